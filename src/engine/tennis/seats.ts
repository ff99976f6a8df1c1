import { rankOf, valueOf, type Card, type Rank } from '../cards.ts'
import { type Played, ROLES, SEATS, type Position, type Role, type Seat } from './types.ts'

export const hasSuit = (card: Played): card is Card => card.length === 2
export const rankOfPlayed = (card: Played): Rank => (hasSuit(card) ? rankOf(card) : card)

export const valueOfPlayed = (card: Played): number => valueOf(rankOfPlayed(card))

export const rankGap = (one: Played, other: Played): number => Math.abs(valueOfPlayed(one) - valueOfPlayed(other))

/** Whether a card is strictly higher than the Net (T2). */
export const clears = (card: Played, net: number | null): net is number => net !== null && valueOfPlayed(card) > net

/** The order repeats after four cards. */
const ORDER = ['fish', 'ghost', 'angler', 'cormorant'] as const
const CARDS_EACH = 13

/** The seat of a role: clockwise from the dealer, Ghost, Angler, Fish, Cormorant (T7). */
export const seatOf = (dealer: Seat, role: Role): Seat => SEATS[(dealer - 1 + ROLES.indexOf(role)) % 4] as Seat

/** The seat that plays a hand's nth card, counted from 0. */
export const seatOfCard = (dealer: Seat, card: number): Seat => seatOf(dealer, ORDER[card % 4] as Role)

export const turnOf = ({ phase, dealer, played }: Position): Seat | null =>
  phase === 'play' ? seatOfCard(dealer, played.length) : null

/** The number of cards in each hand, by seat. */
export const cardsLeft = ({ dealer, played }: Position): readonly number[] =>
  SEATS.map(seat => CARDS_EACH - played.filter((_, card) => seatOfCard(dealer, card) === seat).length)

/** Adds `count` to the values of the given seats in a list by seat. */
export const addToSeats = (list: readonly number[], seats: readonly Seat[], count: number): readonly number[] =>
  list.map((each, index) => (seats.some(seat => seat - 1 === index) ? each + count : each))

export const valueAt = (list: readonly number[], seat: Seat): number => list[seat - 1] ?? 0
