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

/** The games, named by their folders in the engine. */
const GAMES = readdirSync(new URL('src/engine', import.meta.url), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name)

/** The files of the book, except the files of the first screen, of the storage, and of the workers. */
const BOOK =
  /src\/book\/(?!.*-worker\.ts|(book|json|news|storage\/(copy|copy-file|db|connection|journals|names|port)|stores\/settings)\.ts)|node_modules\/valibot/

/** Each game has chunks for its rules, its analysis and its table, so that no game loads another game's code. */
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
 * Many small files compress worse than a few, so code that the first screen doesn't need is grouped by layer, and a game's code by game.
 * Files named as exceptions belong to the first screen.
 */
const GROUPS = [
  { name: chunkOf, test: /\/src\/text\/[a-z]{2}\// },
  { name: 'vue', test: /node_modules\/(@vue|vue|vue-router|pinia)\/|plugin-vue:export-helper/ },
  // The list of games, which workers also import.
  {
    name: 'games',
    test: /src\/(text\/door\/([^/]+\/title|lists)|games\/(index|[^/]+\/sketch)|engine\/cards)\.ts|src\/text\/contract\/names\.ts|preload-helper|src\/text\/(language|loaders)\.ts/,
  },
  // The book's storage, used by the first screen and the book's workers.
  {
    name: 'storage',
    test: /src\/(jobs|engine\/result|book\/(json|news|storage\/(copy|db|connection|journals|names|port)))\.ts|node_modules\/idb\//,
  },
  // The newcomers' page, loaded with the first screen only for them.
  {
    name: 'newcomer',
    test: /src\/(pages\/first\/(?!FirstEnd)|games\/wetice\/first\/view\.ts|text\/door\/(wetice\/)?first\.ts)/,
  },
  ...GAMES.flatMap(gameGroups),
  // Code that makes sentences but has no words of its own, so it may load before them.
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
  // Separate, because a worker also imports it, and must not load code of pages.
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
  // Small files that need no words, so they can run before words have loaded.
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

/** Matches the chunk of Vue, which only chunks for pages import. Workers have no document, so their chunks must not preload others. */
const VUE = /\bvue-[^/]*$/

/** Matches chunks of words. The code that uses the words loads their imports. */
const OF_WORDS = /\/[a-z]{2}-[\w-]+\.js$/

const ONLY_LONG = isLong ? [] : ['tests/**/*.long.test.ts']

/** Tests that need a document. */
const ON_SCREEN = 'tests/{ui,table,games,pages}/**/*.test.ts'

/** Tests that mock modules or need the history of a new page. */
const APART_ON_SCREEN = 'tests/{pages/result,ui/sheet}.test.ts'

/** The built page may connect only to its own origin. The development server needs inline scripts, so it has no policy. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
  ],
}

/** Matches the path in `new Worker(new URL('./x.ts', import.meta.url))`. */
const WORKER = /new URL\('([^']+)', import\.meta\.url\)(?=, \{ type: 'module' \})/g

/** Builds workers as ordinary modules, so that pages and workers load and cache the games' rules once. */
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

/** The chunks that every tap at a table uses. */
const AT_TABLE = new Set(['vue', 'engine', 'parts', 'table', ...GAMES.flatMap(game => [game, `${game}-rules`])])

/** Tells V8 to compile the whole chunk when it loads, not at the first tap. V8 reads it only in the first line. */
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

const MANIFESTS: Readonly<Record<string, ManifestWords>> = { en: ENGLISH, it: ITALIAN, de: GERMAN }

/** Adds a manifest for each language except English, and in each language a text for browsers without scripts. */
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

/**
 * Redirects addresses below the app’s own address, which other programs make from its links, to the app with the same content. Runs in the
 * service worker.
 */
const leadHome = ({ url: { href, hash } }: { readonly url: URL }): Promise<Response> => {
  const home = new URL('.', location.href).href
  return Promise.resolve(Response.redirect(home + (hash || `#/${href.slice(home.length)}`)))
}

/** Returns the manifest in a language. All of them have the same id, since they are one app. */
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
    // A record, a backup or a link from another app arrives in the address; a file by the launch queue.
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
    // Controls the page from the first visit on, so that its lazy chunks stay available after a deployment.
    clientsClaim: true,
    // Leaves out the icons, which the browser fetches when the app is installed.
    globPatterns: ['**/*.{js,css,html,svg,weights}'],
    // The page works only at its own address, because its files have relative addresses.
    navigateFallback: null,
    ignoreURLParametersMatching: [/./],
    runtimeCaching: [{ urlPattern: ({ request }) => request.mode === 'navigate', handler: leadHome }],
  },
})

/**
 * Caches compiled modules for tests by content. Compiling a component also reads types in other files, so its cache is invalid after any
 * change in `src`, and isn't used in watch mode.
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

// Mounted tables soon become garbage. A larger young generation saves a fifth of the time.
if (process.env.VITEST) setFlagsFromString('--max-semi-space-size=64')

const COMPONENTS = readdirSync(new URL('src/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.vue'))
  .map(file => `src/${file}`)
  .sort()

/** Returns a component's number as the id of its scoped styles, because 8-digit hashes compress badly. */
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
  // The package's default module supports older browsers than the app, and is 50 % larger.
  resolve: { alias: { 'workbox-window': 'workbox-window/build/workbox-window.prod.mjs' } },
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (name, files) => (!OF_WORDS.test(name) && files.some(file => VUE.test(file)) ? files : []),
    },
    // A picture inlined as a data URL would be precached twice.
    assetsInlineLimit: 0,
    // One style sheet is smaller than fifty, and no screen flickers while its own loads.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS } } },
  },
  test: {
    // So long that only hanging tests fail, and no slow machine makes a test fail.
    testTimeout: 120_000,
    // Tests with a document share one page. In CI, a second try distinguishes real failures from effects of another file.
    retry: process.env.CI ? 1 : 0,
    // By default Vitest leaves one core idle.
    maxWorkers: '100%',
    // Compiling everything takes a twentieth of the tests' time.
    experimental: { fsModuleCache: true },
    // Threads start faster than processes.
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          include: ['tests/**/*.test.ts'],
          exclude: [ON_SCREEN, ...ONLY_LONG],
          environment: 'node',
          // These tests leave no state behind, so modules are loaded once for all files.
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
          // All files share one page and its modules, and clean up after themselves. Loading them for each file would take longer than the tests.
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
