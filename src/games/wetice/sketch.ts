import { parseSuit } from '../../engine/cards.ts'
import type { Sketch } from '../../ui/types.ts'

const ROWS = ['SHDCCSHD', 'DDSHCHSC', 'CSHSDDCH', 'HCDSHSCD', 'SDCHSCHS', 'CHSDDHCC']

/** Six rows of eight, face up. */
export const weticeSketch: Sketch = {
  width: 186,
  height: 186,
  cards: ROWS.flatMap((row, y) =>
    [...row].map((letter, x) => ({ x: 16 + x * 22, y: 18 + y * 30, suit: parseSuit(letter) ?? 'S' })),
  ),
}
