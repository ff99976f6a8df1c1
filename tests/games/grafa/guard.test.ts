import { enableAutoUnmount, flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { dealOf } from '../../../src/games/grafa/deal.ts'
import { headOf, sit, WORKED } from './hands.ts'

enableAutoUnmount(afterEach)

const TO_USE = ['pair 6S', 'reveal 5D', 'reveal 6C', 'pair 6S']
const LOOKED = [...TO_USE, 'use C', 'reveal TC JD']

/** A table for each phase, and with hands at work. */
const PHASES: readonly (readonly [phase: string, head: string, actions: readonly string[]])[] = [
  ['pair', WORKED, []],
  ['walk', WORKED, ['pair 6S']],
  ['reveal', WORKED, [...TO_USE, 'use C']],
  ['use', WORKED, TO_USE],
  ['arrange', WORKED, LOOKED],
  ['a deal of the app’s own', headOf(`deck ${dealOf(7_654_321).join(' ')}`), []],
]

/** Where the keys are that play: hand, deck, pad, and those below the table. */
const KEYS = '.grafa button, .controls button, .bar button:not([aria-label="Menu"])'

/** What is played, and how far hands are. */
async function after(
  phase: (typeof PHASES)[number],
  setting: 'tap' | 'immediate',
  key: number,
  gaps: readonly number[],
) {
  const [, head, actions] = phase
  const table = await sit(head, actions)
  table.settings.confirm = setting
  await flushPromises()
  const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(KEYS)]
  const button = buttons()[key]
  if (!button) return null
  // Each tap of a quick finger lands where the first one did, whatever lies there by then.
  const at = button.getBoundingClientRect()
  table.wait()
  for (const gap of [0, ...gaps]) {
    table.wait(gap)
    const under = button.isConnected ? button : (buttons()[key] ?? button)
    under.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: at.x, clientY: at.y }),
    )
    await flushPromises()
  }
  const left = { played: table.played(), cursor: table.match.cursor, log: table.match.timeline.log.length }
  table.wrapper.unmount()
  return left
}

describe('a tap does one thing', () => {
  it.each(PHASES.flatMap(phase => (['tap', 'immediate'] as const).map(setting => [phase[0], setting, phase] as const)))(
    'in phase %s with “%s”, however often it comes',
    async (_, setting, phase) => {
      let keys = 0
      for (
        let once = await after(phase, setting, keys, []);
        once !== null;
        once = await after(phase, setting, keys, [])
      ) {
        for (const gap of [80, 200, 350]) {
          expect(await after(phase, setting, keys, [gap])).toEqual(once)
          expect(await after(phase, setting, keys, [gap, gap])).toEqual(once)
        }
        keys++
      }
      expect(keys).toBeGreaterThan(4)
    },
    120_000,
  )
})
