import { deleteDB, openDB, unwrap, type IDBPDatabase } from 'idb'
import { err, ok, type Result } from '../../engine/result.ts'
import { BLOCKED_ERROR, createRunner, GONE_ERROR, type Connect } from './connection.ts'
import { joinedEntries } from './journals.ts'
import { DATABASE, DATABASE_VERSION, JOURNALS, PEOPLE_UNCHECKED, STORES } from './names.ts'
import type { Entry } from '../journal/entries.ts'
import type { Storage, StorageFailure, Write } from './port.ts'

/** Milliseconds after which a request fails if the database is still blocked. */
const AGAIN = 500

const FIRST_WITH_PEOPLE = 5

function createConnect(): Connect<IDBPDatabase> {
  /** A blocked request succeeds as soon as the other windows are closed. */
  let opening: Promise<IDBPDatabase> | null = null
  let lose = (): void => undefined
  let block = (): void => undefined
  let isBlocked = false

  function open(): Promise<IDBPDatabase> {
    const database = openDB(DATABASE, DATABASE_VERSION, {
      upgrade(created, before, _, transaction) {
        for (const [name, key] of Object.entries({ ...STORES, ...JOURNALS })) {
          if (created.objectStoreNames.contains(name)) continue
          created.createObjectStore(name, { keyPath: typeof key === 'string' ? key : [...key] })
        }
        if (before > 0 && before < FIRST_WITH_PEOPLE)
          void transaction.objectStore('settings').put({ key: PEOPLE_UNCHECKED, value: true })
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
      block = () => reject(new DOMException('open elsewhere in an older version', BLOCKED_ERROR))
    })
    if (isBlocked) setTimeout(block, AGAIN)
    opening ??= open()
    return Promise.race([opening, refused])
  }
}

/** The keys of a match's rows: in `entries` from this number on, or in `journals` from this count on. */
const rowsFrom = (match: string, from = 0): IDBKeyRange => IDBKeyRange.bound([match, from], [match, Infinity])

const BOTH = ['entries', 'journals'] as const

const storesOf = (write: Write): readonly string[] =>
  'store' in write && write.store !== 'entries' ? [write.store] : BOTH

/** Uses the browser's interface without promises: with thousands of rows, a promise for each would take as long as writing the rows. */
async function writeAll(wrapped: IDBPDatabase, writes: readonly Write[]): Promise<null> {
  const database = unwrap(wrapped)
  const transaction = database.transaction([...new Set(writes.flatMap(storesOf))], 'readwrite', {
    durability: 'strict',
  })
  return new Promise((resolve, reject) => {
    /** The first error; later errors only report that the transaction was aborted. */
    let cause: unknown = null
    function fail(error: unknown): void {
      cause = error
      transaction.abort()
    }
    transaction.addEventListener('complete', () => resolve(null))
    transaction.addEventListener(
      'error',
      ({ target }) => (cause ??= target instanceof IDBRequest ? target.error : null),
    )
    transaction.addEventListener('abort', () =>
      reject(cause ?? transaction.error ?? new DOMException('aborted', 'AbortError')),
    )
    try {
      for (const write of writes) request(transaction, write, fail)
    } catch (error) {
      fail(error)
    }
  })
}

function request(transaction: IDBTransaction, write: Write, fail: (error: unknown) => void): IDBRequest {
  switch (write.type) {
    case 'add':
      if (write.store === 'entries') {
        const { match, number }: Partial<Entry> = write.value
        refuse(transaction.objectStore('journals'), match ?? '', number ?? 0, fail)
      }
      return transaction.objectStore(write.store).add(write.value)
    case 'add-journal': {
      const { match, entries } = write
      refuse(transaction.objectStore('entries'), match, -1, fail)
      return transaction.objectStore('journals').add({ match, count: entries.length, entries })
    }
    case 'put':
      return transaction.objectStore(write.store).put(write.value)
    case 'require':
      return failIf(transaction.objectStore(write.store).getKey(write.key), key => key === undefined, GONE_ERROR, fail)
    case 'delete':
      return transaction.objectStore(write.store).delete(write.key)
    case 'delete-entries':
      transaction.objectStore('journals').delete(rowsFrom(write.match))
      return transaction.objectStore('entries').delete(rowsFrom(write.match))
  }
}

function failIf(
  asked: IDBRequest<IDBValidKey | undefined>,
  isWrong: (key: IDBValidKey | undefined) => boolean,
  name: string,
  fail: (error: unknown) => void,
): IDBRequest {
  asked.addEventListener('success', () => isWrong(asked.result) && fail(new DOMException(name, name)))
  return asked
}

/** Fails like an `add` with a taken key, if the match has a row with a larger number or count. */
const refuse = (store: IDBObjectStore, match: string, number: number, fail: (error: unknown) => void): IDBRequest =>
  failIf(store.getKey(rowsFrom(match)), key => Array.isArray(key) && Number(key[1]) > number, 'ConstraintError', fail)

async function entriesFrom(database: IDBPDatabase, match: string, from: number): Promise<readonly unknown[]> {
  const transaction = database.transaction(BOTH)
  const [journal, rows] = await Promise.all([
    transaction.objectStore('journals').get(rowsFrom(match)),
    transaction.objectStore('entries').getAll(rowsFrom(match, from)),
  ])
  return joinedEntries(journal, rows, from)
}

/** Reads the journal row only if no entries follow it, which is rare: such a match has a tip. */
async function lastOf(database: IDBPDatabase, match: string): Promise<unknown> {
  const cursor = await database.transaction('entries').store.openCursor(rowsFrom(match), 'prev')
  return cursor ? cursor.value : (await entriesFrom(database, match, 0)).at(-1)
}

async function entryMatches(database: IDBPDatabase): Promise<readonly string[]> {
  const inBoth = await Promise.all(BOTH.map(store => matchesIn(database, store)))
  return [...new Set(inBoth.flat())]
}

/** Moves the cursor once per match, whatever the number of the match's rows. */
async function matchesIn(database: IDBPDatabase, store: (typeof BOTH)[number]): Promise<readonly string[]> {
  const matches: string[] = []
  let cursor = await database.transaction(store).store.openKeyCursor()
  while (cursor) {
    const [match]: readonly unknown[] = Array.isArray(cursor.primaryKey) ? cursor.primaryKey : []
    if (typeof match !== 'string') break
    matches.push(match)
    cursor = await cursor.continue([match, []])
  }
  return matches
}

/** `blocked`: another window has the database open, and may never close it. */
function deleteAll(): Promise<Result<null, StorageFailure>> {
  return new Promise(resolve => {
    deleteDB(DATABASE, { blocked: () => resolve(err('blocked')) }).then(
      () => resolve(ok(null)),
      () => resolve(err('broken')),
    )
  })
}

export function openDatabase(): Storage {
  const { run, reopen } = createRunner(createConnect())
  return {
    get: (store, key) => run(database => database.get(store, key)),
    all: store => run(database => database.getAll(store)),
    entries: (match, from) => run(database => entriesFrom(database, match, from)),
    entryMatches: () => run(entryMatches),
    lastEntry: match => run(database => lastOf(database, match)),
    write: writes => run(database => writeAll(database, writes)),
    async renew() {
      reopen()
      return deleteAll()
    },
    reopen,
  }
}
