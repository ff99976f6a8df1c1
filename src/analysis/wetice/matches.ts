import { FULL, HALF } from '../../engine/wetice/board.ts'
import { at, bitCount, type Geometry } from './bits.ts'

/**
 * Cards lie in a list of numbers from some place on: `lo` and `hi` of each suit, in the order of SUITS. That is eight numbers; what
 * follows them there is their owner's business.
 */
export const SUIT_COUNT = 4
export const CARD_NUMBERS = 2 * SUIT_COUNT

/** A suit with fewer cards on the table can't be matched any more. */
export const FEWEST = 3

/** The cells in runs of each suit, as cards are held; found by `findMatches`. */
export const RUNS = new Int32Array(CARD_NUMBERS)

/** Finds every run on the table (W1, W3); false where there is none. */
export function findMatches(geometry: Geometry, cards: Int32Array, from: number): boolean {
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
      RUNS[i] = 0
      RUNS[i + 1] = 0
      continue
    }
    const w1Lo = (hLo << height) & FULL
    const w1Hi = ((hHi << height) | (hLo >>> rest)) & FULL
    RUNS[i] = hLo | w1Lo | ((w1Lo << height) & FULL) | vLo | (vLo << 1) | (vLo << 2)
    RUNS[i + 1] = hHi | w1Hi | (((w1Hi << height) | (w1Lo >>> rest)) & FULL) | vHi | (vHi << 1) | (vHi << 2)
    any = 1
  }
  return any === 1
}

/** FALL into the places that are free below a card; `takenLo` and `takenHi` name at least those. */
export function fall(geometry: Geometry, cards: Int32Array, from: number, takenLo: number, takenHi: number): void {
  if (takenLo !== 0) fallInHalf(geometry, cards, from, takenLo)
  if (takenHi !== 0) fallInHalf(geometry, cards, from + 1, takenHi)
}

function fallInHalf({ height, fallen }: Geometry, cards: Int32Array, from: number, taken: number): void {
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

/** The suit of the card on a cell; -1 where it is empty. */
function suitAt(cards: Int32Array, from: number, cell: number): number {
  const half = cell < HALF ? 0 : 1
  const bit = 1 << (cell - half * HALF)
  for (let suit = 0; suit < SUIT_COUNT; suit++) if (at(cards, from + 2 * suit + half) & bit) return suit
  return -1
}

/** Swaps the cards on two cells. */
export function swapCards(cards: Int32Array, from: number, a: number, b: number): void {
  const first = suitAt(cards, from, a)
  const second = suitAt(cards, from, b)
  flip(cards, from, first, a)
  flip(cards, from, first, b)
  flip(cards, from, second, a)
  flip(cards, from, second, b)
}

function flip(cards: Int32Array, from: number, suit: number, cell: number): void {
  const half = cell < HALF ? 0 : 1
  const index = from + 2 * suit + half
  cards[index] = at(cards, index) ^ (1 << (cell - half * HALF))
}
