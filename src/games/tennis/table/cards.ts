import type { Move } from '../../../book/journal/replay.ts'
import { tennis } from '../../../engine/tennis/index.ts'
import {
  type Played,
  type Position,
  type Seat,
  type Tennis,
  type TennisStep,
  type HandEndEvent,
  SEATS,
} from '../../../engine/tennis/types.ts'
import { RANKS, SUITS, type Card, type Rank, isRank, parseCard } from '../../../engine/cards.ts'
import { hasSuit, rankOfPlayed, seatOfCard } from '../../../engine/tennis/seats.ts'
import { likeness, type CardLocations, type Instruction, type Piece } from '../../../engine/hands.ts'

export interface HandResult {
  readonly hand: number
  readonly event: HandEndEvent
  /** The change in the number of hands won, by seat. */
  readonly changes: readonly number[]
}

function handOf(move: Move<Tennis>): HandResult | null {
  const event = eventsOf(move).find(each => each.type === 'hand-over')
  if (!event) return null
  const { hand, hands } = move.before
  return { hand, event, changes: event.hands.map((won, seat) => won - (hands[seat] ?? 0)) }
}

export const handResultsOf = (moves: readonly Move<Tennis>[]): readonly HandResult[] =>
  moves.flatMap(move => handOf(move) ?? [])

/** Returns the result of the last finished hand; null if no hand is finished. */
export function lastResultOf(moves: readonly Move<Tennis>[]): HandResult | null {
  const last = moves.findLast(handOf)
  return last ? handOf(last) : null
}

/** Whether only a result was entered for the last hand with an entry; null if nothing was entered. */
export function wasScoreOnly(moves: readonly Move<Tennis>[]): boolean | null {
  const typeOf = (move: Move<Tennis>): string => stepsOf(move)[0]?.event.type ?? ''
  const telling = moves.findLast(move => ['play', 'result'].includes(typeOf(move)))
  return telling ? typeOf(telling) === 'result' : null
}

const others = (cards: readonly PlayedCard[], but: PlayedCard | null) =>
  cards.filter(({ place }) => place !== but?.place).map(({ card }) => card)

/** Returns the number of unplayed cards of each rank in this hand. The card `but`, which is being corrected, is included. */
export const unplayedCounts = (cards: readonly PlayedCard[], but: PlayedCard | null): Readonly<Record<Rank, number>> =>
  remainingCounts(others(cards, but))

/** Returns the number of cards of each rank that are not among these. */
export function remainingCounts(cards: readonly Played[]): Readonly<Record<Rank, number>> {
  const seen = cards.map(rankOfPlayed)
  const left = (rank: Rank): number => SUITS.length - seen.filter(each => each === rank).length
  return Object.fromEntries(RANKS.map(rank => [rank, left(rank)])) as Record<Rank, number>
}

/** The played cards whose suits are known, except `but`. */
export const seenCards = (cards: readonly PlayedCard[], but: PlayedCard | null): ReadonlySet<Card> =>
  new Set(others(cards, but).filter(hasSuit))

/** A card of a hand, with the referee's ruling. */
export interface PlayedCard {
  /** The index of the move that played the card. */
  readonly place: number
  /** The card's number in the hand, counted from 1. */
  readonly number: number
  readonly seat: Seat
  readonly card: Played
  readonly net: number | null
  readonly cleared: boolean
  readonly points: number
  /** The Net that the card forms with the one before; null for the first card of a pair. */
  readonly formed: number | null
}

const stepsOf = ({ ruling }: Pick<Move<Tennis>, 'ruling'>): readonly TennisStep[] =>
  ruling?.accepted ? ruling.steps : []

/** Returns the card that was played last; null if no card was played. */
export function lastPlayed(moves: readonly Move<Tennis>[]): Played | null {
  const move = moves.findLast(playIn)
  return (move && playIn(move)?.card) ?? null
}

/** The cards of a hand, by default the last, in the order of play. */
export function cardsOf(moves: readonly Move<Tennis>[], hand = lastHand(moves)): readonly PlayedCard[] {
  const cards: PlayedCard[] = []
  const firstOfHand = moves.findLastIndex(({ before }) => before.hand < hand) + 1
  for (const [index, move] of moves.slice(firstOfHand).entries()) {
    const card = move.before.hand === hand ? cardOf(move, firstOfHand + index, cards.length + 1) : null
    const first = cards.at(-1)
    if (card && first && card.formed !== null) cards[cards.length - 1] = { ...first, points: pairPoints(first, move) }
    if (card) cards.push(card)
  }
  return cards
}

const lastHand = (moves: readonly Move<Tennis>[]): number => moves.findLast(playIn)?.before.hand ?? 1

const eventsOf = (move: Move<Tennis>) => stepsOf(move).map(({ event }) => event)
const playIn = (move: Move<Tennis>) => eventsOf(move).find(event => event.type === 'play')

function cardOf(move: Move<Tennis>, place: number, number: number): PlayedCard | null {
  const events = eventsOf(move)
  const played = events.find(event => event.type === 'play')
  if (!played) return null
  const net = events.find(event => event.type === 'net')
  return {
    place,
    number,
    seat: played.player,
    card: played.card,
    net: move.before.net,
    cleared: events.some(event => event.type === 'clear'),
    points: gained(move, played.player),
    formed: net?.net ?? null,
  }
}

/** In a pair of equal cards, the first card scores again when the second is played. */
const pairPoints = (first: PlayedCard, second: Move<Tennis>): number => first.points + gained(second, first.seat)

function gained({ before, after }: Move<Tennis>, seat: Seat): number {
  const at = ({ points }: Position): number => points[seat - 1] ?? 0
  return at(after) - at(before)
}

/** Returns the cards that had already been played when a match began in the middle of a hand. */
export function cardsBefore(position: Position): readonly PlayedCard[] {
  let before: Position = { ...position, phase: 'play', played: [], pair: [], net: null, points: [0, 0, 0, 0] }
  const moves: Move<Tennis>[] = []
  for (const card of position.played) {
    const played = { type: 'play', card } as const
    const ruling = tennis.play(before, played)
    const after: Position = ruling.accepted ? ruling.position : before
    moves.push({ action: tennis.makeAction(played), played, before, ruling, after })
    before = after
  }
  return cardsOf(moves)
}

function playedOf(piece: Piece): Played[] {
  const card = isRank(piece) ? piece : parseCard(piece)
  return card === null ? [] : [card]
}

function inOrder(lying: readonly Played[], played: readonly Played[]): Played[] {
  const left = [...lying]
  const found = played.flatMap(card => {
    const at = left.findIndex(each => likeness(each, card) > 1)
    return at < 0 ? [] : left.splice(at, 1)
  })
  return [...found, ...left]
}

/** Null where the seat has no card left. */
function byNumber(locations: CardLocations, { dealer, played }: Position): readonly (Played | null)[] {
  const piles = new Map(
    SEATS.map(seat => {
      const own = played.filter((_, card) => seatOfCard(dealer, card) === seat)
      return [seat, inOrder((locations.get(`played ${seat}`) ?? []).flatMap(playedOf), own)] as const
    }),
  )
  const cards: (Played | null)[] = []
  while ([...piles.values()].some(pile => pile.length > 0)) {
    cards.push(piles.get(seatOfCard(dealer, cards.length))?.shift() ?? null)
  }
  return cards
}

/** The cards in front of the players during a catch-up, in the order of play. `hands`: the possible positions, the likelier first. */
export function cardsOnTable(locations: CardLocations, hands: readonly [Position, Position]): readonly PlayedCard[] {
  const ways = hands.map(hand => ({ hand, cards: byNumber(locations, hand) }))
  const { hand, cards } = ways.find(way => !way.cards.includes(null)) ?? {
    hand: hands[0],
    cards: byNumber(locations, hands[0]),
  }
  const gap = cards.indexOf(null)
  const whole = cards.slice(0, gap < 0 ? cards.length : gap).flatMap(card => card ?? [])
  const ruled = cardsBefore({ ...hand, played: whole })
  return cards.flatMap((card, index): PlayedCard[] => {
    const known = ruled[index]
    if (known) return [known]
    if (card === null) return []
    const seat = seatOfCard(hand.dealer, index)
    return [{ place: index, number: index + 1, seat, card, net: null, cleared: false, points: 0, formed: null }]
  })
}

/** Returns the cards that players pick up in this instruction. */
export const cardsPickedUp = (cards: readonly PlayedCard[], instruction: Instruction): readonly PlayedCard[] =>
  instruction.flatMap(({ movements }) => {
    const left = [...cards]
    return movements.flatMap(({ piece, from }) => {
      const own = (seat: Seat): boolean => from === `played ${seat}`
      const at = left.findLastIndex(({ card, seat }) => own(seat) && card === piece)
      return at < 0 ? [] : left.splice(at, 1)
    })
  })

/** The seats whose cards are picked up or laid in this instruction. */
export const handledSeats = (instruction: Instruction): readonly Seat[] =>
  SEATS.filter(seat =>
    instruction.some(({ movements }) => movements.some(({ from, to }) => [from, to].includes(`played ${seat}`))),
  )

/** Returns the Net that the last complete pair formed; null if there is none. */
export const netOf = (cards: readonly PlayedCard[]): number | null =>
  cards.findLast(({ formed }) => formed !== null)?.formed ?? null
