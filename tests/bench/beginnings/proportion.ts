import { wilsonInterval } from '../../../src/analysis/advice.ts'

/** The smallest number of deals for which half the width of this share's confidence interval is at most `reach`. */
export function sampleSizeFor(share: number, reach: number): number {
  let [few, many] = [1, 2]
  const fits = (of: number): boolean => {
    const [low, high] = wilsonInterval(share * of, of)
    return (high - low) / 2 <= reach
  }
  while (!fits(many)) [few, many] = [many, 2 * many]
  while (many - few > 1) {
    const middle = Math.floor((few + many) / 2)
    if (fits(middle)) many = middle
    else few = middle
  }
  return many
}
