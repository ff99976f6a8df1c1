import { ownerOf, takes } from './colours.ts'
import { cardsOf } from './table.ts'
import type { Position } from './types.ts'

/**
 * Whether it is certain that nothing can be seized any more in this game (X8): no card in play takes another in play, or one player
 * has none. The game goes on all the same; the players may agree to end it.
 */
export function noSeizurePossible(position: Position): boolean {
  const cards = [...cardsOf(position.table), ...position.hands.flat()]
  const owners = new Set(cards.map(card => ownerOf(position, card)))
  return owners.size < 2 || !cards.some(card => cards.some(taken => takes(card, taken)))
}
