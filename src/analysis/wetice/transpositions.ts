import { at } from '../../engine/wetice/bits.ts'

/** What a stored value says of the true one. */
export const UPPER = 1
export const LOWER = 2
export const EXACT = UPPER | LOWER

/** The depth of a value that rests on all that can happen. */
export const WHOLE = 127

const ENTRY = 4
/** Makes every value positive. */
const OFFSET = 1024
const SLOTS = 2

/** Values of positions that were searched before, by a key of 64 bits: two slots a place, the first for what was searched deepest. */
export class Transpositions {
  private readonly entries: Int32Array
  private readonly mask: number
  /** What `find` found. */
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
