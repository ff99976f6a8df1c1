import type { Mark } from '../../ui/types.ts'

const MESHES = [18, 30, 42, 54, 66, 78, 90].map(mesh => `M54 ${mesh}l12 12M66 ${mesh}l-12 12`)

/** A card on each side of a net. */
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
