import { rankOf, suitOf, valueOf, type Card, type Rank } from '../engine/cards.ts'
import { capital, listOf, SUIT_NAMES } from './lists.ts'

const RANK_NAMES: Readonly<Partial<Record<Rank, string>>> = { A: 'ace', T: '10', J: 'jack', Q: 'queen', K: 'king' }

export const rankName = (rank: Rank): string => RANK_NAMES[rank] ?? rank

/** `an ace`, `a 7` */
export const aRank = (rank: Rank): string => `${rank === 'A' || rank === '8' ? 'an' : 'a'} ${rankName(rank)}`

/** `King 13`, `4`: with its value where the name doesn't say it. */
export function rankAndValue(rank: Rank): string {
  const name = rankName(rank)
  const value = String(valueOf(rank))
  return name === value ? name : `${capital(name)} ${value}`
}

/** `the 6 of spades` */
export const theCard = (card: Card): string => `the ${rankName(rankOf(card))} of ${SUIT_NAMES[suitOf(card)]}`
export const theCards = (cards: readonly Card[], joint?: 'or'): string => listOf(cards.map(theCard), joint)
