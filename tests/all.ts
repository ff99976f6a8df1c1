import { spawn } from 'node:child_process'
import { summarize } from './summary.ts'

/*
 * Runs all checks and tests in parallel on two cores: while the browsers wait between taps, the compiler uses one core
 * and the unit tests the other. Prints each part's output when that part ends.
 */

const seconds = new Map<string, number>()
let failed = false

function run(part: string): Promise<void> {
  if (failed) return Promise.resolve()
  const began = Date.now()
  console.log(`${part} begins`)
  return new Promise(resolve => {
    const child = spawn(`npm run --silent ${part}`, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => said.push(piece))
    child.once('close', code => {
      const took = (Date.now() - began) / 1000
      seconds.set(part, took)
      process.stdout.write(Buffer.concat(said))
      console.log(`${part} ${code === 0 ? 'passed' : 'FAILED'} in ${took.toFixed(0)} s`)
      failed ||= code !== 0
      resolve()
    })
  })
}

await Promise.all([run('check').then(() => run('test:unit')), run('build:e2e').then(() => run('e2e'))])
process.exitCode = failed ? 1 : 0
if (!failed) process.exitCode = summarize(seconds)
