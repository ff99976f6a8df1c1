import { parseCard } from '../../../engine/cards.ts'
import type { Movement, Place } from '../../../engine/hands.ts'
import { createGrafaStepSentence, createPositionText } from '../../contract/grafa/hands.ts'
import { theCard, theCards, cardName } from '../card-words.ts'
import { counted, listOf, numberWord, pluralOf } from '../lists.ts'

const nameOfPiece = ({ piece }: Movement): string => {
  const card = parseCard(piece)
  return card ? theCard(card) : 'the next card'
}

const cardsIn = (movements: readonly Movement[]): string => listOf(movements.map(nameOfPiece))

const HEAPS: Readonly<Partial<Record<Place, string>>> = {
  discard: 'the discard pile',
  deck: 'the deck',
  top: 'the top of the deck',
  looked: 'the cards you looked at',
  pair: 'the pair',
  aside: 'the cards set aside',
}
const heap = (place: Place): string => HEAPS[place] ?? 'your hand'

/** `Turn the top card of the deck face up: the 10 of clubs.` */
export const stepSentence = createGrafaStepSentence({
  turnUp: (cards, known) => `Turn the top card of the deck face up${known ? `: ${cardsIn(cards)}` : ''}.`,
  turnDown: cards => `Turn ${cardsIn(cards)} face down on the deck.`,
  take(movements, to) {
    const cards = cardsIn(movements)
    switch (to) {
      case 'discard':
        return `Dig: put ${cards} from the deck on the discard pile.`
      case 'looked':
        return `Take ${cards} off the deck and look at ${pluralOf(movements.length, 'it', 'them')}.`
      case 'aside':
        return `Set aside ${cards} from the deck.`
      default:
        return `Draw ${cards} into your hand.`
    }
  },
  move(movements, from, to) {
    const cards = cardsIn(movements)
    switch (to) {
      case 'discard':
        return from === 'pair' ? `Discard ${cards}.` : `Put ${cards} from ${heap(from)} on the discard pile.`
      case 'top':
        return from === 'pair'
          ? `Put ${cards} from the pair face up on the deck.`
          : `Put ${cards} from ${heap(from)} face up on the deck.`
      case 'pair':
        return `Add ${cards} from ${heap(from)} to the pair.`
      case 'looked':
        return `Add ${cards} from ${heap(from)} to ${heap(to)}.`
      default:
        return from === 'pair' ? `Take ${cards} into your hand.` : `Take ${cards} from ${heap(from)} into your hand.`
    }
  },
  /** Each group of cards is followed by its source, such as `from the discard pile`. */
  putBack(parts, count, faceUp) {
    const cards = listOf(parts.map(({ cards, from }) => `${cardsIn(cards)}${from ? ` from ${heap(from)}` : ''}`))
    if (count === 1) return `Put ${cards} back on the deck, face ${faceUp ? 'up' : 'down'}.`
    return `Put ${numberWord(count)} cards back on the deck, ${faceUp ? `the top one face up, the other${count > 2 ? 's' : ''}` : count > 2 ? 'all' : 'both'} face down. From the top: ${cards}.`
  },
  pair: cards => `Pair ${cards.map(nameOfPiece).join(' with ')}.`,
})

/** The hand, the face-up card, the known cards below it, and the sizes of the deck and the discard pile. */
export const positionText = createPositionText({
  hand: cards => (cards.length === 0 ? 'Your hand is empty.' : `In your hand: ${cards.map(cardName).join(', ')}.`),
  pair: cards => `The pair: ${theCards(cards)}.`,
  faceUp: card => `Face up on the deck: ${cardName(card)}.`,
  known: cards => `Known cards below, from the top: ${cards.map(cardName).join(', ')}.`,
  piles: (deck, discard) => `The deck has ${counted(deck, 'card', 'cards')}, the discard pile ${discard}.`,
})
