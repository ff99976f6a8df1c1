import type { Work, Following } from '../jobs.ts'
import type { MatchSummary } from './journal/summary.ts'
import type { Counted } from './listing.ts'
import type { Admitted } from './transfer/admit.ts'
import { type Incoming, openIncoming } from './transfer/incoming.ts'
import { matchesOf, type MatchesWorld } from './matches.ts'

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

/** `bring` what was opened under a number, of which there is one for whatever is opened. */
export type Request =
  | { readonly type: 'open'; readonly number: number; readonly source: string | Blob }
  | { readonly type: 'bring'; readonly number: number }
  | { readonly type: 'sum-up'; readonly matches: readonly Counted[] }

export type Progress =
  | { readonly type: 'share'; readonly share: number }
  | { readonly type: 'summaries'; readonly summaries: ReadonlyMap<string, MatchSummary> }

export type Done =
  | ({ readonly type: 'opened' } & Omit<Incoming, 'bring'>)
  | { readonly type: 'brought'; readonly admitted: readonly Admitted[] }
  | { readonly type: 'summed-up' }

/** Only what was opened last is kept, to be brought in. */
export function importWork(importer: Importer): Work<Request, Progress, Done> {
  let opened: { readonly number: number; readonly incoming: Promise<Incoming> } | null = null

  return async (request, { signal, progress }) => {
    const following = { signal, progress: (share: number) => progress({ type: 'share', share }) }
    switch (request.type) {
      case 'open': {
        opened = { number: request.number, incoming: importer.open(request.source, following) }
        const { bring: _, ...seen } = await opened.incoming
        return { type: 'opened', ...seen }
      }
      case 'bring':
        if (opened?.number !== request.number) throw new Error('it was not opened here')
        return { type: 'brought', admitted: await (await opened.incoming).bring(following) }
      case 'sum-up':
        await importer.sumUp(request.matches, summaries => progress({ type: 'summaries', summaries }))
        return { type: 'summed-up' }
    }
  }
}
