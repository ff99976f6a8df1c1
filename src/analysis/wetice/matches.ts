import { at, CARD_NUMBERS, FULL, GEOMETRY, HALF, type Geometry } from '../../engine/wetice/bitboard.ts'
import type { Layout } from '../../engine/wetice/types.ts'

export interface SearchGeometry extends Geometry {
  /** In one half: the squares with at least two more above them in their column. */
  readonly starts: number
  /** A suit's cells in a column after a FALL, at `taken << height | had`: `taken` are the emptied cells, `had` the suit's cells before. */
  readonly fallen: Uint8Array
}

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

function tableGeometry(layout: Layout): SearchGeometry {
  const known = GEOMETRY[layout]
  let starts = 0
  for (let row = 0; row < known.height - 2; row++) starts |= known.bottoms << row
  return { ...known, starts, fallen: fallenColumns(known.height) }
}

export const SEARCH_GEOMETRY: Readonly<Record<Layout, SearchGeometry>> = {
  '8x6': tableGeometry('8x6'),
  '6x8': tableGeometry('6x8'),
}

/** A suit with fewer cards in the layout can't be matched any more. */
export const MIN_TO_MATCH = 3

/** The cells in matches of each suit, written by `findMatches`. */
export const MATCHED = new Int32Array(CARD_NUMBERS)

/** Removes the cards of `MATCHED` (W3). */
export function removeMatches(cards: Int32Array, from: number): void {
  for (let i = 0; i < CARD_NUMBERS; i++) cards[from + i] = at(cards, from + i) & ~at(MATCHED, i)
}

export const matchedCount = (suit: number): number =>
  bitCount(at(MATCHED, 2 * suit)) + bitCount(at(MATCHED, 2 * suit + 1))

export const matchedCells = (half: number): number =>
  at(MATCHED, half) | at(MATCHED, 2 + half) | at(MATCHED, 4 + half) | at(MATCHED, 6 + half)

/** Repeats MATCH and FALL (W3) until nothing matches, or `score` stops it after cards were removed. */
export function followChain(geometry: SearchGeometry, cards: Int32Array, from: number, score: () => boolean): void {
  while (findMatches(geometry, cards, from)) {
    removeMatches(cards, from)
    const [lo, hi] = [matchedCells(0), matchedCells(1)]
    if (score()) return
    fall(geometry, cards, from, lo, hi)
  }
}

/** Finds all matches in the layout (W1, W3). Returns false if there are none. */
export function findMatches(geometry: SearchGeometry, cards: Int32Array, from: number): boolean {
  const { height, starts } = geometry
  const rest = HALF - height
  let any = 0
  for (let i = 0; i < CARD_NUMBERS; i += 2) {
    const lo = at(cards, from + i)
    const hi = at(cards, from + i + 1)
    const e1Lo = (lo >>> height) | ((hi << rest) & FULL)
    const e1Hi = hi >>> height
    const hLo = lo & e1Lo & ((e1Lo >>> height) | ((e1Hi << rest) & FULL))
    const hHi = hi & e1Hi & (e1Hi >>> height)
    const vLo = lo & (lo >>> 1) & (lo >>> 2) & starts
    const vHi = hi & (hi >>> 1) & (hi >>> 2) & starts
    if ((hLo | hHi | vLo | vHi) === 0) {
      MATCHED[i] = 0
      MATCHED[i + 1] = 0
      continue
    }
    const w1Lo = (hLo << height) & FULL
    const w1Hi = ((hHi << height) | (hLo >>> rest)) & FULL
    MATCHED[i] = hLo | w1Lo | ((w1Lo << height) & FULL) | vLo | (vLo << 1) | (vLo << 2)
    MATCHED[i + 1] = hHi | w1Hi | (((w1Hi << height) | (w1Lo >>> rest)) & FULL) | vHi | (vHi << 1) | (vHi << 2)
    any = 1
  }
  return any === 1
}

/** Lets cards FALL into empty squares below them. `takenLo` and `takenHi` include at least those squares. */
export function fall(
  geometry: SearchGeometry,
  cards: Int32Array,
  from: number,
  takenLo: number,
  takenHi: number,
): void {
  if (takenLo !== 0) fallInHalf(geometry, cards, from, takenLo)
  if (takenHi !== 0) fallInHalf(geometry, cards, from + 1, takenHi)
}

function fallInHalf({ height, fallen }: SearchGeometry, cards: Int32Array, from: number, taken: number): void {
  const column = (1 << height) - 1
  for (let shift = 0; shift < HALF; shift += height) {
    const out = (taken >>> shift) & column
    if (out === 0) continue
    for (let i = from; i < from + CARD_NUMBERS; i += 2) {
      const half = at(cards, i)
      const had = (half >>> shift) & column
      if (had !== 0) cards[i] = (half & ~(column << shift)) | ((fallen[(out << height) | had] ?? 0) << shift)
    }
  }
}

export const countSuit = (cards: Int32Array, from: number, suit: number): number =>
  bitCount(at(cards, from + 2 * suit)) + bitCount(at(cards, from + 2 * suit + 1))

export function countCards(cards: Int32Array, from: number): number {
  let count = 0
  for (let i = from; i < from + CARD_NUMBERS; i++) count += bitCount(at(cards, i))
  return count
}

export function swapCards(cards: Int32Array, from: number, a: number, b: number): void {
  const aLo = a < HALF ? 1 << a : 0
  const aHi = a < HALF ? 0 : 1 << (a - HALF)
  const bLo = b < HALF ? 1 << b : 0
  const bHi = b < HALF ? 0 : 1 << (b - HALF)
  for (let i = from; i < from + CARD_NUMBERS; i += 2) {
    const lo = at(cards, i)
    const hi = at(cards, i + 1)
    if ((((lo & aLo) | (hi & aHi)) === 0) === (((lo & bLo) | (hi & bHi)) === 0)) continue
    cards[i] = lo ^ (aLo | bLo)
    cards[i + 1] = hi ^ (aHi | bHi)
  }
}
