import { err, ok, type Result } from '../../engine/result.ts'
import type { StorageFailure } from './port.ts'

const TIMEOUT_MS = 3_000
const HUNG_TIMEOUT_MS = 500

/** After these errors, a new connection may work, for example because the browser has closed the old one. */
const MAY_HEAL = ['UnknownError', 'InvalidStateError', 'TimeoutError', 'AbortError']

/** The name of the error of a `require` that finds no row. */
export const GONE_ERROR = 'GoneError'

/** The name of the error if another window keeps the database open in an older version. */
export const BLOCKED_ERROR = 'BlockedError'

const FAILURES: Readonly<Record<string, StorageFailure>> = {
  ConstraintError: 'exists',
  [GONE_ERROR]: 'gone',
  [BLOCKED_ERROR]: 'blocked',
  QuotaExceededError: 'full',
  VersionError: 'newer',
  SecurityError: 'refused',
  NotAllowedError: 'refused',
}

/** Opens a connection. Calls `lost` when the connection must no longer be used. */
export type Connect<C> = (lost: () => void) => Promise<C>

function keepConnection<C extends { close(): void }>(connect: Connect<C>) {
  let connection: Promise<C> | null = null

  function connected(): Promise<C> {
    if (connection) return connection
    const mine = connect(() => forget(mine))
    connection = mine
    mine.catch(() => forget(mine))
    return mine
  }

  function forget(which: Promise<C>): void {
    if (connection === which) connection = null
  }

  function discard(which: Promise<C>): void {
    forget(which)
    which.then(
      dead => dead.close(),
      () => undefined,
    )
  }

  return { connected, discard, discardAny: (): void => void (connection && discard(connection)) }
}

/** Runs work on one connection. After an error in `MAY_HEAL`, replaces the connection and tries once more. */
export function createRunner<C extends { close(): void }>(connect: Connect<C>, patience = TIMEOUT_MS) {
  const { connected, discard, discardAny } = keepConnection(connect)
  let full = false
  let hung = false

  /** On a full disk, reopening fails without a reason, so `broken` after `full` still means `full`. */
  function failed<T>(failure: StorageFailure): Result<T, StorageFailure> {
    full = failure === 'full' || (full && failure === 'broken')
    return err(full ? 'full' : failure)
  }

  async function attempt<T>(using: Promise<C>, work: (connection: C) => Promise<T>): Promise<T> {
    const value = await within(hung ? Math.min(patience, HUNG_TIMEOUT_MS) : patience, using.then(work))
    full = false
    hung = false
    return value
  }

  async function run<T>(work: (connection: C) => Promise<T>): Promise<Result<T, StorageFailure>> {
    const using = connected()
    try {
      return ok(await attempt(using, work))
    } catch (first) {
      if (!MAY_HEAL.includes(nameOf(first))) return failed(failureOf(first))
      hung = nameOf(first) === 'TimeoutError'
      discard(using)
      try {
        return ok(await attempt(connected(), work))
      } catch (second) {
        return failed(saysFull(first) ? 'full' : failureOf(second))
      }
    }
  }

  return {
    run,
    reopen: discardAny,
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

/** On a full disk, unlike at a quota, browsers report an unknown error, recognisable only by its message. */
const saysFull = (error: unknown): boolean => error instanceof Error && /no.?space|disk.{0,9}full/i.test(error.message)

const failureOf = (error: unknown): StorageFailure => FAILURES[nameOf(error)] ?? (saysFull(error) ? 'full' : 'broken')

function within<T>(patience: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), patience)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
