import { hire, type OpenWorker } from './hire.ts'
import type { Differing, FromSearch } from './slips.ts'

/** Has a table that differs explained; `fail` where that can't be done. Gives what ends it. */
export type AskSlips = (differing: Differing, take: (news: FromSearch) => void, fail: () => void) => () => void

/** In a worker of its own, so that the page goes on and the search can be ended at any moment. */
export const askSlipsWorker =
  (open: OpenWorker): AskSlips =>
  (differing, take, fail) => {
    const { send, end } = hire(open, take, fail)
    send({ type: 'explain', differing })
    return end
  }
