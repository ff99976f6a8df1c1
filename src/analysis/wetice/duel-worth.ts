import { CARDS_PER_SUIT, CELL_COUNT } from '../../engine/wetice/board.ts'
import type { DuelTable, Side } from './duel-table.ts'
import { SUIT_COUNT } from '../../engine/wetice/bits.ts'

/** Values are counted in quarters of a card. */
export const CARD = 4

/** More than any value. */
export const INFINITE = 2 * CARD * CELL_COUNT + 1

/** What the move is worth where nobody looks any further. */
export const TEMPO = 1

/** What a suit's owner still gets of so many cards on the table: means over duels that were played well, and nothing of fewer than three. */
const WORTH: readonly number[] = [0, 0, 0, 6, 8, 10, 15, 19, 20, 25, 28, 31, 36]

/** What the side may still expect to gain on the other, by the number of cards of each suit alone. */
export function evaluate(table: DuelTable, level: number, side: Side): number {
  let sum = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++)
    sum += table.ownerOf(level, suit) * (WORTH[Math.min(table.countOf(level, suit), CARDS_PER_SUIT)] ?? 0)
  return side * sum
}
