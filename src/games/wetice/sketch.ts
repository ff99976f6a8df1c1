import { parseSuit } from '../../engine/cards.ts'
import type { Mark, Sketch } from '../../ui/types.ts'

const ROWS = ['SHDCCSHD', 'DDSHCHSC', 'CSHSDDCH', 'HCDSHSCD', 'SDCHSCHS', 'CHSDDHCC']

/** Six rows of eight cards, face up. */
export const weticeSketch: Sketch = {
  width: 186,
  height: 186,
  cards: ROWS.flatMap((row, y) =>
    [...row].map((letter, x) => ({ x: 16 + x * 22, y: 18 + y * 30, suit: parseSuit(letter) ?? 'S' })),
  ),
}

const CORNER = ['DSCH', 'SCDS', 'HHHC', 'CDSD']

/** The suits in a part of a layout, with a frame around three equal ones in a row. */
export const weticeMark: Mark = [
  ...CORNER.flatMap((row, y) =>
    [...row].map((letter, x) => ({
      as: 'suit' as const,
      suit: parseSuit(letter) ?? 'S',
      x: 15 + x * 24,
      y: 15 + y * 24,
      scale: 0.75,
    })),
  ),
  { as: 'frame', rect: [13, 61, 70, 22] },
]
