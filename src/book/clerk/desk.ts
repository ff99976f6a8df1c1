import type { MatchSummary } from '../journal/summary.ts'
import type { Counted } from '../listing.ts'
import type { Admitted } from '../transfer/admit.ts'
import type { Watch } from '../transfer/backup-file.ts'
import type { Incoming } from '../transfer/incoming.ts'
import type { Clerk } from './here.ts'

/** What the clerk is asked for, under a number of its own; `bring` has that of what was opened. */
export type Errand =
  | { readonly type: 'open'; readonly source: string | Blob }
  | { readonly type: 'bring'; readonly opened: number }
  | { readonly type: 'sum-up'; readonly matches: readonly Counted[] }

/** What is sent to the desk: an errand, that it is given up, or that what was opened is wanted no more. */
export type ToDesk = { readonly id: number; readonly errand: Errand | 'cancel' | 'forget' }

/** What the desk sends back: how much is done, and then what came of it. */
export type Answer =
  | { readonly type: 'share'; readonly share: number }
  | ({ readonly type: 'opened' } & Omit<Incoming, 'bring'>)
  | { readonly type: 'brought'; readonly admitted: readonly Admitted[] }
  | { readonly type: 'told'; readonly summaries: ReadonlyMap<string, MatchSummary> }
  | { readonly type: 'done' | 'failed' }
export type FromDesk = { readonly id: number; readonly answer: Answer }

/** Has a clerk run errands that come as messages; gives the function that takes them. */
export function createDesk(clerk: Clerk, send: (message: FromDesk) => void): (message: ToDesk) => Promise<void> {
  const opened = new Map<number, Incoming>()
  const running = new Map<number, AbortController>()

  async function run(id: number, errand: Errand, watch: Watch): Promise<Answer> {
    switch (errand.type) {
      case 'open': {
        const incoming = await clerk.open(errand.source, watch)
        const { found, evenings, lost, cancelled } = incoming
        opened.set(id, incoming)
        return { type: 'opened', found, evenings, lost, cancelled }
      }
      case 'bring': {
        const incoming = opened.get(errand.opened)
        return incoming ? { type: 'brought', admitted: await incoming.bring(watch) } : { type: 'failed' }
      }
      case 'sum-up':
        for await (const summaries of clerk.sumUp(errand.matches)) send({ id, answer: { type: 'told', summaries } })
        return { type: 'done' }
    }
  }

  return async ({ id, errand }) => {
    if (errand === 'forget') return void opened.delete(id)
    if (errand === 'cancel') return running.get(id)?.abort()
    const giving = new AbortController()
    running.set(id, giving)
    const progress = (share: number): void => send({ id, answer: { type: 'share', share } })
    const answer = await run(id, errand, { signal: giving.signal, progress }).catch((): Answer => ({ type: 'failed' }))
    running.delete(id)
    send({ id, answer })
  }
}
