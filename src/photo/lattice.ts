import {
  CARD_HEIGHT,
  cornersOf,
  distance,
  expectedSpot,
  neighbourMiddle,
  applyHomography,
  type Layout,
  type Point,
  type Quad,
  type Spot,
} from './geometry.ts'
import type { Networks } from './network.ts'
import { isFaceUp } from './read.ts'
import { locateCard, type FoundCard, type PreparedPhoto } from './stage.ts'

/** The cards of a layout, each found from a neighbour. */
export interface Lattice {
  readonly stage: PreparedPhoto
  /** Each cell's card, row by row, in the coordinates of `stage`; `there` is 0 if none was found. */
  readonly cells: readonly FoundCard[]
  /** The layout's outer corners, in pixels of the photo. */
  readonly corners: Quad
  readonly count: number
  /** Whether as many rows and columns were found as the layout has, with almost no other cards around them. */
  readonly whole: boolean
}

interface Node extends FoundCard {
  readonly column: number
  readonly row: number
}

const MAX_ASTRAY = 0.45

const MIN_THERE = 0.9

const MIN_THERE_INSIDE = 0.5

const MIN_SHARE_OF_LINE = 0.5

/** Face-up cards around a layout may be other cards on the table. */
const MAX_STRAYS = 2

const WAYS: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]

const keyOf = (column: number, row: number): string => `${column} ${row}`

/** Finds cards from the middle of the layout outwards, in all directions. Null if there are too few to locate the layout. */
export function growLattice(stage: PreparedPhoto, layout: Layout, networks: Networks): Lattice | null {
  const seed = seedOf(stage, layout, networks)
  if (!seed) return null
  const nodes = grown(stage, layout, seed, networks)
  const columns = spanOf(nodes, ({ column }) => column, layout.rows, layout.columns)
  const rows = spanOf(nodes, ({ row }) => row, layout.columns, layout.rows)
  if (!columns || !rows) return null
  const isInside = ({ column, row }: Node): boolean =>
    column >= columns.first && column <= columns.last && row >= rows.first && row <= rows.last
  const inside = nodes.filter(isInside)
  if (inside.length === 0) return null
  const { cells, count } = filled(stage, inside, columns, rows, networks)
  const [a, b, c, d] = outerCorners(stage, cells, columns.size)
  if (!a || !b || !c || !d) return null
  const isAlone = (): boolean =>
    nodes.filter(node => !isInside(node) && isFaceUp(stage, node, networks)).length <= MAX_STRAYS
  const whole = columns.size === layout.columns && rows.size === layout.rows && isAlone()
  return { stage, cells, corners: [a, b, c, d], count, whole }
}

interface Span {
  readonly first: number
  readonly last: number
  readonly size: number
}

function spanOf(nodes: readonly Node[], lineOf: (node: Node) => number, length: number, most: number): Span | null {
  const counts = new Map<number, number>()
  for (const node of nodes) counts.set(lineOf(node), (counts.get(lineOf(node)) ?? 0) + 1)
  const lines = [...counts].filter(([, count]) => count >= MIN_SHARE_OF_LINE * length).map(([line]) => line)
  if (lines.length === 0) return null
  const [low, high] = [Math.min(...lines), Math.max(...lines)]
  const size = Math.min(most, high - low + 1)
  const spans = Array.from({ length: high - low + 2 - size }, (_, k) => ({
    first: low + k,
    last: low + k + size - 1,
    size,
  }))
  const countIn = ({ first, last }: Span): number =>
    nodes.filter(node => lineOf(node) >= first && lineOf(node) <= last).length
  return spans.reduce((best, span) => (countIn(span) > countIn(best) ? span : best))
}

function filled(stage: PreparedPhoto, inside: readonly Node[], columns: Span, rows: Span, networks: Networks) {
  const nodes = new Map(inside.map(node => [keyOf(node.column, node.row), node]))
  const cells = Array.from({ length: columns.size * rows.size }, (_, k): FoundCard => {
    const [column, row] = [columns.first + (k % columns.size), rows.first + Math.floor(k / columns.size)]
    const node = nodes.get(keyOf(column, row))
    if (node) return node
    const expected = between([...nodes.values()], [column, row])
    const found = locateCard(stage, expected, networks)
    if (!isAt(found, expected, MIN_THERE_INSIDE) || !isNew(found, nodes.values())) return { spot: expected, there: 0 }
    nodes.set(keyOf(column, row), { ...found, column, row })
    return found
  })
  return { cells, count: nodes.size }
}

function between(nodes: readonly Node[], [column, row]: Point): Spot {
  const away = (node: Node): number => Math.abs(node.column - column) + Math.abs(node.row - row)
  const least = nodes.reduce((least, node) => Math.min(least, away(node)), Infinity)
  const spots = nodes
    .filter(node => away(node) === least)
    .map(node => expectedFrom(nodes, node, [column - node.column, row - node.row]))
  return meanOf(spots)
}

function meanOf(spots: readonly Spot[]): Spot {
  const mean = (of: (spot: Spot) => Point): Point => [
    spots.reduce((sum, spot) => sum + of(spot)[0], 0) / spots.length,
    spots.reduce((sum, spot) => sum + of(spot)[1], 0) / spots.length,
  ]
  return { middle: mean(({ middle }) => middle), across: mean(({ across }) => across), down: mean(({ down }) => down) }
}

/** Uses the median card size, because it is more exact than the size of one card. */
function outerCorners({ toLarge, shrunk }: PreparedPhoto, cells: readonly FoundCard[], columns: number): Point[] {
  const [width, height] = medianCardSize(cells)
  return [0, columns - 1, cells.length - 1, cells.length - columns].flatMap((cell, k) => {
    const spot = cells[cell]?.spot
    const corner =
      spot && cornersOf({ ...spot, across: ofLength(spot.across, width), down: ofLength(spot.down, height) })[k]
    if (!corner) return []
    const [x, y] = applyHomography(toLarge, corner)
    return [[x * shrunk, y * shrunk] as const]
  })
}

const ofLength = ([x, y]: Point, length: number): Point => {
  const by = length / Math.hypot(x, y)
  return [x * by, y * by]
}

/** The median half width and half height of the cards that were found. */
export function medianCardSize(cells: readonly FoundCard[]): Point {
  const cards = cells.filter(({ there }) => there > 0)
  const median = (of: (spot: Spot) => Point): number =>
    cards.map(({ spot }) => Math.hypot(...of(spot))).sort((one, other) => one - other)[cards.length >> 1] ?? NaN
  return [median(({ across }) => across), median(({ down }) => down)]
}

function seedOf(stage: PreparedPhoto, layout: Layout, networks: Networks): Node | null {
  const { columns, rows } = layout
  const cells = Array.from({ length: columns * rows }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    return { cell, column, row, away: Math.hypot(column - (columns - 1) / 2, (row - (rows - 1) / 2) * CARD_HEIGHT) }
  }).sort((one, other) => one.away - other.away)
  for (const { cell, column, row } of cells.slice(0, SEEDS)) {
    const found = locateCard(stage, expectedSpot(layout, cell), networks)
    if (found.there > MIN_THERE) return { ...found, column, row }
  }
  return null
}

const SEEDS = 12

function grown(stage: PreparedPhoto, { columns, rows }: Layout, seed: Node, networks: Networks): Node[] {
  const nodes = [seed]
  const seen = new Map([[keyOf(seed.column, seed.row), seed]])
  const tried = new Map<string, number>()
  for (let k = 0; k < nodes.length && nodes.length < 2 * columns * rows; k++) {
    const from = nodes[k]
    if (!from) break
    for (const [dx, dy] of WAYS) {
      const [column, row] = [from.column + dx, from.row + dy]
      const key = keyOf(column, row)
      const tries = tried.get(key) ?? 0
      if (seen.has(key) || tries > 1) continue
      tried.set(key, tries + 1)
      const expected = expectedFrom(nodes, from, [dx, dy])
      const found = locateCard(stage, expected, networks)
      if (!isAt(found, expected, MIN_THERE) || !isNew(found, nodes)) continue
      const node = { ...found, column, row }
      nodes.push(node)
      seen.set(key, node)
    }
  }
  return nodes
}

const isAt = ({ spot, there }: FoundCard, expected: Spot, least: number): boolean =>
  there >= least && distance(spot.middle, expected.middle) < MAX_ASTRAY * widthOf(expected)

const isNew = ({ spot }: FoundCard, nodes: Iterable<Node>): boolean =>
  [...nodes].every(node => distance(spot.middle, node.spot.middle) > 0.8 * widthOf(spot))

const widthOf = ({ across: [x, y] }: Spot): number => 2 * Math.hypot(x, y)

function expectedFrom(nodes: readonly Node[], from: Node, way: Point): Spot {
  const around = nodes.filter(({ column, row }) => Math.abs(column - from.column) < 2 && Math.abs(row - from.row) < 2)
  const { across, down } = meanOf(around.map(({ spot }) => spot))
  return { across, down, middle: neighbourMiddle({ middle: from.spot.middle, across, down }, way) }
}
