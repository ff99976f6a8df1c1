import type { Movement } from '../../../engine/hands.ts'
import { playedOf, createPositionText, createTennisStepSentence, type ChosenCard } from '../../contract/tennis/hands.ts'
import { cardsAs } from '../grammar.ts'
import { counted, listOf } from '../lists.ts'
import { cardName, playedAs, ROLE_NAMES } from './events.ts'

const nameOfPiece = (movement: Movement): string => {
  const played = playedOf(movement)
  return played ? playedAs('acc', played) : 'eine Karte'
}

/** Adds the cards of the same rank that aren't meant: `eine 7 (nicht die Pik-7)`. */
const except = ({ movement, not }: ChosenCard): string =>
  `${nameOfPiece(movement)}${not.length > 0 ? ` (nicht ${cardsAs('acc', not)})` : ''}`

const cardsIn = (cards: readonly ChosenCard[]): string => listOf(cards.map(except))

const cards = (count: number): string => counted(count, 'Karte', 'Karten')

/** `Ann spielt den Herz-König.` */
export const stepSentence = createTennisStepSentence({
  play: (cards, name) => `${name} spielt ${cardsIn(cards)}.`,
  takeBack: (cards, name) => `${name} nimmt ${cardsIn(cards)} zurück auf die Hand.`,
  show: (cards, name) => `Leg ${cardsIn(cards)} offen vor ${name}.`,
  shuffle: isRest => (isRest ? 'Misch die anderen Karten.' : 'Misch die Karten.'),
  dealEach: count => `Teil verdeckt aus: je ${cards(count)} an alle.`,
  deal: hands => `Teil verdeckt aus: ${listOf(hands.map(([count, name]) => `${cards(count)} an ${name}`))}.`,
  collect: () => 'Sammle alle Karten ein.',
})

/** The Net, the pair, and the seats clockwise from the dealer. */
export const positionText = createPositionText({
  net: net => (net === null ? 'Es gibt noch kein Netz.' : `Das Netz ist ${net}.`),
  pair: cards =>
    cards.length === 0 ? 'Vom Paar liegt noch keine Karte da.' : `Vom Paar liegt da: ${listOf(cards.map(cardName))}.`,
  seat: ({ role, points, left, hands, isNext }) =>
    `${ROLE_NAMES[role]}: ${counted(points, 'Punkt', 'Punkte')}, noch ${cards(left)}, ${hands} gewonnen${isNext ? ', ist dran' : ''}.`,
})
