import { chromium } from '@playwright/test'
import vue from '@vitejs/plugin-vue'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { build } from 'vite'
import { endServing, serveDist, type Served } from './app.ts'
import { endWorld, openWorld } from './bench-world.ts'
import { findShell } from './browser.ts'
import { isSmall, numbers, sized } from '../bench/measure.ts'
import { shuffledRows } from '../bench/wetice.ts'
import {
  firstScripts,
  gzipped,
  LIMITS,
  measure,
  measurePhoto,
  precached,
  type Measured,
  type MeasuredPhoto,
  type Scenario,
} from './measure.ts'
import { dealByHand, dealByPhoto, measureDeal, type MeasuredDeal } from './measure-deal.ts'
import { begin, type, WHOLE } from './tennis-hands.ts'
import { openRecord as openWellsix } from './wellsix-hands.ts'
import { openRecord } from './wetice-hands.ts'

const SLOWDOWN = isSmall ? 1 : 4
const RUNS = Number(process.env['RUNS'] ?? sized(9))
/** The limits. `ratio` compares with the bare page, because machines differ too much for absolute limits alone. */
const BUDGET = { ...LIMITS, paint: 1000, tap: 100, ratio: 1.5, photo: 3, task: 100, dealTaps: 8, deal: 20 }

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

async function serveBare(): Promise<Served> {
  const outDir = mkdtempSync(join(tmpdir(), 'bare-'))
  await build({
    root: here('bare'),
    // The service worker takes most of the time of a build, and is not needed for a small run.
    ...(isSmall ? { configFile: false, plugins: [vue()] } : { configFile: here('../../vite.config.ts') }),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  return serveDist('/', outDir, !isSmall)
}

const BARE: Scenario = {
  name: 'bare page',
  route: '/',
  // The page is opened once before it is measured, because a table is measured after other pages were opened.
  prepare: async (page, { url }) => {
    await page.goto(url)
    await page.locator('button').waitFor()
  },
  shows: 'button',
  taps: Array.from({ length: 8 }, () => 'button'),
}

/** A layout of 48 cards, and a swap whose chain has many falling cards. */
const RECORD = ['game wetice', 'phase swap', 'deal', ...shuffledRows('8x6', numbers(7)), 'play'].join('\n')

const FORTY = [
  'game wellsix',
  'phase main',
  'moves 2',
  'deal',
  ...Array.from({ length: 40 }, (_, i) => {
    const [x, y] = [i % 8, Math.floor(i / 8)]
    const [red, black] = i < 26 ? ['H', 'S'] : ['D', 'C']
    return `${x},${y} ${'A23456789TJQK'[Math.floor(i / 2) % 13] ?? ''}${(x + y) % 2 ? black : red}`
  }),
  'play',
].join('\n')

const ALL: readonly Scenario[] = [
  { name: 'first screen', route: '/', shows: '#app > :not(.opening)', taps: [] },
  {
    name: 'table of WetIce',
    // At this address the app opens the running match.
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
    name: 'table of Wellsix, 40 cards',
    route: '/',
    prepare: (page, served) => openWellsix(page, served, FORTY),
    shows: '[data-cell="0,0"]',
    taps: [
      '[data-card="KD"]',
      ...['8,0', '8,0', '2,2', '3,2'].map(cell => `[data-cell="${cell}"]`),
      '[aria-label="Menu"]',
      '[aria-label="Close"]',
      '[data-cell="0,0"]',
      '[data-card="QD"]',
      '[data-cell="0,0"]',
    ],
  },
]

const SCENARIOS = ALL.slice(0, sized(ALL.length, 2))

let over = 0

function report(what: string, value: number, unit: string, budget: number): void {
  const isOver = !(value < budget)
  if (isOver) over++
  console.log(
    `${what.padEnd(44)} ${value.toFixed(1).padStart(7)} ${unit}  of ${budget}${isOver ? '  OVER BUDGET' : ''}`,
  )
}

type Key = 'firstPaint' | 'largestPaint' | 'worstTap'

/** The mean of the middle half of the values. It ignores outliers, and is finer than the browser's resolution of 8 ms. */
function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const aside = Math.floor(sorted.length / 4)
  const half = sorted.slice(aside, sorted.length - aside)
  return half.reduce((sum, value) => sum + value, 0) / half.length
}

const worstOf = ({ taps }: Scenario, runs: readonly Measured[]): number =>
  Math.max(...taps.map((_, place) => middle(runs.map(run => run.taps[place] ?? NaN))))

const [{ served, browser }, bare] = await Promise.all([openWorld(), serveBare()])
const runs = new Map<Scenario, Measured[]>()
// The scenarios are interleaved, so that a busy machine slows all of them.
for (let run = 0; run < RUNS; run++)
  for (const scenario of [BARE, ...SCENARIOS]) {
    const measured = await measure(browser, scenario === BARE ? bare : served, scenario, SLOWDOWN)
    runs.set(scenario, [...(runs.get(scenario) ?? []), measured])
  }

const photos: MeasuredPhoto[] = []
for (let run = 0; run < RUNS; run++)
  photos.push(await measurePhoto(browser, served, here('../photo/table.jpg'), SLOWDOWN))

/** The browser's fake camera shows this photo of a layout. */
const camera = join(mkdtempSync(join(tmpdir(), 'camera-')), 'table.mjpeg')
await sharp(here('../photo/table.jpg')).resize(1208, 1162).jpeg({ quality: 90 }).toFile(camera)
const FILM = ['device-for-media-stream', 'ui-for-media-stream'].map(each => `--use-fake-${each}`)
const filming = await chromium.launch(findShell(...FILM, `--use-file-for-fake-video-capture=${camera}`))
const deals = { hand: [] as MeasuredDeal[], photo: [] as MeasuredDeal[] }
for (let run = 0; run < sized(3); run++) {
  deals.hand.push(await measureDeal(filming, served, dealByHand, SLOWDOWN))
  deals.photo.push(await measureDeal(filming, served, dealByPhoto, SLOWDOWN))
}

/** Seconds for which a person looks before each tap. */
const LOOK = 1

function reportDeal(what: string, runs: readonly MeasuredDeal[], most: { taps: number; seconds: number }): void {
  const taps = middle(runs.map(run => run.taps))
  report(`${what}: taps`, taps, '  ', most.taps)
  report(`${what}: of the app alone`, middle(runs.map(run => run.seconds)), 's ', most.seconds)
  report(
    `${what}: with ${LOOK} s before each tap`,
    middle(runs.map(run => run.seconds)) + taps * LOOK,
    's ',
    most.seconds,
  )
}

function of(scenario: Scenario, key: Key): number {
  const measured = runs.get(scenario) ?? []
  return key === 'worstTap' ? worstOf(scenario, measured) : middle(measured.map(run => run[key]))
}
const ratio = (scenario: Scenario, key: Key): number => of(scenario, key) / of(BARE, key)

console.log(`At ${SLOWDOWN}x CPU throttling, the middle half of ${RUNS} runs on a fresh profile:`)
for (const scenario of [BARE, ...SCENARIOS]) {
  report(`${scenario.name}: first paint`, of(scenario, 'firstPaint'), 'ms', BUDGET.paint)
  report(`${scenario.name}: largest paint`, of(scenario, 'largestPaint'), 'ms', BUDGET.paint)
  if (scenario.taps.length > 0) report(`${scenario.name}: worst tap`, of(scenario, 'worstTap'), 'ms', BUDGET.tap)
}
report('a photo of 48 cards', middle(photos.map(({ seconds }) => seconds)), 's ', BUDGET.photo)
report('its longest task on the page', middle(photos.map(each => each.longestTask)), 'ms', BUDGET.task)
reportDeal('Home to the first turn by photo', deals.photo, { taps: BUDGET.dealTaps + 0.5, seconds: BUDGET.deal })
reportDeal('Home to the first turn by hand', deals.hand, { taps: Infinity, seconds: Infinity })
console.log('To the bare page of the same run:')
for (const scenario of SCENARIOS.filter(({ taps }) => taps.length > 0)) {
  report(`${scenario.name}: first paint`, ratio(scenario, 'firstPaint'), 'x ', BUDGET.ratio)
  report(`${scenario.name}: worst tap`, ratio(scenario, 'worstTap'), 'x ', BUDGET.ratio)
}
report('script before the first screen, gz', gzipped(served.folder, firstScripts(served.folder)), 'kB', BUDGET.script)
report('precached, all files, gz', precached(served.folder), 'kB', BUDGET.precached)
await Promise.all([endWorld(), endServing(bare), filming.close()])
for (const folder of [bare.folder, dirname(camera)]) rmSync(folder, { recursive: true })
process.exitCode = over > 0 && !isSmall ? 1 : 0
