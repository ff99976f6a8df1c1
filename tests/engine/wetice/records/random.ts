/** A source of seeded random numbers. */
export interface Random {
  /** A number from 0 up to but not including 1. */
  next(): number
  /** A whole number from 0 to `limit - 1`. */
  below(limit: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  shuffled<T>(items: readonly T[]): T[]
}

/** Makes a source with the mulberry32 algorithm. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: probability => next() < probability,
    pick: from => {
      const [item] = from.slice(below(from.length))
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    shuffled: items =>
      items
        .map(item => ({ item, key: next() }))
        .sort((one, two) => one.key - two.key)
        .map(({ item }) => item),
  }
}
