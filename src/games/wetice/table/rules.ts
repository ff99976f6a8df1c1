import { parseSuit, SUITS } from '../../../engine/cards.ts'
import { type CardLocations, type Place, type Instruction, handsCount } from '../../../engine/hands.ts'
import { CELLS } from '../../../engine/wetice/board.ts'
import type { Cell, Layout, Position, SuitPile, WetIce, WetIceStep } from '../../../engine/wetice/types.ts'
import { cellsIn, waysIn } from '../../ways.ts'
import type { GridArrow, Outline } from '../../../ui/types.ts'
import { pointOf, type Marks } from './view.ts'
import { wetice } from '../../../engine/wetice/index.ts'
import { weticeBook } from '../../../text/en/wetice/index.ts'
import type { Rules } from '../../../table/source.ts'
import type { Stop } from '../../../table/useWalk.ts'

/** The position with what lies on the table drawn on it. */
function laid(position: Position, locations: CardLocations): Position {
  const { layout } = position.board
  const at = (place: Place): readonly string[] => locations.get(place) ?? []
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
export const instructionMarks = (instruction: Instruction): Marks => ({
  outlined: new Map(cellsIn(instruction).map((cell): [Cell, Outline] => [cell, 'ink'])),
})

export const instructionArrows = (instruction: Instruction, layout: Layout): GridArrow[] =>
  waysIn(instruction).map(({ from, to, both }) => ({
    id: `${from} ${to}`,
    from: pointOf(layout, from),
    to: pointOf(layout, to),
    both,
  }))

/** What hands do at one go: the swap; each link, with what slides after it; and a suit that is handed over. */
function stopsOf(steps: readonly WetIceStep[], before: Position): readonly Stop[] {
  const legs = wetice.hands.legs({ start: before, steps })
  return legs.map(({ instruction, done }, i) => ({
    from: legs[i - 1]?.done ?? 0,
    to: done,
    cards: handsCount(instruction),
  }))
}

export const weticeRules: Rules<WetIce> = {
  game: wetice,
  rulebook: weticeBook,
  stops: stopsOf,
  saysAll: ({ type }) => type === 'give',
  passes: ({ type }) => type === 'pass',
  tapped: action => action.type === 'swap' || (action.type === 'stands' && action.action.type === 'swap'),
  laid,
  whose: ({ type }, { turn }) => (type === 'correct' ? null : turn),
}
