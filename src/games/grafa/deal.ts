import { DECK, type Card } from '../../engine/cards.ts'
import { numbersFrom, shuffled } from '../deal-code.ts'

/** The cards that a deal's number gives directly: the hand, in order. */
const OUTRIGHT = 5

/** How many deals there are: as many as there are hands of five in order. */
export const DEALS = 52 * 51 * 50 * 49 * 48

/**
 * A shuffled deck, top first, for each number below `DEALS`. Every five cards in every order begin one deal, and the rest follows from
 * the number, so that the number can be read off the deck: a record needs nothing but its cards. What a number deals never changes,
 * since people give their codes to friends.
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
  return [...first, ...shuffled(rest, numbersFrom(number))]
}

/** The number that deals this deck; null for a deck that was shuffled elsewhere. */
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
