import { isOfCards, type Noted, type MatchHead } from '../../../book/journal/entries.ts'
import { parseCard, parseRank, type Card, DECK } from '../../../engine/cards.ts'
import { hasSuit, rankOfPlayed, seatOfCard } from '../../../engine/tennis/seats.ts'
import { SEATS, type Played, type Position, type Seat } from '../../../engine/tennis/types.ts'
import { leftBeside } from './cards.ts'
import { chance, numbersFrom, shuffled } from '../../deal-code.ts'
import { oneOf } from '../../../engine/random.ts'

/** The thirteen cards that each seat was dealt in one hand of the match, null if not entered. */
interface Dealt {
  readonly hands: readonly (readonly Played[] | null)[]
  /** Dealt in the app, where everybody sees their own. */
  readonly onScreen: boolean
}

const NOTHING: Dealt = { hands: SEATS.map(() => null), onScreen: false }

const read = (cards: readonly string[]): readonly Played[] =>
  cards.flatMap(card => parseCard(card) ?? parseRank(card) ?? [])

/** The latest note counts. */
export function dealtIn(notes: readonly Noted[], round: number): Dealt {
  let dealt = NOTHING
  for (const { note } of notes) {
    if (!isOfCards(note) || note.round !== round) continue
    dealt =
      note.type === 'dealt'
        ? { hands: SEATS.map(seat => read(note.hands[seat - 1] ?? [])), onScreen: true }
        : {
            ...dealt,
            hands: SEATS.map(seat => (seat === note.seat ? read(note.cards) : (dealt.hands[seat - 1] ?? null))),
          }
  }
  return dealt
}

export const playedBy = ({ dealer, played }: Position, seat: Seat): readonly Played[] =>
  played.filter((_, number) => seatOfCard(dealer, number) === seat)

const alike = (one: Played, other: Played): boolean =>
  hasSuit(one) && hasSuit(other) ? one === other : rankOfPlayed(one) === rankOfPlayed(other)

/**
 * What a seat still holds of its thirteen cards, without those that others have played.
 * Null if it played a card that it wasn't entered to hold, or if none are left.
 */
export function heldBy(seat: Seat, position: Position, cards: readonly Played[]): readonly Played[] | null {
  const held = [...cards]
  for (const card of playedBy(position, seat)) {
    const same = held.indexOf(card)
    const place = same < 0 ? held.findIndex(each => alike(each, card)) : same
    if (place < 0) return null
    held.splice(place, 1)
  }
  const rest = besideOf(position.played, held)
  return rest.length > 0 || held.length === 0 ? rest : null
}

/** These cards without others: no card twice, and at most four of a rank. */
function besideOf(others: readonly Played[], cards: readonly Played[]): readonly Played[] {
  const beside: Played[] = []
  for (const card of cards) {
    const locations = [...others, ...beside]
    const isThere = hasSuit(card) && locations.includes(card)
    if (!isThere && leftBeside(locations)[rankOfPlayed(card)] > 0) beside.push(card)
  }
  return beside
}

/** A card that is both in these cards and in others', and whose those are. */
interface Doubled {
  readonly card: Played
  readonly seats: readonly Seat[]
}

/** Which of these cards were entered for others too: the very same, or a fifth of its rank. */
export function doubledIn(
  cards: readonly Played[],
  others: readonly (readonly [Seat, readonly Played[]])[],
): readonly Doubled[] {
  const left = leftBeside([...cards, ...others.flatMap(([, held]) => held)])
  const isDoubled = (card: Played, held: readonly Played[]): boolean =>
    hasSuit(card) ? held.includes(card) : left[card] < 0 && held.some(each => rankOfPlayed(each) === card)
  return [...new Set(cards)].flatMap(card => {
    const seats = others.flatMap(([seat, held]) => (isDoubled(card, held) ? [seat] : []))
    return seats.length > 0 ? [{ card, seats }] : []
  })
}

/** Hands that can't all have been dealt; which of them is wrong, or why, is not revealed. */
export function clash(hands: Dealt['hands']): boolean {
  const cards = hands.flatMap(hand => hand ?? [])
  return besideOf([], cards).length < cards.length
}

/** All four hands, in the order of dealing. */
const handsFrom = (deck: readonly Card[]): readonly (readonly Card[])[] =>
  SEATS.map(seat => deck.filter((_, place) => place % SEATS.length === seat - 1))

interface Seeds {
  readonly angler: number
  readonly ghost: number
}

/**
 * Seeds of the two hands of a first game in which each part of the game comes up, and which are won by following the hints, for any
 * seed of the app: as the Angler; and as the Ghost, with nearly any cards of the Ghost.
 */
const FIRST: readonly [Seeds, ...Seeds[]] = [
  { angler: 24, ghost: 238 },
  { angler: 40, ghost: 442 },
  { angler: 88, ghost: 516 },
]
const BETWEEN_HANDS = 101

/** The deal of a hand of a first game, the same for the same seed. `round`: from 1 on. */
function handSeed(seed: number, round: number): number {
  const { angler, ghost } = oneOf(FIRST, seed)
  return round === 1 ? angler : ghost + BETWEEN_HANDS * (round - 2)
}

/** The app's deal for a hand of a first game, chosen by the time at which it was started. */
const practiceHands = (created: number, round: number): readonly (readonly Card[])[] =>
  handsFrom(shuffled(DECK, numbersFrom(handSeed(created, round))))

/** The app's deal for a hand of a match: random, or chosen for a first game. */
export const dealFor = (head: Pick<MatchHead, 'practice' | 'created'> | null, round: number) => ({
  type: 'dealt' as const,
  round,
  hands: head?.practice ? practiceHands(head.created, round) : handsFrom(shuffled(DECK, chance)),
})
