import { isRank, parseCard } from '../../../engine/cards.ts'
import { UNSEEN, type HandStep, type CardLocations, type Movement, type Piece } from '../../../engine/hands.ts'
import { alike, grouped, playerOf, staying, type HandWords, type NameOf } from '../../contract/hands.ts'
import { cardsAs } from '../grammar.ts'
import { counted, listOf } from '../lists.ts'
import { cardName, playedAs, ROLE } from './events.ts'
import { cardsLeft, ofSeat, seatOf, turnOf } from '../../../engine/tennis/seats.ts'
import { ROLES, type Position, type Role } from '../../../engine/tennis/types.ts'
import type { Hidden } from '../../../lessons/lesson.ts'

/** In the accusative: what is played, taken or put. */
const nameOfPiece = ({ piece }: Movement): string => {
  const played = isRank(piece) ? piece : parseCard(piece)
  return played ? playedAs('acc', played) : 'eine Karte'
}

/** Names the cards of that rank that aren't meant: `eine 7 (nicht die Pik-7)`. */
function except(movement: Movement, others: readonly Piece[]): string {
  const not = alike(movement.piece, others)
  return `${nameOfPiece(movement)}${not.length > 0 ? ` (nicht ${cardsAs('acc', not)})` : ''}`
}

/** Cards that go from where others stay. */
const cardsOf = (movements: readonly Movement[], locations: CardLocations): string =>
  listOf(movements.map(each => except(each, staying(each, movements, locations))))

/** Played cards are face up in front of their players; all others are unseen. */
function dealt(movements: readonly Movement[], nameOf: NameOf): string {
  const shown = movements.filter(({ piece, to }) => piece !== UNSEEN && to.startsWith('played'))
  const rest = grouped(movements.filter(movement => !shown.includes(movement)), ({ to }) => to) // oxfmt-ignore
  const counts = new Set(rest.map(group => group.length))
  const [count = 0] = counts
  const cards =
    counts.size === 1 && rest.length === 4
      ? `je ${counted(count, 'Karte', 'Karten')} an alle`
      : listOf(
          rest.map(group => `${counted(group.length, 'Karte', 'Karten')} an ${nameOf(playerOf(group[0]?.to ?? ''))}`),
        )
  const groups = grouped(shown, ({ to }) => to)
  const laid = groups.map((group, index) => {
    const later = groups.slice(index + 1).flatMap(next => next.map(({ piece }) => piece))
    return `Leg ${listOf(group.map(each => except(each, later)))} offen vor ${nameOf(playerOf(group[0]?.to ?? ''))}.`
  })
  const shuffle = shown.length > 0 ? 'Misch die anderen Karten.' : 'Misch die Karten.'
  return [...laid, ...(rest.length > 0 ? [shuffle, `Teil verdeckt aus: ${cards}.`] : [])].join(' ')
}

/** A step of A Lifelike Tennis in words: `Ann spielt den Herz-König.` */
export const handWords: HandWords = ({ kind, movements }: HandStep, nameOf, locations) => {
  const [first] = movements
  if (!first) return ''
  switch (kind) {
    case 'lay':
      return `${nameOf(playerOf(first.from))} spielt ${cardsOf(movements, locations)}.`
    case 'lift':
      return `${nameOf(playerOf(first.from))} nimmt ${cardsOf(movements, locations)} zurück auf die Hand.`
    case 'deal':
      return dealt(movements, nameOf)
    default:
      return 'Sammle alle Karten ein.'
  }
}

function seatInWords(position: Position, role: Role): string {
  const seat = seatOf(position.dealer, role)
  const points = counted(ofSeat(position.points, seat), 'Punkt', 'Punkte')
  const cards = counted(ofSeat(cardsLeft(position), seat), 'Karte', 'Karten')
  const turn = turnOf(position) === seat ? ', ist dran' : ''
  return `${ROLE[role]}: ${points}, noch ${cards}, ${ofSeat(position.hands, seat)} gewonnen${turn}.`
}

/** The Net, the pair, and the seats clockwise from the dealer. */
export function inWords(position: Position, hidden: readonly Hidden[] = []): string[] {
  return [
    ...(hidden.includes('net')
      ? []
      : [position.net === null ? 'Es gibt noch kein Netz.' : `Das Netz ist ${position.net}.`]),
    position.pair.length === 0
      ? 'Vom Paar liegt noch keine Karte da.'
      : `Vom Paar liegt da: ${listOf(position.pair.map(cardName))}.`,
    ...(hidden.some(each => each !== 'net') ? [] : ROLES.map(role => seatInWords(position, role))),
  ]
}
