import { err, ok, type Result } from '../engine/result.ts'
import type { Entry, MatchHead } from './journal.ts'
import { readCursor, readEntries, readHead, type Cursor, type Damage, type Tip, type Unread } from './schema.ts'
import { plain, type Failure, type Storage, type Write } from './storage.ts'

export interface Found {
  readonly head: MatchHead
  readonly entries: readonly Entry[]
}

/** What of a match is still to be stored: the head where it isn't yet, and the newest entries. */
export interface Waiting {
  readonly head: MatchHead | null
  readonly entries: readonly Entry[]
}

export interface Loaded {
  readonly head: MatchHead | Unread
  readonly entries: readonly Entry[]
  readonly damage: Damage | null
  readonly cursor: Cursor | null
}

/** What to store with what waits: other rows beside it, and the whole match, in case the storage has lost it meanwhile. */
export interface KeepWith {
  readonly beside?: readonly Write[]
  readonly whole?: Found
}

/**
 * Stores what waits, in one transaction. Rows that stand there already with the same ids are taken for stored, as after a try that
 * went through and was reported as failed. Where the head is gone, as when somebody has cleared the browser's data, all is stored anew.
 */
export async function keep(
  storage: Storage,
  waiting: Waiting,
  { beside = [], whole }: KeepWith = {},
): Promise<Result<null, Failure>> {
  const first = await storage.write([...writesOf(waiting), ...beside])
  if (first.ok) return first
  if (first.error === 'gone' && whole) return keep(storage, whole, { beside })
  if (first.error !== 'exists') return plain(first)
  const rest = await notStored(storage, waiting)
  if (!rest.ok) return rest
  return plain(await storage.write([...writesOf(rest.value), ...beside]))
}

/** Null where there is no such match. */
export async function loadMatch(storage: Storage, id: string): Promise<Result<Loaded | null, Failure>> {
  const row = plain(await storage.get('matches', id))
  if (!row.ok) return row
  if (row.value === undefined) return ok(null)
  const rows = plain(await storage.entries(id, 0))
  if (!rows.ok) return rows
  const cursor = plain(await storage.get('cursors', id))
  if (!cursor.ok) return cursor
  return ok({ head: readHead(row.value), ...readEntries(rows.value, id), cursor: readCursor(cursor.value) })
}

/** What is stored, and what waits to be stored after it. What doesn't continue it is left out. */
export function joined(stored: Pick<Loaded, 'entries'> | null, waiting: Waiting | undefined): readonly Entry[] {
  const known = stored?.entries ?? []
  const rest = waiting?.entries.filter(entry => entry.number >= known.length) ?? []
  return rest[0]?.number === known.length ? [...known, ...rest] : known
}

function writesOf({ head, entries }: Waiting): readonly Write[] {
  const adds = entries.map((value): Write => ({ type: 'add', store: 'entries', value }))
  const first = entries[0]
  const last = entries.at(-1)
  if (last) adds.push(tipWrite({ match: last.match, entries: last.number + 1, touched: last.at }))
  else if (head) adds.push(tipWrite({ match: head.id, entries: 0, touched: head.created }))
  if (head) return [{ type: 'add', store: 'matches', value: head }, ...adds]
  return first ? [{ type: 'require', store: 'matches', key: first.match }, ...adds] : adds
}

const tipWrite = (value: Tip): Write => ({ type: 'put', store: 'tips', value })

async function notStored(storage: Storage, waiting: Waiting): Promise<Result<Waiting, Failure>> {
  let { head } = waiting
  if (head) {
    const row = plain(await storage.get('matches', head.id))
    if (!row.ok) return row
    if (row.value !== undefined) head = null
  }
  const first = waiting.entries[0]
  if (!first) return ok({ head, entries: [] })
  const rows = plain(await storage.entries(first.match, first.number))
  if (!rows.ok) return rows
  const stored = readEntries(rows.value, first.match, first.number)
  const ours = waiting.entries.slice(0, stored.entries.length)
  const foreign = stored.damage !== null || ours.some((entry, i) => entry.id !== stored.entries[i]?.id)
  return foreign ? err('another-writer') : ok({ head, entries: waiting.entries.slice(ours.length) })
}
