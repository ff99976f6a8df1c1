import { cardOf, RANKS, SUITS, valueOf, type Card, type Rank } from '../../engine/cards.ts'
import { aRankIn, cardAs, cardIn, cardsAs, rankIn, theRank } from './grammar.ts'
import { listOf, SUIT_NAMES } from './lists.ts'
import { withRecordSquares } from '../contract/hands.ts'
import { moveTyped } from './typed.ts'

export { placeName } from '../contract/hands.ts'

/** `Ass`, `7`, `10` */
export const rankName = (rank: Rank): string => rankIn(rank)

/** `ein Ass`, `eine 7` */
export const aRank = (rank: Rank): string => aRankIn(rank, 'nom')

/** `der König (13)`, `die 4`: with its value, unless the rank is a number. */
export function rankAndValue(rank: Rank): string {
  const value = String(valueOf(rank))
  return rankName(rank) === value ? theRank(rank) : `${theRank(rank)} (${value})`
}

/** Converts typed text to the notation of records: `(−3, 0)` and `−3, 0` become `-3,0`, and `tausche a1 und c4` becomes `swap a1 c4`. */
export const toRecordNotation = (text: string): string => moveTyped(withRecordSquares(text.trim()))

/** `Pik-6` */
export const cardName = (card: Card): string => cardIn(card)

/** `die Pik-6` */
export const theCard = (card: Card): string => cardAs('nom', card)
export const theCards = (cards: readonly Card[], joint?: 'or'): string => cardsAs('nom', cards, joint)

/** Many cards in few words, without an article: `Pik 4, 6 und Bube sowie Kreuz-2`. */
export function cardsBySuit(cards: readonly Card[]): string {
  const suits = SUITS.flatMap(suit => {
    const ranks = RANKS.filter(rank => cards.includes(cardOf(rank, suit)))
    return ranks.length > 0 ? [`${SUIT_NAMES[suit]}${ranks.length > 1 ? ' ' : '-'}${listOf(ranks.map(rankName))}`] : []
  })
  const last = suits.at(-1) ?? ''
  const joint = suits.some(suit => suit.includes(' ')) ? 'sowie' : 'und'
  return suits.length < 2 ? last : `${suits.slice(0, -1).join(', ')} ${joint} ${last}`
}
