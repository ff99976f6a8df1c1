import { lockName } from './storage/names.ts'

/** Whoever has a match open writes in it, or follows the one who does. */
export type Role = 'writer' | 'follower'

export interface Seat {
  /** The role that was found at first; later changes are told to the listener. */
  readonly role: Role
  /** Makes this the writer even if there is another, who becomes a follower. */
  takeOver(): void
  leave(): void
}

export type Locks = Pick<LockManager, 'request'>

/**
 * Takes a seat at a match. There is one writer at a time. A follower becomes the writer by itself as soon as the writer has left,
 * closed the page or crashed, and at once with `takeOver`. Where the browser has no locks everyone writes, and the storage, which
 * never overwrites an entry, tells the second of two writers.
 */
export async function takeSeat(locks: Locks | undefined, match: string, onRole: (role: Role) => void): Promise<Seat> {
  if (!locks) return { role: 'writer', takeOver: () => undefined, leave: () => undefined }
  const name = lockName(match)
  const leaving = new AbortController()
  let release = (): void => undefined

  const hold = (): Promise<void> => new Promise(resolve => (release = resolve))

  /** Becomes the writer when the lock is granted, and waits for it again when it has been taken away. */
  async function becomeWriter(options: LockOptions): Promise<void> {
    try {
      await locks?.request(name, options, () => {
        if (leaving.signal.aborted) return undefined
        onRole('writer')
        return hold()
      })
    } catch (error) {
      if (isTaken(error)) lose()
    }
  }

  function lose(): void {
    if (leaving.signal.aborted) return
    onRole('follower')
    void becomeWriter({ signal: leaving.signal })
  }

  const role = await new Promise<Role>(resolve => {
    locks
      .request(name, { ifAvailable: true }, lock => {
        resolve(lock ? 'writer' : 'follower')
        return lock && !leaving.signal.aborted ? hold() : undefined
      })
      .catch(error => {
        resolve('writer')
        if (isTaken(error)) lose()
      })
  })
  if (role === 'follower') void becomeWriter({ signal: leaving.signal })

  return {
    role,
    takeOver: () => void becomeWriter({ steal: true }),
    leave() {
      leaving.abort()
      release()
    },
  }
}

/** The lock was taken away, or is no longer waited for. Any other error means that locks don't work here. */
const isTaken = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/** Does something as the only writer of a match; null where another has it open. */
export async function asWriter<T>(locks: Locks | undefined, match: string, work: () => Promise<T>): Promise<T | null> {
  if (!locks) return work()
  return locks.request(lockName(match), { ifAvailable: true }, lock => (lock ? work() : null))
}
