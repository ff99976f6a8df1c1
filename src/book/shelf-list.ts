import type { Book } from './book.ts'
import type { Digest } from './digest.ts'
import type { Entry, MatchHead } from './journal.ts'
import { LAST_OPENED } from './names.ts'
import { readEntry, readHead, readLastOpened, readResult, readTip, type Tip } from './schema.ts'
import { plain, type Failure } from './storage.ts'

export interface ShelfItem {
  readonly id: string
  readonly head: MatchHead
  /** When something was last done in it. */
  readonly touched: number
  /** How many entries its journal has. */
  readonly entries: number
  /** What they are called; as far as is known, where the results are still to be told. */
  readonly players: readonly string[]
  /** What it has come to; null where that is still to be told. */
  readonly result: Digest | null
  /** False where some of it is in memory only. */
  readonly saved: boolean
}

/** A match whose head can't be read. It is kept, and goes into every backup. */
export interface Sealed {
  readonly id: string
  readonly why: 'newer' | 'damaged'
}

export interface Listing {
  /** The newest first. */
  readonly items: readonly ShelfItem[]
  readonly sealed: readonly Sealed[]
  readonly lastOpened: string | null
  readonly failed: Failure | null
}

export function createListing(book: Book) {
  const { storage, waiting } = book

  /** Where the storage can't be read, `failed` says why, and what is in memory is listed all the same. */
  async function list(): Promise<Listing> {
    const [rows, tips, results] = await Promise.all([
      readAll('matches'),
      readTable('tips', readTip),
      readTable('results', readResult),
    ])
    const heads = [...(rows.ok ? rows.value : []), ...waitingHeads(book)]
    const items: ShelfItem[] = []
    const sealed: Sealed[] = []
    for (const row of heads) {
      const head = readHead(row)
      if (typeof head === 'string') sealed.push({ id: idOf(row), why: head === 'newer' ? 'newer' : 'damaged' })
      else items.push(await itemOf(head, tips.get(head.id), results.get(head.id)))
    }
    items.sort((a, b) => b.touched - a.touched)
    const last = await storage.get('settings', LAST_OPENED)
    const lastOpened = last.ok ? readLastOpened(last.value) : null
    return { items, sealed, lastOpened, failed: rows.ok ? null : rows.error }
  }

  const readAll = async (store: 'matches' | 'tips' | 'results') => plain(await storage.all(store))

  /** The rows that can be read, by match. */
  async function readTable<T extends { readonly match: string }>(
    store: 'tips' | 'results',
    read: (row: unknown) => T | null,
  ): Promise<ReadonlyMap<string, T>> {
    const rows = await readAll(store)
    const known = (rows.ok ? rows.value : []).flatMap(row => read(row) ?? [])
    return new Map(known.map(row => [row.match, row]))
  }

  async function itemOf(head: MatchHead, stored: Tip | undefined, result: Digest | undefined): Promise<ShelfItem> {
    const unsaved = waiting.get(head.id)
    const last = unsaved?.entries.at(-1)
    const tip = last ? tipOf(last) : (stored ?? (await lastTip(head.id)))
    const entries = tip?.entries ?? 0
    return {
      id: head.id,
      head,
      touched: Math.max(head.created, tip?.touched ?? 0),
      entries,
      players: result?.players ?? head.players,
      result: result?.entries === entries ? result : null,
      saved: unsaved === undefined,
    }
  }

  /** For journals that were written before there were tips. */
  async function lastTip(id: string): Promise<Tip | null> {
    const stored = await storage.lastEntry(id)
    const entry = stored.ok ? readEntry(stored.value) : null
    return entry !== null && typeof entry !== 'string' ? tipOf(entry) : null
  }

  return { list }
}

/** Of matches that couldn't be stored at all yet. */
export const waitingHeads = ({ waiting }: Pick<Book, 'waiting'>): readonly MatchHead[] =>
  [...waiting.values()].flatMap(each => each.head ?? [])

const tipOf = (entry: Entry): Tip => ({ match: entry.match, entries: entry.number + 1, touched: entry.at })

const idOf = (row: unknown): string =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : ''
