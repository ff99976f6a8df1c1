import type { SearchProgress, Discrepancy, DiscrepancySearch } from '../engine/discrepancies.ts'

/** A table that differs: how it began, what was played on record, and what really lies there. Plain data, for a worker. */
export interface Differing {
  readonly game: string
  readonly setup: unknown
  readonly actions: readonly unknown[]
  readonly real: unknown
}

/** How the search goes, or, at last, what it came to. */
export type FromSearch =
  | { readonly type: 'looks'; readonly looking: SearchProgress }
  | { readonly type: 'ends'; readonly found: readonly Discrepancy[] }

/** Held by those who know no game: give it only what is of its own game. */
export interface Explainer {
  explain(setup: unknown, actions: readonly unknown[], real: unknown): DiscrepancySearch
}

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
