import { posix } from 'node:path'
import ts from 'typescript'
import type { Plugin } from 'vite'
import { LANGUAGES, words } from '../../../.vite/words.ts'
import config from '../../../vite.config.ts'
import { translate } from './literals.ts'

/**
 * Builds the app into its own folder with a second language, the pseudo-language, in chunks of its own. A page uses
 * it if `LANGUAGE` in its local storage is `xx`. Only the string literals of `src/text/en` are translated: a text anywhere
 * else stays English, and the test that opens every page finds it. Types distinguish ids from texts, so that ids
 * need no marks.
 */
const ENGLISH = /\/src\/text\/en\/.*\.ts$/
const PSEUDO = /\/src\/text\/xx\/(?!words\/).*\.ts$/

function programOf(): ts.Program {
  const { config: found } = ts.readConfigFile('tsconfig.json', path => ts.sys.readFile(path))
  const { options, fileNames } = ts.parseJsonConfigFileContent(found, ts.sys, process.cwd())
  return ts.createProgram(
    fileNames.filter(name => ENGLISH.test(name)),
    { ...options, noEmit: true },
  )
}

function pseudoLanguage(): Plugin {
  let program: ts.Program | undefined
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    resolveId(name, importer) {
      const path = name.startsWith('.') && importer !== undefined ? posix.join(posix.dirname(importer), name) : name
      return PSEUDO.test(path) ? path : null
    },
    load(id) {
      if (!PSEUDO.test(id)) return null
      program ??= programOf()
      const file = program.getSourceFile(id.replace('/text/xx/', '/text/en/'))
      if (!file) throw new Error(`${id} is no file of words`)
      return translate(file, program.getTypeChecker())
    },
  }
}

const isNamed = (plugin: unknown, ...names: readonly string[]): boolean =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  typeof plugin.name === 'string' &&
  names.includes(plugin.name)

/** Without the plugin for the service worker, which would take as long as the rest of the build. */
const plugins = [config.plugins ?? []].flat(2).filter(plugin => !isNamed(plugin, 'vite-plugin-pwa:build', 'words'))

export default { ...config, plugins: [pseudoLanguage(), words([...LANGUAGES, 'xx']), ...plugins] }
