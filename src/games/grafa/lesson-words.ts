import { rankOf, suitOf, type Card, type Suit } from '../../engine/cards.ts'
import { capital, SUIT_NAMES } from '../../rulebook/lists.ts'
import { rankName } from '../../rulebook/card-words.ts'

const cardName = (card: Card): string => `${rankName(rankOf(card))} of ${SUIT_NAMES[suitOf(card)]}`

/** Texts of Grafa’s board in a lesson. */
export const GRAFA_LESSON = {
  deck: 'Deck',
  faceUp: (card: Card | null): string => (card ? `Face up: ${cardName(card)}` : 'No card lies face up'),
  below: 'Known below, top first',
  discard: 'Discarded',
  hand: 'Your hand',
  card: (card: Card, marked: boolean): string => `${cardName(card)}${marked ? ', marked' : ''}`,
  first: (suit: Suit): string => `${capital(SUIT_NAMES[suit])} first`,
  arrange: 'Tap the cards in the order in which they go back, the top one first',
  place: (card: Card, place: number): string => (place === 0 ? cardName(card) : `${cardName(card)}, ${place}`),
} as const
