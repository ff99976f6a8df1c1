import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** `npm test`: while browsers wait, for frames and for fingers that rest, the cores are for what needs none, one after the other. */
const BROWSERS = 'test:e2e'
const OTHERS = ['check', 'test:unit']

interface Unit {
  readonly startTime: number
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}

interface EndToEnd {
  readonly stats: {
    readonly startTime: string
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

const run = (name: string, stdio: 'inherit' | 'pipe'): ChildProcess =>
  spawn(`npm run --silent ${name}`, { shell: true, stdio: ['ignore', stdio, stdio] })

const passes = (child: ChildProcess): Promise<boolean> =>
  new Promise(resolve => void child.once('close', code => resolve(code === 0)))

/** What they say is kept, so that two don't speak at once. */
async function runOthers(said: Buffer[]): Promise<boolean> {
  let passed = true
  for (const name of OTHERS) {
    const child = run(name, 'pipe')
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part))
    passed = (await passes(child)) && passed
  }
  return passed
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../reports/${name}.json`, import.meta.url), 'utf8'))

/** What has been tried since then, in three lines at most. */
function summary(since: number): readonly string[] {
  const unit = read('unit') as Unit
  const { stats } = read('e2e') as EndToEnd
  if (Math.min(unit.startTime, Date.parse(stats.startTime)) < since) return ['Not all tests ran.']
  const passed = unit.numPassedTests + stats.expected + stats.flaky
  const failed = unit.numFailedTests + stats.unexpected
  const skipped = unit.numPendingTests + unit.numTodoTests + stats.skipped
  return [
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(stats.flaky > 0 ? [`${stats.flaky} only when repeated`] : []),
    `${passed} passed, ${failed} failed`,
  ]
}

const began = Date.now()
const said: Buffer[] = []
const passed = await Promise.all([passes(run(BROWSERS, 'inherit')), runOthers(said)])
process.stdout.write(Buffer.concat(said))
for (const line of summary(began)) console.log(line)
process.exitCode = passed.every(Boolean) ? 0 : 1
