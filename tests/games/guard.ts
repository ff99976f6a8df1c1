import { flushPromises } from '@vue/test-utils'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AnyTableModule } from '../../src/table/module.ts'
import { TABLE_WORDS } from '#text/table.ts'
import { byTurns, isLong } from '../runs.ts'
import { mountTable, wait } from './mount.ts'

type Opened = Awaited<ReturnType<typeof mountTable>>

/** A state of a table before a button is tried. */
export interface Stand {
  readonly head: string
  readonly actions?: readonly string[]
  /** The selectors of the elements whose taps, one by one, lead to this state. */
  readonly taps?: readonly string[]
  /** Other preparations for this state. */
  begin?(table: Opened): Promise<void>
}

interface Page {
  /** What has been stored by actions on the page. */
  left(): unknown
  close(): void
}

const KEYS = 'button:not(:disabled), a, label'
/** The largest number of milliseconds between two taps of a trembling finger. */
const TREMBLES = 200
const SETTINGS = ['two-taps', 'immediate'] as const

/** The open sheet with its buttons, links and labels; without a sheet, those of the page. */
function keysInReach(): HTMLElement[] {
  const sheet = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
  return [...(sheet ? [sheet] : []), ...(sheet ?? document).querySelectorAll<HTMLElement>(KEYS)]
}

const nameOf = (key: HTMLElement): string => key.getAttribute('aria-label') ?? key.textContent.trim()
/** What a button means. A square keeps its meaning, whatever is on it. */
const meaningOf = (key: HTMLElement): string => key.dataset['cell'] ?? nameOf(key)

/** A text that is equal for squares, cards and pad buttons that look alike. */
function lookOf(key: HTMLElement): string {
  if (!key.matches('[data-cell], [data-card], [data-key], [data-number], [data-slot], .line')) {
    return `${nameOf(key)} of ${key.parentElement?.className ?? ''}`
  }
  return [key.className, key.getAttribute('aria-pressed'), key.getAttribute('aria-disabled')].join()
}

/** The indices of the buttons to try: one for each appearance; in a short run, only for new appearances. */
function toTry(tried: Set<string>): number[] {
  const looks = keysInReach().map(lookOf)
  const news = looks.flatMap((look, index) => (looks.indexOf(look) === index && !tried.has(look) ? [index] : []))
  if (!isLong) for (const look of looks) tried.add(look)
  return news
}

/** Touches a button as a finger does: down, up, and click. */
function touch(key: HTMLElement): void {
  const how = { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, pointerType: 'touch', button: 0 }
  key.dispatchEvent(new PointerEvent('pointerdown', how))
  key.dispatchEvent(new PointerEvent('pointerup', how))
  key.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
}

/** The label of the field that a pad's button belongs to; '' if there is none. */
const fieldOf = (key: HTMLElement): string => key.closest('[data-field]')?.getAttribute('aria-label') ?? ''

/** Touches whatever a finger may find where it tapped: the button itself, a new one, or one with a changed meaning. */
function touchAgain(key: HTMLElement, before: ReadonlyMap<HTMLElement, string>, since: number, field: string): void {
  /** The button of a walk may act again after 200 ms, and that of a pad after 250 ms if the field is another one. */
  const mayGoOn = (since > TREMBLES && key.dataset['step'] !== undefined) || (since > 250 && fieldOf(key) !== field)
  const come = keysInReach().filter(each => (each === key ? !mayGoOn : before.get(each) !== meaningOf(each)))
  for (const each of come) if (each.isConnected) touch(each)
}

/** The visible ruling, the buttons outside sheets, and the titles and agreements of open sheets. */
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

/** Waits until everything that a tap loads has arrived. */
async function arrived(): Promise<void> {
  await flushPromises()
  await vi.dynamicImportSettled()
  await flushPromises()
}

/** Cancels pending input, and closes sheets. */
async function rest(): Promise<void> {
  for (const sheet of document.querySelectorAll('dialog[open]')) sheet.dispatchEvent(new Event('cancel'))
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  document.querySelector('.bar button')?.dispatchEvent(escape)
  await flushPromises()
}

/** A state that was tried before, with the indices of the buttons that proposed something in it. */
interface Trial {
  readonly start: unknown
  readonly proposing: readonly number[]
}

const isProposed = (): boolean => keysInReach().some(key => nameOf(key) === TABLE_WORDS.confirm)

/**
 * Checks for every button that touches within half a second after the first tap change nothing. If this state was tried
 * before, checks only the buttons that proposed something.
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

  /**
   * Taps a button once, then again after pauses. If `hasty` is given, the first repetition comes after that number of
   * milliseconds, before the result of the first tap is stored.
   */
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

/** Tests that a double tap counts once on guarded pages. `open` are functions that open a page in one state. */
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
    it('and was tried with more kinds of buttons than there are states', () => {
      expect(isLong || tried.size > pages.length).toBe(true)
    })
  })
}

/** Tests a game's table in each state, with both settings of "A move counts", which alternate in a short run. */
export function describeTable(module: AnyTableModule, stands: Readonly<Record<string, Stand>>): void {
  describeGuarded(
    byTurns(Object.entries(stands), 4).map(([name, stand], index) => {
      const settings = isLong ? SETTINGS : [SETTINGS[index % 2] ?? SETTINGS[0]]
      return [name, ...settings.map(setting => () => openStand(module, stand, setting))] as const
    }),
  )
}
