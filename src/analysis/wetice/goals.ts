import { at, CARD_NUMBERS, type Geometry } from '../../engine/wetice/bits.ts'
import { lookAround, NEAR } from '../../engine/wetice/swaps.ts'
import { bitCount } from './matches.ts'

/** How many places would complete a line, each counted once for every suit that it would do so for; or a group of four and more. */
export function countGoals(geometry: Geometry, cards: Int32Array, from: number, fours: boolean): number {
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
    const goalsLo = fours ? fourGoalsIn(0) : goalsIn(0)
    const goalsHi = fours ? fourGoalsIn(1) : goalsIn(1)
    count += bitCount(goalsLo & occupiedLo & ~lo) + bitCount(goalsHi & occupiedHi & ~hi)
  }
  return count
}

function goalsIn(half: number): number {
  const w1 = at(NEAR, half)
  const e1 = at(NEAR, 4 + half)
  const s1 = at(NEAR, 8 + half)
  const n1 = at(NEAR, 12 + half)
  const across = (w1 & (at(NEAR, 2 + half) | e1)) | (e1 & at(NEAR, 6 + half))
  return across | (s1 & (at(NEAR, 10 + half) | n1)) | (n1 & at(NEAR, 14 + half))
}

/** Where a line of four would go through both neighbours, or a row and a column would cross. */
function fourGoalsIn(half: number): number {
  const w1 = at(NEAR, half)
  const w2 = at(NEAR, 2 + half)
  const e1 = at(NEAR, 4 + half)
  const e2 = at(NEAR, 6 + half)
  const s1 = at(NEAR, 8 + half)
  const s2 = at(NEAR, 10 + half)
  const n1 = at(NEAR, 12 + half)
  const n2 = at(NEAR, 14 + half)
  const across = (w1 & (w2 | e1)) | (e1 & e2)
  const upward = (s1 & (s2 | n1)) | (n1 & n2)
  return (across & upward) | (w1 & e1 & (w2 | e2)) | (s1 & n1 & (s2 | n2))
}
