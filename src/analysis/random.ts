/** Repeatable chance: the same seed gives the same numbers. */
export interface Random {
  /** A whole number from 0 to below 2³². */
  next(): number
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
}

/** The generator sfc32. */
export function createRandom(seed: number): Random {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = seed | 0
  let counter = 1
  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return { next, below: limit => Math.floor((next() / 4294967296) * limit) }
}

/** Puts the first `count` places (all, unless told) in random order, from all that are there. */
export function shuffle<T>(items: T[], random: Random, count = items.length): T[] {
  for (let i = 0; i < Math.min(count, items.length - 1); i++) {
    const j = i + random.below(items.length - i)
    const [here, there] = [items[i], items[j]]
    if (here === undefined || there === undefined) continue
    items[i] = there
    items[j] = here
  }
  return items
}
