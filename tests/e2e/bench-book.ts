import { chromium, type CDPSession, type Page } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newHead, newPlay } from '../../src/book/journal/begin.ts'
import { startReplay } from '../../src/book/journal/replay.ts'
import { BACKUP_END, backupBeginning } from '../../src/book/transfer/backup.ts'
import { endServing, openApp, serveDist, type Served } from './app.ts'
import { findBrowser, FLAGS } from './browser.ts'
import { RULES } from '../rules.ts'

/** What takes long in the book, in a browser whose page is slowed down: bringing a large backup in, and what a tap does in a long match. */
const SLOWDOWN = Number(process.env['SLOWDOWN'] ?? 4)
const MATCHES = Number(process.env['MATCHES'] ?? 1_000)
const ACTIONS = 200
const LONG = 5_000
/** Milliseconds for what a tap does; and after which another is no echo. */
const BUDGET = 100
const ECHO = 900

type Recording = typeof globalThis & { longest: number; tap: number }

/** Runs in the page: the longest stretch without an answer, and the slowest tap. */
function record(): void {
  const here = globalThis as Recording
  here.longest = 0
  here.tap = 0
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) here.longest = Math.max(here.longest, duration)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) here.tap = Math.max(here.tap, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

const forget = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(globalThis, { longest: 0, tap: 0 }))
const longest = (page: Page): Promise<number> => page.evaluate(() => (globalThis as Recording).longest)

/** A backup of tennis, hand after hand; none comes near to winning the match, for a Cormorant pays for each. */
function backupOf(matches: number, actions: number): string {
  const start = startReplay('game tennis\nplayers Ann, Bob, Cat, Dee\ntarget 99\nghosting on\nplay', RULES)
  if (!start.ok) throw new Error('The set-up is refused')
  const { game, setup } = start.value
  const rows: string[] = []
  for (let index = 0; index < matches; index++) {
    let ids = 0
    const making = { now: () => 1_795_222_026_306 + index * 1_000_000 + ids, newId: () => `m${index}-${ids++}` }
    const head = newHead(game, setup, making)
    rows.push(JSON.stringify({ match: head }))
    for (let number = 0; number < actions; number++) {
      const entry = newPlay(head.id, number, number % 2 === 0 ? 'hand fish ghost' : 'next', making)
      rows.push(JSON.stringify({ entry }))
    }
  }
  return backupBeginning(1) + rows.join(',\n') + BACKUP_END
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

async function benchImport(page: Page, served: Served, cdp: CDPSession): Promise<void> {
  await openApp(page, served, '/book')
  await page.getByRole('button', { name: 'Add matches' }).click()
  const file = join(served.folder, 'many.json')
  writeFileSync(file, backupOf(MATCHES, ACTIONS))
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await forget(page)
  let begun = performance.now()
  await page.getByLabel('From a file').setInputFiles(file)
  const bring = page.getByRole('button', { name: /^Add \d/ })
  await bring.waitFor({ timeout: 300_000 })
  console.log(
    `read what a backup of ${MATCHES} x ${ACTIONS} holds: ${seconds(begun)}, longest task ${await longest(page)} ms`,
  )
  await forget(page)
  begun = performance.now()
  await bring.click()
  await page.locator('.toast').waitFor({ timeout: 300_000 })
  console.log(`brought in: ${seconds(begun)}, longest task ${await longest(page)} ms`)
  await forget(page)
  await page
    .getByText('Still to be read')
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined)
  await page.getByText('Still to be read').waitFor({ state: 'detached', timeout: 300_000 })
  console.log(`told who won, from the click on: ${seconds(begun)}, longest task ${await longest(page)} ms`)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

async function benchUndo(page: Page, served: Served, cdp: CDPSession): Promise<void> {
  // What was said of the import before is gone.
  await page.goto('about:blank')
  await openApp(page, served, '/book')
  await page.getByRole('button', { name: 'Add matches' }).click()
  const file = join(served.folder, 'long.json')
  writeFileSync(file, backupOf(1, LONG).replaceAll('m0-', 'long-'))
  await page.getByLabel('From a file').setInputFiles(file)
  await page.getByRole('button', { name: /^Add \d/ }).click()
  await page.locator('.toast').waitFor()
  await page.goto(`${served.url}#/table/long-0`)
  const undo = page.locator('[aria-label="Undo"]')
  await undo.waitFor({ timeout: 60_000 })
  await page.waitForTimeout(2_000)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const nextHand = page.getByRole('button', { name: 'Next hand' })
  const confirm = page.getByRole('button', { name: 'Confirm' })
  const winner = page.locator('.winners button').first()
  const slowest = {
    undo: await slowestOf(page, () => undo.tap()),
    redo: await slowestOf(page, () => page.locator('[aria-label="Redo"]').tap()),
    move: await slowestOf(page, async () => {
      if ((await nextHand.count()) > 0) return nextHand.tap()
      await winner.tap()
      await page.waitForTimeout(ECHO)
      await forget(page)
      return confirm.tap()
    }),
  }
  for (const [what, taps] of Object.entries(slowest)) {
    const middle = taps.toSorted((a, b) => a - b)[taps.length >> 1] ?? NaN
    console.log(`${what} in a match of ${LONG} actions: ${middle} ms in the middle, of ${taps.join(', ')}`)
    if (!(middle < BUDGET)) process.exitCode = 1
  }
  console.log(`budget ${BUDGET} ms each`)
}

/** The slowest that the page was with each of some taps, in milliseconds. */
async function slowestOf(page: Page, tap: () => Promise<void>): Promise<readonly number[]> {
  const taps: number[] = []
  for (let count = 0; count < 7; count++) {
    await forget(page)
    await tap()
    await page.waitForTimeout(1_500)
    taps.push(await page.evaluate(() => Math.max((globalThis as Recording).tap, (globalThis as Recording).longest)))
  }
  return taps
}

const served = await serveDist('/', process.env['DIST'])
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...FLAGS] })
const context = await browser.newContext({ viewport: { width: 412, height: 915 }, hasTouch: true })
await context.addInitScript(record)
const page = await context.newPage()
page.on('console', message => message.type() === 'error' && console.log(message.text()))
const cdp = await context.newCDPSession(page)
if (process.env['ONLY'] !== 'undo') await benchImport(page, served, cdp)
if (process.env['ONLY'] !== 'import') await benchUndo(page, served, cdp)
await browser.close()
await endServing(served)
