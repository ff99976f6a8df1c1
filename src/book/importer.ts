import type { Following } from '../jobs.ts'
import type { MatchSummary } from './journal/summary.ts'
import type { Counted } from './listing.ts'
import { matchesOf, type MatchesWorld } from './matches.ts'
import { openIncoming, type Incoming } from './transfer/incoming.ts'

/** Does what takes long: reads what comes from outside and brings it in, and sums matches up. */
export interface Importer {
  /** What a file or a text of any length would bring in. */
  open(source: string | Blob, following?: Following<number>): Promise<Incoming>
  /** A batch at a time, in the order in which they are given. */
  sumUp(matches: readonly Counted[], take: (summaries: ReadonlyMap<string, MatchSummary>) => void): Promise<void>
}

/** One who works where people play. */
export const importerHere = (world: MatchesWorld): Importer => ({
  open: (source, following) => openIncoming(world, source, following),
  sumUp: (matches, take) => matchesOf(world).sumUp(matches, take),
})
