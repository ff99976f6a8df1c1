import type { Hire } from './client.ts'

/** A desk in a worker of its own, whose code is fetched when it is opened. */
export const hireWorker: Hire = take => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }) => take(data))
  return message => worker.postMessage(message)
}
