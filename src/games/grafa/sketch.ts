import type { Sketch } from '../../ui/types.ts'

const HAND = ['H', 'S', 'C', 'D', 'S'] as const

/** Five cards in the hand; one lies face up on the deck. */
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
