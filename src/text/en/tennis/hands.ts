import type { Movement } from '../../../engine/hands.ts'
import { playedOf, positionWords, tennisHands, type TakenBack } from '../../contract/tennis/hands.ts'
import { theCards } from '../card-words.ts'
import { counted, listOf, numberWord, pluralOf } from '../lists.ts'
import { cardName, ROLE } from './events.ts'

const nameOfPiece = (movement: Movement): string => {
  const played = playedOf(movement)
  return played ? cardName(played) : 'a card'
}

const cardsIn = (movements: readonly Movement[]): string => listOf(movements.map(nameOfPiece))

/** Names the cards of that rank that stay: `a 7 (not the 7 of spades)`. */
const takenBack = ({ movement, stay }: TakenBack): string =>
  `${nameOfPiece(movement)}${stay.length > 0 ? ` (not ${theCards(stay)})` : ''}`

/** `one card to Ann`, `13 cards to Bob`: words up to ten. */
const cardsTo = (count: number, name: string): string =>
  `${count > 10 ? count : numberWord(count)} ${pluralOf(count, 'card', 'cards')} to ${name}`

/** A step of A Lifelike Tennis in words: `Ann plays the king of hearts.` */
export const handWords = tennisHands({
  play: (movements, name) => `${name} plays ${cardsIn(movements)}.`,
  takeBack: (taken, name) => `${name} takes back ${listOf(taken.map(takenBack))}.`,
  show: (movements, name) => `Put ${cardsIn(movements)} face up in front of ${name}.`,
  shuffle: isRest => (isRest ? 'Shuffle the other cards.' : 'Shuffle the cards.'),
  dealEach: count => `Deal ${cardsTo(count, 'each player')}, face down.`,
  deal: hands => `Deal ${listOf(hands.map(([count, name]) => cardsTo(count, name)))}, face down.`,
  collect: () => 'Collect all the cards.',
})

/** The Net, the pair, and the seats clockwise from the dealer. */
export const inWords = positionWords({
  net: net => (net === null ? 'There is no Net yet.' : `The Net is ${net}.`),
  pair: cards =>
    cards.length === 0 ? 'This pair has no card yet.' : `This pair so far: ${listOf(cards.map(cardName))}.`,
  seat({ role, points, left, hands, isNext }) {
    const figures = `${counted(points, 'point', 'points')}, ${counted(left, 'card', 'cards')} left, ${counted(hands, 'hand', 'hands')} won`
    return isNext ? `${ROLE[role]}, next to play: ${figures}.` : `${ROLE[role]}: ${figures}.`
  },
})
