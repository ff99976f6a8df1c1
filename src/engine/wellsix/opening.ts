import { other } from './colours.ts'
import type { Pair, Player } from './types.ts'

/** Both players' first suits: with so many cards on the table, the opening is over. */
export const OPENING_CARDS = 26

/**
 * Whose turn it is in the opening, and how many moves are left in it, with so many cards on the table; null when all are.
 * The opener places one card, then each player two at a turn; the last turn has one card left.
 */
export function openingTurn(laid: number, opener: Player): { readonly turn: Player; readonly moves: 1 | 2 } | null {
  if (laid >= OPENING_CARDS) return null
  if (laid === 0) return { turn: opener, moves: 1 }
  const openers = (laid - 1) % 4 >= 2
  const begun = laid % 2 === 0
  return { turn: openers ? opener : other(opener), moves: begun || laid === OPENING_CARDS - 1 ? 1 : 2 }
}

/** How many of so many cards are the opener's, and how many the other player's. */
export function openingShares(laid: number): Pair<number> {
  const openers = Array.from({ length: laid }, (_, before) => openingTurn(before, 1)?.turn).filter(
    turn => turn === 1,
  ).length
  return [openers, laid - openers]
}
