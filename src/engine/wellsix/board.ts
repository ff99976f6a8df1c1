import type { Card } from '../cards.ts'

/** `x,y`, with the first card at `0,0`. x grows to the right, y upwards. Neither has a limit. */
export type Cell = string

export const ORIGIN: Cell = '0,0'

const CELL = /^(0|-?[1-9]\d*),(0|-?[1-9]\d*)$/

/** Whether a word is a cell: coordinates without `+`, leading zeros, or `-0`. */
export const isCell = (word: string): boolean => CELL.test(word)

/** Uses `BigInt` for coordinates that a number would round. */
const plus = (coordinate: string, by: 1 | -1): string =>
  coordinate.length < 16 ? String(Number(coordinate) + by) : String(BigInt(coordinate) + BigInt(by))

function coordinatesOf(cell: Cell): readonly [x: string, y: string] {
  const comma = cell.indexOf(',')
  return [cell.slice(0, comma), cell.slice(comma + 1)]
}

/** The adjacent cells: left, right, below, above. */
export function neighbours(cell: Cell): readonly [Cell, Cell, Cell, Cell] {
  const [x, y] = coordinatesOf(cell)
  return [`${plus(x, -1)},${y}`, `${plus(x, 1)},${y}`, `${x},${plus(y, -1)}`, `${x},${plus(y, 1)}`]
}

/** Whether two cells share an edge. */
export const areNeighbours = (a: Cell, b: Cell): boolean => neighbours(a).includes(b)

const compareCoordinates = (a: string, b: string): number => {
  const difference = BigInt(a) - BigInt(b)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

function compareCells(a: Cell, b: Cell): number {
  const [ax, ay] = coordinatesOf(a)
  const [bx, by] = coordinatesOf(b)
  return compareCoordinates(ax, bx) || compareCoordinates(ay, by)
}

/** Returns a new list sorted by x, then by y. */
export const sortCells = (cells: Iterable<Cell>): Cell[] => [...cells].sort(compareCells)

export type CardLayout = Readonly<Record<Cell, Card>>

export const cellsOf = (table: CardLayout): Cell[] => Object.keys(table)
export const cardsOf = (table: CardLayout): Card[] => Object.values(table)

export const isEmpty = (table: CardLayout): boolean => cellsOf(table).length === 0

export const filterLayout = (table: CardLayout, stays: (cell: Cell, card: Card) => boolean): CardLayout =>
  Object.fromEntries(Object.entries(table).filter(([cell, card]) => stays(cell, card)))

/** Whether a cell is adjacent to a card; if there are no cards, whether it is the origin. */
export const isConnectedTo = (table: CardLayout, cell: Cell): boolean =>
  isEmpty(table) ? cell === ORIGIN : neighbours(cell).some(each => table[each] !== undefined)

/** The empty cells adjacent to a card; the origin if there are no cards. */
export const freeCells = (table: CardLayout): readonly Cell[] =>
  isEmpty(table) ? [ORIGIN] : [...new Set(cellsOf(table).flatMap(neighbours))].filter(cell => table[cell] === undefined)

/** The cells of connected cards. */
export type Group = readonly Cell[]

export function groupsOf(table: CardLayout): readonly Group[] {
  const left = new Set(cellsOf(table))
  const groups: Cell[][] = []
  for (const first of left) {
    left.delete(first)
    const group = [first]
    for (const cell of group) {
      for (const next of neighbours(cell)) {
        if (left.delete(next)) group.push(next)
      }
    }
    groups.push(group)
  }
  return groups
}

/** The largest groups. If there are several, the capturing player chooses one (X5). */
export function largestOf(groups: readonly Group[]): readonly Group[] {
  const size = Math.max(...groups.map(group => group.length))
  return groups.filter(group => group.length === size)
}
