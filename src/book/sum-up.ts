import type { Result } from '../engine/result.ts'
import type { PlayableMatch } from './journal/entries.ts'
import { summaryOf, type MatchSummary } from './journal/summary.ts'
import type { Counted } from './listing.ts'
import type { Storage } from './storage/port.ts'
import { summaryRow } from './storage/rows.ts'

/** After so many matches what has been summed up is stored and shown: those that are in sight, and then many at once. */
const [FIRST, BATCH] = [50, 500]

/** Sums matches up of which that isn't known, a batch at a time, so that a page with thousands can be used meanwhile. */
export async function sumUp(
  storage: Storage,
  load: (id: string) => Promise<Result<PlayableMatch, unknown>>,
  open: readonly Counted[],
  take: (summaries: ReadonlyMap<string, MatchSummary>) => void,
): Promise<void> {
  for (let [start, end] = [0, FIRST]; start < open.length; [start, end] = [end, end + BATCH]) {
    const summaries = new Map<string, MatchSummary>()
    for (const item of open.slice(start, end)) {
      const loaded = await load(item.id)
      const summary = loaded.ok ? tried(() => summaryOf(loaded.value)) : null
      if (summary) summaries.set(item.id, { ...summary, entries: Math.max(item.entries, summary.entries) })
    }
    if (summaries.size === 0) continue
    await storage.write([...summaries.values()].map(summaryRow))
    take(summaries)
  }
}

/** One bad match never stops the others. */
function tried<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
