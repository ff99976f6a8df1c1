import { lockName } from './storage/names.ts'

/** A window with an open match writes in it, or follows the one that does. */
export type Role = 'writer' | 'follower'

export interface WriterLock {
  /** The first role; the listener gets later changes. */
  readonly role: Role
  /** Makes this the writer even if there is another, who becomes a follower. */
  takeOver(): void
  dispose(): void
}

/** Milliseconds after which a request without any answer counts as failed; working locks are granted or queued. */
const PATIENCE = 2_000

export type Locks = Pick<LockManager, 'request'>

/**
 * Takes a lock, of a match for example, or waits for it: there is one writer at a time. A follower becomes the writer as
 * soon as the writer has left, closed the page or crashed, or with `takeOver`. If the browser has no locks everyone writes, and
 * the storage, which never overwrites an entry, refuses the second of two writers.
 */
export async function takeLock(
  locks: Locks | undefined,
  what: string,
  onRole: (role: Role) => void,
): Promise<WriterLock> {
  if (!locks) return { role: 'writer', takeOver: () => undefined, dispose: () => undefined }
  const name = lockName(what)
  const leaving = new AbortController()
  let release = (): void => undefined
  let granted = 0

  const hold = (): Promise<void> => new Promise(resolve => (release = resolve))

  /** Becomes the writer when the lock is granted, and waits for it again when it has been taken away. */
  async function becomeWriter(options: LockOptions): Promise<void> {
    let mine = -1
    try {
      await locks?.request(name, options, () => {
        if (leaving.signal.aborted) return undefined
        mine = ++granted
        onRole('writer')
        return hold()
      })
    } catch (error) {
      // A lock granted during a takeover is not used.
      if (isTaken(error) && mine === granted) lose()
    }
  }

  function lose(): void {
    if (leaving.signal.aborted) return
    onRole('follower')
    void becomeWriter({ signal: leaving.signal })
  }

  const role = await firstRole(locks, name, () => (leaving.signal.aborted ? undefined : hold()), lose)
  if (role === 'follower') void becomeWriter({ signal: leaving.signal })

  return {
    role,
    takeOver: () => void becomeWriter({ steal: true }),
    dispose() {
      leaving.abort()
      release()
    },
  }
}

/**
 * Tells a window whether it is the holder: the last visible window of a browser and, when that closes, another. Call
 * the returned function to leave.
 */
export async function holdInSight(
  locks: Locks | undefined,
  name: string,
  onChange: (holds: boolean) => void,
): Promise<() => void> {
  let holds = false
  const setRole = (role: Role): void => onChange((holds = role === 'writer'))
  const lock = await takeLock(locks, name, setRole)

  function claim(): void {
    if (holds || document.visibilityState !== 'visible') return
    holds = true
    lock.takeOver()
  }

  setRole(lock.role)
  claim()
  document.addEventListener('visibilitychange', claim)
  return () => {
    document.removeEventListener('visibilitychange', claim)
    lock.dispose()
  }
}

/** The first role: the lock is held until `hold` resolves, and `lose` is called when it is stolen. */
const firstRole = (
  locks: Locks,
  name: string,
  hold: () => Promise<void> | undefined,
  lose: () => void,
): Promise<Role> =>
  new Promise(resolve => {
    // Locks that hang, or don't work, are none.
    setTimeout(() => resolve('writer'), PATIENCE)
    tried(() =>
      locks.request(name, { ifAvailable: true }, lock => {
        resolve(lock ? 'writer' : 'follower')
        return lock ? hold() : undefined
      }),
    ).catch(error => {
      resolve('writer')
      if (isTaken(error)) lose()
    })
  })

/** The lock was taken away, or is no longer waited for. Any other error means that locks don't work here. */
const isTaken = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/** Does something as the only writer of a match; null if another has it open. */
export async function asWriter<T>(locks: Locks | undefined, match: string, work: () => Promise<T>): Promise<T | null> {
  if (!locks) return work()
  let granted: boolean | null = null
  const hung = new Promise<'hung'>(resolve => setTimeout(() => resolve('hung'), PATIENCE))
  const asked = tried(() =>
    locks.request(lockName(match), { ifAvailable: true }, async lock => {
      if (granted !== null) return null
      granted = lock !== null
      return lock ? work() : null
    }),
  )
  const first = await Promise.race([asked, hung]).catch((error: unknown) => {
    if (granted !== null) throw error
    return 'hung' as const
  })
  if (first !== 'hung') return first
  // Work that has started under the lock is awaited; otherwise it runs without the lock.
  if (granted !== null) return asked
  granted = true
  return work()
}

/** Some browsers throw where others reject. */
const tried = async <T>(work: () => Promise<T>): Promise<T> => work()

/** Runs tasks one after the other, in the order in which they were handed in. */
export function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return task => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
