import { sfc32 } from '../engine/random.ts'

/** Whole numbers below 2³², the same ones for the same seed. */
export const numbersFrom = (seed: number): (() => number) => sfc32([seed | 0, 0x9e3779b9 | 0, 0x243f6a88, 1], 20)

/** Draws the card for place `i` from it and those before it. */
function draw(deck: unknown[], i: number, next: () => number): void {
  const j = below(i + 1, next)
  const card = deck[i]
  deck[i] = deck[j]
  deck[j] = card
}

export function shuffled<Card>(cards: readonly Card[], next: () => number): readonly Card[] {
  const deck = [...cards]
  for (let i = deck.length - 1; i > 0; i--) draw(deck, i, next)
  return deck
}

/** Whether the cards shuffled by these numbers lie so: told as soon as one doesn't. */
export function isShuffled<Card>(cards: readonly Card[], next: () => number, locations: readonly Card[]): boolean {
  const deck = [...cards]
  for (let i = deck.length - 1; i > 0; i--) {
    draw(deck, i, next)
    if (deck[i] !== locations[i]) return false
  }
  return deck.length === locations.length && deck[0] === locations[0]
}

/** Each as likely as the others: what would favour small numbers is drawn again. */
export function below(most: number, next: () => number): number {
  const fair = 2 ** 32 - (2 ** 32 % most)
  let drawn = next()
  while (drawn >= fair) drawn = next()
  return drawn % most
}
