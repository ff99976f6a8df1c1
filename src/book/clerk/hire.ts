import type { Hire } from './client.ts'

/** A desk in a worker of its own, whose code is fetched when it is opened. */
export const hireWorker: Hire = (take, fail) => {
  const worker = new Worker(new URL('./clerk-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }) => take(data))
  worker.addEventListener('error', fail)
  worker.addEventListener('messageerror', fail)
  return { send: message => worker.postMessage(message), end: () => worker.terminate() }
}
