import type { Page } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Operation, Entry } from '../../src/book/journal/entries.ts'
import { fold } from '../../src/book/journal/timeline.ts'
import { replay } from '../replay.ts'
import { BACKUP_END, backupBeginning } from '../../src/book/transfer/backup.ts'
import { numbers } from '../bench/measure.ts'
import { HEADS } from '../book/corpus.ts'
import { endServing, expect, openApp, serveDist, type Served } from './app.ts'
import { addMatches, bringIn, storedIn } from './book-hands.ts'
import { persistentBrowser, type PersistentBrowser } from './browser.ts'
import { press, tap } from './finger.ts'
import { RULES } from '../rules.ts'

/** The maximum number of milliseconds before a kill: of playing, and of importing (`LONGEST_IMPORT`). */
export const MAX_LENGTH = 1_000
const LONGEST_IMPORT = 2_500
/** The number of kills after which a new profile is used, because all data in a profile are checked after each kill. */
export const ROUNDS = 15

export interface Seen {
  kills: number
  /** The total number of stored entries or matches. */
  stored: number
  /** How often something was stored that the screen had not shown yet when the browser was killed. */
  ahead: number
  databasesLost: number
}

type Chance = () => number

const entriesOf = (operations: readonly Operation[]): Entry[] =>
  operations.map((what, number) => ({ format: 1, match: 'm', number, id: `${number}`, at: 0, what }))

function nextOperation(head: string, operations: readonly Operation[], next: Chance): Operation {
  const { line, undoable, redoable } = fold(entriesOf(operations))
  const chance = next()
  if (chance < 0.25 && undoable.length > 0) return { type: 'undo', count: 1 }
  if (chance < 0.4 && redoable.length > 0) return { type: 'redo', count: 1 }
  const played = replay(head, line.map(play => play.action), RULES) // oxfmt-ignore
  if (!played.ok) throw new Error('The head is refused')
  const { game, position } = played.value
  const actions = game.legal(position)
  const action = actions[Math.floor(next() * actions.length)]
  return action === undefined ? { type: 'undo', count: 1 } : { type: 'play', action: game.makeAction(action) }
}

/** Makes no pauses between taps. */
const perform = (page: Page, operation: Operation): Promise<void> =>
  page.evaluate(
    async ({ type, action }) => {
      const find = <E extends Element>(selector: string): E | null => document.querySelector<E>(selector)
      const told = (): string | undefined => find<HTMLElement>('div.log')?.innerText
      const until = async (isSo: () => boolean): Promise<void> => {
        while (!isSo()) await new Promise(later => setTimeout(later))
      }
      /** Clicks like a sliding finger, so that no click counts as a repeat. */
      const click = (key: HTMLElement | null | undefined): void => {
        window.dispatchEvent(new PointerEvent('pointercancel'))
        key?.click()
      }
      const walk = (): HTMLElement | undefined => [...document.querySelectorAll<HTMLElement>('.walker button')].at(-1)
      while (walk() !== undefined) {
        click(walk())
        await new Promise(later => setTimeout(later))
      }
      const earlier = told()
      if (type === 'play') {
        const field = find<HTMLInputElement>('.log input')
        if (field) field.value = action
        field?.dispatchEvent(new Event('input', { bubbles: true }))
        field?.form?.requestSubmit()
      } else {
        const key = `button[aria-label="${type === 'undo' ? 'Undo' : 'Redo'}"]:not(:disabled, [aria-disabled='true'])`
        await until(() => find(key) !== null)
        click(find<HTMLElement>(key))
      }
      await until(() => told() !== earlier)
    },
    { type: operation.type, action: operation.type === 'play' ? operation.action : '' },
  )

interface Evening {
  /** The operations that the screen has shown as done. */
  readonly shown: readonly Operation[]
  /** The last requested operation, which may or may not be stored; null if none was pending. */
  readonly asked: Operation | null
}

/** Plays until the browser is killed, and waits until its process has ended. */
export async function playUntilKilled(
  page: Page,
  head: string,
  before: readonly Operation[],
  next: Chance,
): Promise<Evening> {
  let shown = before
  let asked: Operation | null = null
  for (;;) {
    asked = nextOperation(head, shown, next)
    try {
      await perform(page, asked)
    } catch {
      return { shown, asked }
    }
    shown = [...shown, asked]
  }
}

export async function killWithin(browser: PersistentBrowser, ms: number): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, ms))
  await browser.kill()
}

interface World {
  readonly served: Served
  readonly profile: string
  readonly next: Chance
}

export async function inWorld<T>(seed: number, work: (world: World) => Promise<T>): Promise<T> {
  const served = await serveDist()
  const profile = mkdtempSync(join(tmpdir(), 'tableside-'))
  try {
    return await work({ served, profile, next: numbers(seed) })
  } finally {
    await endServing(served)
    // A killed process may still write for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 })
  }
}

const said = (page: Page) => page.getByText('restored from the second copy')

async function killEvening(game: keyof typeof HEADS, kills: number, seen: Seen, world: World): Promise<void> {
  const { served, profile, next } = world
  const head = HEADS[game]
  let evening: Evening = { shown: [], asked: null }
  let stored: readonly Operation[] = []
  let table = ''
  for (let kill = 0; kill < kills; kill++) {
    const browser = await persistentBrowser(profile)
    const page = await browser.context.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    if (kill === 0) {
      await openApp(page, served, '/settings')
      await page.getByRole('switch', { name: 'Confirm each move' }).uncheck()
      await bringIn(page, served, head)
      const [match] = await storedIn(page, 'matches')
      table = `${served.url}#/table/${match?.id}`
      await page.goto(table)
    } else await page.goto(served.url)
    const log = page.locator('div.log')
    // On startup, the app doesn't open a finished game.
    const home = page.getByRole('heading', { name: /^(New game|Or choose a game)$/ })
    await expect(log.or(said(page)).or(home).first()).toBeVisible()
    if (await said(page).isVisible()) seen.databasesLost++
    if (!(await log.isVisible())) {
      await page.goto(table)
      await expect(log).toBeVisible()
    }
    stored = (await storedIn(page, 'entries')).map(({ what }) => what as Operation)
    const { shown, asked } = evening
    expect([shown, ...(asked ? [[...shown, asked]] : [])]).toContainEqual(stored)
    const undone = fold(entriesOf(stored)).log.filter(({ place }) => place === null).length
    const earlier = page.getByRole('button', { name: 'Show earlier moves' })
    while (await earlier.isVisible()) await tap(earlier)
    await expect(log.locator('.line del')).toHaveCount(undone)
    if (stored.length > shown.length) seen.ahead++
    const killed = killWithin(browser, next() * MAX_LENGTH)
    evening = await playUntilKilled(page, head, stored, next)
    await killed
  }
  seen.stored += stored.length
}

/** Kills browsers while one game is played, with a new profile after every `ROUNDS` kills. */
export async function killAtTable(game: keyof typeof HEADS, kills: number): Promise<Seen> {
  const seen: Seen = { kills, stored: 0, ahead: 0, databasesLost: 0 }
  for (let started = 0; started < kills; started += ROUNDS)
    await inWorld(game.length + started, world => killEvening(game, Math.min(ROUNDS, kills - started), seen, world))
  return seen
}

async function secondsLeft(page: Page): Promise<number> {
  const [minutes = NaN, seconds = NaN] = (await page.locator('p.clock.runs .time').innerText()).split(':').map(Number)
  return minutes * 60 + seconds
}

/** Kills the browser while a clock runs. After a kill, the clock must not show more time than before, and must continue. */
export const killClock = (kills: number): Promise<void> =>
  inWorld(3, async ({ served, profile }) => {
    let shown = Infinity
    for (let kill = 0; kill <= kills; kill++) {
      const browser = await persistentBrowser(profile)
      const page = await browser.context.newPage()
      if (kill === 0) {
        await bringIn(page, served, `# clock player 900 0 told\n${HEADS.wetice}`)
        const [match] = await storedIn(page, 'matches')
        await page.goto(`${served.url}#/table/${match?.id}`)
        // The first move starts the clock of the next player.
        await press(page, 'Pass')
        await press(page, 'Confirm')
      } else await page.goto(served.url)
      await expect(page.locator('p.clock.runs')).toHaveCount(1)
      expect(await secondsLeft(page)).toBeLessThanOrEqual(shown)
      expect((await storedIn(page, 'entries')).map(({ what }) => what)).toEqual([
        { type: 'play', action: 'pass' },
        { type: 'note', note: { type: 'clock', seat: 2 } },
      ])
      const before = Math.min(shown, 900)
      await expect.poll(() => secondsLeft(page)).toBeLessThan(before)
      shown = await secondsLeft(page)
      await browser.kill()
    }
  })

const MATCHES = 120
const ACTIONS = 60
/** The milliseconds within which even a busy machine restores a whole profile. */
const LONG = 60_000

function backup(round: string): string {
  const row = (id: string, number: number): string =>
    `{"entry":{"format":1,"match":"${id}","number":${number},"id":"${id}-${number}","at":5,"what":{"type":"play","action":"${number % 2 === 0 ? 'hand fish' : 'next'}"}}}`
  const head = 'game tennis\\nplayers Ann, Bob, Cat, Dee\\ntarget 99\\nplay'
  const rows = Array.from({ length: MATCHES }, (_, index) => {
    const id = `${round}-${index}`
    return [
      `{"match":{"format":1,"id":"${id}","game":"tennis","head":"${head}","players":["Ann","Bob","Cat","Dee"],"created":5}}`,
      ...Array.from({ length: ACTIONS }, (_, number) => row(id, number)),
    ]
  })
  return backupBeginning(1) + rows.flat().join(',\n') + BACKUP_END
}

async function lengths(page: Page): Promise<ReadonlyMap<string, number>> {
  const found = new Map((await storedIn(page, 'matches')).map(({ id = '' }) => [id, 0]))
  for (const { match = '' } of await storedIn(page, 'entries')) found.set(match, (found.get(match) ?? -1) + 1)
  return found
}

async function bringUntilKilled(page: Page, text: string, kill: () => Promise<void>): Promise<void> {
  await addMatches(page)
  await page
    .getByLabel('From a file')
    .setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const add = page.getByRole('button', { name: /^Add \d/ })
  await add.waitFor()
  const killed = kill()
  await tap(add).catch(() => undefined)
  await killed
}

/** Kills the browser during an import. Each match must be stored completely or not at all. */
export async function killAtImport(kills: number): Promise<Seen> {
  const seen: Seen = { kills, stored: 0, ahead: 0, databasesLost: 0 }
  for (let started = 0; started < kills; started += ROUNDS) {
    await inWorld(started + 5, async ({ served, profile, next }) => {
      let before = new Map<string, number>()
      const last = Math.min(ROUNDS, kills - started)
      for (let kill = 0; kill <= last; kill++) {
        const browser = await persistentBrowser(profile)
        const page = await browser.context.newPage()
        await openApp(page, served, '/book')
        await expect(
          page
            .getByText(/\d match|No matches yet/)
            .or(said(page))
            .first(),
        ).toBeVisible({ timeout: LONG })
        let now = await lengths(page)
        // If the browser has lost its database, the second copy restores it while the book is already shown.
        if ([...before.keys()].some(id => !now.has(id))) await expect(said(page)).toBeVisible({ timeout: LONG })
        if (await said(page).isVisible()) {
          seen.databasesLost++
          now = await lengths(page)
        }
        expect([...now].filter(([, length]) => length !== ACTIONS)).toEqual([])
        expect([...before.keys()].filter(id => !now.has(id))).toEqual([])
        seen.stored += now.size - before.size
        if (now.size > before.size) seen.ahead++
        before = new Map(now)
        if (kill === last) {
          await browser.close()
          break
        }
        await bringUntilKilled(page, backup(`b${started}k${kill}`), () => killWithin(browser, next() * LONGEST_IMPORT))
      }
    })
  }
  return seen
}
