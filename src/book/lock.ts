import { lockName } from './storage/names.ts'

/** A window with an open match either writes to the match, or follows the window that writes. */
export type Role = 'writer' | 'follower'

export interface WriterLock {
  /** The initial role; `onRole` gets later changes. */
  readonly role: Role
  /** Makes this window the writer; the previous writer, if any, becomes a follower. */
  takeOver(): void
  dispose(): void
}

/** In milliseconds. A working lock manager answers immediately. */
const PATIENCE = 2_000

export type Locks = Pick<LockManager, 'request'>

/**
 * Requests a lock, for example of a match, so that only one window writes. A follower becomes the writer if the writer releases the lock,
 * closes its page or crashes, or by `takeOver`. In a browser without locks, every window is a writer; the storage then rejects the second
 * of two writers, because it never overwrites an entry.
 */
export async function requestLock(
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
      // If this window has stolen the lock from itself, its latest grant is still valid.
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
 * Requests a lock, and reports whether this window holds it. The window that became visible last holds it; when that window closes, another
 * one does. Call the returned function to release the lock.
 */
export async function holdWhileVisible(
  locks: Locks | undefined,
  name: string,
  onChange: (holds: boolean) => void,
): Promise<() => void> {
  let holds = false
  const setRole = (role: Role): void => onChange((holds = role === 'writer'))
  const lock = await requestLock(locks, name, setRole)

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

const firstRole = (
  locks: Locks,
  name: string,
  hold: () => Promise<void> | undefined,
  lose: () => void,
): Promise<Role> =>
  new Promise(resolve => {
    // If the lock manager hangs or fails, this window is a writer, as in a browser without locks.
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

/** Any other error means that locks don't work here. */
const isTaken = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/** Runs `work` as the only writer of a match; null if a window, perhaps this one, has the match open. */
export async function runAsWriter<T>(
  locks: Locks | undefined,
  match: string,
  work: () => Promise<T>,
): Promise<T | null> {
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

/** Turns an exception into a rejection, because some browsers throw and others reject. */
const tried = async <T>(work: () => Promise<T>): Promise<T> => work()

/** Returns a function that runs tasks one at a time, in the order of its calls. */
export function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return task => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
