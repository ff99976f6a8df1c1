import type { Rank } from '../../../engine/cards.ts'
import { aRank, rankName } from '../../../rulebook/card-words.ts'
import { capital } from '../../../rulebook/lists.ts'

/** Why a card is a sensible one. */
export const hintText = {
  noNet: 'There is no Net yet, so a low card will do: keep the high ones.',
  lowest: (rank: Rank, net: number): string =>
    `${capital(aRank(rank))} is the lowest card that clears a Net of ${net}.`,
  leastToLose: (rank: Rank, net: number): string =>
    `Nothing clears a Net of ${net} any more. The ${rankName(rank)} is the least to lose.`,
  own: {
    blind: 'The Ghost can’t see these cards: any of them will do.',
    matches: (rank: Rank): string => `You can match the ${rankName(rank)}: two points for each of you.`,
    noNet: 'There is no Net yet, so your lowest card will do: keep the high ones.',
    lowest: (rank: Rank, net: number): string =>
      `${capital(aRank(rank))} is the lowest of your cards that clears a Net of ${net}.`,
    leastToLose: (rank: Rank, net: number): string =>
      `None of your cards clears a Net of ${net}. The ${rankName(rank)} is the least to lose.`,
  },
  next: 'The hand is over. Deal the cards, and begin the next.',
} as const
