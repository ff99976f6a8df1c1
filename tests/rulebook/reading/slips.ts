import { expect } from 'vitest'
import { runs, SEED } from '../../runs.ts'
import { readingsIn, type Instructions } from './reading.ts'

type Slip = (said: string) => string
type Languages = Parameters<typeof readingsIn>[0]

/** A reader who reaches this sentence has followed the changed one before it. */
const END = 'So far'

/** The number of matches in which the simulated player notices the slip. Fails if the player follows a wrong sentence without noticing. */
export function noticedSlips(spoken: Languages, slip: Slip): number {
  let isFollowed = false
  const slipped = ({ words, sentences, ...rest }: Instructions): Instructions => ({
    ...rest,
    words: (...about) => {
      const said = words(...about)
      const changed = slip(said)
      return changed === said ? said : `${changed} ${END}.`
    },
    sentences: [...sentences, [new RegExp(`^${END}$`), () => (isFollowed = true)]],
  })
  const readings = readingsIn({
    wetice: slipped(spoken.wetice),
    wellsix: slipped(spoken.wellsix),
    tennis: slipped(spoken.tennis),
    grafa: slipped(spoken.grafa),
  })
  let count = 0
  for (const reads of Object.values(readings)) {
    for (let seed = SEED; seed < SEED + Math.max(10, runs(20)); seed++) {
      isFollowed = false
      const isFound = isWrong(reads, seed)
      if (isFound) count++
      expect(isFollowed && !isFound, `seed ${seed}`).toBe(false)
    }
  }
  return count
}

function isWrong(reads: (seed: number) => number, seed: number): boolean {
  try {
    reads(seed)
    return false
  } catch {
    return true
  }
}
