import { at, SUIT_COUNT } from '../../engine/wetice/bitboard.ts'
import { LEVEL_SIZE, type DuelStack, type Side } from './duel-stack.ts'
import { MIN_TO_MATCH } from './matches.ts'

const INERT = 3

export function mixHash(lo: number, hi: number, kind: number, seed: number): number {
  let mixed = Math.imul(lo ^ Math.imul(kind + 1, 0x9e3779b1) ^ seed, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ hi, 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x27d4eb2f)
  mixed = Math.imul(mixed ^ (mixed >>> 16) ^ kind, 0x165667b1)
  return mixed ^ (mixed >>> 15)
}

/**
 * A hash of what decides the rest of a duel, in two numbers: the cards by suit and owner, from the view of the side to move. Suits of one
 * owner are interchangeable, and suits with too few cards to match are ignored. Piles matter only while suits may be given away.
 */
export class DuelKey {
  a = 0
  b = 0

  load(stack: DuelStack, level: number, side: Side, passes: number, settled: boolean): void {
    const { numbers } = stack
    const base = level * LEVEL_SIZE
    let [a, b] = [passes === 0 ? 0 : 0x3c6ef372, passes === 0 ? 0 : 0x510e527f]
    let [inertLo, inertHi] = [0, 0]
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const lo = at(numbers, base + 2 * suit)
      const hi = at(numbers, base + 2 * suit + 1)
      if (settled && stack.countOf(level, suit) < MIN_TO_MATCH) {
        inertLo |= lo
        inertHi |= hi
        continue
      }
      const owner = stack.ownerOf(level, suit) * side + 1
      const kind = settled ? owner : owner + 4 * (1 + stack.pileOf(level, suit))
      a = (a + mixHash(lo, hi, kind, 0x2545f491)) | 0
      b = (b + mixHash(lo, hi, kind, 0x6a09e667)) | 0
    }
    this.a = (a + mixHash(inertLo, inertHi, INERT, 0x2545f491)) | 0
    this.b = (b + mixHash(inertLo, inertHi, INERT, 0x6a09e667)) | 0
  }
}

/** The relation of a stored value to the true one. */
export const UPPER = 1
export const LOWER = 2
export const EXACT = UPPER | LOWER

/** The depth of a value that considers every continuation. */
export const COMPLETE_DEPTH = 127

const ENTRY = 4
/** Added to stored values, so that they are positive. */
const OFFSET = 1024
const SLOTS = 2

/** Values of searched positions by a 64-bit key. Each entry has two slots, the first for the deepest search. */
export class Transpositions {
  private readonly entries: Int32Array
  private readonly mask: number
  /** The result of `find`. */
  value = 0
  depth = 0
  bound = 0
  move = 0

  /** Room for 2 to the power of `bits` positions. */
  constructor(bits: number) {
    this.entries = new Int32Array(ENTRY << bits)
    this.mask = (1 << (bits - 1)) - 1
  }

  find(keyA: number, keyB: number): boolean {
    const { entries } = this
    const place = (keyA & this.mask) * ENTRY * SLOTS
    for (let i = place; i < place + ENTRY * SLOTS; i += ENTRY) {
      if (at(entries, i) !== keyA || at(entries, i + 1) !== keyB) continue
      const packed = at(entries, i + 2)
      if (packed === 0) continue
      this.value = (packed >>> 16) - OFFSET
      this.depth = (packed >>> 8) & 0xff
      this.bound = packed & 0xff
      this.move = at(entries, i + 3)
      return true
    }
    return false
  }

  store(keyA: number, keyB: number, value: number, depth: number, bound: number, move: number): void {
    const { entries } = this
    const place = (keyA & this.mask) * ENTRY * SLOTS
    const isSame = at(entries, place) === keyA && at(entries, place + 1) === keyB
    const index = isSame || depth >= ((at(entries, place + 2) >>> 8) & 0xff) ? place : place + ENTRY
    entries[index] = keyA
    entries[index + 1] = keyB
    entries[index + 2] = ((value + OFFSET) << 16) | (depth << 8) | bound
    entries[index + 3] = move
  }
}
