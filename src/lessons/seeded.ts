/** Numbers that follow from a seed, the same each time. */
export interface Seeded {
  /** A whole number from 0 up to, and without, `count`. */
  below(count: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** A new list in another order. */
  shuffled<T>(list: readonly T[]): T[]
}

export function seeded(seed: number): Seeded {
  let state = seed >>> 0

  /** Mulberry32, by Tommy Ettinger: from 0 up to 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  const below = (count: number): number => Math.floor(next() * count)

  function shuffled<T>(list: readonly T[]): T[] {
    const left = [...list]
    return list.flatMap(() => left.splice(below(left.length), 1))
  }

  return { below, shuffled, pick: list => list[below(list.length)] ?? list[0] }
}
