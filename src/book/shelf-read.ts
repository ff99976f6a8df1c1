import type { Status } from '../engine/game.ts'
import { err, ok, type Result } from '../engine/result.ts'
import type { Book } from './book.ts'
import { makeBookFile } from './bookfile.ts'
import { fold, type Entry, type MatchHead } from './journal.ts'
import { joined, loadMatch, plain } from './keep.ts'
import { LAST_OPENED } from './names.ts'
import { fullRecordText } from './records.ts'
import { replay } from './replay.ts'
import { readEntry, readHead, readLastOpened, type Damage } from './schema.ts'
import type { Failure } from './storage.ts'

export interface ShelfItem {
  readonly id: string
  readonly head: MatchHead
  /** When something was last done in it. */
  readonly touched: number
  /** How many entries its journal has. */
  readonly entries: number
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

/** What a match has come to. */
export interface Look {
  readonly status: Status
  /** How many plays count. */
  readonly plays: number
  readonly firstBroken: number | null
  readonly damage: Damage | null
}

export type LookProblem = 'missing' | 'damaged' | 'unplayable' | Failure

export function createReading(book: Book) {
  const { storage, waiting } = book

  /** Where the storage can't be read, `failed` says why, and what is in memory is listed all the same. */
  async function list(): Promise<Listing> {
    const rows = plain(await storage.all('matches'))
    const heads = [...(rows.ok ? rows.value : []), ...waitingHeads()]
    const items: ShelfItem[] = []
    const sealed: Sealed[] = []
    for (const row of heads) {
      const head = readHead(row)
      if (typeof head === 'string') sealed.push({ id: idOf(row), why: head === 'newer' ? 'newer' : 'damaged' })
      else items.push(await itemOf(head))
    }
    items.sort((a, b) => b.touched - a.touched)
    const last = await storage.get('settings', LAST_OPENED)
    const lastOpened = last.ok ? readLastOpened(last.value) : null
    return { items, sealed, lastOpened, failed: rows.ok ? null : rows.error }
  }

  const waitingHeads = (): readonly MatchHead[] => [...waiting.values()].flatMap(each => each.head ?? [])

  async function itemOf(head: MatchHead): Promise<ShelfItem> {
    const stored = await storage.lastEntry(head.id)
    const unsaved = waiting.get(head.id)
    const last = unsaved?.entries.at(-1) ?? (stored.ok ? readEntry(stored.value) : null)
    const known = last !== null && typeof last !== 'string' ? last : null
    return {
      id: head.id,
      head,
      touched: Math.max(head.created, known?.at ?? 0),
      entries: known ? known.number + 1 : 0,
      saved: unsaved === undefined,
    }
  }

  async function read(id: string): Promise<Result<Read, LookProblem>> {
    const loaded = await loadMatch(storage, id)
    const unsaved = waiting.get(id)
    if (!loaded.ok && !unsaved?.head) return loaded
    const stored = loaded.ok ? loaded.value : null
    const head = stored?.head ?? unsaved?.head
    if (!head) return err('missing')
    if (typeof head === 'string') return err(head === 'newer' ? 'newer' : 'damaged')
    return ok({ head, entries: joined(stored, unsaved), damage: stored?.damage ?? null })
  }

  async function look(id: string): Promise<Result<Look, LookProblem>> {
    const found = await read(id)
    if (!found.ok) return found
    const { line } = fold(found.value.entries)
    const replayed = replay(
      found.value.head.head,
      line.map(play => play.action),
    )
    if (!replayed.ok) return err('unplayable')
    const { game, position, firstBroken } = replayed.value
    return ok({ status: game.status(position), plays: line.length, firstBroken, damage: found.value.damage })
  }

  /** With the plays that were struck out, as comments. */
  async function recordText(id: string): Promise<Result<string, LookProblem>> {
    const found = await read(id)
    return found.ok ? ok(fullRecordText(found.value.head.head, fold(found.value.entries).log)) : found
  }

  /** All that is stored, readable or not, and all that waits to be. */
  async function bookText(): Promise<Result<string, Failure>> {
    const heads = plain(await storage.all('matches'))
    const entries = plain(await storage.all('entries'))
    if (!heads.ok) return heads
    if (!entries.ok) return entries
    const unsaved = [...waiting.values()].flatMap(each => each.entries)
    return ok(makeBookFile([...heads.value, ...waitingHeads()], [...entries.value, ...unsaved], book.now()))
  }

  return { list, read, look, recordText, bookText }
}

export interface Read {
  readonly head: MatchHead
  readonly entries: readonly Entry[]
  readonly damage: Damage | null
}

const idOf = (row: unknown): string =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : ''
