import { at, SUIT_COUNT } from '../../engine/wetice/bits.ts'
import { LEVEL, type DuelTable, type Side } from './duel-table.ts'
import { FEWEST } from './matches.ts'

const INERT = 3

export function scramble(lo: number, hi: number, kind: number, seed: number): number {
  let mixed = Math.imul(lo ^ Math.imul(kind + 1, 0x9e3779b1) ^ seed, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ hi, 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x27d4eb2f)
  mixed = Math.imul(mixed ^ (mixed >>> 16) ^ kind, 0x165667b1)
  return mixed ^ (mixed >>> 15)
}

/**
 * What decides the rest of a duel, in two numbers: cards by suit and by whose they are, seen from the side to move; which of two suits
 * of one owner is which makes no difference, nor do suits that are too few to match. Cards in the piles matter only while gives may come.
 */
export class DuelKey {
  a = 0
  b = 0

  take(table: DuelTable, level: number, side: Side, passes: number, settled: boolean): void {
    const { stack } = table
    const base = level * LEVEL
    let [a, b] = [passes === 0 ? 0 : 0x3c6ef372, passes === 0 ? 0 : 0x510e527f]
    let [inertLo, inertHi] = [0, 0]
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const lo = at(stack, base + 2 * suit)
      const hi = at(stack, base + 2 * suit + 1)
      if (settled && table.countOf(level, suit) < FEWEST) {
        inertLo |= lo
        inertHi |= hi
        continue
      }
      const owner = table.ownerOf(level, suit) * side + 1
      const kind = settled ? owner : owner + 4 * (1 + table.pileOf(level, suit))
      a = (a + scramble(lo, hi, kind, 0x2545f491)) | 0
      b = (b + scramble(lo, hi, kind, 0x6a09e667)) | 0
    }
    this.a = (a + scramble(inertLo, inertHi, INERT, 0x2545f491)) | 0
    this.b = (b + scramble(inertLo, inertHi, INERT, 0x6a09e667)) | 0
  }
}
