import { SUITS } from '../cards.ts'
import { CELL_COUNT, HEIGHT } from './board.ts'
import type { Board, Layout } from './types.ts'

/**
 * A set of cells is stored in two numbers: `lo` has bits 0 to 23 for cells 0 to 23, `hi` those for cells 24 to 47. Cells are numbered
 * column by column, from the bottom up. No column spans both halves.
 */
export const HALF = 24
export const FULL = 0xffffff

export interface Geometry {
  readonly height: number
  /** Masks for one half: the bottom cells of its columns, and the top cells. */
  readonly bottoms: number
  readonly tops: number
  /** The cells that all patterns in a set need: `lo` at index 2 × (64 × cell + patterns), `hi` after it. */
  readonly needed: Int32Array
}

/** The six patterns of a run through a cell: the offsets, in columns and rows, of the two other cells. */
const PATTERNS = [
  [[-1, 0], [-2, 0]],
  [[-1, 0], [1, 0]],
  [[1, 0], [2, 0]],
  [[0, -1], [0, -2]],
  [[0, -1], [0, 1]],
  [[0, 1], [0, 2]],
] as const // oxfmt-ignore

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

/** Reads the number at an index, which must exist. */
export const at = (list: Int32Array, index: number): number => list[index] ?? 0

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)

/**
 * A board takes eight numbers of a list: `lo` and `hi` of each suit, in the order of `SUITS`. The functions below take the index of the
 * first of the eight, and leave the rest of the list unchanged.
 */
export const SUIT_COUNT = 4
export const CARD_NUMBERS = 2 * SUIT_COUNT

export function writeBoard(board: Board, cards: Int32Array, from: number): void {
  cards.fill(0, from, from + CARD_NUMBERS)
  for (const [cell, suit] of board.cells.entries()) {
    if (suit === null) continue
    const index = from + 2 * SUITS.indexOf(suit) + (cell < HALF ? 0 : 1)
    cards[index] = at(cards, index) | (1 << (cell % HALF))
  }
}

/** Packs a swap into one number: the smaller cell plus 64 times the larger. */
export const packSwap = (a: number, b: number): number => (a < b ? a | (b << 6) : b | (a << 6))
export const smallerCell = (swap: number): number => swap & 63
export const largerCell = (swap: number): number => (swap >>> 6) & 63

/** Allocates space for all 1128 swaps of two of 48 cards. */
export const createSwapBuffer = (): Int32Array => new Int32Array(1128)

/** The partners already listed for each goal cell: `lo` at index 2 × goal, `hi` after it. */
const LISTED = new Int32Array(4 * HALF)
// The cells that have a card of the suit one and two cells to the west, east, south and north, for each half.
const NEAR = new Int32Array(16)

/** Writes the swaps that create a line (W2) into `swaps`, each once. Returns their number. */
export function listSwaps(geometry: Geometry, cards: Int32Array, from: number, swaps: Int32Array): number {
  LISTED.fill(0)
  let occupiedLo = 0
  let occupiedHi = 0
  for (let i = from; i < from + CARD_NUMBERS; i += 2) {
    occupiedLo |= at(cards, i)
    occupiedHi |= at(cards, i + 1)
  }
  let count = 0
  for (let i = from; i < from + CARD_NUMBERS; i += 2) {
    const lo = at(cards, i)
    const hi = at(cards, i + 1)
    if ((lo | hi) === 0) continue
    lookAround(geometry, lo, hi)
    count = listHalf(geometry, 0, occupiedLo & ~lo, lo, hi, swaps, count)
    count = listHalf(geometry, 1, occupiedHi & ~hi, lo, hi, swaps, count)
  }
  return count
}

function lookAround({ height, bottoms, tops }: Geometry, lo: number, hi: number): void {
  const rest = HALF - height
  const w1Lo = (lo << height) & FULL
  const w1Hi = ((hi << height) | (lo >>> rest)) & FULL
  const e1Lo = (lo >>> height) | ((hi << rest) & FULL)
  const e1Hi = hi >>> height
  NEAR[0] = w1Lo
  NEAR[1] = w1Hi
  NEAR[2] = (w1Lo << height) & FULL
  NEAR[3] = ((w1Hi << height) | (w1Lo >>> rest)) & FULL
  NEAR[4] = e1Lo
  NEAR[5] = e1Hi
  NEAR[6] = (e1Lo >>> height) | ((e1Hi << rest) & FULL)
  NEAR[7] = e1Hi >>> height
  NEAR[8] = (lo & ~tops) << 1
  NEAR[9] = (hi & ~tops) << 1
  NEAR[10] = (at(NEAR, 8) & ~tops) << 1
  NEAR[11] = (at(NEAR, 9) & ~tops) << 1
  NEAR[12] = (lo & ~bottoms) >>> 1
  NEAR[13] = (hi & ~bottoms) >>> 1
  NEAR[14] = (at(NEAR, 12) & ~bottoms) >>> 1
  NEAR[15] = (at(NEAR, 13) & ~bottoms) >>> 1
}

/** A card that all patterns of the goal need can't move there. */
function listHalf(
  { needed }: Geometry,
  half: number,
  others: number,
  lo: number,
  hi: number,
  swaps: Int32Array,
  listed: number,
): number {
  const w1 = at(NEAR, half)
  const w2 = at(NEAR, 2 + half)
  const e1 = at(NEAR, 4 + half)
  const e2 = at(NEAR, 6 + half)
  const s1 = at(NEAR, 8 + half)
  const s2 = at(NEAR, 10 + half)
  const n1 = at(NEAR, 12 + half)
  const n2 = at(NEAR, 14 + half)
  const p0 = w1 & w2
  const p1 = w1 & e1
  const p2 = e1 & e2
  const p3 = s1 & s2
  const p4 = s1 & n1
  const p5 = n1 & n2
  let count = listed
  for (let left = others & (p0 | p1 | p2 | p3 | p4 | p5); left !== 0; left &= left - 1) {
    const bit = lowestBit(left)
    const patterns =
      ((p0 >>> bit) & 1) |
      (((p1 >>> bit) & 1) << 1) |
      (((p2 >>> bit) & 1) << 2) |
      (((p3 >>> bit) & 1) << 3) |
      (((p4 >>> bit) & 1) << 4) |
      (((p5 >>> bit) & 1) << 5)
    const goal = HALF * half + bit
    const entry = 2 * (64 * goal + patterns)
    count = listPartners(swaps, count, goal, 0, lo & ~at(needed, entry))
    count = listPartners(swaps, count, goal, 1, hi & ~at(needed, entry + 1))
  }
  return count
}

function listPartners(swaps: Int32Array, listed: number, goal: number, half: number, partners: number): number {
  const goalBit = 1 << (goal % HALF)
  const goalHalf = goal < HALF ? 0 : 1
  let count = listed
  for (let left = partners; left !== 0; left &= left - 1) {
    const cell = HALF * half + lowestBit(left)
    if (at(LISTED, 2 * cell + goalHalf) & goalBit) continue
    swaps[count++] = packSwap(goal, cell)
  }
  LISTED[2 * goal + half] = at(LISTED, 2 * goal + half) | partners
  return count
}

// Every call of `swapsOn` overwrites these buffers.
const CARDS = new Int32Array(CARD_NUMBERS)
const SWAPS = createSwapBuffer()

/** The packed swaps of a board that create a line (W2), unsorted. The next call overwrites them. */
export function swapsOn(board: Board): Int32Array {
  writeBoard(board, CARDS, 0)
  return SWAPS.subarray(0, listSwaps(GEOMETRY[board.layout], CARDS, 0, SWAPS))
}
