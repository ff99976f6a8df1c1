import { neighbours, type Cell, groupsOf, largestOf, freePlaces } from './board.ts'
import { of, ownerOf } from './colours.ts'
import { isLegal, judgeCapture, judgeSwitch } from './judge.ts'
import type { Action, Pair, Playing, Position } from './types.ts'

/** The legal actions, without agreements, results and corrections, which are never listed. */
export function legal(position: Position): readonly Action[] {
  switch (position.phase) {
    case 'opening':
      return placements(position)
    case 'main': {
      const moves = legalMoves(position)
      return moves.length > 0 ? moves : [{ type: 'pass' }]
    }
    case 'keep':
      return largestOf(groupsOf(position.table)).flatMap(group => group.map(cell => ({ type: 'keep', cell }) as const))
    case 'game-over':
      return [{ type: 'next' }]
    case 'over':
      return []
  }
}

/** The moves of the main phase; a player who has one may not pass (X9). */
export function legalMoves(position: Playing): readonly Action[] {
  const { table, turn, hands } = position
  const own = Object.entries(table).flatMap(([cell, card]) => (ownerOf(position, card) === turn ? [cell] : []))
  const pairs = own.flatMap(cell => neighbours(cell).map((next): Pair<Cell> => [cell, next]))
  return [
    ...placements(position),
    ...own.flatMap(cell => of(hands, turn).map((card): Action => ({ type: 'exchange', cell, card }))),
    ...pairs
      .filter(([a, b]) => a < b && isLegal(judgeSwitch(position, [a, b])))
      .map((cells): Action => ({ type: 'switch', cells })),
    ...pairs
      .filter(([from, to]) => isLegal(judgeCapture(position, from, to)))
      .map(([from, to]): Action => ({ type: 'capture', from, to })),
  ]
}

/** Where one card may lie, so may each other of the hand. */
function placements({ table, hands, turn }: Playing): readonly Action[] {
  const hand = of(hands, turn)
  return freePlaces(table).flatMap(cell => hand.map((card): Action => ({ type: 'place', card, cell })))
}
