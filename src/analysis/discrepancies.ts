import { type Differing, type Explainer } from './advice.ts'
import type { Discrepancy, SearchProgress } from '../engine/discrepancies.ts'

/** Milliseconds between two looks at how far it has come. */
const BEAT = 200

/** Searches to the end, and tells how it goes on the way: nothing is found where the game has nobody who explains. */
export function searchDiffering(
  explainer: Explainer | null,
  { setup, actions, real }: Differing,
  now: () => number,
  progress: (looking: SearchProgress) => void,
): readonly Discrepancy[] {
  const search = explainer?.explain(setup, actions, real)
  let last = -Infinity
  for (;;) {
    const step = search?.next()
    if (!step || step.done) return step?.value ?? []
    if (now() - last < BEAT) continue
    last = now()
    progress(step.value)
  }
}
