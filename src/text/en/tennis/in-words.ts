import { cardsLeft, ofSeat, seatOf, turnOf } from '../../../engine/tennis/seats.ts'
import { ROLES, type Position, type Role } from '../../../engine/tennis/types.ts'
import type { Hidden } from '../../../lessons/lesson.ts'
import { cardName, roleName } from './names.ts'
import { capital, counted, listOf } from '../lists.ts'

function seatInWords(position: Position, role: Role): string {
  const seat = seatOf(position.dealer, role)
  const points = counted(ofSeat(position.points, seat), 'point', 'points')
  const cards = counted(ofSeat(cardsLeft(position), seat), 'card', 'cards')
  const turn = turnOf(position) === seat ? ', to play' : ''
  return capital(`${roleName(role)}: ${points}, ${cards} left, ${ofSeat(position.hands, seat)} won${turn}.`)
}

/** The Net, the pair, and the seats clockwise from the dealer. */
export function inWords(position: Position, hidden: readonly Hidden[] = []): string[] {
  const pair = position.pair.length === 0 ? 'no card' : listOf(position.pair.map(cardName))
  return [
    ...(hidden.includes('net') ? [] : [position.net === null ? 'There is no Net.' : `The Net is ${position.net}.`]),
    `On the table: ${pair}.`,
    ...(hidden.some(each => each !== 'net') ? [] : ROLES.map(role => seatInWords(position, role))),
  ]
}
