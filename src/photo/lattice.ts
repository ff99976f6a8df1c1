import {
  HEIGHT,
  cornersOf,
  distance,
  expectedSpot,
  through,
  type Layout,
  type Point,
  type Quad,
  type Spot,
} from './geometry.ts'
import type { Networks } from './network.ts'
import { locateCard, type Found, type Stage } from './read.ts'

/** The cards of a layout, found one from the next. */
export interface Lattice {
  /** In pixels of the photo. */
  readonly corners: Quad
  /** How many of its cards were found. */
  readonly count: number
  /** Whether its rows and columns are those of the layout, with a card at each corner and none around it. */
  readonly whole: boolean
}

interface Node extends Found {
  readonly column: number
  readonly row: number
}

/** The gap to a neighbour that was not looked for yet, in widths of a card. */
const GAP = 0.12

/** A neighbour lies no farther from where it is looked for than this, in widths of a card. */
const ASTRAY = 0.45

/** How likely a card is there at least. */
const THERE = 0.9

/** So many of a line's cells at least show a card. */
const LEAST_OF_LINE = 0.5

const WAYS: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]

const keyOf = (column: number, row: number): string => `${column} ${row}`

/** Follows the cards from the middle of a stage to all sides. Null where too few are found to say where the layout lies. */
export function growLattice(stage: Stage, layout: Layout, networks: Networks): Lattice | null {
  const seed = seedOf(stage, layout, networks)
  if (!seed) return null
  const nodes = grown(stage, layout, seed, networks)
  const columns = linesOf(nodes, ({ column }) => column, layout.rows)
  const rows = linesOf(nodes, ({ row }) => row, layout.columns)
  const [left, right, top, bottom] = [columns.at(0), columns.at(-1), rows.at(0), rows.at(-1)]
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return null
  const inside = nodes.filter(({ column, row }) => column >= left && column <= right && row >= top && row <= bottom)
  const at = ([column, row]: Point): Node | undefined => inside.find(node => node.column === column && node.row === row)
  const ends: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  const [a, b, c, d] = ends.map((end, k) => {
    const node = at(end) ?? guessed(inside, end)
    const [x, y] = through(stage.toLarge, cornersOf(node.spot)[k] ?? [0, 0])
    return [x * stage.shrunk, y * stage.shrunk] as const
  })
  if (!a || !b || !c || !d) return null
  const whole =
    right - left + 1 === layout.columns &&
    bottom - top + 1 === layout.rows &&
    inside.length === nodes.length &&
    ends.every(end => at(end) !== undefined)
  return { corners: [a, b, c, d], count: inside.length, whole }
}

/** The first card that is plainly seen, from the middle outwards. */
function seedOf(stage: Stage, layout: Layout, networks: Networks): Node | null {
  const { columns, rows } = layout
  const cells = Array.from({ length: columns * rows }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    return { cell, column, row, away: Math.hypot(column - (columns - 1) / 2, (row - (rows - 1) / 2) * HEIGHT) }
  }).sort((one, other) => one.away - other.away)
  for (const { cell, column, row } of cells.slice(0, SEEDS)) {
    const found = locateCard(stage, expectedSpot(layout, cell), networks)
    if (found.there > THERE) return { ...found, column, row }
  }
  return null
}

const SEEDS = 12

function grown(stage: Stage, { columns, rows }: Layout, seed: Node, networks: Networks): Node[] {
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
      const expected = stepped(nodes, from, [dx, dy])
      const found = locateCard(stage, expected, networks)
      const isNear = distance(found.spot.middle, expected.middle) < ASTRAY * widthOf(expected)
      const isOwn = nodes.every(({ spot }) => distance(spot.middle, found.spot.middle) > 0.8 * widthOf(expected))
      if (found.there < THERE || !isNear || !isOwn) continue
      const node = { ...found, column, row }
      nodes.push(node)
      seen.set(key, node)
    }
  }
  return nodes
}

const widthOf = ({ across: [x, y] }: Spot): number => 2 * Math.hypot(x, y)

/** Where the next card is expected: as far on as a card is wide or high, in the mean direction of the cards around. */
function stepped(nodes: readonly Node[], from: Node, [dx, dy]: Point): Spot {
  const around = nodes.filter(({ column, row }) => Math.abs(column - from.column) < 2 && Math.abs(row - from.row) < 2)
  const mean = (of: (spot: Spot) => Point): Point => [
    around.reduce((sum, { spot }) => sum + of(spot)[0], 0) / around.length,
    around.reduce((sum, { spot }) => sum + of(spot)[1], 0) / around.length,
  ]
  const [across, down] = [mean(({ across }) => across), mean(({ down }) => down)]
  const [x, y] = from.spot.middle
  const [u, v] = [2 * dx * (1 + GAP), 2 * dy * (1 + GAP / HEIGHT)]
  return { across, down, middle: [x + u * across[0] + v * down[0], y + u * across[1] + v * down[1]] }
}

/** The columns or rows in which enough cards lie, in order. */
function linesOf(nodes: readonly Node[], lineOf: (node: Node) => number, length: number): number[] {
  const counts = new Map<number, number>()
  for (const node of nodes) counts.set(lineOf(node), (counts.get(lineOf(node)) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= LEAST_OF_LINE * length)
    .map(([line]) => line)
    .sort((one, other) => one - other)
}

/** Where a card that was not found would lie, from the nearest one that was. */
function guessed(nodes: readonly Node[], [column, row]: Point): Node {
  const away = (node: Node): number => Math.abs(node.column - column) + Math.abs(node.row - row)
  const nearest = nodes.reduce((best, node) => (away(node) < away(best) ? node : best))
  const spot = stepped(nodes, nearest, [column - nearest.column, row - nearest.row])
  return { column, row, spot, there: 0 }
}
