import { chromium } from '@playwright/test'
import { endServing, serveDist } from './app.ts'
import { findBrowser, FLAGS } from './browser.ts'
import { numbers } from '../bench/measure.ts'
import { shuffledRows } from '../bench/wetice.ts'
import { firstScripts, gzipped, measure, precached, type Measured, type Scenario } from './measure.ts'
import { begin, type, WHOLE } from './tennis-hands.ts'
import { openRecord as openWellsix } from './wellsix-hands.ts'
import { openRecord } from './wetice-hands.ts'

const SLOWDOWN = 4
const RUNS = 5
const BUDGET = { script: 60, precached: 300, paint: 1000, tap: 100 }

/** 48 cards, and a chain in which much falls. */
const RECORD = ['game wetice', 'phase swap', 'deal', ...shuffledRows('8x6', numbers(7)), 'play'].join('\n')

/** Thirty cards in a square, red and black in turn, and hands of eleven. */
const SQUARE = [
  'game wellsix',
  'phase main',
  'moves 2',
  'deal',
  ...Array.from({ length: 30 }, (_, i) => {
    const [x, y] = [i % 6, Math.floor(i / 6)]
    const [red, black] = i < 26 ? ['H', 'S'] : ['D', 'C']
    return `${x},${y} ${'A23456789TJQK'[Math.floor(i / 2) % 13] ?? ''}${(x + y) % 2 ? black : red}`
  }),
  'play',
].join('\n')

const SCENARIOS: readonly Scenario[] = [
  { name: 'first screen', route: '/', shows: '#app > *', taps: [] },
  {
    name: 'table of WetIce',
    // The app opens on the match that was being played.
    route: '/',
    prepare: (page, served) => openRecord(page, served, RECORD),
    shows: '[data-cell="a1"]',
    taps: [
      ...['a1', 'b2', 'c3', 'c3'].map(cell => `[data-cell="${cell}"]`),
      '[aria-label="Menu"]',
      '[aria-label="Close"]',
      ...['d4', 'e5', 'h6', 'a6'].map(cell => `[data-cell="${cell}"]`),
    ],
  },
  {
    name: 'table of tennis, late in a hand',
    route: '/',
    prepare: async (page, served) => {
      await begin(page, served)
      await type(page, WHOLE.slice(0, 40))
      await page.locator('[data-card="40"]').waitFor()
    },
    shows: '[data-key="A"]',
    taps: [
      ...WHOLE.slice(40, 46).map(rank => `.pad [data-key="${rank}"]`),
      '[data-card="46"]',
      `.pad [data-key="${WHOLE[50] ?? 'A'}"]`,
      '.keys .button',
      '[aria-label="Undo"]',
    ],
  },
  {
    name: 'table of Wellsix',
    route: '/',
    prepare: (page, served) => openWellsix(page, served, SQUARE),
    shows: '[data-cell="0,0"]',
    taps: [
      '[data-card="KD"]',
      ...['6,0', '6,0', '2,2', '3,2'].map(cell => `[data-cell="${cell}"]`),
      '[aria-label="Menu"]',
      '[aria-label="Close"]',
      '[data-cell="0,0"]',
      '[data-card="QD"]',
      '[data-cell="0,0"]',
    ],
  },
]

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
  report(`${scenario.name}: first paint`, median(runs, 'firstPaint'), 'ms', BUDGET.paint)
  report(`${scenario.name}: largest paint`, median(runs, 'largestPaint'), 'ms', BUDGET.paint)
  if (scenario.taps.length > 0) report(`${scenario.name}: worst tap`, median(runs, 'worstTap'), 'ms', BUDGET.tap)
}
report('script before the first screen, gz', gzipped(served.folder, firstScripts(served.folder)), 'kB', BUDGET.script)
report('precached, all files, gz', precached(served.folder), 'kB', BUDGET.precached)
await browser.close()
await endServing(served)
process.exitCode = over > 0 ? 1 : 0
