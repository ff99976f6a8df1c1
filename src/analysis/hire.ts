import type { Hire, Timer } from './client.ts'
import type { ToWorker } from './worker.ts'

/** The worker, whose code is fetched when it is opened: it calls `take` with what it tells, and `fail` where it can't go on. */
export function openWorker<Told>(take: (told: Told) => void, fail: () => void) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
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
export const hireWorker: Hire = openWorker

export const timeout: Timer = (act, ms) => {
  const id = setTimeout(act, ms)
  return () => clearTimeout(id)
}
