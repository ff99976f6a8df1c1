const MAX = 12

const SIDE = MAX + 1

const STATES = SIDE ** 4

/** A state encodes the number of cards of each suit. Adding a suit's step gives the state with one more card of it. */
const STEPS = [SIDE ** 3, SIDE ** 2, SIDE, 1] as const

/** The probabilities of S, H, D, C and of no card, in this order. */
export type Probabilities = readonly number[]

/** Returns each cell's probabilities, given that no suit has more than twelve cards. */
export function withAtMostTwelve(cells: readonly Probabilities[]): Probabilities[] {
  const before: Float64Array[] = []
  let states: Float64Array = new Float64Array(STATES)
  states[0] = 1
  for (const cell of cells) {
    before.push(states)
    states = stepped(states, cell, false)
  }
  let after: Float64Array = new Float64Array(STATES).fill(1)
  const out: Probabilities[] = []
  for (let k = cells.length - 1; k >= 0; k--) {
    const cell = cells[k] ?? []
    out.unshift(joined(before[k] ?? states, cell, after))
    after = stepped(after, cell, true)
  }
  return out
}

const ALLOWS_ONE_MORE = STEPS.map(step =>
  Uint8Array.from({ length: STATES }, (_, state) => +(Math.floor(state / step) % SIDE < MAX)),
)

/**
 * Returns the likelihoods of the states with this cell added. With `isBack`, they are those of this and all later cells, given each state
 * before it.
 */
function stepped(states: Float64Array, cell: Probabilities, isBack: boolean): Float64Array {
  const out = times(states, cell[4] ?? 0)
  STEPS.forEach((step, suit) => {
    const [chance, remaining] = [cell[suit] ?? 0, ALLOWS_ONE_MORE[suit]]
    if (chance === 0 || !remaining) return
    const [from, to] = isBack ? [step, 0] : [0, step]
    for (let k = 0; k < STATES - step; k++)
      if (remaining[k]) out[k + to] = (out[k + to] ?? 0) + chance * (states[k + from] ?? 0)
  })
  return levelled(out)
}

function joined(before: Float64Array, cell: Probabilities, after: Float64Array): Probabilities {
  const fits = [...STEPS, 0].map((step, suit) => {
    const remaining = ALLOWS_ONE_MORE[suit]
    let sum = 0
    for (let k = 0; k < STATES - step; k++)
      if (!remaining || remaining[k]) sum += (before[k] ?? 0) * (after[k + step] ?? 0)
    return sum * (cell[suit] ?? 0)
  })
  const total = fits.reduce((a, b) => a + b, 0)
  return total > 0 ? fits.map(fit => fit / total) : cell
}

function times(states: Float64Array, chance: number): Float64Array {
  const out = new Float64Array(STATES)
  if (chance > 0) for (let k = 0; k < STATES; k++) out[k] = (states[k] ?? 0) * chance
  return out
}

/** Without scaling, the likelihoods would underflow over many cells. */
function levelled(states: Float64Array): Float64Array {
  let most = 0
  for (let k = 0; k < STATES; k++) most = Math.max(most, states[k] ?? 0)
  if (most > 0) for (let k = 0; k < STATES; k++) states[k] = (states[k] ?? 0) / most
  return states
}
