import { RANKS, valueOf } from '../../engine/cards.ts'
import { cardsLeft, seatOf, valueOfPlayed } from '../../engine/tennis/seats.ts'
import { SEATS, type Position } from '../../engine/tennis/types.ts'
import { shuffle, type Random } from '../../engine/random.ts'
import type { Seen } from './seen.ts'

/** Roles as places in the order of play: Fish, Ghost, Angler, Cormorant. */
export const GHOST = 1
export const CORMORANT = 3
const ORDER = ['fish', 'ghost', 'angler', 'cormorant'] as const

/** Cards of a hand of four that are 13 each. */
const SUITS = 4

/** A hand in progress as values alone, by role in the order of play; changed in place. */
export interface Hand {
  /** Values of the cards that each role holds: ascending, but the Ghost's. */
  readonly cards: readonly [number[], number[], number[], number[]]
  readonly points: number[]
  /** How many cards have been played. */
  played: number
  /** The Net to clear; -1 where there is none yet. */
  net: number
  /** The first card of an unfinished pair; 0 where there is none. */
  first: number
  readonly adds: boolean
  ghosted: boolean
}

const seatsInOrder = ({ dealer }: Position) => ORDER.map(role => seatOf(dealer, role))

export const roleOf = ({ position, seat }: Pick<Seen, 'position' | 'seat'>): number =>
  seatsInOrder(position).indexOf(seat)

/** What cannot be seen is dealt at random to those who hold it. The Ghost's cards lie in the random order in which it will play them. */
export function dealHidden(seen: Seen, random: Random): Hand {
  const { position } = seen
  const left = cardsLeft(position)
  const hidden = shuffle(hiddenValues(seen), random)
  const cards = seatsInOrder(position).map(seat => {
    const open = seat === seen.seat ? seen.own : seen.open.find(each => each.seat === seat)?.cards
    const values = open ? open.map(valueOfPlayed) : hidden.splice(0, left[SEATS.indexOf(seat)] ?? 0)
    return values.sort((a, b) => a - b)
  })
  const [fish = [], ghost = [], angler = [], cormorant = []] = cards
  return { ...stateOf(position), cards: [fish, shuffle(ghost, random), angler, cormorant] }
}

function stateOf(position: Position): Omit<Hand, 'cards'> {
  const { points, played, net, pair, match, ghosted } = position
  const [first] = pair
  return {
    points: seatsInOrder(position).map(seat => points[SEATS.indexOf(seat)] ?? 0),
    played: played.length,
    net: net ?? -1,
    first: first === undefined ? 0 : valueOfPlayed(first),
    adds: match === 'adds',
    ghosted,
  }
}

/** The values of the cards that the seat has not seen anywhere. */
function hiddenValues({ position, own, open }: Seen): number[] {
  const seen = [...position.played, ...(own ?? []), ...open.flatMap(({ cards }) => cards)].map(valueOfPlayed)
  return RANKS.flatMap(rank => {
    const value = valueOf(rank)
    const count = SUITS - seen.filter(each => each === value).length
    return Array<number>(Math.max(0, count)).fill(value)
  })
}
