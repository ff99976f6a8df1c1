import type { Entry, MatchHead } from '../journal/entries.ts'
import type { MatchSummary } from '../journal/summary.ts'
import { handedKey, roomKey } from './names.ts'
import type { Write } from './port.ts'
import type { Cursor, Tip } from './schema.ts'

/** What of a match is still to be stored: the head where it isn't yet, and the newest entries. */
export interface Pending {
  readonly head: MatchHead | null
  readonly entries: readonly Entry[]
}

export const NOTHING_PENDING: Pending = { head: null, entries: [] }

/** What is stored with entries, in the same transaction: how far the chain has been walked, null for to its end, and what it came to. */
export interface Beside {
  readonly cursor?: Cursor | null
  readonly summary?: MatchSummary
}

export const tipOf = (entry: Entry): Tip => ({ match: entry.match, entries: entry.number + 1, touched: entry.at })

/** The rows of a match that is there already, or begins with these. */
export function rowsOf({ head, entries }: Pending): readonly Write[] {
  const adds = entries.map((value): Write => ({ type: 'add', store: 'entries', value }))
  const first = entries[0]
  const last = entries.at(-1)
  if (last) adds.push(tipRow(tipOf(last)))
  else if (head) adds.push(tipRow({ match: head.id, entries: 0, touched: head.created }))
  if (head) return [{ type: 'add', store: 'matches', value: head }, ...adds]
  return first ? [{ type: 'require', store: 'matches', key: first.match }, ...adds] : adds
}

export function rowsBeside(match: string, { cursor, summary }: Beside): readonly Write[] {
  const rows: Write[] = cursor === undefined ? [] : [cursorRow(match, cursor)]
  return summary ? [...rows, summaryRow(summary)] : rows
}

export const tipRow = (value: Tip): Write => ({ type: 'put', store: 'tips', value })

export const summaryRow = (value: MatchSummary): Write => ({ type: 'put', store: 'results', value })

export const cursorRow = (match: string, cursor: Cursor | null): Write =>
  cursor ? { type: 'put', store: 'cursors', value: cursor } : { type: 'delete', store: 'cursors', key: match }

/** All that is stored of a match. */
export const rowsToDelete = (match: string): readonly Write[] => [
  { type: 'delete', store: 'matches', key: match },
  { type: 'delete', store: 'cursors', key: match },
  { type: 'delete', store: 'tips', key: match },
  { type: 'delete', store: 'results', key: match },
  { type: 'delete', store: 'settings', key: handedKey(match) },
  { type: 'delete', store: 'settings', key: roomKey(match) },
  { type: 'delete-entries', match },
]

/** What is stored, and what waits to be stored after it. What doesn't continue it is left out. */
export function joined(stored: readonly Entry[], { entries }: Pending): readonly Entry[] {
  const rest = entries.filter(entry => entry.number >= stored.length)
  return rest[0]?.number === stored.length ? [...stored, ...rest] : stored
}
