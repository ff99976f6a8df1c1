import { enableAutoUnmount, flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { wellsixTable } from '../../../src/games/wellsix/table/index.ts'
import { mountTable } from '../mount.ts'
import { CUT, FIVE, head, main, PAIR, TIE } from './heads.ts'

enableAutoUnmount(afterEach)

/** The clock of the table's own finger, and the time between taps here. */
const clock = vi.spyOn(performance, 'now')
const finger = clock.getMockImplementation() ?? (() => 0)
let waited = 0
clock.mockImplementation(() => finger() + waited)
const wait = (milliseconds: number): void => void (waited += milliseconds)

type Opened = Awaited<ReturnType<typeof mountTable>>
type Phase = readonly [name: string, text: string, actions: readonly string[], begin: (table: Opened) => Promise<void>]

const nothing = (): Promise<void> => Promise.resolve()
const correction = async (table: Opened): Promise<void> => {
  await table.click('[aria-label="Menu"]')
  await table.press('The table differs')
  await table.tap('0,0')
  await table.click('[data-card="3D"]')
}

const PHASES: readonly Phase[] = [
  ['before the first card', head(), [], nothing],
  ['with a card chosen', main('0,0 7H, 1,0 9S', 'moves 2'), [], table => table.click('[data-card="AH"]')],
  [
    'with a placement proposed',
    main('0,0 7H, 1,0 9S', 'moves 2'),
    [],
    async table => {
      await table.click('[data-card="AH"]')
      await table.tap('0,1')
    },
  ],
  [
    'where a capture or a switch is asked for',
    PAIR,
    [],
    async table => {
      await table.tap('0,0')
      await table.tap('1,0')
    },
  ],
  [
    'with a capture proposed',
    CUT,
    [],
    async table => {
      await table.tap('4,0')
      await table.tap('3,0')
    },
  ],
  ['while cut off cards are lifted', CUT, ['capture 4,0 3,0'], nothing],
  ['where a group is chosen', TIE, ['capture 2,0 2,1'], nothing],
  ['with a group proposed', TIE, ['capture 2,0 2,1'], table => table.press('Keep A')],
  ['after a line', FIVE, ['place 4D 5,0'], nothing],
  ['while the table is corrected', PAIR, [], correction],
  ['with help asked', FIVE, [], table => table.press('Five in line?')],
]

/** The keys below the table and on it, by their text. */
const keysOf = (table: Opened): string[] =>
  table.wrapper.findAll('.controls button, .choice').map(key => key.text() || (key.attributes('aria-label') ?? ''))

/** Where a key lies: on a card, or in a part of the row below; the walker takes the whole row. */
const placeOf = (key: HTMLElement): string =>
  key.closest('.choice, .walker, .side')?.className.replace(/button|choice/g, 'card') ?? ''
const shareAPlace = (a: string, b: string): boolean =>
  a === b || [a, b].every(place => place.startsWith('side') || place === 'walker')

/** Taps a key so many times, or what has come in its place. */
async function tapTimes(table: Opened, name: string, times: number, apart: number): Promise<void> {
  const found = () => table.wrapper.findAll<HTMLElement>('.controls button, .choice')
  const first = found().find(key => (key.text() || key.attributes('aria-label')) === name)
  if (!first) throw new Error(`No key “${name}”`)
  const place = placeOf(first.element)
  const isWalked = place === 'walker'
  wait(1000)
  for (let tap = 0; tap < times; tap++) {
    const now = found()
    const instead = now.filter(({ element }) => {
      const other = placeOf(element)
      return other === place || ((isWalked || other === 'walker') && shareAPlace(other, place))
    })
    await (now.find(key => key.element === first.element) ?? instead.at(-1))?.trigger('click')
    await flushPromises()
    wait(apart)
  }
}

async function outcome(
  [, text, actions, begin]: Phase,
  confirm: 'two-taps' | 'immediate',
  name: string,
  times: number,
  apart: number,
) {
  const table = await mountTable(wellsixTable, text, actions)
  table.settings.confirm = confirm
  await begin(table)
  await tapTimes(table, name, times, apart)
  const found = {
    played: table.match.timeline.line.map(play => play.action),
    cursor: table.match.cursor,
    keys: keysOf(table),
    says: table.says(),
  }
  table.wrapper.unmount()
  return found
}

describe.each(PHASES)('%s', (...phase) => {
  it.each(['two-taps', 'immediate'] as const)('two and three taps are one (%s)', { timeout: 60_000 }, async confirm => {
    const [, text, actions, begin] = phase
    const table = await mountTable(wellsixTable, text, actions)
    table.settings.confirm = confirm
    await begin(table)
    const keys = keysOf(table).filter(name => name !== '')
    table.wrapper.unmount()
    expect(keys.length).toBeGreaterThan(0)
    for (const name of keys) {
      const once = await outcome(phase, confirm, name, 1, 0)
      for (const [times, apart] of [
        [2, 80],
        [3, 200],
        [3, 350],
      ] as const) {
        expect(await outcome(phase, confirm, name, times, apart), `${name}, ${times} taps`).toEqual(once)
      }
    }
  })
})
