import { spawn } from 'node:child_process'
import manifest from '../../package.json' with { type: 'json' }

export const LANGUAGES = Object.keys(manifest.imports['#text/*']).filter(each => each !== 'default')

/** Splits arguments into the code after `--lang` and the rest. The code is null without `--lang`, and '' if nothing follows it. */
export function parseLanguage(words: readonly string[]): { readonly language: string | null; readonly rest: string[] } {
  const at = words.indexOf('--lang')
  return at < 0 ? { language: null, rest: [...words] } : { language: words[at + 1] ?? '', rest: words.toSpliced(at, 2) }
}

/** Runs this program again in a language, because texts are chosen when a program is loaded. Returns its exit status. */
export function runInLanguage(language: string, words: readonly string[]): Promise<number> {
  const [program = ''] = process.argv.slice(1)
  const options = [...process.execArgv, `--conditions=${language}`, program, ...words]
  const child = spawn(process.execPath, options, { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', status => resolve(status ?? 2))
  })
}
