import { describe, expect, it } from 'vitest'
import { nearestSwap, validSwapsOf } from '../../../src/engine/wetice/legal.ts'
import { wetice } from '../../../src/engine/wetice/index.ts'
import type { Action, Cell } from '../../../src/engine/wetice/types.ts'
import { after, begin, DEAL, duel } from './table.ts'
import { somePositions } from './transitions.ts'

const steps = (from: Cell, to: Cell): number =>
  Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) + Math.abs(Number(from.slice(1)) - Number(to.slice(1)))

/** The smallest number of steps between the two chosen cells and the cells of any legal swap, in either order. */
function fewest(legal: readonly Action[], [first, second]: readonly [Cell, Cell]): number {
  const ways = legal.flatMap(action => {
    if (action.type !== 'swap') return []
    const [a, b] = action.cells
    return [steps(first, a) + steps(second, b), steps(first, b) + steps(second, a)]
  })
  return Math.min(...ways)
}

describe('the nearest legal swap', () => {
  it('is the legal swap with the fewest steps to its cells, in cleanup and in the game', () => {
    const positions = somePositions(5).filter(position => validSwapsOf(position).length > 0)
    expect(positions.length).toBeGreaterThan(30)
    for (const position of positions) {
      const legal = wetice.legal(position)
      for (const cells of [
        ['a1', 'f6'],
        ['c2', 'c3'],
        ['f1', 'b5'],
      ] as const) {
        const swap = nearestSwap(position, cells)
        const [a = '', b = ''] = swap?.cells ?? []
        const away = Math.min(steps(cells[0], a) + steps(cells[1], b), steps(cells[0], b) + steps(cells[1], a))
        expect(away).toBe(fewest(legal, cells))
        expect(swap && wetice.play(position, swap).accepted).toBe(true)
      }
    }
  })

  it('is null if no swap is legal', () => {
    const position = begin(duel(['SHDC....']))
    expect(validSwapsOf(position)).toEqual([])
    expect(nearestSwap(position, ['a1', 'b1'])).toBeNull()
  })
})

describe('the status of a game', () => {
  it('has phase, turn, scores and winner', () => {
    const position = begin(['deal', ...DEAL].join('\n'))
    expect(wetice.status(position)).toEqual({ phase: 'cleanup', turn: 1, over: false, scores: [0, 0], winner: null })
    const over = after(begin(duel(['S.......'], 'piles H3 / D5 C1')), 'pass', 'pass')
    expect(wetice.status(over)).toEqual({ phase: 'over', turn: null, over: true, scores: [3, 6], winner: 2 })
  })
})
