import { createJobs, inWorker, type Connect, type Following } from '../jobs.ts'
import type { Book } from './book.ts'
import { type Done, type Progress, type Request, importerHere, type Importer } from './import-worker.ts'
import type { Counted } from './listing.ts'
import { matchesOf } from './matches.ts'
import type { Incoming } from './transfer/incoming.ts'

/** What is shorter, in bytes or characters, or fewer, isn't worth the way to another thread. */
const SHORT = 20_000
const FEW = 10

/** A worker that has said nothing for so many milliseconds isn't waited for. */
const PATIENCE = 30_000

/**
 * A book's importer, in a worker where there is one; where that fails, or may not be used, the work is done here. What waits to be stored
 * only this window knows.
 */
export function importerOf(
  book: Book,
  connect: Connect<Request, Progress, Done> | null = book.openImporter ? inWorker(book.openImporter) : null,
  isFree = (): boolean => matchesOf(book).failing === null,
  patience = PATIENCE,
): Importer {
  const here = importerHere(book)
  if (!connect) return here
  const jobs = createJobs(connect)
  let opened = 0

  /** Null where the work is to be done here. */
  async function run(request: Request, following: Following<Progress> = {}): Promise<Done | null> {
    const done = await jobs.run(request, { ...following, patience })
    return done.ok ? done.value : null
  }

  const shares = ({ signal, progress }: Following<number>): Following<Progress> => ({
    signal,
    progress: heard => heard.type === 'share' && progress?.(heard.share),
  })

  async function open(source: string | Blob, following: Following<number> = {}): Promise<Incoming> {
    const size = typeof source === 'string' ? source.length : source.size
    const number = ++opened
    const read = size < SHORT || !isFree() ? null : await run({ type: 'open', number, source }, shares(following))
    if (read?.type !== 'opened') return here.open(source, following)
    const { type: _, ...seen } = read
    const bring: Incoming['bring'] = async (again = {}) => {
      const brought = isFree() ? await run({ type: 'bring', number }, shares(again)) : null
      return brought?.type === 'brought' ? brought.admitted : (await here.open(source)).bring(again)
    }
    return { ...seen, bring }
  }

  const sumUp: Importer['sumUp'] = async (matches, take) => {
    const left = new Map<string, Counted>(matches.map(({ id, entries }) => [id, { id, entries }]))
    const progress = (heard: Progress): void => {
      if (heard.type !== 'summaries') return
      for (const id of heard.summaries.keys()) left.delete(id)
      take(heard.summaries)
    }
    const isWorth = left.size >= FEW && isFree()
    const done = isWorth ? await run({ type: 'sum-up', matches: [...left.values()] }, { progress }) : null
    if (!done) await here.sumUp([...left.values()], take)
  }

  return { open, sumUp }
}
