import { RANKS, cardOf, rankOf, suitOf, valueOf, type Card } from '../../engine/cards.ts'
import { colourOfPlayer, SUITS_OF } from '../../engine/wellsix/colours.ts'
import type { Player } from '../../engine/wellsix/types.ts'

/** A card by whose it is: 1 to 26 of player 1, 27 to 52 of player 2, first suit first, ranks rising. 0 is no card. */
export type Code = number

export const CARDS = 52
const EACH = 26

/** Side 0 is player 1. */
export type Side = 0 | 1

/** By code, so that no sum is needed. */
const OWNER = new Uint8Array(CARDS + 1)
const RANK = new Uint8Array(CARDS + 1)
for (let code = 1; code <= CARDS; code++) {
  OWNER[code] = code > EACH ? 1 : 0
  RANK[code] = (code - 1) % RANKS.length
}

/** Reads a number of a table that is known to have it. */
export const at = (table: ArrayLike<number>, index: number): number => table[index] ?? 0

export const ownerOf = (code: Code): Side => (code > EACH ? 1 : 0)
export const isOwned = (code: Code, side: Side): boolean => code !== 0 && at(OWNER, code) === side

/** King takes queen, …, two takes ace, ace takes king (X4). */
export const takes = (code: Code, taken: Code): boolean => at(RANK, code) === (at(RANK, taken) + 1) % RANKS.length

const suitsOf = (red: Player, player: Player): readonly string[] => SUITS_OF[colourOfPlayer(red, player)]

export function codeOf(card: Card, red: Player): Code {
  const suit = suitOf(card)
  const player = suitsOf(red, 1).includes(suit) ? 1 : 2
  return (player - 1) * EACH + suitsOf(red, player).indexOf(suit) * RANKS.length + valueOf(rankOf(card))
}

export function cardOfCode(code: Code, red: Player): Card {
  const player = code > EACH ? 2 : 1
  const within = (code - 1) % EACH
  const suit = SUITS_OF[colourOfPlayer(red, player)][within < RANKS.length ? 0 : 1]
  return cardOf(RANKS[within % RANKS.length] ?? 'A', suit)
}
