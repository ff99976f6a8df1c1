import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { receiveWords, withWords } from '../src/text/language.ts'

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url)).replaceAll('\\', '/')
const ENGLISH = join(SOURCE, 'text/en')
const DOOR = '#text/'
const RUNTIME = join(SOURCE, 'text/language.ts')

/** The languages' folders, named by two-letter codes. */
export const FOLDERS: readonly string[] = readdirSync(join(SOURCE, 'text'))
  .filter(name => /^[a-z]{2}$/.test(name))
  .sort()

/** This module compiles only if its language lacks no words. `npm run words` writes it. */
const WHOLE = 'whole.ts'

/** The languages that the app offers: English, and each complete one. */
export const LANGUAGES: readonly string[] = FOLDERS.filter(
  name => name === 'en' || existsSync(join(SOURCE, 'text', name, WHOLE)),
)

/**
 * Groups of files of words that are loaded together: the name of the group's chunk, and its files. Other files are grouped by game, or belong
 * to the pages. Large chunks compress far better than small ones.
 */
const GROUPS: readonly (readonly [name: string, file: RegExp])[] = [
  ['start', /^(lists|pages\/common|[^/]+\/title)$/],
  ['first', /^([^/]+\/)?first$/],
]

/** Returns the group of a file, given its path in a language's folder without extension, such as `wetice/table`. */
export function groupOf(file: string): string {
  const found = GROUPS.find(([, files]) => files.test(file))
  if (found) return found[0]
  const [folder = '', ...rest] = file.split('/')
  return rest.length > 0 ? folder : 'pages'
}

interface Import {
  readonly to: string
  /** Null for a namespace import. */
  readonly names: readonly string[] | null
}

const STATIC = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:([^'"]*?)\bfrom\s*)?'([^']+)'/g
const LATE = /\(await import\('(#text\/[^']+)'\)\)\.(\w+)/g
const IMPORT = /\bimport\(\s*(['"])([^'"]+)\1\s*\)/g

const fileOf = (from: string, name: string): string =>
  name.startsWith(DOOR) ? join(ENGLISH, name.slice(DOOR.length)) : resolve(dirname(from), name.replace(/\?.*$/, ''))

function namesOf(clause: string | undefined): readonly string[] | null {
  const named = /\{([^}]*)\}/.exec(clause ?? '')?.[1]
  if (named === undefined) return /\*\s+as/.test(clause ?? '') ? null : []
  const values = named.split(',').map(name => name.trim())
  return values.filter(name => name !== '' && !name.startsWith('type ')).map(name => name.replace(/\s+as\s.*/, ''))
}

const isUsed = (clause: string | undefined, names: readonly string[] | null): boolean =>
  names === null || names.length > 0 || !clause?.includes('{')

const read = new Map<string, readonly Import[]>()

function importsOf(path: string): readonly Import[] {
  const known = read.get(path)
  if (known) return known
  const found: Import[] = []
  if (/\.(ts|vue)$/.test(path)) {
    for (const [, clause, name = ''] of readFileSync(path, 'utf8').matchAll(STATIC)) {
      const names = namesOf(clause)
      if (/^(\.|#text\/)/.test(name) && isUsed(clause, names)) found.push({ to: fileOf(path, name), names })
    }
  }
  read.set(path, found)
  return found
}

const isWords = (path: string): boolean => path.startsWith(ENGLISH)
const areaOf = (path: string): string => relative(ENGLISH, path).replaceAll('\\', '/').replace(/\.ts$/, '')

/** The first screen's words don't count. */
function saysWords(path: string, seen = new Set<string>()): boolean {
  if (seen.has(path)) return false
  seen.add(path)
  if (isWords(path)) return groupOf(areaOf(path)) !== 'start'
  return importsOf(path).some(({ to }) => saysWords(to, seen))
}

/** A placeholder for the groups of words that a file needs. It is replaced when the chunk of the file is known. */
const WANTED = /words-for:([^:]*):/g

interface Chunk {
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
}

function groupsOf(
  name: string,
  chunks: Readonly<Record<string, Chunk>>,
  seen = new Set<string>(),
): ReadonlySet<string> {
  const groups = new Set<string>()
  const chunk = chunks[name]
  if (!chunk || seen.has(name)) return groups
  seen.add(name)
  for (const id of chunk.moduleIds) {
    const area = DOORS.exec(id)?.[1]
    if (area !== undefined) groups.add(groupOf(area))
  }
  for (const each of chunk.imports) for (const group of groupsOf(each, chunks, seen)) groups.add(group)
  groups.delete('start')
  return groups
}

const EXPORTED = /^export (?:const|function|class) (\w+)/gm
const exportsOf = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(EXPORTED)].map(([, name = '']) => name)

const IN_APP = /^(?!(?:cli|text)[/\\]).*\.(?:ts|vue)$/
const OUTSIDE_TEXT = /^(?!text[/\\]).*\.(?:ts|vue)$/

function findUsed(files = IN_APP): ReadonlyMap<string, readonly string[]> {
  const used = new Map<string, Set<string>>()
  const use = (path: string, names: readonly string[] | null): void => {
    const area = areaOf(path)
    used.set(area, new Set([...(used.get(area) ?? []), ...(names ?? exportsOf(path))]))
  }
  for (const name of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
    const path = join(SOURCE, name)
    if (!files.test(name)) continue
    for (const { to, names } of importsOf(path)) if (isWords(to)) use(to, names)
    for (const [, words = '', one = ''] of readFileSync(path, 'utf8').matchAll(LATE)) use(fileOf(path, words), [one])
  }
  return new Map([...used].map(([area, names]) => [area, [...names].sort()]))
}

/**
 * Returns the words that every language must have, by file: the words that the app and the commands import. A language may export other
 * words for its own use.
 */
export const requiredWords = (): ReadonlyMap<string, readonly string[]> => findUsed(OUTSIDE_TEXT)

const TEXT = join(SOURCE, 'text')
const inText = (path: string): string => join(TEXT, path)

/** The exports of this module are set when a language's words have loaded. */
function doorOf(area: string, names: readonly string[], index: number): string {
  if (names.length === 0) return 'export {}'
  return `import { ${receiveWords.name} } from ${JSON.stringify(RUNTIME)}
export let ${names.join(', ')}
${receiveWords.name}('${groupOf(area)}', ${index}, words => { [${names.join(', ')}] = words })`
}

/** The words are in the order in which the group's `#text` modules read them. */
function wordsOf(language: string, areas: readonly string[], used: ReadonlyMap<string, readonly string[]>): string {
  const imports = areas.map((area, index) => `import * as w${index} from '${inText(`${language}/${area}.ts`)}'`)
  const words = areas.map((area, index) => `[${(used.get(area) ?? []).map(name => `w${index}.${name}`).join(', ')}]`)
  return `${imports.join('\n')}\nexport const words = [${words.join(', ')}]`
}

/** The group that loads first, with the code that loads the other groups. */
const FIRST = 'start'

const loaderOf = (key: string, language: string, group: string): string =>
  `${JSON.stringify(key)}: () => import('${inText(`${language}/words/${group}.js`)}')`

const DOORS = /\/src\/text\/door\/(.+)\.ts$/
const WORDS = /\/src\/text\/([a-z]{2})\/words\/([\w-]+)\.js$/
const LOADERS = /\/src\/text\/loaders\.ts$/

/** Returns the chunk's name for a file of words: its language and its group. */
export function chunkOf(id: string): string | null {
  const [, language, file] = /\/src\/text\/([a-z]{2})\/(.+)\.\w+$/.exec(id) ?? []
  if (language === undefined || file === undefined) return null
  return `${language}-${file.startsWith('words/') ? file.slice('words/'.length) : groupOf(file)}`
}

/**
 * Resolves `#text/…`. In tests, commands and development it is English. In the built app it is a module whose exports are set when a
 * language's words have loaded. Words load in groups, before the code that uses them. Each group has a chunk for each language.
 */
export function words(languages: readonly string[] = LANGUAGES): Plugin {
  let used: ReadonlyMap<string, readonly string[]> = new Map()
  const areasOf = (group: string): readonly string[] => [...used.keys()].filter(area => groupOf(area) === group).sort()
  return {
    name: 'words',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      read.clear()
      used = findUsed()
    },
    resolveId(id) {
      if (id.startsWith(DOOR)) return inText(`door/${id.slice(DOOR.length)}`)
      return WORDS.test(id) ? id : null
    },
    load(id) {
      const area = DOORS.exec(id)?.[1]
      if (area !== undefined) return doorOf(area, used.get(area) ?? [], areasOf(groupOf(area)).indexOf(area))
      const [, language, group] = WORDS.exec(id) ?? []
      if (language !== undefined && group !== undefined) {
        const own = wordsOf(language, areasOf(group), used)
        if (group !== FIRST) return own
        const others = [...new Set([...used.keys()].map(groupOf))].filter(each => each !== FIRST).sort()
        return `${own}\nexport const groups = { ${others.map(each => loaderOf(each, language, each)).join(', ')} }`
      }
      if (!LOADERS.test(id)) return null
      return `export const LOADERS = { ${languages.map(each => loaderOf(each, each, FIRST)).join(', ')} }`
    },
    renderChunk(code, _chunk, _options, { chunks }) {
      if (!code.includes('words-for:')) return null
      return code.replace(WANTED, (_, target: string) => {
        const path = join(SOURCE, target)
        const chunk = Object.keys(chunks).find(name => chunks[name]?.moduleIds.includes(path))
        return [...groupsOf(chunk ?? '', chunks)].sort().join(' ')
      })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.values(bundle ?? {})
          .filter(file => file.type === 'chunk' && file.name === 'en-start')
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file.fileName}` },
            injectTo: 'head' as const,
          })),
    },
    transform: {
      order: 'post',
      filter: { id: /\/src\/(?!text\/|cli\/).*\.(ts|vue)$/, code: 'import(' },
      handler(code, id) {
        let isChanged = false
        const path = id.replace(/\?.*$/, '')
        const changed = code.replace(IMPORT, (whole, _, name: string) => {
          if (!/^(\.|#text\/)/.test(name) || !saysWords(fileOf(path, name))) return whole
          isChanged = true
          const target = name.startsWith(DOOR) ? inText(`door/${name.slice(DOOR.length)}`) : fileOf(path, name)
          return `${withWords.name}('words-for:${relative(SOURCE, target)}:', () => ${whole})`
        })
        return isChanged ? `import { ${withWords.name} } from ${JSON.stringify(RUNTIME)};${changed}` : null
      },
    },
  }
}
