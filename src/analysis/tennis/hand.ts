import { RANKS, valueOf } from '../../engine/cards.ts'
import { cardsLeft, seatOf, valueOfPlayed } from '../../engine/tennis/seats.ts'
import { SEATS, type Position, type Played, type Seat } from '../../engine/tennis/types.ts'
import { shuffle, type Random } from '../../engine/random.ts'

/** A hand that faces a seat. */
interface OpenHand {
  readonly seat: Seat
  readonly cards: readonly Played[]
}

/** Everything a seat can know; played cards are in the position, which holds no hands. */
export interface Seen {
  readonly position: Position
  readonly seat: Seat
  /** The cards that it holds; null for the Ghost, whose cards face the others. A Cormorant who turned hers has seen them before. */
  readonly own: readonly Played[] | null
  /** The hands of others that face it and are known: the Ghost's, and that of a Cormorant who became one. */
  readonly open: readonly OpenHand[]
}

/** A seat's view of a deal: `hands` are the cards that each seat still holds, by seat, null if unknown. */
export function seenBy(seat: Seat, position: Position, hands: readonly (readonly Played[] | null)[]): Seen {
  const ghost = seatOf(position.dealer, 'ghost')
  const turned = position.ghosted ? [ghost, seatOf(position.dealer, 'cormorant')] : [ghost]
  const cardsOf = (each: Seat): readonly Played[] | null => hands[SEATS.indexOf(each)] ?? null
  return {
    position,
    seat,
    own: seat === ghost ? null : (cardsOf(seat) ?? []),
    open: turned.flatMap(each => {
      const cards = each === seat ? null : cardsOf(each)
      return cards ? [{ seat: each, cards }] : []
    }),
  }
}

/** Roles as places in the order of play: Fish, Ghost, Angler, Cormorant. */
const GHOST = 1
export const CORMORANT = 3
const ORDER = ['fish', 'ghost', 'angler', 'cormorant'] as const

/** Cards of a hand of four that are 13 each. */
const SUITS = 4

/** A hand in progress as values alone, by role in the order of play; changed in place. */
export interface Hand {
  /** Values of the cards that each role holds: ascending, but the Ghost's. */
  readonly cards: readonly [number[], number[], number[], number[]]
  readonly points: number[]
  played: number
  /** The Net to clear; -1 if there is none yet. */
  net: number
  /** The first card of an unfinished pair; 0 if there is none. */
  first: number
  readonly adds: boolean
  ghosted: boolean
}

const seatsInOrder = ({ dealer }: Position) => ORDER.map(role => seatOf(dealer, role))

export const roleOf = ({ position, seat }: Pick<Seen, 'position' | 'seat'>): number =>
  seatsInOrder(position).indexOf(seat)

/** Deals unseen cards at random to their holders. The Ghost's cards are in the random order in which it will play them. */
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

/** A beginner clears the Net with the highest card; if that fails, plays the lowest. */
export function beginnersCard({ net, ...hand }: Hand): number {
  const cards = hand.cards[roleToPlay({ net, ...hand })] ?? []
  const last = cards.length - 1
  return (cards[last] ?? 0) > net ? last : 0
}

/** Clears the Net with no more than it takes, or throws the lowest card. */
export function savingCard(hand: Hand): number {
  const cards = hand.cards[roleToPlay(hand)] ?? []
  let clearing = 0
  while (clearing < cards.length && (cards[clearing] ?? 0) <= hand.net) clearing++
  return clearing === cards.length ? 0 : clearing
}

/** Matches if the card before allows it, and saves otherwise. */
export function thriftyCard(hand: Hand): number {
  const match = hand.first === 0 ? -1 : (hand.cards[roleToPlay(hand)]?.indexOf(hand.first) ?? -1)
  return match >= 0 ? match : savingCard(hand)
}

/** How a hand is played on: savingly. The Ghost can't see its cards and plays them as they are, the last one first. */
export function likelyCard(hand: Hand): number {
  const role = roleToPlay(hand)
  return role === GHOST ? (hand.cards[GHOST]?.length ?? 0) - 1 : savingCard(hand)
}

const CARDS = 52

export const copyHand = ({ cards: [a, b, c, d], points, played, net, first, adds, ghosted }: Hand): Hand => ({
  cards: [a.slice(), b.slice(), c.slice(), d.slice()],
  points: points.slice(),
  played,
  net,
  first,
  adds,
  ghosted,
})

const roleToPlay = ({ played }: Hand): number => played % 4
export const isOver = ({ played }: Hand): boolean => played === CARDS

/** Plays the card at a place of the hand of whose turn it is. */
export function playAt(hand: Hand, index: number): void {
  const role = roleToPlay(hand)
  const [value = 0] = hand.cards[role]?.splice(index, 1) ?? []
  const clears = hand.net >= 0 && value > hand.net
  if (clears) score(hand, role, 1)
  hand.played++
  if (hand.first === 0) {
    hand.first = value
    return
  }
  if (value === hand.first) {
    score(hand, role, hand.adds || !clears ? 2 : 1)
    score(hand, role - 1, hand.adds || !(hand.net >= 0 && value > hand.net) ? 2 : 1)
  }
  hand.net = Math.abs(value - hand.first)
  hand.first = 0
}

function score({ points }: Hand, role: number, more: number): void {
  points[role] = (points[role] ?? 0) + more
}

/** Of several with most points the one farthest clockwise from the dealer: Cormorant, Fish, Angler, Ghost (T4). */
const LAST_FIRST = [3, 0, 2, 1]

export const winnerOf = ({ points }: Hand): number => {
  const most = Math.max(...points)
  return LAST_FIRST.find(role => points[role] === most) ?? 0
}

/** How many hands a win counts for (T5). */
export const worthOf = (hand: Hand, role: number): number =>
  role === GHOST || (role === CORMORANT && hand.ghosted) ? 2 : 1
