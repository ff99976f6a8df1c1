import { RANKS, SUITS, type Card, type Rank } from '../../../engine/cards.ts'
import { hasSuit, rankOfPlayed } from '../../../engine/tennis/seats.ts'
import type { Played } from '../../../engine/tennis/types.ts'
import type { PlayedCard } from './cards.ts'

const others = (cards: readonly PlayedCard[], but: PlayedCard | null) =>
  cards.filter(({ place }) => place !== but?.place).map(({ card }) => card)

/** How many of each rank have not been played in this hand; `but` lies there by mistake. */
export const leftOf = (cards: readonly PlayedCard[], but: PlayedCard | null): Readonly<Record<Rank, number>> =>
  leftBeside(others(cards, but))

/** How many of each rank there are beside these. */
export function leftBeside(cards: readonly Played[]): Readonly<Record<Rank, number>> {
  const seen = cards.map(rankOfPlayed)
  const left = (rank: Rank): number => SUITS.length - seen.filter(each => each === rank).length
  return Object.fromEntries(RANKS.map(rank => [rank, left(rank)])) as Record<Rank, number>
}

/** The very cards that have been played in this hand. */
export const seenOf = (cards: readonly PlayedCard[], but: PlayedCard | null): ReadonlySet<Card> =>
  new Set(others(cards, but).filter(hasSuit))
