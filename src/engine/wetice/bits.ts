import { SUITS } from '../cards.ts'
import { CELL_COUNT, HEIGHT } from './board.ts'
import type { Board, Layout } from './types.ts'

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

/** Reads a list of numbers where its length is known to be enough. */
export const at = (list: Int32Array, index: number): number => list[index] ?? 0

export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)

/**
 * Cards lie in a list of numbers from some place on: `lo` and `hi` of each suit, in the order of SUITS. That is eight numbers; what
 * follows them there is their owner's business.
 */
export const SUIT_COUNT = 4
export const CARD_NUMBERS = 2 * SUIT_COUNT

/** Writes a board's cards as bits. */
export function writeBoard(board: Board, cards: Int32Array, from: number): void {
  cards.fill(0, from, from + CARD_NUMBERS)
  for (const [cell, suit] of board.cells.entries()) {
    if (suit === null) continue
    const index = from + 2 * SUITS.indexOf(suit) + (cell < HALF ? 0 : 1)
    cards[index] = at(cards, index) | (1 << (cell % HALF))
  }
}
