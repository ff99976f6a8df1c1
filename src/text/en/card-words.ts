import { cardOf, rankOf, RANKS, suitOf, SUITS, valueOf, type Card, type Rank } from '../../engine/cards.ts'
import { listOf, SUIT_NAMES } from './lists.ts'

export { placeName, withRecordSquares as toRecordNotation } from '../contract/hands.ts'

const LETTERS: Readonly<Partial<Record<Rank, string>>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' }

/** `ace`, `7`, `10` */
export const rankName = (rank: Rank): string => LETTERS[rank] ?? String(valueOf(rank))

const MANY: Readonly<Record<Rank, string>> = {
  A: 'aces',
  2: '2s',
  3: '3s',
  4: '4s',
  5: '5s',
  6: '6s',
  7: '7s',
  8: '8s',
  9: '9s',
  T: '10s',
  J: 'jacks',
  Q: 'queens',
  K: 'kings',
}

/** `aces`, `7s` */
export const ranksName = (rank: Rank): string => MANY[rank]

/** `an ace`, `a 7` */
export const aRank = (rank: Rank): string => `${rank === 'A' || rank === '8' ? 'an' : 'a'} ${rankName(rank)}`

/** `king (13)`, `4`: with its value, unless the rank is a number. */
export function rankAndValue(rank: Rank): string {
  const name = rankName(rank)
  const value = String(valueOf(rank))
  return name === value ? name : `${name} (${value})`
}

/** `6 of spades` */
export const cardName = (card: Card): string => `${rankName(rankOf(card))} of ${SUIT_NAMES[suitOf(card)]}`

/** `the 6 of spades` */
export const theCard = (card: Card): string => `the ${cardName(card)}`
export const theCards = (cards: readonly Card[], joint?: 'or'): string => listOf(cards.map(theCard), joint)

/** Many cards in few words: `the 4, 6 and jack of spades and the 2 of clubs`. */
export const cardsBySuit = (cards: readonly Card[]): string =>
  listOf(
    SUITS.flatMap(suit => {
      const ranks = RANKS.filter(rank => cards.includes(cardOf(rank, suit)))
      return ranks.length > 0 ? [`the ${listOf(ranks.map(rankName))} of ${SUIT_NAMES[suit]}`] : []
    }),
  )

/** `Bob’s`, `Agnes’s`. */
export const possessive = (name: string): string => `${name}’s`
