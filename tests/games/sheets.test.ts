import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { grafaTable } from '../../src/games/grafa/table/index.ts'
import { tennisTable } from '../../src/games/tennis/table/index.ts'
import { wellsixTable } from '../../src/games/wellsix/table/index.ts'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import type { AnyTableModule } from '../../src/table/module.ts'
import { Browser } from '../book/world.ts'
import { byTurns } from '../runs.ts'
import { mountTable, sitDown } from './mount.ts'
import { main } from './wellsix/heads.ts'

const ROWS = ['S···DDHD', 'CHDSCHSD', 'SHDHSHSS', 'DSHCHDCH', 'HHSCSHDC', 'DDCSCCDS']
const WETICE = ['game wetice', 'players Ana, Ben', 'phase swap', 'deal', ...ROWS.map(row => row.replaceAll('·', '.')), 'play'].join('\n') // oxfmt-ignore
const WELLSIX = main('0,0 7H, 1,0 9S, 2,0 QS, 3,0 JC', 'turn 1', 'moves 2')
const TENNIS = 'game tennis\nplayers Ana, Ben, Cy, Di\nplay'
const GRAFA = 'game grafa\nplayers Ana\nhand AH 6S 4C 3H 2S\ndeck 4H\nplay'

type Opened = Awaited<ReturnType<typeof sitDown>>
type Act = (table: Opened) => Promise<unknown>

const type =
  (text: string): Act =>
  async ({ wrapper }) => {
    await wrapper.get('.log input').setValue(text)
    await wrapper.get('.log form').trigger('submit')
    await flushPromises()
  }

const taps =
  (...places: readonly string[]): Act =>
  async ({ tap }) => {
    for (const place of places) await tap(place)
  }

/** States of a table: no input, a started move, a proposal, and a refusal. */
const STATES: readonly (readonly [string, AnyTableModule, string, readonly string[], Act])[] = [
  ['WetIce, no input', weticeTable, WETICE, ['pass'], async () => undefined],
  ['WetIce, a card chosen', weticeTable, WETICE, ['pass'], taps('a1')],
  ['WetIce, a proposed pass', weticeTable, WETICE, ['pass'], type('pass')],
  ['WetIce, a refused swap', weticeTable, WETICE, ['pass'], type('swap a1 h1')],
  ['WetIce, a correction', weticeTable, WETICE, ['pass'], type('correct a1 S')],
  ['Wellsix, no input', wellsixTable, WELLSIX, ['place 2H 0,1', 'place 3H 0,2'], async () => undefined],
  ['Wellsix, a card chosen', wellsixTable, WELLSIX, ['place 2H 0,1', 'place 3H 0,2'], taps('2,0')],
  ['Wellsix, a proposed move', wellsixTable, WELLSIX, ['place 2H 0,1', 'place 3H 0,2'], type('place 2S 1,1')],
  ['Wellsix, a refused capture', wellsixTable, WELLSIX, ['place 2H 0,1', 'place 3H 0,2'], taps('1,0', '0,0')],
  ['Tennis, a refusal', tennisTable, TENNIS, ['play J'], type('ghost')],
  ['Grafa, a refusal', grafaTable, GRAFA, [], ({ click }) => click('[data-card="2S"]')],
  ['Grafa, in the middle of a pair', grafaTable, GRAFA, ['pair 6S'], async () => undefined],
]

const sheet = (): Element | null => document.querySelector('dialog[open]')
const buttons = (): readonly HTMLElement[] => [...(sheet()?.querySelectorAll<HTMLElement>('button') ?? [])]

/** Everything that is shown and stored. */
const trace = ({ wrapper, match }: Opened) => ({
  shown: wrapper
    .get('main')
    .html()
    .replaceAll(/ (tabindex|style)="[^"]*"/g, ''),
  entries: match.stored?.entries,
  hands: match.handsAt,
  cursor: match.cursor,
})

const spoken = (table: Opened): string => table.wrapper.get('.talk > .ruling').text()

async function close(): Promise<void> {
  while (sheet()) {
    sheet()?.dispatchEvent(new Event('cancel', { cancelable: true }))
    await flushPromises()
  }
}

/** Rows of the menu that lead to a further sheet, and the button that opens that sheet. */
const PAGES = [
  ['Open the log', 'The record'],
  ['Let others watch', 'Continue on another phone'],
] as const
const DOES = /^(Advice|Close|Correct the layout|A card was entered|Edit|Enter )/

const KEYS = [
  'Enter',
  'Backspace',
  'Delete',
  'ArrowLeft',
  'ArrowRight',
  'End',
  ...'0123456789abcdghijkmpqstxyz?',
  'Escape',
]

/**
 * Sends keys to the page, and then to a button of the open sheet. Returns the keys that were handled: those whose
 * default was prevented.
 */
async function pressAll(): Promise<readonly string[]> {
  const missed: string[] = []
  for (const target of [document.body, buttons()[0] ?? document.body]) {
    for (const key of KEYS) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      if (!target.dispatchEvent(event)) missed.push(key)
    }
    await flushPromises()
  }
  return missed
}

/** Opens every reachable sheet, one after another, and yields its name. */
async function* sheetsFrom(table: Opened): AsyncGenerator<string> {
  const menu = (): Promise<void> => table.click('[aria-label="Menu"]')
  await menu()
  yield 'Menu'
  await menu()
  const names = buttons().map(({ textContent }) => textContent.trim())
  for (const name of names.filter(each => each !== '' && !DOES.test(each))) {
    await close()
    await menu()
    await table.press(name)
    await vi.waitFor(() => expect([name, sheet()]).not.toEqual([name, null]))
    yield name
  }
  for (const [row, key] of PAGES) {
    await close()
    await menu()
    await table.press(row)
    await vi.waitFor(() => expect(table.hasKey(key)).toBe(true))
    await table.press(key)
    await vi.waitFor(() => expect([key, sheet()]).not.toEqual([key, null]))
    yield key
  }
  await table.settings.set('bothAgree', true)
  if ((table.match.replay?.players.length ?? 0) > 1) {
    void table.match.undo()
    await flushPromises()
    if (sheet()) yield 'Undo'
  }
  for (const name of ['We played it', 'It was', 'Agree to end', 'Correct'])
    if (table.hasKey(name)) {
      await table.press(name)
      if (sheet()) yield name
      await close()
    }
  if (!table.hasKey('We played it')) return
  await table.press('We played it')
  if (!table.hasKey('Let it stand')) return
  await table.press('Let it stand')
  yield 'Let it stand'
}

describe.each(byTurns(STATES, 4, 1))('a closed sheet: %s', (_, module, head, actions, act) => {
  it('hasn’t changed the table, whatever keys were pressed while the sheet was open, even after a reload', async () => {
    const table = await mountTable(module, head, actions)
    await table.match.setCursor(actions.includes('pair 6S') ? 0 : 99)
    await act(table)
    await flushPromises()
    const [before, said] = [trace(table), spoken(table)]
    const seen: string[] = []
    for await (const name of sheetsFrom(table)) {
      const missed = await pressAll()
      await close()
      expect([name, trace(table), missed]).toEqual([name, before, []])
      seen.push(name)
    }
    expect(seen.length).toBeGreaterThan(4)
    table.wrapper.unmount()
    const tab = new Browser(table.disk).openTab()
    await tab.match.open(table.match.head?.id ?? '')
    const back = await sitDown(tab, module)
    if (spoken(back) !== said) await act(back)
    expect(spoken(back)).toBe(said)
  })
})

it('a sheet keeps the focus when the focused button disappears, and no key reaches the table', async () => {
  const table = await mountTable(grafaTable, GRAFA, ['pair 4C', 'reveal JD TC'])
  await table.match.undo(2)
  await flushPromises()
  await table.press('Done')
  await table.click('[aria-label="Menu"]')
  await table.press('Open the log')
  await table.click('dialog[open] .log .line')
  table.wait()
  const again = buttons().find(({ textContent }) => textContent.includes('Redo'))
  again?.focus()
  again?.click()
  await flushPromises()
  expect([again?.isConnected, sheet()?.contains(document.activeElement)]).toEqual([false, true])
  const before = trace(table)
  expect(await pressAll()).toEqual([])
  expect(trace(table)).toEqual(before)
})
