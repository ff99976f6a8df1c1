import { type Entry, type Stored, type MatchHead, type Match, timestamp } from '../journal/entries.ts'
import { rowOfSummary, type MatchSummary } from '../journal/summary.ts'
import { handedKey, roomKey } from './names.ts'
import { type Write, toFailure, readSetting, settingRow, type Failure, type Storage } from './port.ts'
import { type Cursor, type Tip, readEntries } from './schema.ts'
import { err, ok, type Result } from '../../engine/result.ts'
import type { SecondCopy, CopyRow } from './copy.ts'
import * as v from 'valibot'

const copyRowsOf = ({ head, entries }: UnsavedRows): readonly CopyRow[] => [
  ...(head ? [{ match: head }] : []),
  ...entries.map(entry => ({ entry })),
]

/** Returns functions that add rows to the second copy; without a copy, they do nothing. */
export function createCopier(copy: SecondCopy | null | undefined) {
  const missed = new Set<string>()
  return {
    async add(id: string, rows: UnsavedRows, whole: Match | null): Promise<void> {
      if (!copy || (await copy.append(copyRowsOf(whole && missed.has(id) ? whole : rows)))) missed.delete(id)
      else missed.add(id)
    },
    async addAll(matches: readonly Match[]): Promise<void> {
      await copy?.append(matches.flatMap(copyRowsOf))
    },
  }
}

/**
 * Stores all rows or none. Existing rows with the same ids count as stored: an earlier write may have succeeded although it was
 * reported as failed. If the head is missing, for example because the browser's data was cleared, stores `whole`.
 */
export async function storeRows(
  storage: Storage,
  rows: UnsavedRows,
  beside: readonly Write[],
  whole: Match | null,
): Promise<Result<null, Failure>> {
  const first = await storage.write([...rowsOf(rows), ...beside])
  if (first.ok) return first
  if (first.error === 'gone' && whole) return storeRows(storage, whole, beside, null)
  if (first.error !== 'exists') return toFailure(first)
  const rest = await notStored(storage, rows)
  return rest.ok ? toFailure(await storage.write([...rowsOf(rest.value), ...beside])) : rest
}

async function notStored(storage: Storage, rows: UnsavedRows): Promise<Result<UnsavedRows, Failure>> {
  let { head } = rows
  if (head) {
    const row = toFailure(await storage.get('matches', head.id))
    if (!row.ok) return row
    if (row.value !== undefined) head = null
  }
  const first = rows.entries[0]
  if (!first) return ok({ head, entries: [] })
  const existing = toFailure(await storage.entries(first.match, first.number))
  if (!existing.ok) return existing
  const stored = readEntries(existing.value, first.match, first.number)
  const ours = rows.entries.slice(0, stored.entries.length)
  const foreign = stored.damage !== null || ours.some((entry, i) => entry.id !== stored.entries[i]?.id)
  return foreign ? err('another-writer') : ok({ head, entries: rows.entries.slice(ours.length) })
}

/** The unsaved rows of a match: its head (null if it is stored), and its newest entries. */
export interface UnsavedRows {
  readonly head: MatchHead | null
  readonly entries: readonly Entry[]
}

export const NO_ROWS: UnsavedRows = { head: null, entries: [] }

/** Rows stored in one transaction with entries: the progress with the real cards (null if all steps are done), and the summary. */
export interface ExtraRows {
  readonly cursor?: Cursor | null
  readonly summary?: MatchSummary
}

export const tipOf = (entry: Entry): Tip => ({ match: entry.match, entries: entry.number + 1, touched: entry.at })

function rowsOf({ head, entries }: UnsavedRows): readonly Write[] {
  const adds = entries.map((value): Write => ({ type: 'add', store: 'entries', value }))
  const first = entries[0]
  const last = entries.at(-1)
  if (last) adds.push(tipRow(tipOf(last)))
  else if (head) adds.push(tipRow({ match: head.id, entries: 0, touched: head.created }))
  if (head) return [{ type: 'add', store: 'matches', value: head }, ...adds]
  return first ? [{ type: 'require', store: 'matches', key: first.match }, ...adds] : adds
}

/** Returns the writes for a new match, with all entries in one journal row. */
export function rowsOfNew(match: Match): readonly Write[] {
  const { head, entries } = match
  const last = entries.at(-1)
  if (!last) return rowsOf(match)
  return [
    { type: 'add', store: 'matches', value: head },
    { type: 'add-journal', match: head.id, entries },
    tipRow(tipOf(last)),
  ]
}

export function extraWrites(match: string, { cursor, summary }: ExtraRows): readonly Write[] {
  const rows: Write[] = cursor === undefined ? [] : [cursorRow(match, cursor)]
  return summary ? [...rows, summaryRow(summary)] : rows
}

export const tipRow = (value: Tip): Write => ({ type: 'put', store: 'tips', value })

export const summaryRow = (summary: MatchSummary): Write => ({
  type: 'put',
  store: 'results',
  value: rowOfSummary(summary),
})

export const cursorRow = (match: string, cursor: Cursor | null): Write =>
  cursor ? { type: 'put', store: 'cursors', value: cursor } : { type: 'delete', store: 'cursors', key: match }

export const rowsToDelete = (match: string): readonly Write[] => [
  { type: 'delete', store: 'matches', key: match },
  { type: 'delete', store: 'cursors', key: match },
  { type: 'delete', store: 'tips', key: match },
  { type: 'delete', store: 'results', key: match },
  settingRow(handedKey(match), undefined),
  settingRow(roomKey(match), undefined),
  { type: 'delete-entries', match },
]

/** Returns the stored entries, followed by the unsaved entries if these continue the stored ones. */
export function withUnsaved(stored: readonly Entry[], { entries }: UnsavedRows): readonly Entry[] {
  const rest = entries.filter(entry => entry.number >= stored.length)
  return rest[0]?.number === stored.length ? [...stored, ...rest] : stored
}

/** Records that an evening or a person was stored, so that a loss from both copies can be detected. */
const trace = v.strictObject({
  match: v.string(),
  of: v.picklist(['evening', 'person']),
  name: v.string(),
  touched: timestamp,
})
export type Trace = Stored<typeof trace>

/** Traces share the store of the tips; earlier versions skip them when they read tips. */
export const traceRow = (value: Trace): Write => ({ type: 'put', store: 'tips', value })

export const readTrace = (row: unknown): Trace | null => (v.is(trace, row) ? row : null)

/** Whether a match was handed to another device and has not been taken back. */
export const isHandedOver = async (storage: Storage, match: string): Promise<boolean> =>
  (await readSetting(storage, handedKey(match))) !== undefined

/** Stores when a match was handed to another device; undefined means that the match continues here. Returns false on failure. */
export const noteHandedOver = async (storage: Storage, match: string, at: number | undefined): Promise<boolean> =>
  (await storage.write([settingRow(handedKey(match), at)])).ok
