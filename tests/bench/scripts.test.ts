import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { once } from '../engine/once.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(new URL(path, `file://${ROOT}`), 'utf8')

interface Ran {
  readonly status: number | null
  readonly said: string
}

/** Run in one process, one after another, until one fails: starting a process takes longer than most of them. */
const EACH = `
for (const file of process.env.SCRIPTS.split(' ')) {
  process.stdout.write('\\f' + file + '\\n')
  await import('./' + file)
  if (process.exitCode) break
}`

const run = (...files: readonly string[]): Promise<Ran> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type', 'module', '--eval', EACH], {
      cwd: ROOT,
      // Hints win first games of all the games elsewhere.
      env: { ...process.env, SIZE: '0.00001', GAME: 'Grafa', SCRIPTS: files.join(' ') },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
    child.once('close', status => resolve({ status, said }))
  })

/** The benchmarks without a browser, each with its final output. */
const SCRIPTS = {
  'tests/bench/index.ts': /The analyst of Wellsix\n {2}positions: \d+ a second\n$/,
  'tests/bench/play.ts': /final score [\d.]+ ± [\d.]+, \d perfect\n$/,
  'tests/bench/hints.ts': /Grafa: \d+ of 1 won \([\d.]+ %\), [\d.]+ on average\n$/,
  'tests/bench/imports.ts': /3 files from 0 on .* 0 went wrong\.\n$/,
  'tests/bench/backup.ts': /read match by match: 1 matches, 200 entries: [\d.]+ s\n$/,
  'tests/rulebook/reading/index.ts': /Grafa: \d+ walks, 0 records with a failure\n/,
  'tests/bench/beginnings.ts': /deals 1 to \d+, in \d+ s\.\n$/,
  // Last, since it ends its process.
  'tests/bench/rooms.ts':
    /kills of the server: \d+ entries acknowledged, 0 lost, changed, doubled or out of order; whole again in \d+ ms at most\n/,
}

const ran = once(() => run(...Object.keys(SCRIPTS)))

describe('the benchmark scripts', () => {
  it.each(Object.entries(SCRIPTS))('run: %s', async (file, says) => {
    const { status, said } = await ran()
    expect(said.split('\f').find(each => each.startsWith(`${file}\n`))).toMatch(says)
    expect(status).toBe(0)
  })

  it('are all in package.json, and their files exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }
    const files = Object.values(scripts).flatMap(script => script.match(/[\w./-]+\.ts\b/g) ?? [])
    for (const file of files.filter(each => each.includes('/'))) expect(read(file)).not.toBe('')
    expect(files.filter(file => /^tests\/(bench|rulebook)\//.test(file)).sort()).toEqual(Object.keys(SCRIPTS).sort())
    const inBrowser = read('tests/e2e/bench.spec.ts')
    const others = files.filter(file => file.startsWith('tests/e2e/bench')).map(file => file.replace('tests/e2e/', ''))
    expect(others.filter(file => !inBrowser.includes(`'${file}'`))).toEqual([])
  })
})
