import {
  cornersOf,
  distance,
  expectedSpot,
  HEIGHT,
  inset,
  isConvex,
  scaledBy,
  through,
  type Layout,
  type Point,
  type Quad,
} from './geometry.ts'
import { growLattice, type Lattice } from './lattice.ts'
import type { Networks } from './network.ts'
import { halved, type Picture } from './picture.ts'
import { allUnsure, findCard, isFoundTwice, NO_LAYOUT, readTable, stageOf, type Found, type Reading } from './read.ts'
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

/** Corners that move by less than this part of the photo's longer side stay. */
const STILL = 0.01

/** A corner card whose size differs from the others' by this part is not seen well. */
const UNUSUAL = 0.1

/** How often corners are followed at most. */
const ROUNDS = 3

/** So many cards may be missing between certain corners. */
const MOST_GONE = 4

/** A layout that was grown counts if at least this part of its cards was found. */
const LEAST_GROWN = 0.75

/** Reads a layout whose corners nobody has given. They are certain if every cell then shows a card and few are unsure; else every cell is unsure. */
export function readAlone(
  picture: Picture,
  layout: Layout,
  networks: Networks,
  onProgress?: (part: number) => void,
): Proposed {
  const fit = proposeCorners(picture, layout, networks)
  if (!fit) return { ...NO_LAYOUT, corners: null, certain: false }
  const reading = readTable(picture, layout, fit.corners, networks, onProgress)
  const certain = fit.sound && reading.alarm === null && reading.unsure.length <= MOST_DOUBTS
  return { ...(certain ? reading : allUnsure(reading)), corners: fit.corners, certain }
}

/** The outer corners of the corner cards: from something light with four corners, or else from the middle of the photo. */
function proposeCorners(picture: Picture, layout: Layout, networks: Networks): Fit | null {
  let [small, times] = [picture, 1]
  while (Math.max(small.width, small.height) > SMALL) [small, times] = [halved(small), times * 2]
  const outlines = outlinesOf(small).map(corners => scaledBy(corners, times))
  let best: Fit | null = null
  const isBest = (fit: Fit | null): boolean => {
    if (fit && (fit.sound || !best || fit.score > best.score)) best = fit
    return best?.sound === true
  }
  for (const corners of [...outlines, inset(picture)])
    if (isBest(followed(picture, layout, corners, networks))) return best
  if (!best) for (const corners of outlines) if (isBest(settled(picture, layout, corners, networks, 0))) break
  return best
}

interface Fit {
  readonly corners: Quad
  /** How many cards were found. */
  readonly score: number
  readonly sound: boolean
}

/** Grows the layout card by card until its corners stay. Null where most of it isn't found, or more. */
function followed(picture: Picture, layout: Layout, first: Quad, networks: Networks): Fit | null {
  let [corners, lattice] = [first, null as Lattice | null]
  for (let round = 0; round < ROUNDS; round++) {
    const stage = stageOf(picture, layout, corners)
    lattice = stage && growLattice(stage, layout, networks)
    if (!lattice || !isConvex(lattice.corners)) return null
    const isStill = movedBy(corners, lattice.corners) < STILL * Math.max(picture.width, picture.height)
    corners = lattice.corners
    if (isStill) break
  }
  const count = layout.columns * layout.rows
  if (!lattice || lattice.count < LEAST_GROWN * count || lattice.count > count) return null
  if (!lattice.whole) return { corners, score: lattice.count, sound: false }
  return settled(picture, layout, corners, networks, MOST_GONE)
}

const movedBy = (from: Quad, to: Quad): number => Math.max(...to.map((point, k) => distance(point, from[k] ?? point)))

/** Follows the cards that are found at the corners until the corners stay; certain if all but `gone` cards lie where they should. */
function settled(picture: Picture, layout: Layout, first: Quad, networks: Networks, gone: number): Fit | null {
  let [corners, fit] = [first, null as Fit | null]
  for (let round = 0; round < ROUNDS; round++) {
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
    const still = movedBy(corners, [a, b, c, d]) < STILL * Math.max(picture.width, picture.height)
    corners = [a, b, c, d]
    fit = { corners, score, sound: still && isSound(layout, found, gone) }
    if (still) return fit
  }
  return fit
}

const isCard = ({ there }: Found): boolean => there > 0.9

const cornerCells = ({ columns, rows }: Layout): number[] => [0, columns - 1, columns * rows - 1, columns * (rows - 1)]

/** A card's own place and direction, but the size that most cards have: of one card alone it is seen less exactly. */
function outerCorners(layout: Layout, found: readonly Found[]): Point[] {
  const [width, height] = usualSize(found)
  return cornerCells(layout).flatMap((cell, k) => {
    const spot = found[cell]?.spot
    if (!spot) return []
    const { middle, across, down } = spot
    const corner = cornersOf({ middle, across: ofLength(across, width), down: ofLength(down, height) })[k]
    return corner ? [corner] : []
  })
}

const ofLength = ([x, y]: Point, length: number): Point => {
  const by = length / Math.hypot(x, y)
  return [x * by, y * by]
}

/** Half the width and height of the cards that were found. */
function usualSize(found: readonly Found[]): Point {
  const cards = found.filter(isCard)
  return [
    medianOf(
      cards.map(({ spot }) => Math.hypot(...spot.across)),
      0.5,
    ),
    medianOf(
      cards.map(({ spot }) => Math.hypot(...spot.down)),
      HEIGHT / 2,
    ),
  ]
}

const medianOf = (values: readonly number[], none: number): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? none

/** Whether all cells but so many have a card of their own, in line with those of its row and column, and the corner cells have. */
function isSound(layout: Layout, found: readonly Found[], gone: number): boolean {
  const { columns, rows } = layout
  const middles = found.map(({ spot }) => spot.middle)
  const at = (column: number, row: number): Point => middles[row * columns + column] ?? [0, 0]
  const inLine = found.every((card, k) => {
    if (!isCard(card)) return true
    const [x, y] = card.spot.middle
    const [column, row] = [k % columns, Math.floor(k / columns)]
    const xs = Array.from({ length: rows }, (_, r) => at(column, r)[0])
    const ys = Array.from({ length: columns }, (_, c) => at(c, row)[1])
    return Math.abs(x - middleOf(xs)) < 2 * ASTRAY && Math.abs(y - middleOf(ys)) < 2 * ASTRAY
  })
  const size = usualSize(found)
  const corners = cornerCells(layout).every(cell =>
    found.slice(cell, cell + 1).some(card => isCard(card) && isUsual(card, size)),
  )
  return inLine && corners && !isFoundTwice(layout, found) && found.filter(isCard).length >= found.length - gone
}

const isUsual = ({ spot: { across, down } }: Found, [width, height]: Point): boolean =>
  Math.abs(Math.hypot(...across) / width - 1) < UNUSUAL && Math.abs(Math.hypot(...down) / height - 1) < UNUSUAL

const middleOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length
