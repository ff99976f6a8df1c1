import { CELL_COUNT, HEIGHT } from '../../engine/wetice/board.ts'
import type { Layout } from '../../engine/wetice/types.ts'

/**
 * A set of cells is two numbers: bits 0 to 23 of `lo` for cells 0 to 23, and of `hi` for cells 24 to 47. Cells are numbered as in the
 * engine, column by column, each from the bottom up; no column stands in both halves.
 */
export const HALF = 24
export const FULL = 0xffffff

export interface Geometry {
  readonly height: number
  /** In one half: the bottom places of its columns, the top ones, and those with two more above them. */
  readonly bottoms: number
  readonly tops: number
  readonly starts: number
  /** What is left of a column, by the cells taken out of it and those it had: at `taken << height | had`. */
  readonly fallen: Uint8Array
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

/** Reads a list of numbers where its length is known to be enough. */
export const at = (list: Int32Array, index: number): number => list[index] ?? 0

export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)

export function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function fallenColumns(height: number): Uint8Array {
  const fallen = new Uint8Array(1 << (2 * height))
  for (let taken = 0; taken < 1 << height; taken++) {
    for (let had = 0; had < 1 << height; had++) {
      let left = 0
      let floor = 0
      for (let row = 0; row < height; row++) {
        if (taken & (1 << row)) continue
        if (had & (1 << row)) left |= 1 << floor
        floor++
      }
      fallen[(taken << height) | had] = left
    }
  }
  return fallen
}

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
  let starts = 0
  for (let row = 0; row < height - 2; row++) starts |= bottoms << row
  const tops = bottoms << (height - 1)
  return { height, bottoms, tops, starts, fallen: fallenColumns(height), needed: neededCells(height) }
}

export const GEOMETRY: Readonly<Record<Layout, Geometry>> = { '8x6': geometryOf('8x6'), '6x8': geometryOf('6x8') }
