import { parseSuit, SUITS } from '../../../engine/cards.ts'
import type { Lying, Place, Stop } from '../../../engine/hands.ts'
import { CELLS } from '../../../engine/wetice/board.ts'
import type { Cell, Layout, Position, SuitPile } from '../../../engine/wetice/types.ts'
import { cellsIn, waysIn } from '../../ways.ts'
import type { GridArrow, Outline } from '../../../ui/types.ts'
import { pointOf, type Marks } from './view.ts'

/** The position with what lies on the table drawn on it. */
export function laid(position: Position, lying: Lying): Position {
  const { layout } = position.board
  const at = (place: Place): readonly string[] => lying.get(place) ?? []
  /** A suit that nobody has taken a card of is nobody's. */
  const pile = (player: 1 | 2): SuitPile => {
    const pieces = at(`pile ${player}`)
    const counts = SUITS.map(suit => [suit, pieces.filter(piece => piece === suit).length] as const)
    return Object.fromEntries(counts.filter(([, count]) => count > 0))
  }
  return {
    ...position,
    board: { layout, cells: CELLS[layout].map(cell => parseSuit(at(`cell ${cell}`)[0] ?? '')) },
    piles: position.mode === 'duel' ? [pile(1), pile(2)] : position.piles,
    solo: position.mode === 'solo-plus' ? { three: at('threes').length, four: at('fours').length } : position.solo,
  }
}

/** The cells that are named. */
export const stopMarks = (stop: Stop): Marks => ({
  outlined: new Map(cellsIn(stop).map((cell): [Cell, Outline] => [cell, 'ink'])),
})

export const stopArrows = (stop: Stop, layout: Layout): GridArrow[] =>
  waysIn(stop).map(({ from, to, both }) => ({
    id: `${from} ${to}`,
    from: pointOf(layout, from),
    to: pointOf(layout, to),
    both,
  }))
