import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isLong } from '../runs.ts'
import { bare as test, expect, LONG } from './app.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Each script with a pattern for the end of its output, the fastest script first. Here the scripts do only a small share of their work. */
const SCRIPTS = {
  'bench-book.ts': /1 matches, #\/, again: \d+ ms/,
  'bench.ts': /precached, all files, gz +[\d.]+ kB/,
  'bench-learn.ts': /grafa with an own deck, in all \d+ words, \d+ taps/,
}

const chosen = Object.entries(SCRIPTS).slice(0, isLong ? undefined : 1)

const run = (): Promise<readonly [status: number | null, said: string]> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tests/e2e/bench-each.ts', 'grafa'], {
      cwd: ROOT,
      env: { ...process.env, SIZE: '0.00001', KEEP: '', SCRIPTS: chosen.map(([file]) => file).join(' ') },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
    child.once('close', status => resolve([status, said]))
  })

test('each benchmark script that needs a browser runs', LONG, async () => {
  test.setTimeout(300_000)
  const [status, said] = await run()
  for (const [file, says] of chosen)
    expect(
      said.split('\f').find(each => each.startsWith(`${file}\n`)),
      said,
    ).toMatch(says)
  expect(status, said).toBe(0)
})
