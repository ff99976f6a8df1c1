import { readFileSync } from 'node:fs'

interface Unit {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}

interface EndToEnd {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../reports/${name}.json`, import.meta.url), 'utf8'))

/** Prints how many tests passed, failed or were skipped, and the time of each part. Returns the exit status. */
export function summarize(seconds: ReadonlyMap<string, number>): number {
  const unit = read('unit') as Unit
  const { stats } = read('e2e') as EndToEnd
  const passed = unit.numPassedTests + stats.expected + stats.flaky
  const failed = unit.numFailedTests + stats.unexpected
  const skipped = unit.numPendingTests + unit.numTodoTests + stats.skipped
  if (skipped > 0) console.log(`${skipped} skipped`)
  if (stats.flaky > 0) console.log(`${stats.flaky} only when repeated`)
  for (const [part, took] of seconds) console.log(`${part.padEnd(10)} ${took.toFixed(0).padStart(4)} s`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}
