import { rankOf, valueOf, type Card, type Rank } from '../cards.ts'
import type { Played } from './types.ts'

export const hasSuit = (card: Played): card is Card => card.length === 2
export const rankOfPlayed = (card: Played): Rank => (hasSuit(card) ? rankOf(card) : card)

/** Ace 1, numbers as they are, jack 11, queen 12, king 13. */
export const valueOfPlayed = (card: Played): number => valueOf(rankOfPlayed(card))

/** The Net that two cards form. */
export const difference = (one: Played, other: Played): number => Math.abs(valueOfPlayed(one) - valueOfPlayed(other))
