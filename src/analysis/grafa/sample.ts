/** The final scores of one choice, one for each deal. */
export interface Sample {
  readonly scores: readonly number[]
  readonly sum: number
  readonly squares: number
  add(score: number): void
}

export function createSample(): Sample {
  const scores: number[] = []
  const sample = {
    scores,
    sum: 0,
    squares: 0,
    add(score: number) {
      scores.push(score)
      sample.sum += score
      sample.squares += score * score
    },
  }
  return sample
}

const MIN = 0

const MAX = 52

/** The half-width of a 95 % interval, in standard errors. */
const NORMAL = 1.96

/** A choice is dropped if it is worse by more than this number of standard errors. */
const CLEAR = 3.5

export const meanOf = ({ scores, sum }: Sample): number => (scores.length === 0 ? 0 : sum / scores.length)

/** Returns the 95 % interval of the mean. The variance is increased by 1, to allow for scores not seen yet. */
export function intervalOf(sample: Sample): readonly [low: number, high: number] {
  const { length } = sample.scores
  if (length < 2) return [MIN, MAX]
  const mean = meanOf(sample)
  const variance = Math.max(0, sample.squares - sample.sum * mean) / (length - 1)
  const reach = NORMAL * Math.sqrt((variance + 1) / length)
  return [Math.max(MIN, mean - reach), Math.min(MAX, mean + reach)]
}

/** Returns whether one choice did clearly better on the deals that both were tried on. */
export function isClearlyBetter(better: Sample, worse: Sample): boolean {
  const { length } = worse.scores
  let sum = 0
  let squares = 0
  for (let deal = 0; deal < length; deal++) {
    const gain = (better.scores[deal] ?? 0) - (worse.scores[deal] ?? 0)
    sum += gain
    squares += gain * gain
  }
  const variance = Math.max(0, squares - (sum * sum) / length) / (length - 1) + 1
  return sum / length > CLEAR * Math.sqrt(variance / length)
}
