import vue from '@vitejs/plugin-vue'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import type { Plugin } from 'vite'
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { chunkOf, LANGUAGES, words } from './.vite/words.ts'
import { MANIFEST as GERMAN } from './src/text/de/manifest.ts'
import { MANIFEST as ENGLISH } from './src/text/en/manifest.ts'
import { MANIFEST as ITALIAN } from './src/text/it/manifest.ts'
import { isLong } from './tests/runs.ts'

/** What a manifest says, in a language. */
type ManifestWords = Readonly<Record<keyof typeof ENGLISH, string>>

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types vue default',
].join('; ')

/** A folder of the engine is a game. */
const GAMES = readdirSync(new URL('src/engine', import.meta.url), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name)

/** Of the book, the first screen has only the settings; what a worker begins with is no page's. */
const BOOK =
  /src\/book\/(?!.*-worker\.ts|(book|json|news|storage\/(copy|copy-file|db|connection|journals|names|port)|stores\/settings)\.ts)|node_modules\/valibot/

/** A game has its rules, in code and in words, and its table; nobody who plays one loads another's. */
const APART = 'table|entry|practice|lessons|further-lessons|first'
const gameGroups = (game: string) => [
  {
    name: `${game}-rules`,
    test: new RegExp(
      `src/(engine/${game}/|lessons/${game}/record|text/contract/${game}/|text/door/${game}/(?!title|${APART}))`,
    ),
  },
  { name: `${game}-analysis`, test: new RegExp(`src/analysis/${game}/`) },
  {
    name: game,
    test: new RegExp(`src/(games/${game}/(?!sketch|entry|first)|text/door/${game}/table|lessons/${game}/lines)`),
  },
]

/**
 * Many small files compress worse than a few: what the first screen doesn't need goes by floors, and what is a game's own by game.
 * The files named as exceptions are the first screen's.
 */
const GROUPS = [
  { name: chunkOf, test: /\/src\/text\/[a-z]{2}\// },
  { name: 'vue', test: /node_modules\/(@vue|vue|vue-router|pinia)\/|plugin-vue:export-helper/ },
  // The list of games, which workers read too.
  {
    name: 'games',
    test: /src\/(text\/door\/([^/]+\/title|lists)|games\/(index|[^/]+\/sketch)|engine\/cards)\.ts|src\/text\/contract\/names\.ts|preload-helper|src\/text\/(language|loaders)\.ts/,
  },
  // How the book is stored: the first screen's, and its workers'.
  {
    name: 'storage',
    test: /src\/(jobs|engine\/result|book\/(json|news|storage\/(copy|db|connection|journals|names|port)))\.ts|node_modules\/idb\//,
  },
  // What newcomers see before they have played: it comes with the first screen, and for nobody else.
  {
    name: 'newcomer',
    test: /src\/(pages\/first\/(?!FirstEnd)|games\/wetice\/first\/view\.ts|text\/door\/(wetice\/)?first\.ts)/,
  },
  ...GAMES.flatMap(gameGroups),
  // What a language's words are made with has no words of its own: it may come before them.
  {
    name: 'engine',
    test: /src\/(engine\/(?!(result|cards)\.ts)|analysis\/advice\.ts|text\/contract\/(?!names|unnamed))/,
  },
  { name: 'book', test: BOOK },
  {
    name: 'start',
    test: /src\/(ui\/(LiveRegions|scopeSignal|useAnnouncer|installed|afterPaint|motion|focus|covering|suits|lastTouch|SuitPath|GameMark)\b|table\/workers\.ts|pages\/(failure|navigation|newcomer|GameTiles)\.|text\/door\/pages\/common\.ts|book\/(book|stores\/settings)\.ts)/,
  },
  {
    name: 'entry',
    test: /src\/ui\/(Entry|Choice|Name|Number)\w+\.vue|src\/games\/(record-text\.ts|deal-code\.ts|entry\/)|src\/text\/door\/entry\.ts/,
  },
  {
    name: 'parts',
    test: /src\/ui\/(?!(afterPaint|motion|lastTouch|appearance|suits|SuitPath|installed|updates|ownScripts|AppIcon|icons|QrCode|CodeScreen)\b|style)|src\/pages\/home\/MoreSheet\.|src\/text\/door\/(actions|answers|card-words|rulebook|settings|ui|pages\/(home|app|opening|learning|rulebooks))\.ts|src\/text\/contract\/unnamed\.ts/,
  },
  {
    name: 'book-pages',
    test: /src\/(pages\/(book|evening|handout|person|link|follow|replay|result|review)\/|text\/door\/pages\/(book|keeping|evening|handout|follow|replay)\.ts|analysis\/review\.ts)/,
  },
  // Pages show codes by it and a worker reads them by it, which nothing of a page may come along to.
  { name: 'encoder', test: /node_modules\/qr\/index/ },
  {
    name: 'codes',
    test: /src\/(pages\/read\/(?!decode)|table\/sheets\/HandSheet|text\/door\/handing\.ts|ui\/(QrCode|CodeScreen)\.vue)/,
  },
  { name: 'lessons', test: /src\/lessons\/(?!first-game)[^/]+\.ts/ },
  {
    name: 'learn-pages',
    test: /src\/(pages\/(learn\/|rulebook\/|(Learn|Lesson|Drill|Deck|Rulebook)Page|table\/(why|WhySheet|LessonSheet)\.)|table\/lesson\/|text\/door\/(lesson|pages\/(moments|search))\.ts)/,
  },
  { name: 'updates', test: /src\/ui\/updates\.ts|virtual:pwa-register|node_modules\/workbox-window/ },
  // A few lines each, which say no words: they come before words are there.
  { name: 'arrival', test: /src\/pages\/(addresses|arrival)\.ts/ },
  {
    name: 'pages',
    test: /src\/pages\/((About|NewGame|Settings|Lost)Page|SketchFigure|useAgreed|home\/(HomeNow|useNext|useLessonNext))\./,
  },
  {
    name: 'table',
    test: /src\/(table\/|pages\/(TablePage|NotHere|useGame|table\/(useAsking|AskedScreen))\.|text\/door\/(end|menu|outcome|room|table)\.ts|analysis\/client\.ts|lessons\/first-game\.ts)/,
  },
]

/** What needs it is a page's; a worker has no document to preload into, and fetches from the list of games whatever doesn't. */
const VUE = /\bvue-[^/]*$/

/** A chunk of a language's words: it needs nothing that the code which says them doesn't. */
const OF_WORDS = /\/[a-z]{2}-[\w-]+\.js$/

/** Test files that only a long run has. */
const ONLY_LONG = isLong ? [] : ['tests/**/*.long.test.ts']

/** Tests that need a document. */
const ON_SCREEN = 'tests/{ui,table,games,pages}/**/*.test.ts'

/** What puts a module of its own in the place of another, or asks what the history of a fresh page does. */
const APART_ON_SCREEN = 'tests/{pages/result,ui/sheet}.test.ts'

/** The built page talks to nobody but where it came from. The development server needs inline scripts, so it has no policy. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
  ],
}

/** `new Worker(new URL('./x.ts', import.meta.url))`, as the platform and the development server have it. */
const WORKER = /new URL\('([^']+)', import\.meta\.url\)(?=, \{ type: 'module' \})/g

/** In the built app a worker is a module like any other: the games' rules are fetched and kept once, for the page and for its workers. */
const sharedWorkers: Plugin = {
  name: 'shared-workers',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: 'new Worker(' },
    handler(code, id) {
      return code.replace(WORKER, (_, path: string) => {
        const worker = fileURLToPath(new URL(path, pathToFileURL(id)))
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: worker })}`
      })
    },
  },
}

/** What every tap at a table goes through. */
const AT_TABLE = new Set(['vue', 'engine', 'parts', 'table', ...GAMES.flatMap(game => [game, `${game}-rules`])])

/** For V8: compile all of this as it comes, not when a finger comes down for the first time. It is heeded on the first line alone. */
const EAGER = '//# allFunctionsCalledOnLoad'

const eager: Plugin = {
  name: 'eager',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.isDynamicEntry || !AT_TABLE.has(file.name)) continue
        file.code = `${EAGER}\n${file.code}`
      }
    },
  },
}

/** Its words by language. */
const MANIFESTS: Readonly<Record<string, ManifestWords>> = { en: ENGLISH, it: ITALIAN, de: GERMAN }

/** Beside the manifest in English one for each other language, which the page asks for in its place; and what is read without scripts. */
const spokenManifests: Plugin = {
  name: 'spoken-manifests',
  apply: 'build',
  generateBundle() {
    for (const language of LANGUAGES.filter(each => each !== 'en'))
      this.emitFile({
        type: 'asset',
        fileName: `manifest-${language}.webmanifest`,
        source: JSON.stringify(manifestIn(language)),
      })
  },
  transformIndexHtml: () =>
    LANGUAGES.map(language => ({
      tag: 'noscript',
      attrs: { lang: language },
      children: MANIFESTS[language]?.noScript ?? '',
      injectTo: 'body' as const,
    })),
}

/** An address below the app’s own, as other programs make them of its links, leads home with what stands in it. Runs in the service worker. */
const leadHome = ({ url: { href, hash } }: { readonly url: URL }): Promise<Response> => {
  const home = new URL('.', location.href).href
  return Promise.resolve(Response.redirect(home + (hash || `#/${href.slice(home.length)}`)))
}

/** The manifest in a language. All of them are of one app. */
const manifestIn = (lang: string): Partial<ManifestOptions> => {
  const words = MANIFESTS[lang] ?? ENGLISH
  return {
    name: 'Tableside',
    short_name: 'Tableside',
    description: words.description,
    lang,
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#f4f2ea',
    theme_color: '#f4f2ea',
    categories: ['games', 'utilities'],
    // A record, a backup or a link that another app hands over arrives with the address; a file by the launch queue.
    share_target: {
      action: './',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    file_handlers: [{ action: './', accept: { 'text/plain': ['.txt', '.record'], 'application/json': ['.json'] } }],
    launch_handler: { client_mode: 'navigate-existing' },
    shortcuts: [
      { name: words.newGame, url: './#/new', icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }] },
      { name: words.goOn, url: './?go-on', icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }] },
    ],
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

const pwa = VitePWA({
  // A new version waits until the players agree; it never reloads a game.
  registerType: 'prompt',
  injectRegister: false,
  includeManifestIcons: false,
  manifest: manifestIn('en'),
  workbox: {
    // The first visit is under control too: a deploy during it can't take its lazy chunks away.
    clientsClaim: true,
    // The pictures for installing are fetched when somebody installs.
    globPatterns: ['**/*.{js,css,html,svg,weights}'],
    // The one page is at its own address alone: at one below it, it would find none of its files.
    navigateFallback: null,
    ignoreURLParametersMatching: [/./],
    runtimeCaching: [{ urlPattern: ({ request }) => request.mode === 'navigate', handler: leadHome }],
  },
})

/**
 * What tests load is kept as it was compiled, by its content. A component is compiled by types of other files too: it is kept until
 * anything in `src` changes, and while files are watched not at all.
 */
const keptComponents: Plugin = {
  name: 'kept-components',
  configureVitest({ vitest, experimental_defineCacheKeyGenerator: defineKey }) {
    const source = new URL('src/', import.meta.url)
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(file => /\.(ts|vue)$/.test(file))
    const all = createHash('sha1')
    for (const file of files.sort()) all.update(file).update(readFileSync(new URL(file, source)))
    const key = vitest.config.watch ? (false as const) : all.digest('hex')
    defineKey(({ id }) => (id.includes('.vue') ? key : undefined))
  },
}

// Every table that a test mounts is garbage soon: with room for the young ones, a fifth of the time is not spent on collecting them.
if (process.env.VITEST) setFlagsFromString('--max-semi-space-size=64')

const COMPONENTS = readdirSync(new URL('src/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.vue'))
  .map(file => `src/${file}`)
  .sort()

/** The number of a component in the list of all, for its scoped styles: hashes of eight digits can’t be compressed. */
const shortId = (path: string): string => COMPONENTS.indexOf(path.replaceAll('\\', '/')).toString(36)

export default defineConfig({
  base: './',
  plugins: [
    words(),
    vue({ features: { optionsAPI: false, componentIdGenerator: shortId } }),
    sharedWorkers,
    contentSecurityPolicy,
    spokenManifests,
    eager,
    pwa,
    keptComponents,
  ],
  // Its module is for browsers that the app doesn't run in, and half again as large.
  resolve: { alias: { 'workbox-window': 'workbox-window/build/workbox-window.prod.mjs' } },
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (name, files) => (!OF_WORDS.test(name) && files.some(file => VUE.test(file)) ? files : []),
    },
    // A picture as a data URL would be precached twice over.
    assetsInlineLimit: 0,
    // One style sheet is smaller than fifty, and no screen flickers while its own comes.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS } } },
  },
  test: {
    // A slow machine fails nothing: only what hangs does.
    testTimeout: 120_000,
    // Tests on a screen share one page: what another file has left of it is told by the next try, where nobody watches.
    retry: process.env.CI ? 1 : 0,
    // Vitest would leave one core idle.
    maxWorkers: '100%',
    // To compile all anew takes a twentieth of the time that the tests take.
    experimental: { fsModuleCache: true },
    // They begin sooner than processes do.
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          include: ['tests/**/*.test.ts'],
          exclude: [ON_SCREEN, ...ONLY_LONG],
          environment: 'node',
          // Nothing that is left behind here changes anything: modules are read once for all.
          isolate: false,
          setupFiles: ['tests/seed.ts', 'tests/offline.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          include: [ON_SCREEN],
          exclude: [APART_ON_SCREEN, ...ONLY_LONG],
          environment: 'happy-dom',
          // One page for all, which each file leaves as it was: a page for each, and its modules, take longer than the tests.
          isolate: false,
          setupFiles: ['tests/seed.ts', 'tests/offline.ts', 'tests/settle.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screen apart',
          include: [APART_ON_SCREEN],
          environment: 'happy-dom',
          setupFiles: ['tests/seed.ts', 'tests/offline.ts', 'tests/settle.ts'],
        },
      },
    ],
  },
})
