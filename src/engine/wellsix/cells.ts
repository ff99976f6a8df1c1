/** `x,y` from the first card, which lies at `0,0`: x grows to the right, y upwards, and neither has a bound. */
export type Cell = string

/** Where the very first card goes. */
export const ORIGIN: Cell = '0,0'

const CELL = /^(0|-?[1-9]\d*),(0|-?[1-9]\d*)$/

/** Coordinates have no `+`, no leading zeros, no `-0`. */
export const isCell = (word: string): boolean => CELL.test(word)

/** A coordinate that a number would round is counted in whole digits. */
const plus = (coordinate: string, by: 1 | -1): string =>
  coordinate.length < 16 ? String(Number(coordinate) + by) : String(BigInt(coordinate) + BigInt(by))

function coordinatesOf(cell: Cell): readonly [x: string, y: string] {
  const comma = cell.indexOf(',')
  return [cell.slice(0, comma), cell.slice(comma + 1)]
}

/** Left, right, below, above. */
export function neighbours(cell: Cell): readonly [Cell, Cell, Cell, Cell] {
  const [x, y] = coordinatesOf(cell)
  return [`${plus(x, -1)},${y}`, `${plus(x, 1)},${y}`, `${x},${plus(y, -1)}`, `${x},${plus(y, 1)}`]
}

/** Side by side or one above the other, never diagonally. */
export const areNeighbours = (a: Cell, b: Cell): boolean => neighbours(a).includes(b)

const compareCoordinates = (a: string, b: string): number => {
  const difference = BigInt(a) - BigInt(b)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** By x, then y, as numbers. */
export function compareCells(a: Cell, b: Cell): number {
  const [ax, ay] = coordinatesOf(a)
  const [bx, by] = coordinatesOf(b)
  return compareCoordinates(ax, bx) || compareCoordinates(ay, by)
}

/** A new list by x, then y, as numbers. */
export const sortCells = (cells: Iterable<Cell>): Cell[] => [...cells].sort(compareCells)
