import { err, ok, type Result } from '../../src/engine/result.ts'
import type { Copy } from '../../src/book/storage/copy.ts'
import { matchOf, SETTLED, TROUBLED } from '../../src/book/storage/copy-rows.ts'
import { STORES, type StoreName } from '../../src/book/storage/names.ts'
import type { Storage, StorageFailure, Write } from '../../src/book/storage/port.ts'

type Row = Readonly<Record<string, unknown>>

/** Rows by store and key, as a disk keeps them when the page is gone. */
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
  }
  /** How many transactions have gone through. */
  writes = 0
  /** Answers every read and write with this. */
  failing: StorageFailure | null = null
  /** Answers the next write with this, though it goes through. */
  lying: StorageFailure | null = null
  /** After so many transactions the page dies: nothing is stored and nothing answers any more. */
  diesAfter = Infinity

  put(store: StoreName, value: object): void {
    const row = structuredClone(value) as Row
    this.rows[store].set(keyOf(store, row), row)
  }

  /** In the order of their keys. */
  all(store: StoreName): Row[] {
    return [...this.rows[store]].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => structuredClone(row))
  }

  entries(match: string, from = 0): Row[] {
    return this.all('entries').filter(row => row['match'] === match && Number(row['number']) >= from)
  }
}

const padded = (part: unknown): string => (typeof part === 'number' ? String(part).padStart(12, '0') : String(part))

function keyOf(store: StoreName, row: Row): string {
  const path: string | readonly string[] = STORES[store]
  return (typeof path === 'string' ? [path] : path).map(each => padded(row[each])).join('\n')
}

/** A second copy as one file of lines. */
export class PaperCopy {
  lines: string[] = []
  failing = false

  open(): Copy {
    const keep = (done: () => void): Promise<boolean> => {
      if (!this.failing) done()
      return Promise.resolve(!this.failing)
    }
    const lines = (): readonly string[] => this.lines
    return {
      state: async () => ({
        empty: this.lines.length === 0,
        troubled: this.lines.lastIndexOf(TROUBLED) > this.lines.lastIndexOf(SETTLED),
      }),
      append: rows => keep(() => this.lines.push(...rows.map(row => JSON.stringify(row)))),
      async *lines() {
        yield* lines()
      },
      forget: match => keep(() => (this.lines = this.lines.filter(line => matchOf(line) !== match))),
    }
  }
}

export function openMemory(disk: Disk): Storage {
  async function answer<T>(read: () => T): Promise<Result<T, StorageFailure>> {
    await Promise.resolve()
    if (disk.writes >= disk.diesAfter) return new Promise(() => undefined)
    return disk.failing ? err(disk.failing) : ok(read())
  }

  function taken(write: Write): boolean {
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
      default:
        disk.put(write.store, write.value)
    }
  }

  return {
    reopen: () => undefined,
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
      const { lying } = disk
      disk.lying = null
      return lying ? err(lying) : ok(null)
    },
  }
}
