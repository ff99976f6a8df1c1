import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { LANGUAGES as OFFERED } from '../../.vite/words.ts'
import { isLong } from '../runs.ts'
import { REQUIRED_WORDS, requiredWordsModule, type WordsByFile } from './house/whole.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const only = (...files: readonly string[]): WordsByFile =>
  new Map([...REQUIRED_WORDS].filter(([file]) => files.includes(file)))

/** Languages that differ from English at most by one change in one file. */
const LANGUAGES: Readonly<Record<string, (text: string) => string>> = {
  qa: text => text,
  qb: text => text.replace("    later: { label: 'Continue it later', detail", '    later: { detail'),
  qc: text =>
    text.replace('detail: (moves: number)', 'detail: (moves: Date)').replace('moves === 0', 'moves.getTime() === 0'),
  qd: text => text.replace("  rules: 'The rules',", "  rules: 'The rules', forgotten: { more: 'More' },"),
  qe: text => text.replace("label: 'Get help'", "label: 'Aide'"),
}
const CHANGED = 'menu'

function compile(): ReadonlyMap<string, readonly string[]> {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT)
  const host = ts.createCompilerHost(options)
  const folderOf = (path: string): string => /\/src\/text\/(q[a-z])\//.exec(path)?.[1] ?? ''
  const textOf = (path: string): string | undefined => {
    const change = LANGUAGES[folderOf(path)]
    if (!change) return ts.sys.readFile(path)
    if (path.endsWith('/whole.ts'))
      return requiredWordsModule(
        folderOf(path) !== 'qa' ? only(CHANGED) : isLong ? REQUIRED_WORDS : only(CHANGED, 'lists', 'wetice/index'),
      )
    const text = ts.sys.readFile(path.replace(/\/q[a-z]\//, '/en/'))
    return text === undefined || !path.endsWith(`/${CHANGED}.ts`) ? text : change(text)
  }
  const roots = Object.keys(LANGUAGES).map(language => join(ROOT, 'src/text', language, 'whole.ts'))
  const program = ts.createProgram(
    roots,
    { ...options, types: [], incremental: false },
    {
      ...host,
      fileExists: path => textOf(path) !== undefined,
      readFile: textOf,
      directoryExists: path => folderOf(`${path}/`) !== '' || ts.sys.directoryExists(path),
      getSourceFile: (path, target) => {
        const text = textOf(path)
        return text === undefined ? undefined : ts.createSourceFile(path, text, target)
      },
      jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
    },
  )
  return new Map(
    roots.map(path => {
      const found = program.getSemanticDiagnostics(program.getSourceFile(path))
      return [folderOf(path), found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))]
    }),
  )
}

describe('another language', () => {
  const said = compile()
  const of = (language: string): string => (said.get(language) ?? ['not compiled']).join('\n')

  it('compiles with the English words, or with others in their place', () => {
    expect([of('qa'), of('qe')]).toEqual(['', ''])
  })

  it('does not compile if a word is missing, and the compiler names the word', () => {
    expect(of('qb')).toMatch(/Property 'label' is missing/)
  })

  it('does not compile with a sentence that has another type of argument', () => {
    expect(of('qc')).toMatch(/Type 'number' is not assignable to type 'Date'/)
  })

  it('does not compile with a word that English doesn’t have', () => {
    expect(of('qd')).toMatch(/"MENU.forgotten"/)
  })

  it.each(OFFERED.filter(each => each !== 'en'))(
    'that is offered, such as %s, has an up-to-date check of all its words',
    language => {
      const kept = readFileSync(join(ROOT, 'src/text', language, 'whole.ts'), 'utf8')
      expect(kept === requiredWordsModule(REQUIRED_WORDS), `npm run words -- ${language}`).toBe(true)
    },
  )

  it('is checked for every word that code outside the texts uses', () => {
    const whole = requiredWordsModule(REQUIRED_WORDS)
    expect([...REQUIRED_WORDS.keys()].filter(file => !whole.includes(`'../en/${file}.ts'`))).toEqual([])
    expect(REQUIRED_WORDS.get('menu')).toContain('MENU')
    expect(REQUIRED_WORDS.get('cli')).toEqual(['CLI_WORDS'])
  })
})
