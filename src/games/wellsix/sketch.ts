import { parseSuit, type Suit } from '../../engine/cards.ts'
import type { Mark, MarkPiece, Sketch, SketchCard } from '../../ui/types.ts'

const hand = (suit: Suit, y: number): SketchCard[] =>
  Array.from({ length: 13 }, (_, i) => ({ x: 44 + i * 12, y, suit }))

/** The first suits in the hands, the second suits beside them, and an empty middle. */
export const wellsixSketch: Sketch = {
  width: 214,
  height: 112,
  cards: [...hand('S', 18), { x: 16, y: 18 }, ...hand('H', 94), { x: 16, y: 94 }],
}

const CROSS = ['..S...', '.CHS..', 'HDHHDH', '..SCS.', '...D..']

const cardAt = (suit: Suit, x: number, y: number): readonly MarkPiece[] => [
  { as: 'small', rect: [x + 1, y + 1, 15, 18] },
  { as: 'suit', suit, x: x + 3.1, y: y + 4.6, scale: 0.45 },
]

/** Six cards of a colour in a row, in a cross of cards. */
export const wellsixMark: Mark = [
  ...CROSS.flatMap((row, y) =>
    [...row].flatMap((letter, x) => {
      const suit = parseSuit(letter)
      return suit ? cardAt(suit, 9 + x * 17, 10 + y * 20) : []
    }),
  ),
  { as: 'frame', rect: [7.5, 48.5, 105, 23] },
]
