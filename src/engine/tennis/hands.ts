import { RANKS } from '../cards.ts'
import { lyingOf, unseen, UNSEEN, type HandStep, type Lying, type Piece, type Place } from '../hands.ts'
import { anew, differences, inOrder, transfers, type Spot } from '../hands-across.ts'
import { handsOf, type Hands, type HandRules } from '../hands-walk.ts'
import { rankOfPlayed } from './cards.ts'
import { cardsLeft, ofSeat, seatOfCard } from './seats.ts'
import { SEATS, type Event, type Position, type Seat } from './types.ts'

const handOf = (seat: Seat): Place => `hand ${seat}`
const playedBy = (seat: Seat): Place => `played ${seat}`

/** Everyone's cards are known when they are played, and by their ranks: suits may be left out. */
function lying(position: Position): Lying {
  const { dealer, played } = position
  return lyingOf(
    SEATS.flatMap((seat): (readonly [Place, readonly Piece[]])[] => [
      [handOf(seat), unseen(ofSeat(cardsLeft(position), seat))],
      [playedBy(seat), played.filter((_, card) => seatOfCard(dealer, card) === seat).map(rankOfPlayed)],
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
      return anew(lying(before), FRESH)
    default:
      return []
  }
}

/** Nobody has played yet. */
const FRESH = lyingOf(SEATS.map(seat => [handOf(seat), unseen(CARDS_EACH)]))

const ranked = (table: Lying): Lying => new Map([...table].map(([place, pieces]) => [place, pieces.map(rankOf)]))

const rankOf = (piece: Piece): Piece => RANKS.find(rank => rank === piece[0]) ?? piece

function across(from: Lying, to: Lying): HandStep[] {
  const [here, there] = [ranked(from), ranked(to)]
  const { over, wanted } = differences(here, there)
  const held = SEATS.map(handOf).filter(hand => here.get(hand)?.includes(UNSEEN))
  /** A card that wasn't played goes back to the hand it came from, and the right one comes out of it. */
  const reserve = ({ place }: Spot): Place | null => held.find(hand => hand.at(-1) === place.at(-1)) ?? held[0] ?? null
  return inOrder(transfers(over, wanted, reserve))
}

export const handRules: HandRules<Position, Event> = {
  lying,
  steps,
  opens: ({ type }) => type === 'play' || type === 'phase',
  corrects: () => false,
  across,
  deal: ({ hand }) => hand,
  hidden: [],
}

export const hands: Hands<Position, Event> = handsOf(handRules)
