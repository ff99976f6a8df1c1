import {
  distance,
  insetCorners,
  isConvex,
  neighbourMiddle,
  scaleQuad,
  projectedCorners,
  type Layout,
  type Point,
  type Quad,
} from './geometry.ts'
import { growLattice, medianCardSize, type Lattice } from './lattice.ts'
import type { Networks } from './network.ts'
import { outlinesOf } from './outline.ts'
import { halved, type Picture } from './picture.ts'
import { markAllUnsure, NO_LAYOUT, readFoundCards, readTable, type Reading } from './read.ts'
import { preparePhoto, type FoundCard } from './stage.ts'

interface Proposed extends Reading {
  readonly corners: Quad | null
  readonly certain: boolean
  /** The corners of each cell's card, in pixels of the photo; left out unless `certain`. */
  readonly cards?: readonly Quad[]
}

const MAX_DOUBTS = 6

const MAX_SHARE_IN_DOUBT = 0.34

/** The maximum longer side, in pixels. Cards are still visible at this size. */
const SMALL = 400

/** A share of the photo's longer side. */
const STILL = 0.01

/** A share of the median card size. */
const MAX_DIFFERENCE = 0.1

const ROUNDS = 3

const MAX_MISSING = 4

const MIN_SHARE_FOUND = 0.75

/** In card widths. */
const MAX_ASTRAY = 0.6

/**
 * Reads a layout without given corners. The corners found are certain if nearly every cell has a card in line with its
 * neighbours, and either the cards at the corners are sure or two searches agree; otherwise every cell is unsure.
 */
export function readWithoutCorners(
  picture: Picture,
  layout: Layout,
  networks: Networks,
  onProgress?: (part: number) => void,
): Proposed {
  let best: Lattice | null = null
  const sound: Quad[] = []
  const outlines = outlinesIn(picture)
  for (const first of [...outlines, insetCorners(picture)]) {
    const lattice = growUntilStill(picture, layout, first, networks)
    if (!lattice) continue
    const { stage, cells, corners } = lattice
    const isSame = (other: Quad): boolean => movedBy(other, corners) < STILL * longestOf(picture)
    if (isSound(picture, layout, lattice)) {
      const reading = readFoundCards(stage, layout, cells, networks, onProgress)
      const cards = cells.map(({ spot }) => scaleQuad(projectedCorners(spot, stage.toLarge), stage.shrunk))
      const certain = isClear(layout, reading) && (sound.some(isSame) || areCornersSure(layout, reading))
      if (certain) return { ...reading, corners, cards, certain }
      sound.push(corners)
    }
    const isRepeated = best !== null && isSame(best.corners)
    if (!best || lattice.count > best.count) best = lattice
    // Two searches have found the same layout, and further ones would too.
    if (isRepeated) break
  }
  const corners = best?.corners ?? outlines[0]
  if (!corners) return { ...NO_LAYOUT, corners: null, certain: false }
  return { ...markAllUnsure(readTable(picture, layout, corners, networks, onProgress)), corners, certain: false }
}

function outlinesIn(picture: Picture): Quad[] {
  let [small, times] = [picture, 1]
  while (Math.max(small.width, small.height) > SMALL) [small, times] = [halved(small), times * 2]
  const differ = (one: Quad, other: Quad): boolean => movedBy(one, other) > STILL * longestOf(picture)
  return outlinesOf(small)
    .map(corners => scaleQuad(corners, times))
    .filter((corners, k, all) => all.slice(0, k).every(other => differ(corners, other)))
}

const longestOf = ({ width, height }: Picture): number => Math.max(width, height)

function growUntilStill(picture: Picture, layout: Layout, first: Quad, networks: Networks): Lattice | null {
  let corners = first
  let lattice: Lattice | null = null
  for (let round = 0; round < ROUNDS; round++) {
    const stage = preparePhoto(picture, layout, corners)
    lattice = stage && growLattice(stage, layout, networks)
    if (!lattice || !isConvex(lattice.corners)) return null
    const isStill = movedBy(corners, lattice.corners) < STILL * longestOf(picture)
    corners = lattice.corners
    if (isStill) break
  }
  return lattice && lattice.count >= MIN_SHARE_FOUND * layout.columns * layout.rows ? lattice : null
}

const movedBy = (from: Quad, to: Quad): number => Math.max(...to.map((point, k) => distance(point, from[k] ?? point)))

function isSound(picture: Picture, layout: Layout, { cells, corners, count, whole }: Lattice): boolean {
  const { columns } = layout
  const margin = STILL * longestOf(picture)
  const isSeen = ([x, y]: Point): boolean =>
    x > -margin && y > -margin && x < picture.width + margin && y < picture.height + margin
  const size = medianCardSize(cells)
  return (
    whole &&
    count >= cells.length - MAX_MISSING &&
    corners.every(isSeen) &&
    cornerCells(layout).every(cell => isUsual(cells[cell], size)) &&
    cells.every(
      (card, k) =>
        (k % columns === 0 || isBeside(cells[k - 1], card, [1, 0])) && isBeside(cells[k - columns], card, [0, 1]),
    )
  )
}

const cornerCells = ({ columns, rows }: Layout): readonly number[] => {
  const last = columns * rows - 1
  return [0, columns - 1, last, last - columns + 1]
}

function isAtCorner({ columns, rows }: Layout, cell: number): boolean {
  const [column, row] = [cell % columns, Math.floor(cell / columns)]
  return Math.min(column, columns - 1 - column) + Math.min(row, rows - 1 - row) < 2
}

const isUsual = (card: FoundCard | undefined, [width, height]: Point): boolean =>
  card !== undefined &&
  card.there > 0 &&
  Math.abs(Math.hypot(...card.spot.across) / width - 1) < MAX_DIFFERENCE &&
  Math.abs(Math.hypot(...card.spot.down) / height - 1) < MAX_DIFFERENCE

const isBeside = (from: FoundCard | undefined, { spot }: FoundCard, way: Point): boolean =>
  !from || distance(spot.middle, neighbourMiddle(from.spot, way)) < MAX_ASTRAY * 2 * Math.hypot(...from.spot.across)

const areCornersSure = (layout: Layout, { cells, unsure }: Reading): boolean =>
  !cells.some(({ cell }, k) => isAtCorner(layout, k) && unsure.includes(cell))

function isClear({ columns, rows }: Layout, { cells, unsure, alarm }: Reading): boolean {
  const lines = [
    ...Array.from({ length: rows }, (_, row) => cells.filter((_, k) => Math.floor(k / columns) === row)),
    ...Array.from({ length: columns }, (_, column) => cells.filter((_, k) => k % columns === column)),
  ]
  const doubts = (line: typeof cells): number => line.filter(({ cell }) => unsure.includes(cell)).length
  return (
    alarm === null &&
    unsure.length <= MAX_DOUBTS &&
    lines.every(line => doubts(line) <= MAX_SHARE_IN_DOUBT * line.length)
  )
}
