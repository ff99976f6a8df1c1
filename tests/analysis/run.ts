import type { Advice, Search } from '../../src/analysis/advice.ts'

/** The final advice of a search, or its latest advice after `steps` steps. */
export function run<Action>(search: Search<Action>, steps = Infinity): Advice<Action> {
  let best: Advice<Action> | null = null
  for (let step = 0; step < steps || best === null; step++) {
    const { done, value } = search.next()
    if (done) return value
    best = value ?? best
  }
  return best
}
