import { flushPromises } from '@vue/test-utils'
import { expect } from 'vitest'
import type { AnyTableModule } from '../../src/table/module.ts'
import { mountTable, wait } from './mount.ts'

const GAPS = [80, 200, 350] as const

interface Stand {
  readonly head: string
  readonly actions?: readonly string[]
  /** What is tapped, slowly, to come to this stand. */
  readonly taps?: readonly string[]
  /** Places, cards and pads' keys to try besides, by their selectors. */
  readonly places?: readonly string[]
}

/** The keys of a table, and of its places and cards those that a stand names. */
const KEYS = 'main button:not([data-cell], [data-key], [data-card], .line, .log button)'

/**
 * One tap does one thing: for every key that stands there, two taps and three at each gap leave the match as one tap does, with both
 * settings of "A move counts".
 */
export async function expectGuarded(module: AnyTableModule, stand: Stand): Promise<void> {
  for (const confirm of ['two-taps', 'immediate'] as const) {
    const count = await tapped(module, stand, confirm, null, 0, 0)
    for (let key = 0; key < count.keys; key++) {
      const once = await tapped(module, stand, confirm, key, 1, 0)
      for (const gap of GAPS) {
        for (const times of [2, 3]) {
          const often = await tapped(module, stand, confirm, key, times, gap)
          expect([once.name, confirm, gap, times, often.left]).toEqual([once.name, confirm, gap, times, once.left])
        }
      }
    }
  }
}

async function tapped(
  module: AnyTableModule,
  { head, actions = [], taps = [], places = [] }: Stand,
  confirm: 'two-taps' | 'immediate',
  index: number | null,
  times: number,
  gap: number,
) {
  const table = await mountTable(module, head, actions)
  table.settings.confirm = confirm
  for (const each of taps) await table.click(each)
  const keys = [...document.querySelectorAll<HTMLElement>([KEYS, ...places].join(', '))].filter(
    key => key.closest('dialog:not([open])') === null,
  )
  const place = index === null ? null : keys[index]
  const name = place?.getAttribute('aria-label') ?? place?.textContent?.trim() ?? ''
  wait(1000)
  for (let tap = 0; tap < times; tap++) {
    // A finger finds what stands there by now: the same key where it still stands, else what has come in its place.
    const now = [...document.querySelectorAll<HTMLElement>([KEYS, ...places].join(', '))]
    const target = place?.isConnected ? place : now[index ?? 0]
    if (tap > 0) wait(gap)
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await flushPromises()
  }
  const left = table.match.timeline.log.map(play => `${play.action}${play.place === null ? ' undone' : ''}`)
  table.wrapper.unmount()
  return { keys: keys.length, name, left }
}
