import {
  likeness,
  locationsOf,
  pairOff,
  unseenCards,
  type HandStep,
  type CardLocations,
  type Movement,
  type Piece,
  type Place,
} from '../hands.ts'
import { redealSteps, groupMovements } from '../hands-across.ts'
import { HandsPlanner } from '../hands-walk.ts'
import { cardsLeft, valueAt, seatOfCard } from './seats.ts'
import { SEATS, type Event, type Position, type Seat } from './types.ts'

const handOf = (seat: Seat): Place => `hand ${seat}`
const playedBy = (seat: Seat): Place => `played ${seat}`

/** Some played cards are known by rank only. */
function locations(position: Position): CardLocations {
  const { dealer, played } = position
  return locationsOf(
    SEATS.flatMap((seat): (readonly [Place, readonly Piece[]])[] => [
      [handOf(seat), unseenCards(valueAt(cardsLeft(position), seat))],
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
      return redealSteps(locations(before), FRESH)
    default:
      return []
  }
}

const FRESH = locationsOf(SEATS.map(seat => [handOf(seat), unseenCards(CARDS_EACH)]))

/** A card with a suit matches one known only by rank if the seat has played just one card of that rank, before and after. */
const likeIn = (played: readonly Piece[], goal: readonly Piece[]): typeof likeness => {
  const isAlone = (piece: Piece): boolean => [played, goal].every(each => each.filter(other => other[0] === piece[0]).length === 1) // oxfmt-ignore
  return (one, other) => (one === other || isAlone(one) ? likeness(one, other) : 0)
}

/** Within a deal, each card moves only between its player's hand and the table. */
function across(from: CardLocations, to: CardLocations): HandStep[] {
  const seats = SEATS.map(seat => {
    const [played, goal] = [from.get(playedBy(seat)) ?? [], to.get(playedBy(seat)) ?? []]
    const { over, wanted } = pairOff(played, goal, likeIn(played, goal))
    // If the hand has fewer cards than are wanted, the missing ones are already on the table, recorded as other cards, and stay there.
    const renamed = Math.max(0, wanted.length - (from.get(handOf(seat)) ?? []).length)
    const move = (piece: Piece, back: boolean): Movement =>
      back ? { piece, from: playedBy(seat), to: handOf(seat) } : { piece, from: handOf(seat), to: playedBy(seat) }
    return {
      back: over.slice(renamed).map(piece => move(piece, true)),
      played: wanted.slice(renamed).map(piece => move(piece, false)),
    }
  })
  return [
    ...groupMovements(
      'lift',
      seats.flatMap(({ back }) => back),
    ),
    ...groupMovements(
      'lay',
      seats.flatMap(({ played }) => played),
    ),
  ]
}

export const handsPlanner = new HandsPlanner<Position, Event>({
  locations,
  steps,
  across,
  deal: ({ hand }) => hand,
})
