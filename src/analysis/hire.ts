import type { Hire, Timer } from './client.ts'
import type { ToWorker } from './worker.ts'

/** Opens a worker, whose code is fetched then. */
export type OpenWorker = () => Worker

/** A worker that calls `take` with what it tells, and `fail` where it can't go on. */
export function hire<Told>(open: OpenWorker, take: (told: Told) => void, fail: () => void) {
  const worker = open()
  function end(): void {
    worker.terminate()
    fail()
  }
  worker.addEventListener('message', ({ data }) => take(data))
  worker.addEventListener('error', end)
  worker.addEventListener('messageerror', end)
  return { send: (message: ToWorker) => worker.postMessage(message), end: () => worker.terminate() }
}

/** A desk in a worker of its own. */
export const hireWorker =
  (open: OpenWorker): Hire =>
  (take, fail) =>
    hire(open, take, fail)

export const timeout: Timer = (act, ms) => {
  const id = setTimeout(act, ms)
  return () => clearTimeout(id)
}
