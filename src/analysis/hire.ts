import type { Hire, Timer } from './client.ts'

/** A desk in a worker of its own, whose code is fetched when it is opened. */
export const hireWorker: Hire = (take, fail) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  function end(): void {
    worker.terminate()
    fail()
  }
  worker.addEventListener('message', ({ data }) => take(data))
  worker.addEventListener('error', end)
  worker.addEventListener('messageerror', end)
  return { send: message => worker.postMessage(message), end: () => worker.terminate() }
}

export const timeout: Timer = (act, ms) => {
  const id = setTimeout(act, ms)
  return () => clearTimeout(id)
}
