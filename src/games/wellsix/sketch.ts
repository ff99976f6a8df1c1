import type { Suit } from '../../engine/cards.ts'
import type { Sketch, SketchCard } from '../../ui/types.ts'

const hand = (suit: Suit, y: number): SketchCard[] =>
  Array.from({ length: 13 }, (_, i) => ({ x: 44 + i * 12, y, suit }))

/** The first suits in the hands, the others waiting; the middle is free. */
export const wellsixSketch: Sketch = {
  width: 214,
  height: 112,
  cards: [...hand('S', 18), { x: 16, y: 18 }, ...hand('H', 94), { x: 16, y: 94 }],
}
