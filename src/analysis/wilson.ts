/** Standard errors around a mean that hold it 95 times of 100. */
const NORMAL = 1.959964

/** The 95 % interval of Wilson around so many of so many. */
export function wilson(count: number, of: number): readonly [low: number, high: number] {
  if (of === 0) return [0, 1]
  const share = count / of
  const square = NORMAL * NORMAL
  const middle = (share + square / (2 * of)) / (1 + square / of)
  const reach = (NORMAL / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of))
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)]
}
