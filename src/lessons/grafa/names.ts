import { rankOf, suitOf, type Card } from '../../engine/cards.ts'
import { rankName } from '../../rulebook/card-words.ts'
import { SUIT_NAMES } from '../../rulebook/lists.ts'

/** `6 of spades` */
export const cardName = (card: Card): string => `${rankName(rankOf(card))} of ${SUIT_NAMES[suitOf(card)]}`
