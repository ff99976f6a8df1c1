import * as v from 'valibot'
import type { Entry, Match, MatchHead } from '../journal/entries.ts'
import { BOOK_FILE, BOOK_FILE_VERSION } from '../storage/names.ts'
import { startReplay } from '../journal/replay.ts'
import { readEntries, readEntry, readHead } from '../storage/schema.ts'

/** More characters are not read. */
export const MOST_BACKUP_CHARACTERS = 50_000_000

/** What of a backup can't be brought back, and why. */
export type BackupLost =
  | { readonly type: 'too-long' }
  /** The file was written by a newer version of the app, and may hold more than is read here. */
  | { readonly type: 'newer-file' }
  /** A line that is no row of a backup; `line` counts from 1, and is null in a file that isn't laid out in lines. */
  | { readonly type: 'damaged-row'; readonly line: number | null }
  /** `newer`: only a newer version can read it. `damaged`: it has no head any more. `unplayable`: no game begins with its head. */
  | { readonly type: 'match'; readonly match: string; readonly why: 'newer' | 'damaged' | 'unplayable' }
  /** The match is there up to entry `from`; so many after it are not. */
  | { readonly type: 'entries'; readonly match: string; readonly from: number; readonly count: number }

export interface BackupRead {
  readonly found: readonly Match[]
  readonly lost: readonly BackupLost[]
}

/** The whole book as one JSON text, a row on each line, so that a torn file still gives back its lines. See `format.md`. */
export function makeBackup(heads: readonly unknown[], entries: readonly unknown[], exported: number): string {
  const rows = [...heads.map(match => JSON.stringify({ match })), ...entries.map(entry => JSON.stringify({ entry }))]
  const head = JSON.stringify({ format: BOOK_FILE, version: BOOK_FILE_VERSION, exported })
  return `${head.slice(0, -1)},"rows":[\n${rows.join(',\n')}\n]}\n`
}

/** Whether a text means to be a backup rather than a table record. */
export const isBackup = (text: string): boolean => /^\s*[{[]/.test(text.replace(/^\uFEFF/, ''))

interface Rows {
  readonly heads: Map<string, unknown>
  readonly entries: Map<string, Map<number, unknown>>
  readonly lost: BackupLost[]
}

/** All that can be read, however damaged the file is. Matches keep their ids. */
export function readBackup(text: string): BackupRead {
  if (text.length > MOST_BACKUP_CHARACTERS) return { found: [], lost: [{ type: 'too-long' }] }
  const rows: Rows = { heads: new Map(), entries: new Map(), lost: [] }
  const whole = parse(text)
  if (v.is(file, whole)) {
    if (whole.version > BOOK_FILE_VERSION) rows.lost.push({ type: 'newer-file' })
    for (const row of whole.rows) sort(rows, row, null)
  } else {
    readLines(rows, text)
  }
  return assemble(rows)
}

const file = v.object({ format: v.literal(BOOK_FILE), version: v.number(), rows: v.array(v.unknown()) })
const matchRow = v.strictObject({ match: v.looseObject({ id: v.string() }) })
const entryRow = v.strictObject({ entry: v.looseObject({ match: v.string(), number: v.number() }) })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Of several rows in one place, the first one counts. */
function sort(rows: Rows, row: unknown, line: number | null): void {
  if (v.is(matchRow, row)) {
    const { match } = row
    if (!rows.heads.has(match.id)) rows.heads.set(match.id, match)
  } else if (v.is(entryRow, row)) {
    const { entry } = row
    const entries = rows.entries.get(entry.match) ?? new Map<number, unknown>()
    rows.entries.set(entry.match, entries)
    if (!entries.has(entry.number)) entries.set(entry.number, entry)
  } else {
    rows.lost.push({ type: 'damaged-row', line })
  }
}

function readLines(rows: Rows, text: string): void {
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim().replace(/,$/, '')
    const frame = line === '' || line === ']}' || line.includes(`"${BOOK_FILE}"`)
    if (!frame) sort(rows, parse(line), index + 1)
  }
}

function assemble({ heads, entries, lost }: Rows): BackupRead {
  const found: Match[] = []
  for (const [match, row] of heads) {
    const head = readHead(row)
    if (typeof head === 'string') lost.push({ type: 'match', match, why: head === 'newer' ? 'newer' : 'damaged' })
    else if (!startReplay(head.head).ok) lost.push({ type: 'match', match, why: 'unplayable' })
    else found.push({ head, entries: inOrder(head, entries.get(match) ?? new Map(), lost) })
  }
  for (const match of entries.keys()) if (!heads.has(match)) lost.push({ type: 'match', match, why: 'damaged' })
  return { found, lost }
}

function inOrder(head: MatchHead, rows: ReadonlyMap<number, unknown>, lost: BackupLost[]): readonly Entry[] {
  const sorted = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row)
  const { entries } = readEntries(sorted, head.id)
  const count = rows.size - entries.length
  const newer = sorted.slice(entries.length).some(row => readEntry(row) === 'newer')
  if (newer) lost.push({ type: 'match', match: head.id, why: 'newer' })
  if (count > 0) lost.push({ type: 'entries', match: head.id, from: entries.length, count })
  return entries
}
