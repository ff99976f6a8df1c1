import { chromium } from '@playwright/test'
import { endServing, serveDist } from './app.ts'
import { findBrowser, FLAGS } from './browser.ts'
import { gzipped, measure, precached, type Measured, type Scenario } from './measure.ts'

const SLOWDOWN = 4
const RUNS = 5
const BUDGET = { script: 60, precached: 300, paint: 1000, tap: 100 }

const SCENARIOS: readonly Scenario[] = [{ name: 'first screen', route: '/', shows: '#app > *', taps: [] }]

let over = 0

function report(what: string, value: number, unit: string, budget: number): void {
  const isOver = !(value < budget)
  if (isOver) over++
  console.log(
    `${what.padEnd(44)} ${value.toFixed(1).padStart(7)} ${unit}  of ${budget}${isOver ? '  OVER BUDGET' : ''}`,
  )
}

/** The middle one, so that a hiccup of the machine decides nothing. */
function median(runs: readonly Measured[], key: 'firstPaint' | 'largestPaint' | 'worstTap'): number {
  const values = runs.map(run => run[key]).toSorted((a, b) => a - b)
  return values[Math.floor(values.length / 2)] ?? NaN
}

const served = await serveDist()
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...FLAGS] })
console.log(`At ${SLOWDOWN}x CPU throttling, the median of ${RUNS} runs on a fresh profile:`)
for (const scenario of SCENARIOS) {
  const runs: Measured[] = []
  while (runs.length < RUNS) runs.push(await measure(browser, served, scenario, SLOWDOWN))
  const scripts = runs.map(run => gzipped(served.folder, run.scripts))
  report(`${scenario.name}: script before the first paint, gz`, Math.max(...scripts), 'kB', BUDGET.script)
  report(`${scenario.name}: first paint`, median(runs, 'firstPaint'), 'ms', BUDGET.paint)
  report(`${scenario.name}: largest paint`, median(runs, 'largestPaint'), 'ms', BUDGET.paint)
  if (scenario.taps.length > 0) report(`${scenario.name}: worst tap`, median(runs, 'worstTap'), 'ms', BUDGET.tap)
}
report('precached, all files', precached(served.folder), 'kB', BUDGET.precached)
await browser.close()
await endServing(served)
process.exitCode = over > 0 ? 1 : 0
