import {
  likeness,
  locationsOf,
  pairOff,
  unseen,
  type HandStep,
  type CardLocations,
  type Movement,
  type Piece,
  type Place,
} from '../hands.ts'
import { anew, stepsBy } from '../hands-across.ts'
import { Hands } from '../hands-walk.ts'
import { cardsLeft, ofSeat, seatOfCard } from './seats.ts'
import { SEATS, type Event, type Position, type Seat } from './types.ts'

const handOf = (seat: Seat): Place => `hand ${seat}`
const playedBy = (seat: Seat): Place => `played ${seat}`

/** Everyone's cards are known when they are played, some by their ranks alone. */
function locations(position: Position): CardLocations {
  const { dealer, played } = position
  return locationsOf(
    SEATS.flatMap((seat): (readonly [Place, readonly Piece[]])[] => [
      [handOf(seat), unseen(ofSeat(cardsLeft(position), seat))],
      [playedBy(seat), played.filter((_, card) => seatOfCard(dealer, card) === seat)],
    ]),
  )
}

const CARDS_EACH = 13

function steps(before: Position, { event }: { readonly event: Event }): HandStep[] {
  switch (event.type) {
    case 'play':
      return [
        { kind: 'lay', movements: [{ piece: event.card, from: handOf(event.player), to: playedBy(event.player) }] },
      ]
    case 'phase':
      return anew(locations(before), FRESH)
    default:
      return []
  }
}

/** Before the first card. */
const FRESH = locationsOf(SEATS.map(seat => [handOf(seat), unseen(CARDS_EACH)]))

/** A named card matches one known by rank alone only if each is the only one of that rank. */
const likeIn = (played: readonly Piece[], goal: readonly Piece[]): typeof likeness => {
  const isAlone = (piece: Piece): boolean => [played, goal].every(each => each.filter(other => other[0] === piece[0]).length === 1) // oxfmt-ignore
  return (one, other) => (one === other || isAlone(one) ? likeness(one, other) : 0)
}

/** Within a deal cards keep their seats: each moves only between its hand and the table. */
function across(from: CardLocations, to: CardLocations): HandStep[] {
  const seats = SEATS.map(seat => {
    const [played, goal] = [from.get(playedBy(seat)) ?? [], to.get(playedBy(seat)) ?? []]
    const { over, wanted } = pairOff(played, goal, likeIn(played, goal))
    // A card that isn't in the hand either was identified wrongly; it stays.
    const renamed = Math.max(0, wanted.length - (from.get(handOf(seat)) ?? []).length)
    const move = (piece: Piece, back: boolean): Movement =>
      back ? { piece, from: playedBy(seat), to: handOf(seat) } : { piece, from: handOf(seat), to: playedBy(seat) }
    return {
      back: over.slice(renamed).map(piece => move(piece, true)),
      played: wanted.slice(renamed).map(piece => move(piece, false)),
    }
  })
  return [
    ...stepsBy(
      'lift',
      seats.flatMap(({ back }) => back),
    ),
    ...stepsBy(
      'lay',
      seats.flatMap(({ played }) => played),
    ),
  ]
}

export const hands = new Hands<Position, Event>({
  locations,
  steps,
  across,
  deal: ({ hand }) => hand,
})
