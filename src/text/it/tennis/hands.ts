import { isRank, parseCard } from '../../../engine/cards.ts'
import { UNSEEN, type HandStep, type CardLocations, type Movement, type Piece } from '../../../engine/hands.ts'
import { alike, grouped, playerOf, staying, type HandWords, type NameOf } from '../../contract/hands.ts'
import { theCards } from '../card-words.ts'
import { cardsInWords, toName } from '../grammar.ts'
import { counted, listOf, capital } from '../lists.ts'
import { cardName, roleName } from './events.ts'
import { cardsLeft, ofSeat, seatOf, turnOf } from '../../../engine/tennis/seats.ts'
import { ROLES, type Position, type Role } from '../../../engine/tennis/types.ts'
import type { Hidden } from '../../../lessons/lesson.ts'

const nameOfPiece = ({ piece }: Movement): string => {
  const played = isRank(piece) ? piece : parseCard(piece)
  return played ? cardName(played) : 'una carta'
}

/** Names the cards of that rank that aren't meant: `un 7 (non il 7 di picche)`. */
function except(movement: Movement, others: readonly Piece[]): string {
  const not = alike(movement.piece, others)
  return `${nameOfPiece(movement)}${not.length > 0 ? ` (non ${theCards(not)})` : ''}`
}

/** A card of which only the rank is known comes last, so that it isn’t taken for one that is named. */
const namedFirst = (movements: readonly Movement[]): Movement[] =>
  movements.toSorted((one, other) => Number(isRank(one.piece)) - Number(isRank(other.piece)))

/** Cards that go from where others stay. */
const cardsOf = (movements: readonly Movement[], locations: CardLocations): string =>
  listOf(namedFirst(movements).map(each => except(each, staying(each, movements, locations))))

/** In words up to ten. */
const cardsUpToTen = (count: number): string => (count > 10 ? `${count} carte` : cardsInWords(count))

/** Played cards are face up in front of their players; all others are unseen. */
function dealt(movements: readonly Movement[], nameOf: NameOf): string {
  const shown = movements.filter(({ piece, to }) => piece !== UNSEEN && to.startsWith('played'))
  const rest = grouped(movements.filter(movement => !shown.includes(movement)), ({ to }) => to) // oxfmt-ignore
  const nameAt = (group: readonly Movement[]): string => nameOf(playerOf(group[0]?.to ?? ''))
  const counts = new Set(rest.map(group => group.length))
  const [count = 0] = counts
  const cards =
    counts.size === 1 && rest.length === 4
      ? `${cardsUpToTen(count)} a ogni giocatore`
      : listOf(rest.map(group => `${cardsUpToTen(group.length)} ${toName(nameAt(group))}`))
  const groups = grouped(shown, ({ to }) => to)
  const laid = groups.map((group, index) => {
    const later = groups.slice(index + 1).flatMap(next => next.map(({ piece }) => piece))
    return `Metti ${listOf(group.map(each => except(each, later)))}, a faccia in su, davanti ${toName(nameAt(group))}.`
  })
  const shuffle = shown.length > 0 ? 'Mescola le altre carte.' : 'Mescola le carte.'
  return [...laid, ...(rest.length > 0 ? [shuffle, `Dai ${cards}, a faccia in giù.`] : [])].join(' ')
}

/** A step of A Lifelike Tennis in words: `Ann gioca il re di cuori.` */
export const handWords: HandWords = ({ kind, movements }: HandStep, nameOf, locations) => {
  const [first] = movements
  if (!first) return ''
  switch (kind) {
    case 'lay':
      return `${nameOf(playerOf(first.from))} gioca ${cardsOf(movements, locations)}.`
    case 'lift':
      return `${nameOf(playerOf(first.from))} riprende in mano ${cardsOf(movements, locations)}.`
    case 'deal':
      return dealt(movements, nameOf)
    default:
      return 'Raccogli tutte le carte.'
  }
}

function seatInWords(position: Position, role: Role): string {
  const seat = seatOf(position.dealer, role)
  const points = counted(ofSeat(position.points, seat), 'punto', 'punti')
  const cards = counted(ofSeat(cardsLeft(position), seat), 'carta', 'carte')
  const hands = counted(ofSeat(position.hands, seat), 'mano vinta', 'mani vinte')
  const turn = turnOf(position) === seat ? ', di turno' : ''
  return capital(`${roleName(role)}: ${points}, ${cards} in mano, ${hands}${turn}.`)
}

/** The Net, the pair, and the seats clockwise from the dealer. */
export function inWords(position: Position, hidden: readonly Hidden[] = []): string[] {
  const pair = position.pair.length === 0 ? 'nessuna carta' : listOf(position.pair.map(cardName))
  return [
    ...(hidden.includes('net')
      ? []
      : [position.net === null ? 'Non c’è ancora una Rete.' : `La Rete è ${position.net}.`]),
    `La coppia sul tavolo: ${pair}.`,
    ...(hidden.some(each => each !== 'net') ? [] : ROLES.map(role => seatInWords(position, role))),
  ]
}
