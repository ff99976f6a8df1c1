import { wilson } from '../../../src/analysis/advice.ts'

/** The number of deals that an interval of this half-width needs, if the share stays the same. */
export function neededFor(share: number, reach: number): number {
  let [few, many] = [1, 2]
  const fits = (of: number): boolean => {
    const [low, high] = wilson(share * of, of)
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
