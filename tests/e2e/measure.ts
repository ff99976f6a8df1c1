import type { Browser, Page } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { LANGUAGES } from '../../.vite/words.ts'
import type { Served } from './app.ts'

/**
 * The limits in kB gzipped, of the scripts before the first screen, and of all files that the service worker stores.
 */
export const LIMITS = { script: 60, precached: 620 + 80 * (LANGUAGES.length - 1) } as const

/** A measured use of one screen: its address, and the taps on it. */
export interface Scenario {
  readonly name: string
  readonly route: string
  /** Prepares what the screen needs, such as a match in the book. This is not measured. */
  readonly prepare?: (page: Page, served: Served) => Promise<void>
  /** A selector that matches once the screen is shown. */
  readonly shows: string
  /** Selectors that are tapped one after another. */
  readonly taps: readonly string[]
}

export interface Measured {
  /** The milliseconds since the start of the navigation. */
  readonly firstPaint: number
  readonly largestPaint: number
  /** The milliseconds from a touch to the next paint, for each tap; at least 16. */
  readonly taps: readonly number[]
}

interface Recorded {
  largest: number
  tap: number
}
type Recording = typeof globalThis & { recorded: Recorded }

/** Runs in the page before its own scripts. */
function record(): void {
  const recorded: Recorded = { largest: NaN, tap: 0 }
  ;(globalThis as Recording).recorded = recorded
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) recorded.largest = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) recorded.tap = Math.max(recorded.tap, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Waits for two frames and then 50 ms, so that earlier work has been painted and its timing reported. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))
      }),
  )

async function paints(page: Page): Promise<Omit<Measured, 'taps'>> {
  return page.evaluate(() => {
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN
    return { firstPaint, largestPaint: (globalThis as Recording).recorded.largest }
  })
}

async function find(page: Page, selector: string): Promise<readonly [x: number, y: number]> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`Nothing to tap at ${selector}.`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Makes one run on a new profile, `slowdown` times slower than this machine. */
export async function measure(
  browser: Browser,
  served: Served,
  scenario: Scenario,
  slowdown: number,
): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, hasTouch: true })
  const page = await context.newPage()
  await scenario.prepare?.(page, served)
  await page.goto('about:blank')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(record)
  await page.goto(`${served.url}#${scenario.route}`)
  await page.locator(scenario.shows).first().waitFor()
  await painted(page)
  const before = await paints(page)
  const taps: number[] = []
  for (const selector of scenario.taps) {
    const at = await find(page, selector)
    // Touches a point, because looking up an element in the page would count as the page's time.
    await painted(page)
    await page.evaluate(() => void ((globalThis as Recording).recorded.tap = 16))
    await page.touchscreen.tap(...at)
    await painted(page)
    taps.push(await page.evaluate(() => (globalThis as Recording).recorded.tap))
  }
  await context.close()
  return { ...before, taps }
}

const READ = /in doubt\.|Compare each row/

export interface MeasuredPhoto {
  /** The seconds from choosing the file until all cards are read. */
  readonly seconds: number
  /** The milliseconds of the longest task of the page during that time. */
  readonly longestTask: number
}

/** Measures reading a photo with known corners in a page that is slowed down `slowdown` times, unlike the worker. */
export async function measurePhoto(
  browser: Browser,
  served: Served,
  photo: string,
  slowdown: number,
): Promise<MeasuredPhoto> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, hasTouch: true })
  const page = await context.newPage()
  await page.goto(`${served.url}#/new/wetice`)
  await page.getByRole('button', { name: 'From a photo' }).click()
  await page.getByLabel('Choose a picture').waitFor({ state: 'attached' })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const tasks = await page.evaluateHandle(() => {
    const durations: number[] = []
    const observer = new PerformanceObserver(list => durations.push(...list.getEntries().map(each => each.duration)))
    observer.observe({ type: 'longtask' })
    return durations
  })
  const startedAt = performance.now()
  await page.getByLabel('Choose a picture').setInputFiles(photo)
  await page.getByText(READ).first().waitFor()
  const seconds = (performance.now() - startedAt) / 1000
  await painted(page)
  const longestTask = Math.max(0, ...(await tasks.jsonValue()))
  await context.close()
  return { seconds, longestTask }
}

const kilobytes = (bytes: number): number => bytes / 1000

export const gzipped = (folder: string, files: readonly string[]): number =>
  kilobytes(files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0))

/** The scripts that the page loads before the first screen: the entry script and its preloaded imports. */
export const firstScripts = (folder: string): readonly string[] =>
  [...readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(
    ([, file]) => file ?? '',
  )

/** The gzipped size of all files that the service worker precaches, in kB. */
export function precached(folder: string): number {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  const files = new Set([...worker.matchAll(/\burl:"([^"]+)"/g)].map(([, file]) => file ?? ''))
  return gzipped(folder, [...files])
}

/** A script that is loaded on demand, and its imports that aren't in `there`. */
export function scriptsWith(folder: string, name: string, there: readonly string[]): readonly string[] {
  const begin = readdirSync(join(folder, 'assets')).filter(file => file.startsWith(`${name}-`) && file.endsWith('.js'))
  const found = new Set<string>()
  const add = (file: string): void => {
    const path = `assets/${file}`
    if (found.has(path) || there.includes(path)) return
    found.add(path)
    const script = readFileSync(join(folder, path), 'utf8')
    for (const [, next] of script.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) if (next !== undefined) add(next)
  }
  begin.forEach(add)
  return [...found]
}
