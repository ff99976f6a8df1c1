import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { wellsixTable } from '../../../src/games/wellsix/table/index.ts'
import { mountTable } from '../mount.ts'
import { CUT, main, PAIR } from './heads.ts'

async function open(text: string, actions: readonly string[] = []) {
  const table = await mountTable(wellsixTable, text, actions)
  const at = (name: string): HTMLElement =>
    table.wrapper.get<HTMLElement>(`[data-cell="${name}"], [data-card="${name}"]`).element
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
    played: () => table.match.timeline.line.map(play => play.action),
    lift: async (from: string) => {
      table.wait()
      send('pointerdown', at(from), 0)
      send('pointermove', window, 40)
      await flushPromises()
    },
    /** Drops a card on a square or a card; null drops it on neither. */
    drop: async (to: string | null) => {
      document.elementFromPoint = () => (to === null ? document.body : at(to))
      send('pointerup', window, 40)
      await flushPromises()
    },
    carried: () => table.wrapper.find('.carried').exists(),
  }
}

describe('a card that is dragged', () => {
  it('from the hand is placed on a free square', async () => {
    const table = await open(PAIR)
    await table.lift('3D')
    expect(table.carried()).toBe(true)
    expect(table.card('0,2')).toContain('legal')
    await table.drop('0,2')
    expect(table.carried()).toBe(false)
    expect(table.says()).toBe('Put the 3 of diamonds above the 4 of spades.')
    await table.press('Confirm')
    expect(table.played()).toEqual(['place 3D 0,2'])
  })

  it('captures the other player’s card that it is dropped on', async () => {
    const table = await open(CUT)
    await table.lift('4,0')
    await table.drop('3,0')
    expect(table.says()).toContain('The jack of hearts captures the 10 of spades')
  })

  it('onto another of the player’s cards asks whether to capture or switch', async () => {
    const own = await open(PAIR)
    await own.lift('0,0')
    await own.drop('1,0')
    expect(own.says()).toBe('Which of these?')
  })

  it('is refused with the reason if it can’t be placed there', async () => {
    const table = await open(PAIR)
    await table.lift('3D')
    await table.drop('0,1')
    expect(table.wrapper.find('.ruling.refused').exists()).toBe(true)
  })

  it('returns to the hand when it is dropped beside the layout', async () => {
    const table = await open(PAIR)
    await table.lift('3D')
    await table.drop(null)
    expect(table.carried()).toBe(false)
    expect(table.says()).toBe('Ann: 2 moves left.')
  })

  it('confirms the move that was proposed before', async () => {
    const table = await open(main('0,0 7H, 1,0 9S', 'moves 2'))
    await table.lift('AH')
    await table.drop('0,1')
    await table.lift('2H')
    expect(table.played()).toEqual(['place AH 0,1'])
    await table.drop('0,2')
    await table.press('Confirm')
    expect(table.played()).toEqual(['place AH 0,1', 'place 2H 0,2'])
  })

  it('can’t be the other player’s, and a free square can’t be dragged', async () => {
    const table = await open(PAIR)
    for (const place of ['0,1', '2,0']) {
      await table.lift(place)
      expect(table.carried()).toBe(false)
      await table.drop(null)
    }
  })

  it('moves to another square while the layout is corrected', async () => {
    const table = await open(PAIR)
    await table.click('[aria-label="Menu"]')
    await table.press('Correct the layout')
    await table.lift('1,0')
    await table.drop('1,1')
    expect(table.card('1,1')).toContain('queen of hearts')
    expect(table.card('1,0')).toContain('free square')
    expect(table.adds()).toBe('2 squares differ')
  })
})
