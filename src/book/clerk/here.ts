import type { MatchSummary } from '../journal/summary.ts'
import type { Counted } from '../listing.ts'
import { matchesOf, type MatchesWorld } from '../matches.ts'
import type { Watch } from '../transfer/backup-file.ts'
import { openIncoming, type Incoming } from '../transfer/incoming.ts'

/** Whoever does what takes long: reads what comes from outside and brings it in, and sums matches up. */
export interface Clerk {
  /** What a file or a text of any length would bring in. */
  open(source: string | Blob, watch?: Watch): Promise<Incoming>
  /** A batch at a time, in the order in which they are given. */
  sumUp(matches: readonly Counted[]): AsyncIterable<ReadonlyMap<string, MatchSummary>>
}

/** One who works where people play. */
export const clerkHere = (world: MatchesWorld): Clerk => ({
  open: (source, watch) => openIncoming(world, source, watch),
  sumUp: matches => matchesOf(world).sumUp(matches),
})
