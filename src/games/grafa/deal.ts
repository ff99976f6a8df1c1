import { DECK, type Card } from '../../engine/cards.ts'
import { randomNumbersFrom, shuffled } from '../deal-code.ts'

/** A deal's number determines this number of cards directly: the hand, in order. */
const OUTRIGHT = 5

/** The number of deals: one for each ordered hand of five cards. */
export const DEALS = 52 * 51 * 50 * 49 * 48

/**
 * Returns the deck, from the top, for a number below `DEALS`. The number determines the hand, and is the seed for the rest, so that
 * `dealNumber` can compute it from the cards. Never change the cards of a number: people share codes.
 */
export function dealOf(number: number): readonly Card[] {
  const rest = [...DECK]
  const first: Card[] = []
  let left = number
  for (let i = 0; i < OUTRIGHT; i++) {
    const choices = rest.length
    first.push(...rest.splice(left % choices, 1))
    left = Math.floor(left / choices)
  }
  return [...first, ...shuffled(rest, randomNumbersFrom(number))]
}

/** Returns the number of a deck's deal, or null if the app didn't deal it. */
export function dealNumber(deck: readonly string[]): number | null {
  const rest: string[] = [...DECK]
  let number = 0
  let unit = 1
  for (const card of deck.slice(0, OUTRIGHT)) {
    const place = rest.indexOf(card)
    if (place < 0) return null
    number += place * unit
    unit *= rest.length
    rest.splice(place, 1)
  }
  return dealOf(number).join() === deck.join() ? number : null
}
