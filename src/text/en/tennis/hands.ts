import type { Movement } from '../../../engine/hands.ts'
import { playedOf, createPositionText, createTennisStepSentence, type ChosenCard } from '../../contract/tennis/hands.ts'
import { theCards } from '../card-words.ts'
import { counted, listOf, numberWord, pluralOf } from '../lists.ts'
import { cardName, ROLE_NAMES } from './events.ts'

const nameOfPiece = (movement: Movement): string => {
  const played = playedOf(movement)
  return played ? cardName(played) : 'a card'
}

/** Adds the cards of the same rank that aren't meant: `a 7 (not the 7 of spades)`. */
const except = ({ movement, not }: ChosenCard): string =>
  `${nameOfPiece(movement)}${not.length > 0 ? ` (not ${theCards(not, 'or')})` : ''}`

const cardsIn = (cards: readonly ChosenCard[]): string => listOf(cards.map(except))

const cardsTo = (count: number, name: string): string =>
  `${count > 10 ? count : numberWord(count)} ${pluralOf(count, 'card', 'cards')} to ${name}`

/** `Ann plays the king of hearts.` */
export const stepSentence = createTennisStepSentence({
  play: (cards, name) => `${name} plays ${cardsIn(cards)}.`,
  takeBack: (cards, name) => `${name} takes back ${cardsIn(cards)}.`,
  show: (cards, name) => `Put ${cardsIn(cards)} face up in front of ${name}.`,
  shuffle: isRest => (isRest ? 'Shuffle the other cards.' : 'Shuffle the cards.'),
  dealEach: count => `Deal ${cardsTo(count, 'each player')}, face down.`,
  deal: hands => `Deal ${listOf(hands.map(([count, name]) => cardsTo(count, name)))}, face down.`,
  collect: () => 'Collect all the cards.',
})

/** The Net, the pair, and the seats clockwise from the dealer. */
export const positionText = createPositionText({
  net: net => (net === null ? 'There is no Net yet.' : `The Net is ${net}.`),
  pair: cards =>
    cards.length === 0 ? 'This pair has no card yet.' : `This pair so far: ${listOf(cards.map(cardName))}.`,
  seat({ role, points, left, hands, isNext }) {
    const figures = `${counted(points, 'point', 'points')}, ${counted(left, 'card', 'cards')} left, ${counted(hands, 'hand', 'hands')} won`
    return isNext ? `${ROLE_NAMES[role]}, next to play: ${figures}.` : `${ROLE_NAMES[role]}: ${figures}.`
  },
})
