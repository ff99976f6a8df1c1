import type { Sketch, SketchCard } from '../../ui/types.ts'

const CENTRE = 90

/** Thirteen cards at an edge, which lies `quarters` turns from the one below. */
function hand(quarters: number, isSeen: boolean): SketchCard[] {
  const angle = (quarters * Math.PI) / 2
  return Array.from({ length: 13 }, (_, i) => {
    const [along, out] = [(i - 6) * 6, CENTRE - 18]
    const x = CENTRE + along * Math.cos(angle) - out * Math.sin(angle)
    const y = CENTRE + along * Math.sin(angle) + out * Math.cos(angle)
    const card = { x, y, turn: quarters * 90 }
    return isSeen ? { ...card, suit: (['S', 'H', 'D', 'C'] as const)[i % 4] ?? 'S' } : card
  })
}

/** Four hands of thirteen; the dealer's is turned to the others. */
export const tennisSketch: Sketch = {
  width: 2 * CENTRE,
  height: 2 * CENTRE,
  cards: [0, 1, 2, 3].flatMap(quarters => hand(quarters, quarters === 2)),
}
