import { err, ok, type Result } from '../../src/engine/result.ts'
import { createCopy, type SecondCopy } from '../../src/book/storage/copy.ts'
import { createCopyFile } from '../../src/book/storage/copy-file.ts'
import { createQueue } from '../../src/book/lock.ts'
import { COPY_FILE, STORES, type StoreName } from '../../src/book/storage/names.ts'
import type { Storage, StorageFailure, Write } from '../../src/book/storage/port.ts'

type Folder = Awaited<ReturnType<NonNullable<Parameters<typeof createCopyFile>[0]>>>
type Access = Awaited<ReturnType<Awaited<ReturnType<Folder['getFileHandle']>>['createSyncAccessHandle']>>

type Row = Readonly<Record<string, unknown>>

/** Rows by store and key. They survive the page. */
export class Disk {
  readonly rows: Record<StoreName, Map<string, Row>> = {
    matches: new Map(),
    entries: new Map(),
    cursors: new Map(),
    tips: new Map(),
    results: new Map(),
    settings: new Map(),
    progress: new Map(),
    evenings: new Map(),
    people: new Map(),
  }
  /** The number of completed transactions. */
  writes = 0
  /** The failure that answers every read and write; null if they succeed. */
  failing: StorageFailure | null = null
  /** The failure that answers the next write, although the write succeeds. */
  lostAnswer: StorageFailure | null = null
  /** The page dies after this number of transactions: nothing more is stored or answered. */
  diesAfter = Infinity

  put(store: StoreName, value: object): void {
    const row = structuredClone(value) as Row
    this.rows[store].set(keyOf(store, row), row)
  }

  /** Copies of the rows in the order of their keys. */
  all(store: StoreName, isAskedFor: (row: Row) => boolean = () => true): Row[] {
    return [...this.rows[store]]
      .filter(([, row]) => isAskedFor(row))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, row]) => structuredClone(row))
  }

  entries(match: string, from = 0): Row[] {
    return this.all('entries', row => row['match'] === match && Number(row['number']) >= from)
  }
}

const padded = (part: unknown): string => (typeof part === 'number' ? String(part).padStart(12, '0') : String(part))

function keyOf(store: StoreName, row: Row): string {
  const path: string | readonly string[] = STORES[store]
  return (typeof path === 'string' ? [path] : path).map(each => padded(row[each])).join('\n')
}

/** The files of a second copy. They survive the page. */
export class PaperCopy {
  readonly files = new Map<string, Uint8Array>()
  failing = false
  /** The page dies after this number of writes to files. The last write is incomplete, and nothing more is answered. */
  diesAfter = Infinity
  changes = 0
  private kills = 0

  /** Kills the page that has it open. */
  kill(): void {
    this.kills++
    this.diesAfter = Infinity
  }

  get lines(): readonly string[] {
    return this.text.split('\n').filter(line => line !== '')
  }

  get text(): string {
    return new TextDecoder().decode(this.files.get(COPY_FILE))
  }

  set text(text: string) {
    this.files.set(COPY_FILE, new TextEncoder().encode(text))
  }

  open(): SecondCopy {
    const { kills } = this
    const mayFail = async <T>(value: () => T): Promise<T> => {
      if (this.changes >= this.diesAfter || this.kills > kills) return new Promise(() => undefined)
      if (this.failing) throw new Error('no room')
      return value()
    }
    const folder: Folder = {
      getFileHandle: (name, { create }) =>
        mayFail(() => {
          if (!this.files.has(name) && !create) throw new Error('no such file')
          return { createSyncAccessHandle: () => mayFail(() => this.access(name)) }
        }),
      removeEntry: name => mayFail(() => this.change(() => this.files.delete(name))),
    }
    const inTurn = createQueue()
    return createCopy(createCopyFile(() => mayFail(() => folder), inTurn))
  }

  private change(done: () => void): void {
    this.changes++
    done()
  }

  private access(name: string): Access {
    const bytes = (): Uint8Array => this.files.get(name) ?? new Uint8Array()
    return {
      getSize: () => bytes().length,
      read: (into: Uint8Array, { at = 0 } = {}) => {
        const part = bytes().subarray(at, at + into.length)
        into.set(part)
        return part.length
      },
      write: (from: Uint8Array, { at = 0 } = {}) => {
        const isTorn = this.changes + 1 >= this.diesAfter
        const written = isTorn ? from.subarray(0, from.length >> 1) : from
        const whole = new Uint8Array(at + written.length)
        whole.set(bytes().subarray(0, at))
        whole.set(written, at)
        this.change(() => this.files.set(name, whole))
        return written.length
      },
      truncate: size => this.change(() => this.files.set(name, bytes().slice(0, size))),
      flush: () => undefined,
      close: () => undefined,
    } as Access
  }
}

export function openMemory(disk: Disk): Storage {
  async function answer<T>(read: () => T): Promise<Result<T, StorageFailure>> {
    await Promise.resolve()
    if (disk.writes >= disk.diesAfter) return new Promise(() => undefined)
    return disk.failing ? err(disk.failing) : ok(read())
  }

  function taken(write: Write): boolean {
    if (write.type === 'add-journal') return disk.entries(write.match).length > 0
    return write.type === 'add' && disk.rows[write.store].has(keyOf(write.store, write.value as Row))
  }

  function missing(write: Write): boolean {
    return write.type === 'require' && !disk.rows[write.store].has(write.key)
  }

  function apply(write: Write): void {
    switch (write.type) {
      case 'require':
        return
      case 'delete':
        disk.rows[write.store].delete(write.key)
        return
      case 'delete-entries':
        for (const row of disk.entries(write.match)) disk.rows.entries.delete(keyOf('entries', row))
        return
      case 'add-journal':
        for (const entry of write.entries) disk.put('entries', entry)
        return
      default:
        disk.put(write.store, write.value)
    }
  }

  return {
    reopen: () => undefined,
    renew: async () => {
      for (const rows of Object.values(disk.rows)) rows.clear()
      disk.failing = null
      return ok(null)
    },
    get: (store, key) => answer(() => structuredClone(disk.rows[store].get(key))),
    all: store => answer(() => disk.all(store)),
    entries: (match, from) => answer(() => disk.entries(match, from)),
    entryMatches: () => answer(() => [...new Set(disk.all('entries').map(row => String(row['match'])))]),
    lastEntry: match => answer(() => disk.entries(match).at(-1)),
    async write(writes) {
      const allowed = await answer(() => null)
      if (!allowed.ok) return allowed
      if (writes.some(missing)) return err('gone')
      if (writes.some(taken)) return err('exists')
      for (const write of writes) apply(write)
      disk.writes++
      const { lostAnswer } = disk
      disk.lostAnswer = null
      return lostAnswer ? err(lostAnswer) : ok(null)
    },
  }
}
