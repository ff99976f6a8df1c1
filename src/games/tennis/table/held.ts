import { isCardsNote, type NoteAt, type MatchHead } from '../../../book/journal/entries.ts'
import { parseCard, parseRank, type Card, DECK } from '../../../engine/cards.ts'
import { hasSuit, rankOfPlayed, seatOfCard } from '../../../engine/tennis/seats.ts'
import { SEATS, type Played, type Position, type Seat } from '../../../engine/tennis/types.ts'
import { remainingCounts } from './cards.ts'
import { randomNumber, randomNumbersFrom, shuffled } from '../../deal-code.ts'
import { oneOf } from '../../../engine/random.ts'

/** Null for a seat whose cards were not entered. */
interface DealtHands {
  readonly hands: readonly (readonly Played[] | null)[]
  /** The app dealt the cards, so players see them on the screen. */
  readonly onScreen: boolean
}

const NOTHING: DealtHands = { hands: SEATS.map(() => null), onScreen: false }

const read = (cards: readonly string[]): readonly Played[] =>
  cards.flatMap(card => parseCard(card) ?? parseRank(card) ?? [])

/** Returns the cards in the notes for a hand of the match. Later notes replace earlier ones. */
export function dealtHands(notes: readonly NoteAt[], round: number): DealtHands {
  let dealt = NOTHING
  for (const { note } of notes) {
    if (!isCardsNote(note) || note.round !== round) continue
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

export const playedCards = ({ dealer, played }: Position, seat: Seat): readonly Played[] =>
  played.filter((_, number) => seatOfCard(dealer, number) === seat)

const alike = (one: Played, other: Played): boolean =>
  hasSuit(one) && hasSuit(other) ? one === other : rankOfPlayed(one) === rankOfPlayed(other)

/**
 * Returns the cards that a seat still has of its thirteen, without cards that others have played. Null if the seat has played a card that
 * isn't among the thirteen, or if others have played all the rest.
 */
export function heldCards(seat: Seat, position: Position, cards: readonly Played[]): readonly Played[] | null {
  const held = [...cards]
  for (const card of playedCards(position, seat)) {
    const same = held.indexOf(card)
    const place = same < 0 ? held.findIndex(each => alike(each, card)) : same
    if (place < 0) return null
    held.splice(place, 1)
  }
  const rest = besideOf(position.played, held)
  return rest.length > 0 || held.length === 0 ? rest : null
}

/** No card occurs twice, and no rank more than four times. */
function besideOf(others: readonly Played[], cards: readonly Played[]): readonly Played[] {
  const beside: Played[] = []
  for (const card of cards) {
    const locations = [...others, ...beside]
    const isThere = hasSuit(card) && locations.includes(card)
    if (!isThere && remainingCounts(locations)[rankOfPlayed(card)] > 0) beside.push(card)
  }
  return beside
}

interface DuplicateCard {
  readonly card: Played
  readonly seats: readonly Seat[]
}

/** Returns the cards that were also entered for other seats: the same card or, without suits, a rank with more than four cards. */
export function duplicatesIn(
  cards: readonly Played[],
  others: readonly (readonly [Seat, readonly Played[]])[],
): readonly DuplicateCard[] {
  const left = remainingCounts([...cards, ...others.flatMap(([, held]) => held)])
  const isDoubled = (card: Played, held: readonly Played[]): boolean =>
    hasSuit(card) ? held.includes(card) : left[card] < 0 && held.some(each => rankOfPlayed(each) === card)
  return [...new Set(cards)].flatMap(card => {
    const seats = others.flatMap(([seat, held]) => (isDoubled(card, held) ? [seat] : []))
    return seats.length > 0 ? [{ card, seats }] : []
  })
}

/** Whether these hands contradict one another. The result doesn't reveal which hand is wrong. */
export function areContradictory(hands: DealtHands['hands']): boolean {
  const cards = hands.flatMap(hand => hand ?? [])
  return besideOf([], cards).length < cards.length
}

const handsFrom = (deck: readonly Card[]): readonly (readonly Card[])[] =>
  SEATS.map(seat => deck.filter((_, place) => place % SEATS.length === seat - 1))

interface Seeds {
  readonly angler: number
  readonly ghost: number
}

/**
 * In these deals each part of the game occurs, and a learner who follows the hints wins: as the Angler, and then as the Ghost with nearly
 * any choice of cards.
 */
const FIRST: readonly [Seeds, ...Seeds[]] = [
  { angler: 24, ghost: 238 },
  { angler: 40, ghost: 442 },
  { angler: 88, ghost: 516 },
]
const BETWEEN_HANDS = 101

function handSeed(seed: number, round: number): number {
  const { angler, ghost } = oneOf(FIRST, seed)
  return round === 1 ? angler : ghost + BETWEEN_HANDS * (round - 2)
}

const practiceHands = (created: number, round: number): readonly (readonly Card[])[] =>
  handsFrom(shuffled(DECK, randomNumbersFrom(handSeed(created, round))))

/** Returns the note of the app's deal for a hand: a random deal, or a chosen one in a first game. */
export const createDealNote = (head: Pick<MatchHead, 'practice' | 'created'> | null, round: number) => ({
  type: 'dealt' as const,
  round,
  hands: head?.practice ? practiceHands(head.created, round) : handsFrom(shuffled(DECK, randomNumber)),
})
