import { isOfCards, type Noted } from '../../../book/journal/notes.ts'
import { parseCard, parseRank, RANKS, type Card } from '../../../engine/cards.ts'
import { hasSuit, rankOfPlayed, seatOfCard } from '../../../engine/tennis/seats.ts'
import { SEATS, type Played, type Position, type Seat } from '../../../engine/tennis/types.ts'
import { leftBeside } from './left.ts'

/** The thirteen cards that each seat was dealt in one hand of the match, null where nobody has said. */
export interface Dealt {
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

/** What a seat still holds of its thirteen cards; null where that doesn't go together with what was played. */
export function heldBy(seat: Seat, position: Position, cards: readonly Played[]): readonly Played[] | null {
  const held = [...cards]
  for (const card of playedBy(position, seat)) {
    const same = held.indexOf(card)
    const place = same < 0 ? held.findIndex(each => alike(each, card)) : same
    if (place < 0) return null
    held.splice(place, 1)
  }
  return mayLieBeside(position.played, held) ? held : null
}

/** No card twice, and no more than four of a rank. */
function mayLieBeside(played: readonly Played[], held: readonly Played[]): boolean {
  const left = leftBeside([...played, ...held])
  return RANKS.every(rank => left[rank] >= 0) && !held.some(card => hasSuit(card) && played.includes(card))
}

/** Of all four hands, the cards as they are dealt out one after the other. */
export const handsFrom = (deck: readonly Card[]): readonly (readonly Card[])[] =>
  SEATS.map(seat => deck.filter((_, place) => place % SEATS.length === seat - 1))
