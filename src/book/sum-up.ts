import { loadGames, type GameList } from '../engine/game.ts'
import type { Result } from '../engine/result.ts'
import type { Match, PlayableMatch } from './journal/entries.ts'
import { summaryOf, type MatchSummary } from './journal/summary.ts'
import type { Counted } from './listing.ts'
import type { Storage, Write } from './storage/port.ts'
import { rowsOf, summaryRow } from './storage/rows.ts'

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
      const summary = loaded.ok ? triedSummary(loaded.value) : null
      if (summary) summaries.set(item.id, { ...summary, entries: Math.max(item.entries, summary.entries) })
    }
    if (summaries.size === 0) continue
    await storage.write([...summaries.values()].map(summaryRow))
    take(summaries)
  }
}

/** The rows of matches that aren't there yet, with what each has come to. */
export async function rowsWithResults(list: GameList, matches: readonly Match[]): Promise<readonly Write[]> {
  const games = await loadGames(list)
  return matches.flatMap(match => {
    const game = games.find(({ name }) => name === match.head.game)
    const summary = game ? triedSummary({ ...match, game }) : null
    return summary ? [...rowsOf(match), summaryRow(summary)] : rowsOf(match)
  })
}

/** One bad match never stops the others. */
function triedSummary(match: PlayableMatch): MatchSummary | null {
  try {
    return summaryOf(match)
  } catch {
    return null
  }
}
