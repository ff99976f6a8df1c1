import { test as bare, type Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fold, type Deed } from '../../src/book/journal/entries.ts'
import { numbers } from '../bench/measure.ts'
import { endServing, expect, serveDist, test } from './app.ts'
import { storedIn } from './book-hands.ts'
import { persistentBrowser } from './browser.ts'
import { press } from './finger.ts'
import { openRecord, sentence } from './wetice-hands.ts'

/** 200 for a long night. */
const KILLS = Number(process.env.KILLS ?? 10)
/** Milliseconds of an evening until the kill. */
const LONGEST = 900

const EMPTY = Array.from({ length: 4 }, () => '........')
const RECORD = ['game wetice', 'players Ann, Bob', 'phase swap', 'deal', ...EMPTY, 'SSS.....', 'HHDHC...', 'play'].join(
  '\n',
)

/** The log as it is seen, the latest first. */
const seen = (page: Page): Promise<string[]> =>
  page.locator('.log .line .what').evaluateAll(turns =>
    turns.map(turn => {
      const struck = turn.querySelector('del')
      const who = turn.querySelector('.who')?.textContent ?? ''
      return struck
        ? `not ${struck.firstChild?.textContent?.trim() ?? ''}`
        : (turn.textContent ?? '').trim().slice(who.length).trim()
    }),
  )

const TOLD: Readonly<Record<string, string>> = {
  'correct e1 D': 'Corrected: e1 a diamond.',
  'correct e1 C': 'Corrected: e1 a club.',
}

/** The log as it has to be after these deeds: a line for what a player does on end, and for each play that doesn't count. */
const logOf = (deeds: readonly Deed[]): string[] => {
  const entries = deeds.map((what, number) => ({
    format: 1 as const,
    match: 'm',
    number,
    id: `${number}`,
    at: 0,
    what,
  }))
  const turns: { readonly counts: boolean; readonly what: string }[] = []
  for (const { place, action } of fold(entries).log) {
    const counts = place !== null
    const before = counts && turns.at(-1)?.counts ? turns.pop()?.what : undefined
    const told = TOLD[action] ?? action
    turns.push({ counts, what: counts ? [...(before ? [before] : []), told].join(' ') : `not ${action}` })
  }
  return turns.map(({ what }) => what).toReversed()
}

/** What people do who can’t agree on one card: play, take back, do again. */
function nextDeed(deeds: readonly Deed[], next: () => number): Deed {
  const { undoable, redoable } = fold(
    deeds.map((what, number) => ({ format: 1 as const, match: 'm', number, id: `${number}`, at: 0, what })),
  )
  const chance = next()
  if (chance < 0.25 && undoable.length > 0) return { type: 'undo', count: 1 }
  if (chance < 0.4 && redoable.length > 0) return { type: 'redo', count: 1 }
  return { type: 'play', action: `correct e1 ${chance < 0.7 ? 'D' : 'C'}` }
}

async function perform(page: Page, deed: Deed): Promise<void> {
  if (deed.type === 'undo') return press(page, 'Undo')
  if (deed.type === 'redo') return press(page, 'Redo')
  const field = page.getByRole('textbox', { name: 'Type a move' })
  await field.fill(deed.type === 'play' ? deed.action : '')
  await field.press('Enter')
}

interface Evening {
  /** What the screen has shown as done. */
  readonly shown: readonly Deed[]
  /** What was asked for last: it may be done or not. */
  readonly asked: Deed | null
}

/** Plays until the browser is gone. */
async function playUntilKilled(page: Page, before: readonly Deed[], next: () => number): Promise<Evening> {
  let shown = before
  let asked: Deed | null = null
  for (;;) {
    asked = nextDeed(shown, next)
    const goal = JSON.stringify(logOf([...shown, asked]))
    try {
      await perform(page, asked)
      while (JSON.stringify(await seen(page)) !== goal) await page.waitForTimeout(1)
    } catch {
      return { shown, asked }
    }
    shown = [...shown, asked]
  }
}

bare(`${KILLS} kills at random moments of an evening lose nothing, and show nothing by halves`, async () => {
  bare.setTimeout(60_000 + KILLS * 10_000)
  const next = numbers(11)
  const served = await serveDist()
  const profile = mkdtempSync(join(tmpdir(), 'tableside-'))
  let evening: Evening = { shown: [], asked: null }
  let table = ''
  const saw = { deeds: 0, askedAndStored: 0, databasesLost: 0 }
  for (let kill = 0; kill < KILLS; kill++) {
    const browser = await persistentBrowser(profile)
    const page = await browser.context.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    if (kill === 0) {
      await page.goto(`${served.url}#/settings`)
      await page.getByRole('radio', { name: 'At once' }).check()
      await openRecord(page, served, RECORD)
      table = page.url()
    } else {
      await page.goto(served.url)
    }
    const log = page.locator('div.log')
    const broughtBack = page.getByText('brought back from the second copy')
    await expect(log.or(broughtBack).first()).toBeVisible()
    if (await broughtBack.isVisible()) {
      saw.databasesLost++
      await page.goto(table)
      await expect(log).toBeVisible()
    }
    const stored = (await storedIn(page, 'entries')).map(({ what }) => what as Deed)
    const possible = [evening.shown, ...(evening.asked ? [[...evening.shown, evening.asked]] : [])]
    expect(possible).toContainEqual(stored)
    if (stored.length > evening.shown.length) saw.askedAndStored++
    saw.deeds = stored.length
    await expect.poll(() => seen(page)).toEqual(logOf(stored))
    const killed = new Promise(resolve => setTimeout(resolve, next() * LONGEST)).then(() => browser.kill())
    evening = await playUntilKilled(page, stored, next)
    await killed
  }
  expect(evening.shown.length).toBeGreaterThan(KILLS / 4)
  process.stdout.write(
    `${KILLS} kills: ${saw.deeds} entries stored in all; ${saw.askedAndStored} times one was stored that the screen had not shown yet; ` +
      `${saw.databasesLost} times the whole database was lost, and restored.\n`,
  )
  await endServing(served)
  rmSync(profile, { recursive: true, force: true })
})

test('two windows that write at once never overwrite one another', async ({ page, context, served }) => {
  // A browser without locks and without news between its windows.
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  })
  await openRecord(page, served, RECORD)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(sentence(other)).toHaveText('The game begins.')
  await press(page, 'Pass')
  await press(page, 'Confirm')
  await expect(sentence(page)).toHaveText('Ann passed.')
  await press(other, 'Pass')
  await press(other, 'Confirm')
  await expect(other.getByText('Another window has played on.')).toBeVisible()
  expect((await storedIn(page, 'entries')).map(({ what }) => what)).toEqual([{ type: 'play', action: 'pass' }])
  await press(other, 'Open again')
  await expect(sentence(other)).toHaveText('Ann passed.')
})

test('a full device says so, and what was played is kept when there is room again', async ({ page, served }) => {
  await openRecord(page, served, RECORD)
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('Quota exceeded', 'QuotaExceededError')
    }
    Object.assign(globalThis, { makeRoom: () => (IDBObjectStore.prototype.add = add) })
  })
  await press(page, 'Pass')
  await press(page, 'Confirm')
  await expect(page.getByText('Not saved: the device is full.')).toBeVisible()
  await expect(sentence(page)).toHaveText('Ann passed.')
  await page.evaluate(() => (globalThis as unknown as { makeRoom(): void }).makeRoom())
  await press(page, 'Try again')
  await expect(page.getByText('Not saved')).toHaveCount(0)
  await page.reload()
  await expect(sentence(page)).toHaveText('Ann passed.')
})

test('a book that nothing can be stored in says so', async ({ page, served }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  })
  await page.goto(`${served.url}#/book`)
  await expect(sentence(page)).toHaveText(/This browser keeps nothing for this page/)
})

test('a match whose beginning a newer version wrote is named, and goes into the backup', async ({ page, served }) => {
  await openRecord(page, served, RECORD)
  await page.evaluate(
    () =>
      new Promise<void>(done => {
        const open = indexedDB.open('tableside')
        open.onsuccess = () => {
          const write = open.result.transaction('matches', 'readwrite')
          write.objectStore('matches').add({ format: 99, id: 'from-the-future', game: 'wetice' })
          write.oncomplete = () => {
            open.result.close()
            done()
          }
        }
      }),
  )
  await page.goto(`${served.url}#/book`)
  await expect(page.getByText('1 match can’t be read here: a newer version wrote them.')).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Save the whole book')])
  const stream = await file.createReadStream()
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  expect(Buffer.concat(parts).toString()).toContain('"id":"from-the-future"')
})

/** What the browser does to a database that a full disk has damaged. */
const emptyDatabase = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const deleting = indexedDB.deleteDatabase('tableside')
        deleting.addEventListener('success', () => done())
        deleting.addEventListener('error', () => failed(deleting.error))
      }),
  )

test('a database that the browser has lost is restored, and that is said', async ({ page, served }) => {
  await openRecord(page, served, RECORD)
  const match = page.url()
  await press(page, 'Pass')
  await press(page, 'Confirm')
  await expect(sentence(page)).toHaveText('Ann passed.')
  await page.goto(`${served.url}#/about`)
  await expect
    .poll(async () => (await storedIn(page, 'settings')).some(row => 'key' in row && row.key === 'copied'))
    .toBe(true)
  await emptyDatabase(page)
  await page.goto(served.url)
  await expect(page.getByText('1 match was brought back from the second copy.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Ann and Bob/ })).toBeVisible()
  await page.goto(match)
  await expect(sentence(page)).toHaveText('Ann passed.')
  await page.reload()
  await expect(sentence(page)).toHaveText('Ann passed.')
  await expect(page.getByText('brought back')).toHaveCount(0)
})
