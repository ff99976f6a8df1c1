import type { Hire } from './client.ts'

/** A desk in a worker of its own, whose code is fetched when it is opened. */
export const hireWorker =
  (open: () => Worker): Hire =>
  (take, fail) => {
    const worker = open()
    worker.addEventListener('message', ({ data }) => take(data))
    worker.addEventListener('error', fail)
    worker.addEventListener('messageerror', fail)
    return { send: message => worker.postMessage(message), end: () => worker.terminate() }
  }
