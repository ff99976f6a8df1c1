import { cornersOf, expectedSpot, isConvex, scaledBy, through, type Layout, type Point, type Quad } from './geometry.ts'
import type { Networks } from './network.ts'
import { halved, type Picture } from './picture.ts'
import { findCard, NO_LAYOUT, readTable, stageOf, type Found, type Reading } from './read.ts'
import { outlinesOf } from './outline.ts'

/** Corners that nobody gave, and what was read between them. */
interface Proposed extends Reading {
  readonly corners: Quad | null
  /** Whether the player needs not be asked. */
  readonly certain: boolean
}

/** With more cells in doubt the player is asked for the corners. */
const MOST_DOUBTS = 6

/** In a picture of this size a card still is one. */
const SMALL = 400

/** How far a card may lie from where its row and column meet, in widths of a card. */
const ASTRAY = 0.2

/** How close two neighbours' middles may be: nearer, they are the same card found twice. */
const LEAST_APART = 0.85

/** Reads a layout whose corners nobody has given. They are certain if every cell then shows a card and few are in doubt. */
export function readAlone(
  picture: Picture,
  layout: Layout,
  networks: Networks,
  onProgress?: (part: number) => void,
): Proposed {
  const fit = proposeCorners(picture, layout, networks)
  if (!fit) return { ...NO_LAYOUT, corners: null, certain: false }
  const reading = readTable(picture, layout, fit.corners, networks, onProgress)
  const clear = reading.alarm === null && reading.unsure.length <= MOST_DOUBTS
  return { ...reading, corners: fit.corners, certain: fit.sound && clear }
}

/** The outer corners of the corner cards, where something light with four corners is seen. */
function proposeCorners(picture: Picture, layout: Layout, networks: Networks): Fit | null {
  let [small, times] = [picture, 1]
  while (Math.max(small.width, small.height) > SMALL) [small, times] = [halved(small), times * 2]
  let best: Fit | null = null
  for (const corners of outlinesOf(small)) {
    const fit = settled(picture, layout, scaledBy(corners, times), networks)
    if (fit && (!best || fit.score > best.score)) best = fit
    if (best?.sound) break
  }
  return best
}

interface Fit {
  readonly corners: Quad
  /** How many cards were found. */
  readonly score: number
  readonly sound: boolean
}

/** Follows the cards that are found at the corners until the corners stay; certain if all cards lie where they should. */
function settled(picture: Picture, layout: Layout, first: Quad, networks: Networks): Fit | null {
  let [corners, fit] = [first, null as Fit | null]
  for (let round = 0; round < 3; round++) {
    const stage = stageOf(picture, layout, corners)
    if (!stage) return fit
    const found = Array.from({ length: layout.columns * layout.rows }, (_, cell) =>
      findCard(stage, expectedSpot(layout, cell), networks),
    )
    const score = found.filter(isCard).length
    const next = outerCorners(layout, found).map(point => {
      const [x, y] = through(stage.toLarge, point)
      return [x * stage.shrunk, y * stage.shrunk] as const
    })
    const [a, b, c, d] = next
    if (!a || !b || !c || !d || !isConvex([a, b, c, d])) return fit
    const moved = Math.max(
      ...next.map(([x, y], k) => Math.hypot(x - (corners[k]?.[0] ?? 0), y - (corners[k]?.[1] ?? 0))),
    )
    corners = [a, b, c, d]
    const still = moved < 0.01 * Math.max(picture.width, picture.height)
    fit = { corners, score, sound: still && isSound(layout, found) }
    if (still) return fit
  }
  return fit
}

const isCard = ({ there }: Found): boolean => there > 0.9

function outerCorners({ columns, rows }: Layout, found: readonly Found[]): Point[] {
  const cells = [0, columns - 1, columns * rows - 1, columns * (rows - 1)]
  return cells.flatMap((cell, k) => {
    const spot = found[cell]?.spot
    const corner = spot && cornersOf(spot)[k]
    return corner ? [corner] : []
  })
}

/** Whether every cell has its own card, in line with those of its row and column. */
function isSound({ columns, rows }: Layout, found: readonly Found[]): boolean {
  const middles = found.map(({ spot }) => spot.middle)
  const at = (column: number, row: number): Point => middles[row * columns + column] ?? [0, 0]
  const inLine = middles.every(([x, y], k) => {
    const [column, row] = [k % columns, Math.floor(k / columns)]
    const xs = Array.from({ length: rows }, (_, r) => at(column, r)[0])
    const ys = Array.from({ length: columns }, (_, c) => at(c, row)[1])
    const apart =
      (column === 0 || x - at(column - 1, row)[0] > LEAST_APART) &&
      (row === 0 || y - at(column, row - 1)[1] > LEAST_APART * 1.4)
    return apart && Math.abs(x - middleOf(xs)) < 2 * ASTRAY && Math.abs(y - middleOf(ys)) < 2 * ASTRAY
  })
  return inLine && found.every(isCard)
}

const middleOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length
