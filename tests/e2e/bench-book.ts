import type { CDPSession, Page } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHead, createPlay } from '../../src/book/journal/begin.ts'
import { startReplay } from '../../src/book/journal/replay.ts'
import { BACKUP_END, backupBeginning } from '../../src/book/transfer/backup.ts'
import { isSmall, sized } from '../bench/measure.ts'
import { openApp, type Served } from './app.ts'
import { endWorld, openWorld } from './bench-world.ts'
import { addMatches } from './book-hands.ts'
import { RULES } from '../rules.ts'

/** Measures slow work of the book in a slowed-down page: importing a large backup, and taps in a long match. */
const SLOWDOWN = Number(process.env['SLOWDOWN'] ?? (isSmall ? 1 : 4))
const MATCHES = Number(process.env['MATCHES'] ?? sized(1_000))
const ACTIONS = sized(200, 2)
/** A club's book: the number of people and of matches, and the milliseconds within which each page must show a result. */
const PEOPLE = 60
const CLUB = Number(process.env['CLUB'] ?? sized(5_000))
const FIRST = 300
const LONG = sized(5_000, 20)
const MAX_TAP_MS = 100
const ECHO = 900

type Recording = typeof globalThis & { longest: number; tap: number }

/** Runs in the page. */
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

/** No player comes close to winning, because in each hand a Cormorant who became a Ghost loses a hand. */
function backupOf(matches: number, actions: number): string {
  const start = startReplay('game tennis\nplayers Ann, Bob, Cat, Dee\ntarget 99\nghosting on\nplay', RULES)
  if (!start.ok) throw new Error('The set-up is refused')
  const { game, setup } = start.value
  const rows: string[] = []
  for (let index = 0; index < matches; index++) {
    let ids = 0
    const making = { now: () => 1_795_222_026_306 + index * 1_000_000 + ids, newId: () => `m${index}-${ids++}` }
    const head = createHead(game, setup, making)
    rows.push(JSON.stringify({ match: head }))
    for (let number = 0; number < actions; number++) {
      const entry = createPlay(head.id, number, number % 2 === 0 ? 'hand fish ghost' : 'next', making)
      rows.push(JSON.stringify({ entry }))
    }
  }
  return backupBeginning(1) + rows.join(',\n') + BACKUP_END
}

function clubOf(matches: number): string {
  const rows = Array.from({ length: matches }, (_, index) => {
    const step = 1 + (index % 14)
    const players = [0, 1, 2, 3].map(seat => `Player ${(index * 7 + seat * step) % PEOPLE}`)
    const start = startReplay(`game tennis\nplayers ${players.join(', ')}\ntarget 1\nplay`, RULES)
    if (!start.ok) throw new Error('The set-up is refused')
    let ids = 0
    const making = { now: () => 1_700_000_000_000 + index * 10_000_000 + ids, newId: () => `c${index}-${ids++}` }
    const head = createHead(start.value.game, start.value.setup, making)
    return [{ match: head }, { entry: createPlay(head.id, 0, 'hand fish', making) }]
      .map(row => JSON.stringify(row))
      .join(',\n')
  })
  return backupBeginning(1) + rows.join(',\n') + BACKUP_END
}

const PAGES = [
  ['#/book', '.match'],
  ['#/book/won', 'tbody tr'],
  ['#/person/Player 0', '.all'],
  ['#/evening', 'h1'],
  ['#/', 'h1'],
] as const

async function benchClub(page: Page, served: Served, cdp: CDPSession): Promise<void> {
  await openApp(page, served, '/book')
  await addMatches(page)
  const file = join(served.home, 'club.json')
  writeFileSync(file, clubOf(CLUB))
  await page.getByLabel('From a file').setInputFiles(file)
  await page.getByRole('button', { name: /^Add \d/ }).click({ timeout: 300_000 })
  await page.locator('.toast').waitFor({ timeout: 300_000 })
  await page.goto('about:blank')
  await openApp(page, served, '/')
  await page.waitForTimeout(isSmall ? 0 : 3_000)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  for (const turn of ['first', 'again']) {
    for (const [hash, first] of PAGES) {
      await forget(page)
      const took = await page.evaluate(firstResult, [hash, first] as const)
      await page.waitForTimeout(isSmall ? 0 : 2_000)
      console.log(`${CLUB} matches, ${hash}, ${turn}: ${Math.round(took)} ms, longest task ${await longest(page)} ms`)
      if (turn === 'again' && !(took < FIRST) && !isSmall) process.exitCode = 1
    }
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

/** Runs in the page. Returns milliseconds. */
function firstResult([hash, first]: readonly [string, string]): Promise<number> {
  const before = document.querySelector(first)
  const startedAt = performance.now()
  location.hash = hash
  return new Promise(resolve => {
    const look = (): void => {
      const there = document.querySelector(first)
      if (there && there !== before) resolve(performance.now() - startedAt)
      else if (performance.now() - startedAt > 60_000) resolve(Infinity)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

async function benchImport(page: Page, served: Served, cdp: CDPSession): Promise<void> {
  await openApp(page, served, '/book')
  await addMatches(page)
  const file = join(served.home, 'many.json')
  writeFileSync(file, backupOf(MATCHES, ACTIONS))
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await forget(page)
  let startedAt = performance.now()
  await page.getByLabel('From a file').setInputFiles(file)
  const bring = page.getByRole('button', { name: /^Add \d/ })
  await bring.waitFor({ timeout: 300_000 })
  console.log(
    `read what a backup of ${MATCHES} x ${ACTIONS} holds: ${seconds(startedAt)}, longest task ${await longest(page)} ms`,
  )
  // A new button ignores taps that may be repeats of the last tap.
  await page.waitForTimeout(ECHO)
  await forget(page)
  startedAt = performance.now()
  await bring.click()
  await page.locator('.toast').waitFor({ timeout: 300_000 })
  const brought = seconds(startedAt)
  console.log(`brought in: ${brought}, longest task ${await longest(page)} ms`)
  await forget(page)
  const reading = page.getByText('Reading results')
  const isRead = await reading.waitFor({ timeout: isSmall ? 500 : 5_000 }).then(
    () => true,
    () => false,
  )
  if (isRead) await reading.waitFor({ state: 'detached', timeout: 300_000 })
  const known = isRead ? seconds(startedAt) : brought
  console.log(`told who won, from the click on: ${known}, longest task ${await longest(page)} ms`)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

async function benchUndo(page: Page, served: Served, cdp: CDPSession): Promise<void> {
  // Leaves the page, which removes the message about the last import.
  await page.goto('about:blank')
  await openApp(page, served, '/book')
  await addMatches(page)
  const file = join(served.home, 'long.json')
  writeFileSync(file, backupOf(1, LONG).replaceAll('m0-', 'long-'))
  await page.getByLabel('From a file').setInputFiles(file)
  const bring = page.getByRole('button', { name: /^Add \d/ })
  await bring.waitFor()
  await page.waitForTimeout(ECHO)
  await bring.click()
  await page.locator('.toast').waitFor()
  await page.goto(`${served.url}#/table/long-0`)
  const undo = page.locator('[aria-label="Undo"]')
  await undo.waitFor({ timeout: 60_000 })
  await page.waitForTimeout(isSmall ? 0 : 2_000)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const nextHand = page.getByRole('button', { name: 'Next hand' })
  const confirm = page.getByRole('button', { name: 'Confirm' })
  const winner = page.locator('.winners button').first()
  const slowest = {
    undo: await slowestOf(page, () => undo.tap()),
    redo: await slowestOf(page, () => page.locator('[aria-label="Redo"]').tap()),
    move: await slowestOf(page, async () => {
      await nextHand.or(winner).first().waitFor()
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
    if (!(middle < MAX_TAP_MS) && !isSmall) process.exitCode = 1
  }
  console.log(`budget ${MAX_TAP_MS} ms each`)
}

/** For each tap, its milliseconds or, if longer, those of the longest task that the tap causes. */
async function slowestOf(page: Page, tap: () => Promise<void>): Promise<readonly number[]> {
  const taps: number[] = []
  for (let count = 0; count < sized(7); count++) {
    await forget(page)
    await tap()
    await page.waitForTimeout(isSmall ? ECHO : 1_500)
    taps.push(await page.evaluate(() => Math.max((globalThis as Recording).tap, (globalThis as Recording).longest)))
  }
  return taps
}

const { served, browser } = await openWorld()
const context = await browser.newContext({ viewport: { width: 412, height: 915 }, hasTouch: true })
await context.addInitScript('globalThis.__name = named => named')
await context.addInitScript(record)
const page = await context.newPage()
page.on('console', message => message.type() === 'error' && console.log(message.text()))
const cdp = await context.newCDPSession(page)
const only = process.env['ONLY']
if (only !== 'undo' && only !== 'club') await benchImport(page, served, cdp)
if (only !== 'import' && only !== 'club') await benchUndo(page, served, cdp)
if (only === undefined || only === 'club') await benchClub(page, served, cdp)
await context.close()
await endWorld()
