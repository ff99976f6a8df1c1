import { isRank, parseCard } from '../../../engine/cards.ts'
import { UNSEEN, type HandStep, type CardLocations, type Movement, type Piece } from '../../../engine/hands.ts'
import { alike, grouped, playerOf, staying, type HandWords, type NameOf } from '../../contract/hands.ts'
import { theCards } from '../card-words.ts'
import { counted, listOf, numberWord, pluralOf } from '../lists.ts'
import { cardName } from './events.ts'
import { cardsLeft, ofSeat, seatOf, turnOf } from '../../../engine/tennis/seats.ts'
import { ROLES, type Position, type Role } from '../../../engine/tennis/types.ts'
import type { Hidden } from '../../../lessons/lesson.ts'
import { ROLE } from './roles.ts'

const nameOfPiece = ({ piece }: Movement): string => {
  const played = isRank(piece) ? piece : parseCard(piece)
  return played ? cardName(played) : 'a card'
}

/** Names the cards of that rank that aren't meant: `a 7 (not the 7 of spades)`. */
function except(movement: Movement, others: readonly Piece[]): string {
  const not = alike(movement.piece, others)
  return `${nameOfPiece(movement)}${not.length > 0 ? ` (not ${theCards(not, 'or')})` : ''}`
}

/** Cards that go from where others stay. */
const cardsOf = (movements: readonly Movement[], locations: CardLocations): string =>
  listOf(movements.map(each => except(each, staying(each, movements, locations))))

/** `one card to Ann`, `13 cards to Bob`: words up to ten. */
const cardsTo = (count: number, name: string): string =>
  `${count > 10 ? count : numberWord(count)} ${pluralOf(count, 'card', 'cards')} to ${name}`

/** Played cards are face up in front of their players; all others are unseen. */
function dealt(movements: readonly Movement[], nameOf: NameOf): string {
  const shown = movements.filter(({ piece, to }) => piece !== UNSEEN && to.startsWith('played'))
  const rest = grouped(movements.filter(movement => !shown.includes(movement)), ({ to }) => to) // oxfmt-ignore
  const counts = new Set(rest.map(group => group.length))
  const [count = 0] = counts
  const cards =
    counts.size === 1 && rest.length === 4
      ? cardsTo(count, 'each player')
      : listOf(rest.map(group => cardsTo(group.length, nameOf(playerOf(group[0]?.to ?? '')))))
  const shuffle = shown.length > 0 ? 'Shuffle the other cards.' : 'Shuffle the cards.'
  const groups = grouped(shown, ({ to }) => to)
  const laid = groups.map((group, index) => {
    const later = groups.slice(index + 1).flatMap(next => next.map(({ piece }) => piece))
    return `Put ${listOf(group.map(each => except(each, later)))} face up in front of ${nameOf(playerOf(group[0]?.to ?? ''))}.`
  })
  return [...laid, ...(rest.length > 0 ? [shuffle, `Deal ${cards}, face down.`] : [])].join(' ')
}

/** A step of A Lifelike Tennis in words: `Ann plays the king of hearts.` */
export const handWords: HandWords = ({ kind, movements }: HandStep, nameOf, locations) => {
  const [first] = movements
  if (!first) return ''
  switch (kind) {
    case 'lay':
      return `${nameOf(playerOf(first.from))} plays ${cardsOf(movements, locations)}.`
    case 'lift':
      return `${nameOf(playerOf(first.from))} takes back ${cardsOf(movements, locations)}.`
    case 'deal':
      return dealt(movements, nameOf)
    default:
      return 'Collect all the cards.'
  }
}

function seatInWords(position: Position, role: Role): string {
  const seat = seatOf(position.dealer, role)
  const points = counted(ofSeat(position.points, seat), 'point', 'points')
  const cards = counted(ofSeat(cardsLeft(position), seat), 'card', 'cards')
  const hands = counted(ofSeat(position.hands, seat), 'hand', 'hands')
  const figures = `${points}, ${cards} left, ${hands} won`
  return turnOf(position) === seat ? `${ROLE[role]}, next to play: ${figures}.` : `${ROLE[role]}: ${figures}.`
}

/** The Net, the pair, and the seats clockwise from the dealer. */
export function inWords(position: Position, hidden: readonly Hidden[] = []): string[] {
  return [
    ...(hidden.includes('net') ? [] : [position.net === null ? 'There is no Net yet.' : `The Net is ${position.net}.`]),
    position.pair.length === 0
      ? 'This pair has no card yet.'
      : `This pair so far: ${listOf(position.pair.map(cardName))}.`,
    ...(hidden.some(each => each !== 'net') ? [] : ROLES.map(role => seatInWords(position, role))),
  ]
}
