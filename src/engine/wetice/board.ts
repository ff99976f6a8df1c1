import { isSuit, SUITS, type Suit } from '../cards.ts'
import type { Board, Cell, Layout } from './types.ts'

export const CELL_COUNT = 48
export const CARDS_PER_SUIT = 12
export const WIDTH: Readonly<Record<Layout, number>> = { '8x6': 8, '6x8': 6 }
export const HEIGHT: Readonly<Record<Layout, number>> = { '8x6': 6, '6x8': 8 }

function namesOf(layout: Layout): readonly Cell[] {
  return Array.from({ length: CELL_COUNT }, (_, index) => {
    const column = Math.floor(index / HEIGHT[layout])
    return `${String.fromCharCode(97 + column)}${(index % HEIGHT[layout]) + 1}`
  })
}

/** All cells of a layout, in the order of their numbers. */
export const CELLS: Readonly<Record<Layout, readonly Cell[]>> = { '8x6': namesOf('8x6'), '6x8': namesOf('6x8') }

/** A cell's number, or -1 off the board. */
export function cellNumber(layout: Layout, cell: Cell): number {
  const column = cell.charCodeAt(0) - 97
  const row = cell.length === 2 ? cell.charCodeAt(1) - 49 : -1
  const onBoard = column >= 0 && column < WIDTH[layout] && row >= 0 && row < HEIGHT[layout]
  return onBoard ? column * HEIGHT[layout] + row : -1
}

export const cellName = (layout: Layout, index: number): Cell => CELLS[layout][index] ?? ''

/** From rows, top row first; any other character than a suit's letter is an empty place. */
export function boardFromRows(layout: Layout, rows: readonly string[]): Board {
  const height = HEIGHT[layout]
  const cells = CELLS[layout].map((_, index) => {
    const letter = rows[height - 1 - (index % height)]?.[Math.floor(index / height)] ?? ''
    return isSuit(letter) ? letter : null
  })
  return { layout, cells }
}

/** Rows as in the record: top row first, `.` for an empty place. */
export function boardToRows(board: Board): string[] {
  const height = HEIGHT[board.layout]
  return Array.from({ length: height }, (_, line) => {
    const row = height - 1 - line
    return Array.from({ length: WIDTH[board.layout] }, (__, column) => board.cells[column * height + row] ?? '.').join(
      '',
    )
  })
}

export const isEmpty = (board: Board): boolean => board.cells.every(suit => suit === null)

export function countSuits(board: Board): Record<Suit, number> {
  const counts: Record<Suit, number> = { S: 0, H: 0, D: 0, C: 0 }
  for (const suit of board.cells) if (suit) counts[suit]++
  return counts
}

export const countCards = (board: Board): number => SUITS.reduce((sum, suit) => sum + countSuits(board)[suit], 0)

/** Numbers of the cards with an empty place somewhere below them. */
export function floatingCells(board: Board): number[] {
  const height = HEIGHT[board.layout]
  const floating: number[] = []
  let gap = false
  board.cells.forEach((suit, index) => {
    if (index % height === 0) gap = false
    if (suit === null) gap = true
    else if (gap) floating.push(index)
  })
  return floating
}

export function withSwapped(board: Board, a: number, b: number): Board {
  const cells = board.cells.slice()
  cells[a] = board.cells[b] ?? null
  cells[b] = board.cells[a] ?? null
  return { layout: board.layout, cells }
}

export function withCells(board: Board, changes: Iterable<readonly [number, Suit | null]>): Board {
  const cells = board.cells.slice()
  for (const [index, suit] of changes) cells[index] = suit
  return { layout: board.layout, cells }
}

export function withoutCells(board: Board, indices: readonly number[]): Board {
  const cells = board.cells.slice()
  for (const index of indices) cells[index] = null
  return { layout: board.layout, cells }
}

const EMPTY: readonly (Suit | null)[] = CELLS['8x6'].map(() => null)

interface Fall {
  readonly board: Board
  /** From and to, column by column, from low to high. */
  readonly moves: readonly (readonly [number, number])[]
}

/** FALL: every card slides down to the bottom row or onto the card below it. */
export function fall(board: Board): Fall {
  const height = HEIGHT[board.layout]
  const cells = EMPTY.slice()
  const moves: [number, number][] = []
  let floor = 0
  for (let index = 0; index < CELL_COUNT; index++) {
    const suit = board.cells[index] ?? null
    if (index % height === 0) floor = index
    if (suit === null) continue
    cells[floor] = suit
    if (floor !== index) moves.push([index, floor])
    floor++
  }
  return { board: { layout: board.layout, cells }, moves }
}

/**
 * A set of cells is two numbers: bits 0 to 23 of `lo` for cells 0 to 23, and of `hi` for cells 24 to 47. Cells are numbered column by
 * column, each from the bottom up; no column stands in both halves.
 */
export const HALF = 24
export const FULL = 0xffffff

export interface Geometry {
  readonly height: number
  /** In one half: the bottom places of its columns, and the top ones. */
  readonly bottoms: number
  readonly tops: number
  /** The cells that every one of a set of patterns needs, as `lo` and `hi` at 2 × (64 × cell + patterns). */
  readonly needed: Int32Array
}

/** The two cells that each pattern of a run through a cell needs, as columns and rows away from it. */
const PATTERNS = [
  [[-1, 0], [-2, 0]],
  [[-1, 0], [1, 0]],
  [[1, 0], [2, 0]],
  [[0, -1], [0, -2]],
  [[0, -1], [0, 1]],
  [[0, 1], [0, 2]],
] as const // prettier-ignore

function neededCells(height: number): Int32Array {
  const needed = new Int32Array(CELL_COUNT * 64 * 2)
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    for (let patterns = 1; patterns < 64; patterns++) {
      let [lo, hi] = [FULL, FULL]
      for (const [bit, pattern] of PATTERNS.entries()) {
        if ((patterns & (1 << bit)) === 0) continue
        const cells = pattern.map(([columns, rows]) => cell + columns * height + rows)
        lo &= maskOf(cells.filter(each => each < HALF))
        hi &= maskOf(cells.filter(each => each >= HALF))
      }
      needed.set([lo, hi], 2 * (64 * cell + patterns))
    }
  }
  return needed
}

const maskOf = (cells: readonly number[]): number =>
  cells.reduce((mask, cell) => (cell >= 0 && cell < CELL_COUNT ? mask | (1 << (cell % HALF)) : mask), 0)

function geometryOf(layout: Layout): Geometry {
  const height = HEIGHT[layout]
  let bottoms = 0
  for (let bit = 0; bit < HALF; bit += height) bottoms |= 1 << bit
  return { height, bottoms, tops: bottoms << (height - 1), needed: neededCells(height) }
}

export const GEOMETRY: Readonly<Record<Layout, Geometry>> = { '8x6': geometryOf('8x6'), '6x8': geometryOf('6x8') }
