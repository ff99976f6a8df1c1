import type { Move } from '../../../book/journal/replay.ts'
import { tennis } from '../../../engine/tennis/index.ts'
import type { Played, Position, Seat, Tennis, TennisStep, HandOverEvent } from '../../../engine/tennis/types.ts'
import { RANKS, SUITS, type Card, type Rank } from '../../../engine/cards.ts'
import { hasSuit, rankOfPlayed } from '../../../engine/tennis/seats.ts'

/** A hand that is over, and what it changed. */
export interface HandResult {
  readonly hand: number
  readonly event: HandOverEvent
  /** How the hands won changed, by seat. */
  readonly changes: readonly number[]
}

/** All that were finished, in their order. */
export function handsOf(moves: readonly Move<Tennis>[]): readonly HandResult[] {
  const results: HandResult[] = []
  for (const move of moves) {
    const event = stepsOf(move).find(step => step.event.type === 'hand-over')?.event
    if (event?.type !== 'hand-over') continue
    const { hand, hands } = move.before
    results.push({ hand, event, changes: event.hands.map((won, seat) => won - (hands[seat] ?? 0)) })
  }
  return results
}

/** Whether the latest hand of which anything was entered has only its result; null where nothing was entered. */
export function wasScoreOnly(moves: readonly Move<Tennis>[]): boolean | null {
  const typeOf = (move: Move<Tennis>): string => stepsOf(move)[0]?.event.type ?? ''
  const telling = moves.findLast(move => ['play', 'result'].includes(typeOf(move)))
  return telling ? typeOf(telling) === 'result' : null
}

const others = (cards: readonly PlayedCard[], but: PlayedCard | null) =>
  cards.filter(({ place }) => place !== but?.place).map(({ card }) => card)

/** How many of each rank have not been played in this hand; `but` lies there by mistake. */
export const leftOf = (cards: readonly PlayedCard[], but: PlayedCard | null): Readonly<Record<Rank, number>> =>
  leftBeside(others(cards, but))

/** How many of each rank there are beside these. */
export function leftBeside(cards: readonly Played[]): Readonly<Record<Rank, number>> {
  const seen = cards.map(rankOfPlayed)
  const left = (rank: Rank): number => SUITS.length - seen.filter(each => each === rank).length
  return Object.fromEntries(RANKS.map(rank => [rank, left(rank)])) as Record<Rank, number>
}

/** The very cards that have been played in this hand. */
export const seenOf = (cards: readonly PlayedCard[], but: PlayedCard | null): ReadonlySet<Card> =>
  new Set(others(cards, but).filter(hasSuit))

/** A card of a hand, as the referee ruled on it. */
export interface PlayedCard {
  /** Its place in the line of the match. */
  readonly place: number
  /** In its hand, from 1. */
  readonly number: number
  readonly seat: Seat
  readonly card: Played
  /** What it had to clear. */
  readonly net: number | null
  readonly cleared: boolean
  /** What its player has from its pair. */
  readonly points: number
  /** The Net that it forms with the card before; null after the first card of a pair. */
  readonly formed: number | null
}

const stepsOf = ({ ruling }: Pick<Move<Tennis>, 'ruling'>): readonly TennisStep[] =>
  ruling?.accepted ? ruling.steps : []

/** The cards of one hand, the last one that was played unless another is named, in the order in which they were played. */
export function cardsOf(moves: readonly Move<Tennis>[], hand = lastHand(moves)): readonly PlayedCard[] {
  const cards: PlayedCard[] = []
  const begun = moves.findLastIndex(({ before }) => before.hand < hand) + 1
  for (const [index, move] of moves.slice(begun).entries()) {
    const card = move.before.hand === hand ? cardOf(move, begun + index, cards.length + 1) : null
    const first = cards.at(-1)
    if (card && first && card.formed !== null) cards[cards.length - 1] = { ...first, points: pairPoints(first, move) }
    if (card) cards.push(card)
  }
  return cards
}

const lastHand = (moves: readonly Move<Tennis>[]): number => moves.findLast(isCard)?.before.hand ?? 1

const isCard = (move: Move<Tennis>): boolean => stepsOf(move)[0]?.event.type === 'play'

function cardOf(move: Move<Tennis>, place: number, number: number): PlayedCard | null {
  const events = stepsOf(move).map(step => step.event)
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

/** Matching cards score for the first of the pair too, when the second is played. */
const pairPoints = (first: PlayedCard, second: Move<Tennis>): number => first.points + gained(second, first.seat)

function gained({ before, after }: Move<Tennis>, seat: Seat): number {
  const at = ({ points }: Position): number => points[seat - 1] ?? 0
  return at(after) - at(before)
}

/** The cards of the hand at hand where the match began in its middle. */
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
