import { SUITS } from '../../../engine/cards.ts'
import { CARDS_PER_SUIT } from '../../../engine/wetice/board.ts'

/** A whole number from 0 to one less than `below`, each as likely as the others. */
export type Chance = (below: number) => number

/** From the device's own source of chance. What would favour small numbers is drawn again. */
export function chance(below: number): number {
  const most = 2 ** 32 - (2 ** 32 % below)
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < most) return drawn % below
  }
}

/** A shuffled deck, one letter a card. */
export function shuffledDeck(draw: Chance = chance): string {
  const deck = SUITS.flatMap(suit => Array.from({ length: CARDS_PER_SUIT }, (): string => suit))
  for (let i = deck.length - 1; i > 0; i--) {
    const j = draw(i + 1)
    const [a = '', b = ''] = [deck[i], deck[j]]
    deck[i] = b
    deck[j] = a
  }
  return deck.join('')
}
