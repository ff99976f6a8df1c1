import ts from 'typescript'
import type { Plugin } from 'vite'
import config from '../../../vite.config.ts'
import { translate } from './literals.ts'

/**
 * Builds the app in the pseudo-language, into a folder of its own; no word of this is in the app.
 *
 * The texts are the string literals of `src/text/en`, and of nothing else: a text that stands anywhere else stays in English, and the
 * test that opens every page finds it. There an id is told from a text by its type, so that ids need no marks.
 */
const WORDS = /\/src\/text\/en\/.*\.ts$/

function programOf(): ts.Program {
  const { config: found } = ts.readConfigFile('tsconfig.json', path => ts.sys.readFile(path))
  const { options, fileNames } = ts.parseJsonConfigFileContent(found, ts.sys, process.cwd())
  return ts.createProgram(
    fileNames.filter(name => WORDS.test(name)),
    { ...options, noEmit: true },
  )
}

function pseudoLanguage(): Plugin {
  let program: ts.Program | undefined
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    transform(_, id) {
      if (!WORDS.test(id)) return null
      program ??= programOf()
      const file = program.getSourceFile(id)
      if (!file) throw new Error(`${id} is not in tsconfig.json`)
      return { code: translate(file, program.getTypeChecker()), map: null }
    },
  }
}

/** Nothing is installed here: the worker for that would take as long as all the rest. */
const isForInstalling = (plugin: unknown): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'vite-plugin-pwa:build'

const plugins = [config.plugins ?? []].flat(2).filter(plugin => !isForInstalling(plugin))

export default { ...config, plugins: [...plugins, pseudoLanguage()] }
