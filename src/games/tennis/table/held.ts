import { isOfCards, type Noted } from '../../../book/journal/entries.ts'
import { parseCard, parseRank, type Card } from '../../../engine/cards.ts'
import { hasSuit, rankOfPlayed, seatOfCard } from '../../../engine/tennis/seats.ts'
import { SEATS, type Played, type Position, type Seat } from '../../../engine/tennis/types.ts'
import { leftBeside } from './cards.ts'

/** The thirteen cards that each seat was dealt in one hand of the match, null where nobody has said. */
interface Dealt {
  readonly hands: readonly (readonly Played[] | null)[]
  /** By the app, for all to see on the screen what they hold. */
  readonly onScreen: boolean
}

const NOTHING: Dealt = { hands: SEATS.map(() => null), onScreen: false }

const read = (cards: readonly string[]): readonly Played[] =>
  cards.flatMap(card => parseCard(card) ?? parseRank(card) ?? [])

/** What was said last counts. */
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

/** Whether both may be the same card. */
const alike = (one: Played, other: Played): boolean =>
  hasSuit(one) && hasSuit(other) ? one === other : rankOfPlayed(one) === rankOfPlayed(other)

/**
 * What a seat still holds of its thirteen cards, as far as that can lie beside what others played: a card that they show makes no stir.
 * Null where it played what it was not said to hold, or nothing else of that is left.
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

/** Of these cards those that are left beside others: no card twice, and no more than four of a rank. */
function besideOf(others: readonly Played[], cards: readonly Played[]): readonly Played[] {
  const beside: Played[] = []
  for (const card of cards) {
    const locations = [...others, ...beside]
    const isThere = hasSuit(card) && locations.includes(card)
    if (!isThere && leftBeside(locations)[rankOfPlayed(card)] > 0) beside.push(card)
  }
  return beside
}

/** Hands that can't all have been dealt: that is told without saying which of them is wrong, or by what. */
export function clash(hands: Dealt['hands']): boolean {
  const cards = hands.flatMap(hand => hand ?? [])
  return besideOf([], cards).length < cards.length
}

/** Of all four hands, the cards as they are dealt out one after the other. */
export const handsFrom = (deck: readonly Card[]): readonly (readonly Card[])[] =>
  SEATS.map(seat => deck.filter((_, place) => place % SEATS.length === seat - 1))
