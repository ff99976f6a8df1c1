import { isRank } from '../../../engine/cards.ts'
import type { Movement } from '../../../engine/hands.ts'
import { playedOf, createPositionText, createTennisStepSentence, type ChosenCard } from '../../contract/tennis/hands.ts'
import { theCards } from '../card-words.ts'
import { cardsInWords, toName } from '../grammar.ts'
import { capital, counted, listOf } from '../lists.ts'
import { cardName, roleName } from './events.ts'

const nameOfPiece = (movement: Movement): string => {
  const played = playedOf(movement)
  return played ? cardName(played) : 'una carta'
}

/** Adds the cards of the same rank that aren't meant: `un 7 (non il 7 di picche)`. */
const except = ({ movement, not }: ChosenCard): string =>
  `${nameOfPiece(movement)}${not.length > 0 ? ` (non ${theCards(not)})` : ''}`

const cardsIn = (cards: readonly ChosenCard[]): string => listOf(cards.map(except))

/** A card of which only the rank is known comes last, so that it isn’t taken for one that is named. */
const namedFirst = (cards: readonly ChosenCard[]): ChosenCard[] =>
  cards.toSorted((one, other) => Number(isRank(one.movement.piece)) - Number(isRank(other.movement.piece)))

const cardsUpToTen = (count: number): string => (count > 10 ? `${count} carte` : cardsInWords(count))

/** `Ann gioca il re di cuori.` */
export const stepSentence = createTennisStepSentence({
  play: (cards, name) => `${name} gioca ${cardsIn(namedFirst(cards))}.`,
  takeBack: (cards, name) => `${name} riprende in mano ${cardsIn(namedFirst(cards))}.`,
  show: (cards, name) => `Metti ${cardsIn(cards)}, a faccia in su, davanti ${toName(name)}.`,
  shuffle: isRest => (isRest ? 'Mescola le altre carte.' : 'Mescola le carte.'),
  dealEach: count => `Dai ${cardsUpToTen(count)} a ogni giocatore, a faccia in giù.`,
  deal: hands =>
    `Dai ${listOf(hands.map(([count, name]) => `${cardsUpToTen(count)} ${toName(name)}`))}, a faccia in giù.`,
  collect: () => 'Raccogli tutte le carte.',
})

/** The Net, the pair, and the seats clockwise from the dealer. */
export const positionText = createPositionText({
  net: net => (net === null ? 'Non c’è ancora una Rete.' : `La Rete è ${net}.`),
  pair: cards => `La coppia sul tavolo: ${cards.length === 0 ? 'nessuna carta' : listOf(cards.map(cardName))}.`,
  seat({ role, points, left, hands, isNext }) {
    const figures = `${counted(points, 'punto', 'punti')}, ${counted(left, 'carta', 'carte')} in mano, ${counted(hands, 'mano vinta', 'mani vinte')}`
    return capital(`${roleName(role)}: ${figures}${isNext ? ', di turno' : ''}.`)
  },
})
