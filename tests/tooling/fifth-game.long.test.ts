import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { afterAll, describe, expect, it } from 'vitest'
import { once } from '../engine/once.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const copy = mkdtempSync(join(tmpdir(), 'fifth-game-'))
afterAll(() => rmSync(copy, { recursive: true }))
cpSync(join(ROOT, 'src'), join(copy, 'src'), { recursive: true })
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}

const { type, imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
write('package.json', JSON.stringify({ type, imports }))
write('tsconfig.json', readFileSync(join(ROOT, 'tsconfig.json'), 'utf8').replace(/node_modules\/.cache\//, ''))
// The content of components is not checked here.
const COMPONENTS = 'src/components.d.ts'
write(COMPONENTS, "declare module '*.vue'\n")

function compile(...paths: readonly string[]): (path: string) => readonly string[] {
  const { config } = ts.readConfigFile(join(copy, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, copy)
  const rootNames = [...paths, COMPONENTS].map(path => join(copy, path))
  const host = { ...ts.createCompilerHost(options), jsDocParsingMode: ts.JSDocParsingMode.ParseNone }
  const program = ts.createProgram(rootNames, { ...options, types: ['vite/client'], incremental: false }, host)
  return path =>
    program
      .getSemanticDiagnostics(program.getSourceFile(join(copy, path)))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

const LIST = readFileSync(join(ROOT, 'src/games/index.ts'), 'utf8')
const END = '} as const satisfies'

const ENTRY = `  tally: {
    introduction: () => tallyIntroduction,
    seats: [2],
    sketch: tallySketch,
    mark: tallyMark,
    engine: async () => (await import('../engine/tally/index.ts')).tally,
    rulebook: async () => (await import('#text/tally/index.ts')).fifthBook,
    analyst: null,
    seatAnalyst: null,
    opponent: null,
    explainer: null,
    course: async () => (await import('../lessons/tally/index.ts')).fifthCourse,
    entry: async () => ({ default: (await import('./tally/entry.ts')).fifthEntry }),
    table: async () => (await import('./tally/table/index.ts')).fifthTable,
    first: null,
  },
`

const withEntries = (entries: string): string =>
  `import { INTRODUCTION as tallyIntroduction } from '#text/tally/title.ts'\nimport { tallyMark, tallySketch } from './tally/sketch.ts'\n` +
  LIST.replace(END, `${entries}${END}`)

/** Each file of the new game, and the test file that it is a copy of. */
const FOLDERS: Readonly<Record<string, string>> = {
  'src/engine/tally/index.ts': 'tests/book/tally.ts',
  'src/text/en/tally/index.ts': 'tests/games/tally/rulebook.ts',
  'src/lessons/tally/index.ts': 'tests/games/tally/course.ts',
  'src/games/tally/entry.ts': 'tests/games/tally/entry.ts',
  'src/games/tally/table/index.ts': 'tests/games/tally/table.ts',
}

function moved(text: string, path: string): string {
  const up = '../'.repeat(path.split('/').length - 2)
  return text
    .replaceAll(/'(?:\.\.\/)+src\//g, `'${up}`)
    .replaceAll(/'[./]+book\/tally\.ts'/g, `'${up}engine/tally/index.ts'`)
    .replaceAll("'./rulebook.ts'", "'#text/tally/index.ts'")
}

for (const [path, from] of Object.entries(FOLDERS)) write(path, moved(readFileSync(join(ROOT, from), 'utf8'), path))
write(
  'src/text/en/tally/title.ts',
  "export const INTRODUCTION = { title: 'Tally', tagline: 'Hit the target.', aim: 'Hit it.', before: 'Take a pencil.' }\n",
)
write(
  'src/games/tally/sketch.ts',
  'export const tallySketch = { cards: [], width: 9, height: 9 }\nexport const tallyMark = [] as const\n',
)

const LISTED = 'src/games/index.ts'
write(LISTED, withEntries(ENTRY))

/** A list of games in which one game has no folder, and one has no table. */
const UNKNOWN = 'src/games/unknown.ts'
const HALF = ENTRY.replace('tally:', 'half:')
  .replace('...tallyIntroduction', 'introduction: () => grafaIntroduction')
  .replace(/ {4}table: .*\n/, '')
write(UNKNOWN, withEntries(ENTRY + HALF).replaceAll('tally', 'absent'))

const WRONG = [
  ['a name that its engine doesn’t have', 'tally:', 'tolly:', /'"tally"' is not assignable to type '"tolly"'/],
  ['an entry that can’t start a match', '.fifthEntry', '.noEntry', /onStart/],
  ['three seats and an engine with two', 'seats: [2]', 'seats: [3]', /'3' is not assignable to type '2'/],
  ['help without an analyst', 'analyst:', 'helps: true, analyst:', /'helps' does not exist/],
  [
    'no words for its rules',
    "#text/tally/index.ts')).fifth",
    "#text/grafa/index.ts')).grafa",
    /missing .*: target, pace/,
  ],
] as const
const wrongList = (what: string): string => `src/games/${what.replaceAll(/\W+/g, '-')}.ts`
for (const [what, right, wrong] of WRONG) write(wrongList(what), withEntries(ENTRY.replace(right, wrong)))

describe('a fifth game', () => {
  const told = once(() => compile(LISTED, UNKNOWN, ...WRONG.map(([what]) => wrongList(what)), ...Object.keys(FOLDERS)))

  it.each(WRONG)('with %s doesn’t compile', (what, _right, _wrong, says) => {
    expect(told()(wrongList(what)).join()).toMatch(says)
  })

  it('that has only its entry in the list makes the compiler name each missing part', () => {
    const lines = told()(UNKNOWN)
    const missing = lines.flatMap(line => /Cannot find module '([^']*)'/.exec(line)?.[1] ?? [])
    expect([...new Set(missing)].sort()).toEqual([
      '#text/absent/index.ts',
      '#text/absent/title.ts',
      '../engine/absent/index.ts',
      '../lessons/absent/index.ts',
      './absent/entry.ts',
      './absent/sketch.ts',
      './absent/table/index.ts',
    ])
    expect(lines.filter(line => !line.includes('Cannot find module')).join()).toMatch(/Property 'table' is missing/)
  })

  it('with all its files compiles, and has rulings in its own words', () => {
    expect([LISTED, ...Object.keys(FOLDERS)].flatMap(told())).toEqual([])
    const input = 'game tally\nplayers Ann, Bob\ntarget 9\nplay\nadd 8\nadd 2\n'
    const words = ['--import', 'tsx', 'src/cli/adjudicate.ts', '-']
    const { stdout, status } = spawnSync(process.execPath, words, { cwd: copy, input, encoding: 'utf8' })
    expect(stdout.split('\n')).toEqual([
      '1: Tally, Ann and Bob.',
      `5: add 8: accepted. ${'One more. '.repeat(8)}(The target)`,
      '6: add 2: refused. That is too much. Add less. (The target)',
      '',
    ])
    expect(status).toBe(1)
  })

  it('needs no other change in the project', () => {
    for (const path of [COMPONENTS, UNKNOWN, ...WRONG.map(([what]) => wrongList(what))]) rmSync(join(copy, path))
    const words = ['node_modules/vue-tsc/bin/vue-tsc.js', '--noEmit']
    expect(spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' }).stdout).toBe('')
  })
})
