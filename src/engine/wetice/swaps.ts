import { at, CARD_NUMBERS, FULL, GEOMETRY, HALF, lowestBit, writeBoard, type Geometry } from './bits.ts'
import type { Board } from './types.ts'

/** A swap as one number: the smaller cell, and the larger one times 64. */
export const swapOf = (a: number, b: number): number => (a < b ? a | (b << 6) : b | (a << 6))
export const smallerCell = (swap: number): number => swap & 63
export const largerCell = (swap: number): number => (swap >>> 6) & 63

/** Room for every swap of two of 48 cards. */
export const newSwaps = (): Int32Array => new Int32Array(1128)

/** Partners that a goal was listed with already: `lo` and `hi` at 2 × goal. */
const LISTED = new Int32Array(4 * HALF)
// The cells with a suit one and two places away, in each half: west, east, south and north.
const NEAR = new Int32Array(16)

/** Writes the swaps that create a line (W2) into `swaps`, each once, and gives their number. */
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

/** The goals in one half, and for each the cards that may go there: not the one that all its patterns need. */
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
    swaps[count++] = swapOf(goal, cell)
  }
  LISTED[2 * goal + half] = at(LISTED, 2 * goal + half) | partners
  return count
}

// Room for one board's swaps.
const CARDS = new Int32Array(CARD_NUMBERS)
const SWAPS = newSwaps()

/** The swaps of a board that create a line (W2), as numbers and in no order, until the next call. */
export function swapsOn(board: Board): Int32Array {
  writeBoard(board, CARDS, 0)
  return SWAPS.subarray(0, listSwaps(GEOMETRY[board.layout], CARDS, 0, SWAPS))
}
