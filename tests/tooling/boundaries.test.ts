import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The rule is null if the line is allowed. */
type Probe = readonly [folder: string, line: string, rule: string | null]

const from = (path: string): string => `import { thing } from '${path}'`
const IMPORTS = 'no-restricted-imports'
const GLOBALS = 'no-restricted-globals'

const PROBES: readonly Probe[] = [
  ['src/engine', from('./result.ts'), null],
  ['src/engine', from('./wetice/index.ts'), null],
  ['src/engine', from('vue'), IMPORTS],
  ['src/engine', from('node:fs'), IMPORTS],
  ['src/engine', from('#text/rulebook.ts'), IMPORTS],
  ['src/engine', from('../main.ts'), IMPORTS],
  ['src/engine', `import type { thing } from '../book/journal.ts'`, IMPORTS],
  ['src/engine', `export { thing } from '../ui/card.ts'`, IMPORTS],
  ['src/engine', `const late = import('../pages/home.ts')`, IMPORTS],
  ['src/engine/wetice', from('../cards.ts'), null],
  ['src/engine/wetice', from('./board.ts'), null],
  ['src/engine/wetice', from('#text/rulebook.ts'), IMPORTS],
  ['src/engine/wetice', from('../grafa/play.ts'), IMPORTS],
  ['src/engine/wetice', from('pinia'), IMPORTS],
  ['src/engine/wetice', 'export const when = Date.now()', GLOBALS],
  ['src/engine/wetice', 'export const there = globalThis.name', GLOBALS],
  ['src/engine/wetice', 'export const chance = Math.random()', 'no-restricted-properties'],
  ['src/engine/wetice', 'export const most = Math.max(1, 2)', null],
  ['src/text/en/wetice', from('../../../engine/wetice/index.ts'), null],
  ['src/text/en/wetice', from('../rulebook.ts'), null],
  ['src/text/en/wetice', from('../grafa/index.ts'), IMPORTS],
  ['src/text/en/wetice', `import type { thing } from '../../../games/wetice/entry/draft.ts'`, null],
  ['src/text/en', from('../../engine/game.ts'), null],
  ['src/text/en', from('../../book/journal.ts'), IMPORTS],
  ['src/text/en', from('vue'), IMPORTS],
  ['src/text/en', from('../../analysis/advice.ts'), IMPORTS],
  ['src/text/contract', from('../../engine/game.ts'), null],
  ['src/text/contract', from('../en/rulebook.ts'), IMPORTS],
  ['src/text/contract/wetice', from('../../en/rulebook.ts'), IMPORTS],
  ['src/text/contract/wetice', from('../grafa/book.ts'), IMPORTS],
  ['src/analysis', from('../engine/game.ts'), null],
  ['src/analysis', from('./wetice/analyst.ts'), null],
  ['src/analysis', from('#text/rulebook.ts'), IMPORTS],
  ['src/analysis', from('vue'), IMPORTS],
  ['src/analysis/wetice', from('../advice.ts'), null],
  ['src/analysis/wetice', from('../../engine/wetice/index.ts'), null],
  ['src/analysis/wetice', from('../grafa/analyst.ts'), IMPORTS],
  ['src/analysis/wetice', from('../../book/journal.ts'), IMPORTS],
  ['src/analysis/wetice', 'export const when = performance.now()', GLOBALS],
  ['src/analysis/wetice', 'export const chance = Math.random()', 'no-restricted-properties'],
  ['src/text/en/wetice', from('../lists.ts'), null],
  ['src/text/en/wetice', from('../../../lessons/goals.ts'), IMPORTS],
  ['src/analysis', from('../text/contract/lessons.ts'), IMPORTS],
  ['src/lessons/wetice', from('#text/rulebook.ts'), null],
  ['src/lessons/wetice', from('../../text/en/rulebook.ts'), IMPORTS],
  ['src/lessons/wetice', from('../../book/journal.ts'), IMPORTS],
  ['src/lessons', from('../ui/card.ts'), IMPORTS],
  ['src/book', from('../engine/record.ts'), null],
  ['src/book', from('idb'), null],
  ['src/book', from('../lessons/goals.ts'), IMPORTS],
  ['src/book', from('../ui/card.ts'), IMPORTS],
  ['src/ui', from('../engine/cards.ts'), null],
  ['src/ui', from('../book/journal.ts'), null],
  ['src/ui', from('../engine/wetice/types.ts'), IMPORTS],
  ['src/ui', from('#text/wetice/index.ts'), IMPORTS],
  ['src/ui', from('../games/wetice/table.ts'), IMPORTS],
  ['src/ui', from('../pages/home.ts'), IMPORTS],
  ['src/ui', from('../analysis/wetice/analyst.ts'), IMPORTS],
  ['src/ui', from('../table/session.ts'), IMPORTS],
  ['src/table', from('../ui/card.ts'), null],
  ['src/table', from('../book/journal/replay.ts'), null],
  ['src/table', from('../engine/wetice/types.ts'), IMPORTS],
  ['src/table', from('../games/wetice/index.ts'), IMPORTS],
  ['src/table', from('../pages/home.ts'), IMPORTS],
  ['src/book', from('../table/session.ts'), IMPORTS],
  ['src/games/wetice', from('../../table/session.ts'), null],
  ['src/games/wetice', from('../../engine/wetice/index.ts'), null],
  ['src/games/wetice', from('../../ui/card.ts'), null],
  ['src/games/wetice', from('../grafa/table.ts'), IMPORTS],
  ['src/games/wetice', from('../../pages/home.ts'), IMPORTS],
  ['src/games', from('./wetice/table.ts'), null],
  ['src/games', from('../pages/home.ts'), IMPORTS],
  ['src/pages', from('../games/tables.ts'), null],
  ['src/pages', from('#text/wetice/index.ts'), null],
  ['src/pages', from('../text/en/table.ts'), IMPORTS],
  ['src/pages', from('../cli/adjudicate.ts'), IMPORTS],
  ['src/cli', from('../engine/index.ts'), null],
  ['src/cli', from('../engine/record.ts'), IMPORTS],
  ['src/cli', from('../engine/wetice/index.ts'), IMPORTS],
  ['src/cli', from('#text/rulebook.ts'), null],
  ['src/cli', from('../analysis/advice.ts'), null],
  ['src/cli', from('../games/index.ts'), null],
  ['src/cli', from('../games/wetice/table/index.ts'), IMPORTS],
  ['src/cli', from('node:fs'), null],
  ['src/cli', from('../book/journal.ts'), IMPORTS],
]

const RULES: ReadonlySet<string> = new Set([IMPORTS, GLOBALS, 'no-restricted-properties'])

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[]
}

const fileOf = ([folder]: Probe, number: number): string => `${folder}/probe-${number}.ts`

const CYCLE = [
  ['src/engine/hen.ts', 'src/engine/egg.ts'],
  ['src/engine/egg.ts', 'src/engine/hen.ts'],
  ['src/engine/cock.ts', 'src/engine/crow.ts'],
  ['src/engine/crow.ts', 'src/engine/cock.ts'],
] as const

const OUTSIDE = [
  'window',
  'self',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'performance',
  'fetch',
  'WebSocket',
  'Worker',
  'BroadcastChannel',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'requestAnimationFrame',
  'crypto',
  'console',
  'process',
] as const

function write(path: string, line: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${line}\n`)
}

function lint(home: string): Report {
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(home, '.oxlintrc.json'))
  for (const [number, probe] of PROBES.entries()) write(join(home, fileOf(probe, number)), probe[1])
  for (const [number, [here, there]] of CYCLE.entries())
    write(join(home, here), number < 2 ? `import './${basename(there)}'` : `export type * from './${basename(there)}'`)
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint')
  const run = spawnSync(process.execPath, [oxlint, '-c', '.oxlintrc.json', '-f', 'json'], {
    cwd: home,
    encoding: 'utf8',
  })
  return JSON.parse(run.stdout) as Report
}

function unknownToEngine(names: readonly string[]): readonly string[] {
  const home = mkdtempSync(join(tmpdir(), 'engine-'))
  const project = { extends: join(ROOT, 'src/engine/tsconfig.json'), compilerOptions: { noEmit: true }, include: ['.'] }
  write(join(home, 'tsconfig.json'), JSON.stringify(project))
  write(join(home, 'probe.ts'), names.map((name, number) => `export const a${number} = ${name}`).join('\n'))
  const run = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', home, '--pretty', 'false'],
    {
      encoding: 'utf8',
    },
  )
  rmSync(home, { recursive: true })
  return [...run.stdout.matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => name ?? '')
}

describe('the layers of the code', () => {
  const home = mkdtempSync(join(tmpdir(), 'floors-'))
  const { diagnostics } = lint(home)
  rmSync(home, { recursive: true })

  const rulesBrokenBy = (file: string): string[] =>
    diagnostics.filter(each => each.filename === file).map(each => /\((.*)\)/.exec(each.code)?.[1] ?? '')

  for (const [number, probe] of PROBES.entries()) {
    const [folder, line, rule] = probe
    it(`${folder} may${rule === null ? '' : ' not'} contain: ${line}`, () => {
      const broken = rulesBrokenBy(fileOf(probe, number)).filter(each => RULES.has(each))
      expect(broken).toEqual(rule === null ? [] : [rule])
    })
  }

  it('may not have import cycles', () => {
    expect(rulesBrokenBy('src/engine/hen.ts')).toContain('no-cycle')
    expect(rulesBrokenBy('src/engine/cock.ts')).toContain('no-cycle')
  })

  it('hide the globals of browsers and of Node from the engine', () => {
    expect(unknownToEngine([...OUTSIDE, 'Math'])).toEqual(OUTSIDE)
  })
})
