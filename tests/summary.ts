import { readFileSync } from 'node:fs'

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

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../reports/${name}.json`, import.meta.url), 'utf8'))

const unit = read('unit') as Unit
const { stats } = read('e2e') as EndToEnd

if (Date.parse(stats.startTime) < unit.startTime)
  throw new Error('The end-to-end tests did not run: npm test runs all.')

const passed = unit.numPassedTests + stats.expected + stats.flaky
const failed = unit.numFailedTests + stats.unexpected
const skipped = unit.numPendingTests + unit.numTodoTests + stats.skipped

if (skipped > 0) console.log(`${skipped} skipped`)
if (stats.flaky > 0) console.log(`${stats.flaky} only when repeated`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
