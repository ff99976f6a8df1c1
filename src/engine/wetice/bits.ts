import { SUITS } from '../cards.ts'
import { CELL_COUNT, FULL, GEOMETRY, HALF, type Geometry } from './board.ts'
import type { Board } from './types.ts'

/** For each of the 48 cells its valid partners: `lo` at 2 × cell, `hi` at 2 × cell + 1. */
type SwapTable = Int32Array

export const allows = (table: SwapTable, a: number, b: number): boolean =>
  (((b < HALF ? table[2 * a] : table[2 * a + 1]) ?? 0) & (1 << (b % HALF))) !== 0

// Room for one call's sums; allocating it anew would cost as much as the sums themselves.
const SUIT_BITS = new Int32Array(2 * SUITS.length)
const GAINS = new Int32Array(2 * CELL_COUNT)

/** The partners of every card on the table with which a swap creates a line by W2; see `SwapTable`. */
export function validSwaps(board: Board): SwapTable {
  const table = new Int32Array(2 * CELL_COUNT)
  const geometry = GEOMETRY[board.layout]
  const suits = suitBits(board, SUIT_BITS.fill(0))
  const occupiedLo = (suits[0] ?? 0) | (suits[2] ?? 0) | (suits[4] ?? 0) | (suits[6] ?? 0)
  const occupiedHi = (suits[1] ?? 0) | (suits[3] ?? 0) | (suits[5] ?? 0) | (suits[7] ?? 0)
  const gains = GAINS.fill(0)
  for (let suit = 0; suit < SUITS.length; suit++) {
    const lo = suits[2 * suit] ?? 0
    const hi = suits[2 * suit + 1] ?? 0
    addSuit(geometry, lo, hi, occupiedLo & ~lo, occupiedHi & ~hi, table, gains)
  }
  for (let i = 0; i < table.length; i++) table[i] = (table[i] ?? 0) | (gains[i] ?? 0)
  return table
}

/** `lo` and `hi` of each suit, in the order of SUITS. */
function suitBits(board: Board, bits: Int32Array): Int32Array {
  for (let i = 0; i < CELL_COUNT; i++) {
    const suit = board.cells[i]
    if (!suit) continue
    const half = i < HALF ? 0 : 1
    const at = (suit === 'S' ? 0 : suit === 'H' ? 2 : suit === 'D' ? 4 : 6) + half
    bits[at] = (bits[at] ?? 0) | (1 << (i - half * HALF))
  }
  return bits
}

/**
 * Where a card of one suit (`lo`, `hi`) would complete a line on a place of another suit (`otherLo`, `otherHi`): six patterns of two
 * cards it may find there. A card that all the patterns of a place need can't be the one that is moved there.
 */
function addSuit(
  geometry: Geometry,
  lo: number,
  hi: number,
  otherLo: number,
  otherHi: number,
  table: SwapTable,
  gains: Int32Array,
): void {
  const { height, bottoms, tops, needed } = geometry
  const rest = HALF - height
  // Cells with this suit one and two places to the west, east, south and north of them.
  const w1Lo = (lo << height) & FULL
  const w1Hi = ((hi << height) | (lo >>> rest)) & FULL
  const w2Lo = (w1Lo << height) & FULL
  const w2Hi = ((w1Hi << height) | (w1Lo >>> rest)) & FULL
  const e1Hi = hi >>> height
  const e1Lo = (lo >>> height) | ((hi << rest) & FULL)
  const e2Hi = e1Hi >>> height
  const e2Lo = (e1Lo >>> height) | ((e1Hi << rest) & FULL)
  const s1Lo = (lo & ~tops) << 1
  const s1Hi = (hi & ~tops) << 1
  const s2Lo = (s1Lo & ~tops) << 1
  const s2Hi = (s1Hi & ~tops) << 1
  const n1Lo = (lo & ~bottoms) >>> 1
  const n1Hi = (hi & ~bottoms) >>> 1
  const n2Lo = (n1Lo & ~bottoms) >>> 1
  const n2Hi = (n1Hi & ~bottoms) >>> 1
  const goalsLo = otherLo & ((w1Lo & (w2Lo | e1Lo)) | (e1Lo & e2Lo) | (s1Lo & (s2Lo | n1Lo)) | (n1Lo & n2Lo))
  const goalsHi = otherHi & ((w1Hi & (w2Hi | e1Hi)) | (e1Hi & e2Hi) | (s1Hi & (s2Hi | n1Hi)) | (n1Hi & n2Hi))
  if ((goalsLo | goalsHi) === 0) return

  for (let left = lo; left !== 0; left &= left - 1) setPair(table, 31 - Math.clz32(left & -left), goalsLo, goalsHi)
  for (let left = hi; left !== 0; left &= left - 1)
    setPair(table, HALF + 31 - Math.clz32(left & -left), goalsLo, goalsHi)

  for (let left = goalsLo; left !== 0; left &= left - 1) {
    const goal = 31 - Math.clz32(left & -left)
    const entry = 2 * (64 * goal + patternsAt(goal, w1Lo, w2Lo, e1Lo, e2Lo, s1Lo, s2Lo, n1Lo, n2Lo))
    const neededLo = needed[entry] ?? 0
    const neededHi = needed[entry + 1] ?? 0
    addPair(gains, goal, lo & ~neededLo, hi & ~neededHi)
    if (neededLo !== 0) forbid(table, 0, neededLo, ~(1 << goal))
    if (neededHi !== 0) forbid(table, 2 * HALF, neededHi, ~(1 << goal))
  }
  for (let left = goalsHi; left !== 0; left &= left - 1) {
    const bit = 31 - Math.clz32(left & -left)
    const entry = 2 * (64 * (HALF + bit) + patternsAt(bit, w1Hi, w2Hi, e1Hi, e2Hi, s1Hi, s2Hi, n1Hi, n2Hi))
    const neededLo = needed[entry] ?? 0
    const neededHi = needed[entry + 1] ?? 0
    addPair(gains, HALF + bit, lo & ~neededLo, hi & ~neededHi)
    if (neededLo !== 0) forbid(table, 1, neededLo, ~(1 << bit))
    if (neededHi !== 0) forbid(table, 2 * HALF + 1, neededHi, ~(1 << bit))
  }
}

function setPair(table: SwapTable, cell: number, lo: number, hi: number): void {
  table[2 * cell] = lo
  table[2 * cell + 1] = hi
}

function addPair(table: SwapTable, cell: number, lo: number, hi: number): void {
  table[2 * cell] = (table[2 * cell] ?? 0) | lo
  table[2 * cell + 1] = (table[2 * cell + 1] ?? 0) | hi
}

/** Takes one goal, the bit missing in `mask`, from the partners of the cards in `cells`; their entries begin at `from`. */
function forbid(table: SwapTable, from: number, cells: number, mask: number): void {
  for (let left = cells; left !== 0; left &= left - 1) {
    const at = from + 2 * (31 - Math.clz32(left & -left))
    table[at] = (table[at] ?? 0) & mask
  }
}

/** Which of the six patterns a place has, as bits in the order of PATTERNS. */
function patternsAt(
  bit: number,
  w1: number,
  w2: number,
  e1: number,
  e2: number,
  s1: number,
  s2: number,
  n1: number,
  n2: number,
): number {
  const west = w1 >>> bit
  const east = e1 >>> bit
  const south = s1 >>> bit
  const north = n1 >>> bit
  return (
    (west & (w2 >>> bit) & 1) |
    ((west & east & 1) << 1) |
    ((east & (e2 >>> bit) & 1) << 2) |
    ((south & (s2 >>> bit) & 1) << 3) |
    ((south & north & 1) << 4) |
    ((north & (n2 >>> bit) & 1) << 5)
  )
}
