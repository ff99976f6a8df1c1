import type { Advice, Search } from '../../src/analysis/advice.ts'

/** A search's final result, or its latest result after `steps` steps. */
export function run<Action>(search: Search<Action>, steps = Infinity): Advice<Action> {
  let best: Advice<Action> | null = null
  for (let step = 0; step < steps || best === null; step++) {
    const { done, value } = search.next()
    if (done) return value
    best = value ?? best
  }
  return best
}
