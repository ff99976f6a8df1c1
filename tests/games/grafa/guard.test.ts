import { enableAutoUnmount, flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { dealOf } from '../../../src/games/grafa/deal.ts'
import { headOf, sit, WORKED } from './hands.ts'

enableAutoUnmount(afterEach)

type Sat = Awaited<ReturnType<typeof sit>>

const TO_USE = ['pair 6S', 'reveal 5D', 'reveal 6C', 'pair 6S']
const DEALT = headOf(`deck ${dealOf(7_654_321).join(' ')}`)

/** A table for each phase, and one with hands at work. */
const PHASES: readonly (readonly [phase: string, head: string, actions: readonly string[]])[] = [
  ['pair', WORKED, []],
  ['walk', WORKED, ['pair 6S']],
  ['reveal', WORKED, [...TO_USE, 'use C']],
  ['use', WORKED, TO_USE],
  ['arrange', WORKED, [...TO_USE, 'use C', 'reveal TC JD']],
  ['pair of a dealt deck', DEALT, []],
]
const SETTINGS = ['two-taps', 'immediate'] as const

/** The keys that play: hand, places, pad, those below the table, undo and redo. One suit of the sheet of cards stands for all. */
const keys = (): HTMLElement[] =>
  [
    ...document.querySelectorAll<HTMLElement>('.grafa button, .controls button, .bar button:not([aria-label="Menu"])'),
  ].filter(key => !/[SHD]$/.test(key.dataset['cell'] ?? ''))

/** What came of taps on a key with so many milliseconds between them; a key that is gone leaves its place to the one in it. */
async function taps(table: Sat, index: number, gaps: readonly number[]) {
  const key = keys()[index]
  table.wait()
  for (const gap of [0, ...gaps]) {
    table.wait(gap)
    const under = key?.isConnected ? key : keys()[index]
    under?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    await flushPromises()
  }
  const pressed = [...document.querySelectorAll('[aria-pressed="true"]')].map(each => each.getAttribute('aria-label'))
  return { played: table.played(), cursor: table.match.cursor, says: table.says(), pressed }
}

/** Back to where the table was. */
async function restore({ match, key, settle }: Sat, plays: number, cursor: number): Promise<void> {
  await key('Escape')
  while (match.timeline.line.length > plays) await match.undo()
  while (match.timeline.line.length < plays) await match.redo()
  await flushPromises()
  await settle()
  await match.setCursor(cursor)
  await flushPromises()
}

describe('a tap does one thing', () => {
  it.each(
    PHASES.flatMap(([phase, head, actions]) => SETTINGS.map(setting => [phase, setting, head, actions] as const)),
  )(
    'in phase %s with “%s”, however often it comes',
    async (_, setting, head, actions) => {
      const table = await sit(head, actions)
      table.settings.confirm = setting
      const { cursor } = table.match
      const count = keys().length
      expect(count).toBeGreaterThan(4)
      for (let index = 0; index < count; index++) {
        const once = await taps(table, index, [])
        await restore(table, actions.length, cursor)
        for (const gaps of [80, 200, 350].flatMap(gap => [[gap], [gap, gap]])) {
          expect(await taps(table, index, gaps)).toEqual(once)
          await restore(table, actions.length, cursor)
        }
      }
    },
    120_000,
  )
})
