import type { Locks } from '../../src/book/lock.ts'

interface Waiting {
  readonly steal: boolean
  grant(): void
}

/** Web Locks with exclusive locks, shared by all tabs of a browser. */
export function createLocks(): Locks {
  const held = new Map<string, () => void>()
  const queues = new Map<string, Waiting[]>()

  const abort = (): DOMException => new DOMException('taken', 'AbortError')

  function next(name: string): void {
    if (!held.has(name)) queues.get(name)?.shift()?.grant()
  }

  function request<T>(
    name: string,
    given: LockOptions | LockGrantedCallback<T>,
    callback?: LockGrantedCallback<T>,
  ): Promise<T> {
    const options = typeof given === 'function' ? {} : given
    const work = callback ?? (given as LockGrantedCallback<T>)
    return new Promise((resolve, reject) => {
      const grant = (): void => {
        const lose = (): void => reject(abort())
        held.set(name, lose)
        void Promise.resolve(work({ name, mode: 'exclusive' }))
          .then(resolve as (value: unknown) => void, reject)
          .finally(() => {
            if (held.get(name) === lose) held.delete(name)
            next(name)
          })
      }
      if (options.steal) {
        held.get(name)?.()
        grant()
      } else if (!held.has(name)) grant()
      else if (options.ifAvailable) resolve(work(null) as T)
      else enqueue(name, { steal: false, grant }, options.signal, () => reject(abort()))
    })
  }

  function enqueue(name: string, waiting: Waiting, signal: AbortSignal | undefined, give: () => void): void {
    const queue = queues.get(name) ?? []
    queues.set(name, queue)
    queue.push(waiting)
    signal?.addEventListener('abort', () => {
      const place = queue.indexOf(waiting)
      if (place < 0) return
      queue.splice(place, 1)
      give()
    })
  }

  return { request } as Locks
}
