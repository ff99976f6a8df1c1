import { cardOf, rankOf, RANKS, suitOf, SUITS, valueOf, type Card, type Rank } from '../../engine/cards.ts'
import { cardsWith, cardWith, rankName, theRank } from './grammar.ts'
import { capital, listOf, SUIT_NAMES } from './lists.ts'
import { withRecordSquares } from '../contract/hands.ts'
import { moveTyped } from './typed.ts'

export { placeName } from '../contract/hands.ts'

export { rankName }

/** `un asso`, `una donna`, `un 7` */
export const aRank = (rank: Rank): string => `${rank === 'Q' ? 'una' : 'un'} ${rankName(rank)}`

/** `Re 13`, `4`: with its value, unless the rank is a number. */
export function rankAndValue(rank: Rank): string {
  const name = rankName(rank)
  const value = String(valueOf(rank))
  return name === value ? name : `${capital(name)} ${value}`
}

/** `il fante (11)`, `il 4`, `della donna (12)` */
export function theRankWorth(rank: Rank, preposition: '' | 'di' = ''): string {
  const value = String(valueOf(rank))
  return `${theRank(rank, preposition)}${rankName(rank) === value ? '' : ` (${value})`}`
}

/** Converts typed text to the notation of records: `(−3, 0)` and `−3, 0` become `-3,0`, and `scambia a1 e c4` becomes `swap a1 c4`. */
export const toRecordNotation = (text: string): string => moveTyped(withRecordSquares(text.trim()))

/** `6 di picche` */
export const cardName = (card: Card): string => `${rankName(rankOf(card))} di ${SUIT_NAMES[suitOf(card)]}`

/** `il 6 di picche`, `l’asso di cuori` */
export const theCard = (card: Card): string => cardWith('', card)
export const theCards = (cards: readonly Card[], joint?: 'or'): string => cardsWith('', cards, joint)

/** Many cards in few words: `4, 6 e fante di picche; 2 di fiori`. */
export const cardsBySuit = (cards: readonly Card[]): string =>
  SUITS.flatMap(suit => {
    const ranks = RANKS.filter(rank => cards.includes(cardOf(rank, suit)))
    return ranks.length > 0 ? [`${listOf(ranks.map(rankName))} di ${SUIT_NAMES[suit]}`] : []
  }).join('; ')
