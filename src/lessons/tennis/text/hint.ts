import type { Rank } from '../../../engine/cards.ts'
import { aRank, rankName } from '../../../rulebook/card-words.ts'
import { capital } from '../../../rulebook/lists.ts'

/** Why a card is a sensible one. */
export const hintText = {
  blind: 'The Ghost can’t see these cards: any of them will do.',
  matches: (rank: Rank): string => `It matches the ${rankName(rank)}: two points for both.`,
  noNet: 'There is no Net yet, so a low card will do: keep the high ones.',
  lowest: (rank: Rank, net: number): string =>
    `${capital(aRank(rank))} is the lowest card there is to clear a Net of ${net}.`,
  leastToLose: (rank: Rank, net: number): string =>
    `Nothing here clears a Net of ${net}. The ${rankName(rank)} is the least to lose.`,
  next: 'The hand is over. Deal the cards, and begin the next.',
} as const
