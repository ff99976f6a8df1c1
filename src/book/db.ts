import { openDB, type IDBPDatabase, type IDBPTransaction } from 'idb'
import { err, ok, type Result } from '../engine/result.ts'
import { DATABASE, DATABASE_VERSION, STORES, type StoreName } from './names.ts'
import type { Storage, StorageFailure, Write } from './storage.ts'

/** A connection may hang instead of failing; after so many milliseconds it counts as dead. */
const PATIENCE = 6_000

/** Errors of a connection that the system has closed under the page. A new one may work. */
const MAY_HEAL = ['UnknownError', 'InvalidStateError', 'TimeoutError', 'AbortError']

/** The name of the error of a `require` that found nothing. */
const GONE = 'GoneError'

const FAILURES: Readonly<Record<string, StorageFailure>> = {
  ConstraintError: 'exists',
  [GONE]: 'gone',
  QuotaExceededError: 'full',
  VersionError: 'newer',
  SecurityError: 'refused',
  NotAllowedError: 'refused',
}

/** Opens a connection; `lost` is called when it must not be used any more. */
export type Connect<C> = (lost: () => void) => Promise<C>

/** Keeps one connection, renews it when it has died, and tries once more on the new one. */
export function createRunner<C extends { close(): void }>(connect: Connect<C>, patience = PATIENCE) {
  let connection: Promise<C> | null = null

  function connected(): Promise<C> {
    const mine = connect(() => forget(mine))
    connection = mine
    mine.catch(() => forget(mine))
    return mine
  }

  function forget(which: Promise<C> | null): void {
    if (connection === which) connection = null
  }

  async function attempt<T>(work: (connection: C) => Promise<T>): Promise<T> {
    return work(await (connection ?? connected()))
  }

  function renew(): void {
    connection?.then(
      dead => dead.close(),
      () => undefined,
    )
    connection = null
  }

  return async function run<T>(work: (connection: C) => Promise<T>): Promise<Result<T, StorageFailure>> {
    try {
      return ok(await within(patience, attempt(work)))
    } catch (first) {
      if (!MAY_HEAL.includes(nameOf(first))) return err(failureOf(first))
      renew()
      try {
        return ok(await within(patience, attempt(work)))
      } catch (second) {
        return err(saysFull(first) ? 'full' : failureOf(second))
      }
    }
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

/** On a full disk, unlike at the end of a quota, browsers give an unknown error, whose message is all that tells. */
const saysFull = (error: unknown): boolean => error instanceof Error && /no.?space|disk.{0,9}full/i.test(error.message)

const failureOf = (error: unknown): StorageFailure => FAILURES[nameOf(error)] ?? (saysFull(error) ? 'full' : 'broken')

function within<T>(patience: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), patience)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

async function connect(lost: () => void): Promise<IDBPDatabase> {
  if (!('indexedDB' in globalThis)) throw new DOMException('no IndexedDB', 'SecurityError')
  const database: IDBPDatabase = await openDB(DATABASE, DATABASE_VERSION, {
    upgrade(created) {
      for (const [name, key] of Object.entries(STORES)) {
        created.createObjectStore(name, { keyPath: typeof key === 'string' ? key : [...key] })
      }
    },
    // A newer version of the app, in another tab, waits for this connection to close.
    blocking() {
      lost()
      database.close()
    },
    terminated: lost,
  })
  return database
}

const entriesOf = (match: string, from = 0): IDBKeyRange => IDBKeyRange.bound([match, from], [match, Infinity])

type Transaction = IDBPTransaction<unknown, StoreName[], 'readwrite'>

async function writeAll(database: IDBPDatabase, writes: readonly Write[]): Promise<null> {
  const stores = new Set(writes.map(write => (write.type === 'delete-entries' ? 'entries' : write.store)))
  const transaction: Transaction = database.transaction([...stores], 'readwrite', { durability: 'strict' })
  const requests: Promise<unknown>[] = []
  try {
    for (const write of writes) requests.push(request(transaction, write))
  } catch (error) {
    transaction.abort()
    await Promise.allSettled([...requests, transaction.done])
    throw error
  }
  // The requests are answered first, and a full disk aborts the transaction after that.
  await Promise.all([...requests, transaction.done])
  return null
}

function request(transaction: Transaction, write: Write): Promise<unknown> {
  switch (write.type) {
    case 'add':
      return transaction.objectStore(write.store).add(write.value)
    case 'put':
      return transaction.objectStore(write.store).put(write.value)
    case 'require':
      return require(transaction, write.store, write.key)
    case 'delete':
      return transaction.objectStore(write.store).delete(write.key)
    case 'delete-entries':
      return transaction.objectStore('entries').delete(entriesOf(write.match))
  }
}

async function require(transaction: Transaction, store: StoreName, key: string): Promise<void> {
  if ((await transaction.objectStore(store).getKey(key)) !== undefined) return
  transaction.abort()
  throw new DOMException(`no ${key} in ${store}`, GONE)
}

/** Storage in the browser's database. */
export function openDatabase(): Storage {
  const run = createRunner(connect)
  return {
    get: (store, key) => run(database => database.get(store, key)),
    all: store => run(database => database.getAll(store)),
    entries: (match, from) => run(database => database.getAll('entries', entriesOf(match, from))),
    lastEntry: match =>
      run(async database => {
        const cursor = await database.transaction('entries').store.openCursor(entriesOf(match), 'prev')
        return cursor?.value
      }),
    write: writes => run(database => writeAll(database, writes)),
  }
}
