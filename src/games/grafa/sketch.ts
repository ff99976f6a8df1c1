import type { Mark, Sketch } from '../../ui/types.ts'

const HAND = ['H', 'S', 'C', 'D', 'S'] as const

/** Five cards in the hand, and the deck with a face-up card. */
export const grafaSketch: Sketch = {
  width: 150,
  height: 80,
  cards: [
    { x: 77.5, y: 19.5 },
    { x: 76.5, y: 18.5 },
    { x: 75.5, y: 17.5 },
    { x: 74.5, y: 16.5, suit: 'H' },
    ...HAND.map((suit, i) => ({ x: 31 + i * 22, y: 62, suit })),
  ],
}

const DECK = [70, 75, 80, 85, 90, 95, 100].map(edge => `M18 ${edge}v4.500h46v-4.5`)
const DUG = [90, 95, 100].map(edge => `M74 ${edge}v4.500h30v-4.5`)

/** A deck with its top card face up, and the cards that were dug beside it. */
export const grafaMark: Mark = [
  { as: 'edge', path: DECK.join('') },
  { as: 'card', rect: [18, 14, 46, 58] },
  { as: 'suit', suit: 'S', x: 25.4, y: 27, scale: 1.3 },
  { as: 'edge', path: DUG.join('') },
  { as: 'card', rect: [74, 54, 30, 38] },
  { as: 'suit', suit: 'D', x: 79.4, y: 63, scale: 0.8 },
]
