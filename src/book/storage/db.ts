import { deleteDB, openDB, type IDBPDatabase, type IDBPTransaction } from 'idb'
import { err, ok, type Result } from '../../engine/result.ts'
import { BLOCKED, createRunner, GONE, nameOf, type Connect } from './connection.ts'
import { DATABASE, DATABASE_VERSION, LOOK_OVER, STORES, type StoreName } from './names.ts'
import type { Storage, StorageFailure, Write } from './port.ts'

/** What was blocked once is asked about again so many milliseconds later. */
const AGAIN = 500

/** Books of earlier versions have names alone. */
const FIRST_WITH_PEOPLE = 5

function createConnect(): Connect<IDBPDatabase> {
  /** A database that is being opened: one that is blocked opens as soon as the other windows are closed. */
  let opening: Promise<IDBPDatabase> | null = null
  let lose = (): void => undefined
  let block = (): void => undefined
  let isBlocked = false

  function open(): Promise<IDBPDatabase> {
    const database = openDB(DATABASE, DATABASE_VERSION, {
      upgrade(created, before, _, transaction) {
        for (const [name, key] of Object.entries(STORES)) {
          if (created.objectStoreNames.contains(name)) continue
          created.createObjectStore(name, { keyPath: typeof key === 'string' ? key : [...key] })
        }
        if (before > 0 && before < FIRST_WITH_PEOPLE)
          void transaction.objectStore('settings').put({ key: LOOK_OVER, value: true })
      },
      blocked() {
        isBlocked = true
        block()
      },
      // A newer version of the app, in another tab, waits for this connection to close.
      blocking() {
        lose()
        void database.then(each => each.close())
      },
      terminated: () => lose(),
    }).finally(() => {
      opening = null
      isBlocked = false
    })
    return database
  }

  return async lost => {
    if (!('indexedDB' in globalThis)) throw new DOMException('no IndexedDB', 'SecurityError')
    lose = lost
    const refused = new Promise<never>((_, reject) => {
      block = () => reject(new DOMException('open elsewhere in an older version', BLOCKED))
    })
    if (isBlocked) setTimeout(block, AGAIN)
    opening ??= open()
    return Promise.race([opening, refused])
  }
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
    requests.push(Promise.reject(error))
    transaction.abort()
  }
  // The requests are answered first, and a full disk aborts the transaction after that.
  const outcomes = await Promise.allSettled([...requests, transaction.done])
  const errors = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
  if (errors.length > 0) throw errors.find(isCause) ?? errors[0]
  return null
}

/** One request fails, or the whole transaction does; all the others are then merely aborted. */
const isCause = (error: unknown): boolean => nameOf(error) !== 'AbortError'

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

/** One step a match, however many entries it has. */
async function entryMatches(database: IDBPDatabase): Promise<readonly string[]> {
  const matches: string[] = []
  let cursor = await database.transaction('entries').store.openKeyCursor()
  while (cursor) {
    const [match]: readonly unknown[] = Array.isArray(cursor.primaryKey) ? cursor.primaryKey : []
    if (typeof match !== 'string') break
    matches.push(match)
    cursor = await cursor.continue([match, []])
  }
  return matches
}

/** A database that another window has open is deleted when that window closes it, which may be never. */
function deleteAll(): Promise<Result<null, StorageFailure>> {
  return new Promise(resolve => {
    deleteDB(DATABASE, { blocked: () => resolve(err('blocked')) }).then(
      () => resolve(ok(null)),
      () => resolve(err('broken')),
    )
  })
}

/** Storage in the browser's database. */
export function openDatabase(): Storage {
  const { run, reopen } = createRunner(createConnect())
  return {
    get: (store, key) => run(database => database.get(store, key)),
    all: store => run(database => database.getAll(store)),
    entries: (match, from) => run(database => database.getAll('entries', entriesOf(match, from))),
    entryMatches: () => run(entryMatches),
    lastEntry: match =>
      run(async database => {
        const cursor = await database.transaction('entries').store.openCursor(entriesOf(match), 'prev')
        return cursor?.value
      }),
    write: writes => run(database => writeAll(database, writes)),
    async renew() {
      reopen()
      return deleteAll()
    },
    reopen,
  }
}
