import type { Mark, Sketch, SketchCard } from '../../ui/types.ts'

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

const MESHES = [18, 30, 42, 54, 66, 78, 90].map(mesh => `M54 ${mesh}l12 12M66 ${mesh}l-12 12`)

/** Two cards, one on each side of a net. */
export const tennisMark: Mark = [
  { as: 'mesh', path: MESHES.join('') },
  { as: 'band', path: 'M54 15v90M66 15v90' },
  { as: 'card', rect: [11, 34, 34, 48] },
  { as: 'rank', rank: 'K', red: false, x: 28, y: 57 },
  { as: 'suit', suit: 'S', x: 20.8, y: 60.5, scale: 0.6 },
  { as: 'card', rect: [75, 34, 34, 48] },
  { as: 'rank', rank: '9', red: true, x: 92, y: 57 },
  { as: 'suit', suit: 'H', x: 84.8, y: 60.5, scale: 0.6 },
]
