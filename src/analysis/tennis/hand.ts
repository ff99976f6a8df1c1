import { RANKS, valueOf } from '../../engine/cards.ts'
import { cardsLeft, seatOf, valueOfPlayed } from '../../engine/tennis/seats.ts'
import { SEATS, type Position, type Played, type Seat } from '../../engine/tennis/types.ts'
import { shuffle, type Random } from '../../engine/random.ts'

interface OpenHand {
  readonly seat: Seat
  readonly cards: readonly Played[]
}

/** Everything that a seat can know. The position has the played cards, but no hands. */
export interface SeatView {
  readonly position: Position
  readonly seat: Seat
  /** The seat's own cards; null for the Ghost, whose cards face the others. A Cormorant who has turned her cards has seen them. */
  readonly own: readonly Played[] | null
  /** The known hands that face this seat: the Ghost's, and that of a Cormorant who became a Ghost. */
  readonly open: readonly OpenHand[]
}

/** A seat's view of a deal: `hands` are the cards that each seat still holds, by seat, null if unknown. */
export function seatView(seat: Seat, position: Position, hands: readonly (readonly Played[] | null)[]): SeatView {
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

const GHOST = 1
export const CORMORANT = 3
const ORDER = ['fish', 'ghost', 'angler', 'cormorant'] as const

const CARDS_PER_VALUE = 4

/** A deal in progress, with values instead of cards, by role in the order of play. It is changed in place. */
export interface Hand {
  /** The values of each role's cards, ascending except for the Ghost's. */
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

export const roleOf = ({ position, seat }: Pick<SeatView, 'position' | 'seat'>): number =>
  seatsInOrder(position).indexOf(seat)

/** Assigns the unseen cards at random. The Ghost's are in the random order in which it will play them. */
export function dealHidden(seen: SeatView, random: Random): Hand {
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

function hiddenValues({ position, own, open }: SeatView): number[] {
  const seen = [...position.played, ...(own ?? []), ...open.flatMap(({ cards }) => cards)].map(valueOfPlayed)
  return RANKS.flatMap(rank => {
    const value = valueOf(rank)
    const count = CARDS_PER_VALUE - seen.filter(each => each === value).length
    return Array<number>(Math.max(0, count)).fill(value)
  })
}

/** Returns the index of the card a beginner plays: the highest if it clears the Net, otherwise the lowest. */
export function beginnersCardIndex({ net, ...hand }: Hand): number {
  const cards = hand.cards[roleToPlay({ net, ...hand })] ?? []
  const last = cards.length - 1
  return (cards[last] ?? 0) > net ? last : 0
}

/** Returns the index of the lowest card that clears the Net, or else of the lowest card. */
export function savingCardIndex(hand: Hand): number {
  const cards = hand.cards[roleToPlay(hand)] ?? []
  let clearing = 0
  while (clearing < cards.length && (cards[clearing] ?? 0) <= hand.net) clearing++
  return clearing === cards.length ? 0 : clearing
}

/** Returns the index of a card equal to the first of the pair, or else that of `savingCardIndex`. */
export function thriftyCardIndex(hand: Hand): number {
  const match = hand.first === 0 ? -1 : (hand.cards[roleToPlay(hand)]?.indexOf(hand.first) ?? -1)
  return match >= 0 ? match : savingCardIndex(hand)
}

/**
 * Returns the index of the card that is played in simulations: that of `savingCardIndex`, or for the Ghost, who can't see its cards, the last
 * one.
 */
export function likelyCardIndex(hand: Hand): number {
  const role = roleToPlay(hand)
  return role === GHOST ? (hand.cards[GHOST]?.length ?? 0) - 1 : savingCardIndex(hand)
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

/** Plays the card at this index of the current player’s hand. */
export function playCardAt(hand: Hand, index: number): void {
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

/** Ties go to the role farthest clockwise from the dealer (T4). */
const LAST_FIRST = [3, 0, 2, 1]

export const winnerOf = ({ points }: Hand): number => {
  const most = Math.max(...points)
  return LAST_FIRST.find(role => points[role] === most) ?? 0
}

/** Returns the number of deals that a win counts as (T5). */
export const winWorth = (hand: Hand, role: number): number =>
  role === GHOST || (role === CORMORANT && hand.ghosted) ? 2 : 1
