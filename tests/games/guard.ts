import { flushPromises } from '@vue/test-utils'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AnyTableModule } from '../../src/table/module.ts'
import { TABLE_WORDS } from '#text/table.ts'
import { isLong } from '../runs.ts'
import { mountTable, wait } from './mount.ts'

type Opened = Awaited<ReturnType<typeof mountTable>>

/** What stands on a table before a key is tried. */
export interface Stand {
  readonly head: string
  readonly actions?: readonly string[]
  /** What is tapped, slowly, to come to this stand. */
  readonly taps?: readonly string[]
  /** Whatever else is done to come there. */
  begin?(table: Opened): Promise<void>
}

/** A page with keys on it. */
interface Page {
  /** What was done there, so far as it counts. */
  left(): unknown
  close(): void
}

const KEYS = 'button:not(:disabled), a, label'
/** Milliseconds in which a finger trembles. */
const TREMBLES = 200
const SETTINGS = ['two-taps', 'immediate'] as const

/** Where a finger can come to: behind a sheet nothing. */
function keysInReach(): HTMLElement[] {
  const sheet = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
  return [...(sheet ? [sheet] : []), ...(sheet ?? document).querySelectorAll<HTMLElement>(KEYS)]
}

const nameOf = (key: HTMLElement): string => key.getAttribute('aria-label') ?? key.textContent.trim()
/** A place of a table is that place, whatever is there. */
const meaningOf = (key: HTMLElement): string => key.dataset['cell'] ?? nameOf(key)

/** Places, cards and keys of pads that look alike stand for each other. */
function lookOf(key: HTMLElement): string {
  if (!key.matches('[data-cell], [data-card], [data-key], [data-number], [data-slot], .line')) {
    return `${nameOf(key)} of ${key.parentElement?.className ?? ''}`
  }
  return [key.className, key.getAttribute('aria-pressed'), key.getAttribute('aria-disabled')].join()
}

/** Which of the keys that stand there are to be tried: one of each look, in a short run where it stands for the first time. */
function toTry(tried: Set<string>): number[] {
  const looks = keysInReach().map(lookOf)
  const news = looks.flatMap((look, index) => (looks.indexOf(look) === index && !tried.has(look) ? [index] : []))
  if (!isLong) for (const look of looks) tried.add(look)
  return news
}

/** As a finger does it: down, up, and the click. */
function touch(key: HTMLElement): void {
  const how = { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, pointerType: 'touch', button: 0 }
  key.dispatchEvent(new PointerEvent('pointerdown', how))
  key.dispatchEvent(new PointerEvent('pointerup', how))
  key.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
}

/** What a key of a pad enters for. */
const fieldOf = (key: HTMLElement): string => key.closest('[data-field]')?.getAttribute('aria-label') ?? ''

/** Whatever the finger may find where it tapped: the key itself, what has come, and what means another thing by now. */
function touchAgain(key: HTMLElement, before: ReadonlyMap<HTMLElement, string>, since: number, field: string): void {
  /** A walk goes on at the speed of hands, and a pad enters for the next field. */
  const mayGoOn = (since > TREMBLES && key.dataset['step'] !== undefined) || (since > 250 && fieldOf(key) !== field)
  const come = keysInReach().filter(each => (each === key ? !mayGoOn : before.get(each) !== meaningOf(each)))
  for (const each of come) if (each.isConnected) touch(each)
}

/** All that is seen. */
const seen = (): unknown => ({
  says: document.querySelector('.ruling')?.textContent,
  keys: [...document.querySelectorAll<HTMLElement>('button')]
    .filter(key => key.closest('dialog') === null)
    .map(key => [nameOf(key), key.getAttribute('aria-pressed'), key.matches(':disabled')].join(' · ')),
  sheets: [...document.querySelectorAll('dialog[open] h2')].map(({ textContent }) => textContent),
  agreed: [...document.querySelectorAll('dialog[open] :is([aria-pressed], form)')].map(each =>
    each.getAttribute('aria-pressed'),
  ),
})

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What a tap has loaded is there. */
async function arrived(): Promise<void> {
  await flushPromises()
  await vi.dynamicImportSettled()
  await flushPromises()
}

/** Takes back what was begun, and closes what was opened. */
async function rest(): Promise<void> {
  for (const sheet of document.querySelectorAll('dialog[open]')) sheet.dispatchEvent(new Event('cancel'))
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  document.querySelector('.bar button')?.dispatchEvent(escape)
  await flushPromises()
}

/** What stood there, and which of the keys that were tried propose something. */
interface Trial {
  readonly start: unknown
  readonly proposing: readonly number[]
}

const isProposed = (): boolean => keysInReach().some(key => nameOf(key) === TABLE_WORDS.confirm)

/**
 * For every key that stands there: whatever a finger touches again within half a second leaves all as the first tap has. Where all stands
 * as it stood at a trial before, only what proposed something then does anything else now.
 */
async function tryEachKey(open: () => Promise<Page>, tried: Set<string>, before: Trial | null = null): Promise<Trial> {
  let page = await open()
  const found = () => ({ left: page.left(), seen: seen() })
  const start = found()
  const indices = before && same(before.start, start) ? before.proposing : toTry(tried)
  const proposing: number[] = []

  async function again(): Promise<void> {
    if (same(page.left(), start.left) && !same(seen(), start.seen)) await rest()
    if (same(found(), start)) return
    page.close()
    page = await open()
    expect(found()).toEqual(start)
  }

  /** One tap, and others after so many milliseconds; the first of them before what the tap did is stored. */
  async function tap(index: number, hasty: number | null) {
    const key = keysInReach()[index]
    const before = new Map(keysInReach().map(each => [each, meaningOf(each)]))
    if (!key) throw new Error(`No key ${index}`)
    const [name, field] = [nameOf(key), fieldOf(key)]
    wait(1000)
    touch(key)
    if (hasty !== null) {
      wait(hasty)
      touchAgain(key, before, hasty, field)
    }
    await arrived()
    const once = found()
    let since = hasty ?? 0
    for (const gap of [180, 230]) {
      wait(gap)
      since += gap
      touchAgain(key, before, since, field)
      await flushPromises()
      expect([name, gap, found()]).toEqual([name, gap, once])
    }
    return { name, once }
  }

  for (const index of indices) {
    await again()
    const { name, once } = await tap(index, null)
    if (isProposed()) proposing.push(index)
    if (same(once.left, start.left)) continue
    await again()
    expect([name, 80, (await tap(index, 80)).once]).toEqual([name, 80, once])
  }
  page.close()
  return { start, proposing }
}

async function openStand(
  module: AnyTableModule,
  { head, actions = [], taps = [], begin }: Stand,
  setting: (typeof SETTINGS)[number],
): Promise<Page> {
  const table = await mountTable(module, head, actions)
  table.settings.confirm = setting
  for (const each of taps) await table.click(each)
  await begin?.(table)
  await flushPromises()
  return {
    left: () => [
      table.match.cursor,
      table.match.timeline.log.map(play => `${play.action}${play.place === null ? ' undone' : ''}`),
    ],
    close: () => table.wrapper.unmount(),
  }
}

/** One tap does one thing on a page that stands under the guard; `open` are the ways in which it can stand there. */
export function describeGuarded(pages: readonly (readonly [name: string, ...open: (() => Promise<Page>)[]])[]): void {
  describe('one tap does one thing', () => {
    const tried = new Set<string>()
    beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
    afterEach(() => document.body.replaceChildren())
    afterAll(() => void vi.useRealTimers())
    it.each(pages.map(([name, ...ways]) => [name, ways] as const))('%s', async (_, ways) => {
      let trial: Trial | null = null
      for (const open of ways) {
        trial = await tryEachKey(open, tried, trial)
        document.body.replaceChildren()
      }
      expect(trial?.start).toBeDefined()
    })
    it('has been tried with many buttons', () => {
      expect(isLong || tried.size > pages.length).toBe(true)
    })
  })
}

/** The same on a game's table, in each stand and with both settings of "A move counts"; in a short run with one and the other by turns. */
export function describeTable(module: AnyTableModule, stands: Readonly<Record<string, Stand>>): void {
  describeGuarded(
    Object.entries(stands).map(([name, stand], index) => {
      const settings = isLong ? SETTINGS : [SETTINGS[index % 2] ?? SETTINGS[0]]
      return [name, ...settings.map(setting => () => openStand(module, stand, setting))] as const
    }),
  )
}
