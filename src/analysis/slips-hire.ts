import type { Differing, FromSearch } from './slips.ts'

/** Has a table that differs explained; `fail` where that can't be done. Gives what ends it. */
export type AskSlips = (differing: Differing, take: (news: FromSearch) => void, fail: () => void) => () => void

/** In a worker of its own, so that the page goes on and the search can be ended at any moment. */
export const askSlipsWorker: AskSlips = (differing, take, fail) => {
  const worker = new Worker(new URL('./slips-worker.ts', import.meta.url), { type: 'module' })
  function end(): void {
    worker.terminate()
    fail()
  }
  worker.addEventListener('message', ({ data }) => take(data))
  worker.addEventListener('error', end)
  worker.addEventListener('messageerror', end)
  worker.postMessage(differing)
  return () => worker.terminate()
}
