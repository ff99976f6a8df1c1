/** A generator of pseudo-random numbers: the same seed gives the same numbers. */
export interface Random {
  /** Returns an integer from 0 to 2³² − 1. */
  next(): number
  /** Returns an integer from 0 to `limit` − 1. */
  below(limit: number): number
}

/** Chris Doty-Humphrey's generator sfc32: integers below 2³² from a seed of four numbers. Discards the first `skipped` numbers. */
export function sfc32(begin: readonly [number, number, number, number], skipped: number): () => number {
  let [a, b, c, counter] = begin
  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < skipped; i++) next()
  return next
}

export function createRandom(seed: number): Random {
  const next = sfc32([0x9e3779b9, 0x243f6a88, seed | 0, 1], 12)
  return { next, below: limit => Math.floor((next() / 4294967296) * limit) }
}

export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = 0; i < items.length - 1; i++) {
    const j = i + random.below(items.length - i)
    const [here, there] = [items[i], items[j]]
    if (here === undefined || there === undefined) continue
    items[i] = there
    items[j] = here
  }
  return items
}

/** The item at index `number` modulo the length. */
export const oneOf = <T>(all: readonly [T, ...T[]], number: number): T => all[number % all.length] ?? all[0]
