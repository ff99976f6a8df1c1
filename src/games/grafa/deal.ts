import { DECK, type Card } from '../../engine/cards.ts'

/** The cards that a deal's number says outright: the hand, in its order. */
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

/** Whole numbers below 2³², the same ones for the same seed (Chris Doty-Humphrey's sfc32). */
function numbersFrom(seed: number): () => number {
  let [a, b, c, counter] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88, 1]
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 20; i++) next()
  return next
}

function shuffled(cards: readonly Card[], next: () => number): readonly Card[] {
  const deck = [...cards]
  for (let i = deck.length - 1; i > 0; i--) {
    const j = below(i + 1, next)
    const [card, other] = [deck[i], deck[j]]
    if (card && other) [deck[i], deck[j]] = [other, card]
  }
  return deck
}

/** Each as likely as the others: what would favour small numbers is drawn again. */
export function below(most: number, next: () => number): number {
  const fair = 2 ** 32 - (2 ** 32 % most)
  let drawn = next()
  while (drawn >= fair) drawn = next()
  return drawn % most
}
