import { type Work, type JobListener, createJobs, inWorker, type Connect } from '../jobs.ts'
import type { MatchSummary } from './journal/summary.ts'
import type { EntryCount } from './listing.ts'
import type { AdmitResult } from './transfer/admit.ts'
import { type Incoming, openIncoming } from './transfer/incoming.ts'
import { matchesOf, type MatchesEnv } from './matches.ts'
import type { Book } from './book.ts'

/** Runs long tasks: reading and importing files or texts, and computing summaries of matches. */
export interface Importer {
  open(source: string | Blob, following?: JobListener<number>): Promise<Incoming>
  /** Computes the summaries of matches and reports them in batches, in the given order. */
  storeSummaries(
    matches: readonly EntryCount[],
    onSummaries: (summaries: ReadonlyMap<string, MatchSummary>) => void,
  ): Promise<void>
}

/** An importer that works in this window, without a worker. */
export const localImporter = (env: MatchesEnv): Importer => ({
  open: (source, following) => openIncoming(env, source, following),
  storeSummaries: (matches, onSummaries) => matchesOf(env).storeSummaries(matches, onSummaries),
})

type Request =
  | { readonly type: 'open'; readonly number: number; readonly source: string | Blob }
  | { readonly type: 'import'; readonly number: number }
  | { readonly type: 'sum-up'; readonly matches: readonly EntryCount[] }

type Progress =
  | { readonly type: 'share'; readonly share: number }
  | { readonly type: 'summaries'; readonly summaries: ReadonlyMap<string, MatchSummary> }

type Done =
  | ({ readonly type: 'opened' } & Omit<Incoming, 'store'>)
  | { readonly type: 'imported'; readonly admitted: readonly AdmitResult[] }
  | { readonly type: 'summed-up' }

/** The code of the import worker. Only the file that was opened last can be imported. */
export function importWork(importer: Importer): Work<Request, Progress, Done> {
  let opened: { readonly number: number; readonly incoming: Promise<Incoming> } | null = null

  return async (request, { signal, progress }) => {
    const following = { signal, progress: (share: number) => progress({ type: 'share', share }) }
    switch (request.type) {
      case 'open': {
        opened = { number: request.number, incoming: importer.open(request.source, following) }
        const { store: _, ...rest } = await opened.incoming
        return { type: 'opened', ...rest }
      }
      case 'import':
        if (opened?.number !== request.number) throw new Error('it was not opened here')
        return { type: 'imported', admitted: await (await opened.incoming).store(following) }
      case 'sum-up':
        await importer.storeSummaries(request.matches, summaries => progress({ type: 'summaries', summaries }))
        return { type: 'summed-up' }
    }
  }
}

/** Imports below `SHORT` bytes or characters, and summaries of fewer than `FEW` matches, aren't worth a worker. */
const SHORT = 20_000
const FEW = 10

const MAX_SILENCE_MS = 30_000

/** Imports in a worker, if there is one. Imports in this window if the worker fails, or if there are unsaved entries, which only this window has. */
export function importerOf(
  book: Book,
  connect: Connect<Request, Progress, Done> | null = book.openImporter ? inWorker(book.openImporter) : null,
  isFree = (): boolean => matchesOf(book).failing === null,
  patience = MAX_SILENCE_MS,
): Importer {
  const here = localImporter(book)
  if (!connect) return here
  const jobs = createJobs(connect)
  let opened = 0

  /** Null if the worker failed; this window must then do the work. */
  async function run(request: Request, following: JobListener<Progress> = {}): Promise<Done | null> {
    const done = await jobs.run(request, { ...following, patience })
    return done.ok ? done.value : null
  }

  const shares = ({ signal, progress }: JobListener<number>): JobListener<Progress> => ({
    signal,
    progress: report => report.type === 'share' && progress?.(report.share),
  })

  async function open(source: string | Blob, following: JobListener<number> = {}): Promise<Incoming> {
    const size = typeof source === 'string' ? source.length : source.size
    const number = ++opened
    const read = size < SHORT || !isFree() ? null : await run({ type: 'open', number, source }, shares(following))
    if (read?.type !== 'opened') return here.open(source, following)
    const { type: _, ...rest } = read
    const store: Incoming['store'] = async (later = {}) => {
      const imported = isFree() ? await run({ type: 'import', number }, shares(later)) : null
      return imported?.type === 'imported' ? imported.admitted : (await here.open(source)).store(later)
    }
    return { ...rest, store }
  }

  const storeSummaries: Importer['storeSummaries'] = async (matches, onSummaries) => {
    const left = new Map<string, EntryCount>(matches.map(({ id, entries }) => [id, { id, entries }]))
    const progress = (report: Progress): void => {
      if (report.type !== 'summaries') return
      for (const id of report.summaries.keys()) left.delete(id)
      onSummaries(report.summaries)
    }
    const isWorth = left.size >= FEW && isFree()
    const done = isWorth ? await run({ type: 'sum-up', matches: [...left.values()] }, { progress }) : null
    if (!done) await here.storeSummaries([...left.values()], onSummaries)
  }

  return { open, storeSummaries }
}
