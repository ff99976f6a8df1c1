import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { weticeTable } from '../../../src/games/wetice/table/index.ts'
import { mountTable } from '../mount.ts'

/** Swapping c1 and d1 makes three hearts. */
const HEAD =
  'game wetice\nplayers Ann, Bob\nphase swap\ndeal\n........\n........\n........\n........\nSSS.....\nHHDHC...\nplay'

async function open(actions: readonly string[] = []) {
  const table = await mountTable(weticeTable, HEAD, actions)
  const at = (cell: string): HTMLElement => table.wrapper.get<HTMLElement>(`[data-cell="${cell}"]`).element
  const send = (type: string, target: EventTarget, x: number): boolean =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        isPrimary: true,
        pointerId: 1,
        clientX: x,
        clientY: 0,
      }),
    )
  return {
    ...table,
    carried: () => table.wrapper.find('.carried').exists(),
    lift: async (from: string) => {
      send('pointerdown', at(from), 0)
      send('pointermove', window, 40)
      await flushPromises()
    },
    /** Drops a card on a square; null drops it beside the layout. */
    drop: async (to: string | null) => {
      document.elementFromPoint = () => (to === null ? document.body : at(to))
      send('pointerup', window, 40)
      await flushPromises()
    },
  }
}

describe('a card that is dragged', () => {
  it('proposes a swap with the card it is dropped on', async () => {
    const table = await open()
    await table.lift('c1')
    expect(table.carried()).toBe(true)
    expect(table.card('c1')).toContain('selected')
    await table.drop('d1')
    expect(table.carried()).toBe(false)
    expect(table.says()).toBe('Three hearts for Ann.')
    await table.press('Confirm')
    expect(table.match.timeline.line.map(play => play.action)).toEqual(['swap c1 d1'])
  })

  it('is refused with the reason if the swap is not legal', async () => {
    const table = await open()
    await table.lift('a2')
    await table.drop('e1')
    expect(table.wrapper.find('.ruling.refused').exists()).toBe(true)
  })

  it('stays on its square when it is dropped beside the layout, or on that square', async () => {
    const table = await open()
    for (const to of [null, 'c1']) {
      await table.lift('c1')
      await table.drop(to)
      expect(table.card('c1')).toBe('diamond at c1')
      expect(table.match.timeline.line).toEqual([])
    }
  })

  it('can’t be one that hands have yet to move, and an empty square can’t be dragged', async () => {
    const table = await open(['swap c1 d1'])
    for (const cell of ['h1', 'a2']) {
      await table.lift(cell)
      expect(table.carried()).toBe(false)
      await table.drop(null)
    }
  })
})
