import * as v from 'valibot'
import type { AnyGame } from '../../engine/game.ts'
import { type Evening, readEvening } from '../evening/evening.ts'
import { readPerson, type Person } from '../people/people.ts'

import type { Entry, Match, MatchHead } from '../journal/entries.ts'
import { parseJson } from '../json.ts'
import { BOOK_FILE, BOOK_FILE_VERSION } from '../storage/names.ts'
import { startReplay, isFitName, sameNames } from '../journal/replay.ts'
import { readEntries, readEntry, readHead } from '../storage/schema.ts'
import { matchOutcome } from '../evening/outcome.ts'
import { withWord } from '../evening/result.ts'

/** A phone bears no more at once; a file that the app has written is read match by match, whatever its length. */
export const MOST_BACKUP_CHARACTERS = 10_000_000

/** What of a backup can't be brought back, and why. */
export type BackupLost =
  | { readonly type: 'too-long' }
  /** The file was written by a newer version of the app, and may hold more than is read here. */
  | { readonly type: 'newer-file' }
  /** The file ends before its end: what stood after it is missing. */
  | { readonly type: 'cut-off' }
  /** A line that is no row of a backup; `line` counts from 1, and is null in a file that isn't laid out in lines. */
  | { readonly type: 'damaged-row'; readonly line: number | null }
  /** `newer`: only a newer version can read it. `damaged`: it has no head any more. `unplayable`: no game begins with its head, or another. `names`: its players' names can't be shown. `too-long`: it goes on beyond the length of a match. */
  | {
      readonly type: 'match'
      readonly match: string
      readonly why: 'newer' | 'damaged' | 'unplayable' | 'names' | 'too-long'
    }
  /** The match is there up to entry `from`; so many after it are not. */
  | { readonly type: 'entries'; readonly match: string; readonly from: number; readonly count: number }
  | { readonly type: 'evening' | 'person'; readonly why: 'newer' | 'damaged' }

interface BackupRead {
  readonly found: readonly Match[]
  readonly evenings: readonly Evening[]
  readonly people: readonly Person[]
  readonly lost: readonly BackupLost[]
}

/** `version` is the earliest that knows all of it. */
export const backupBeginning = (exported: number, version = 1): string => {
  const head = JSON.stringify({ format: BOOK_FILE, version, exported })
  return `${head.slice(0, -1)},"rows":[\n`
}

export const BACKUP_END = '\n]}\n'

/** Whether a text means to be a backup rather than a table record. */
export const isBackup = (text: string): boolean => /^\s*[{[]/.test(text)

interface Rows {
  readonly heads: Map<string, unknown>
  readonly entries: Map<string, EntryRow[]>
  readonly evenings: Map<string, unknown>
  readonly people: Map<string, unknown>
  readonly lost: BackupLost[]
}

/** All that can be read, however damaged the file is. Matches keep their ids. */
export function readBackup(text: string, games: readonly AnyGame[]): BackupRead {
  if (text.length > MOST_BACKUP_CHARACTERS) return { found: [], evenings: [], people: [], lost: [{ type: 'too-long' }] }
  const rows: Rows = { heads: new Map(), entries: new Map(), evenings: new Map(), people: new Map(), lost: [] }
  const whole = parseJson(text)
  if (v.is(file, whole)) {
    if (whole.version > BOOK_FILE_VERSION) rows.lost.push({ type: 'newer-file' })
    for (const each of whole.rows) {
      const row = rowOf(each)
      if (row) sort(rows, row)
      else rows.lost.push({ type: 'damaged-row', line: null })
    }
  } else {
    readLines(rows, text)
  }
  return assemble(rows, games)
}

const file = v.object({ format: v.literal(BOOK_FILE), version: v.number(), rows: v.array(v.unknown()) })
const matchRow = v.strictObject({ match: v.looseObject({ id: v.string() }) })
const entryRow = v.strictObject({ entry: v.looseObject({ match: v.string(), number: v.number() }) })
const eveningRow = v.strictObject({ evening: v.looseObject({ id: v.string() }) })
const personRow = v.strictObject({ person: v.looseObject({ id: v.string() }) })

export interface EntryRow {
  readonly type: 'entry'
  readonly match: string
  readonly number: number
  readonly row: unknown
}

/** A row of a backup, and the match, the evening or the person it is of. */
type Row =
  | { readonly type: 'match'; readonly match: string; readonly row: unknown }
  | EntryRow
  | { readonly type: 'evening'; readonly evening: string; readonly row: unknown }
  | { readonly type: 'person'; readonly person: string; readonly row: unknown }

/** Whether a file whose last line is this has lost its end between two rows; a row that was cut itself is damaged. */
export const isCutOff = (last: string): boolean => last !== ']}' && rowIn(last)?.type !== 'damaged'

/** What a line of a backup says; null for what only frames the rows. */
export function rowIn(line: string): Row | { readonly type: 'damaged' } | { readonly type: 'newer-file' } | null {
  if (line === '' || line === ']}') return null
  const row = rowOf(parseJson(line))
  if (row) return row
  if (!line.includes(`"${BOOK_FILE}"`)) return { type: 'damaged' }
  const whole = parseJson(`${line}]}`)
  return v.is(file, whole) && whole.version > BOOK_FILE_VERSION ? { type: 'newer-file' } : null
}

function rowOf(row: unknown): Row | null {
  if (v.is(matchRow, row)) return { type: 'match', match: row.match.id, row: row.match }
  if (v.is(eveningRow, row)) return { type: 'evening', evening: row.evening.id, row: row.evening }
  if (v.is(personRow, row)) return { type: 'person', person: row.person.id, row: row.person }
  if (!v.is(entryRow, row)) return null
  return { type: 'entry', match: row.entry.match, number: row.entry.number, row: row.entry }
}

function sort(rows: Rows, row: Row): void {
  if (row.type === 'match') rows.heads.set(row.match, rows.heads.get(row.match) ?? row.row)
  else if (row.type === 'evening') rows.evenings.set(row.evening, rows.evenings.get(row.evening) ?? row.row)
  else if (row.type === 'person') rows.people.set(row.person, rows.people.get(row.person) ?? row.row)
  else if (!rows.entries.get(row.match)?.push(row)) rows.entries.set(row.match, [row])
}

function readLines(rows: Rows, text: string): void {
  let last = ''
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim().replace(/,$/, '')
    const row = rowIn(line)
    if (line !== '') last = line
    if (row?.type === 'newer-file') rows.lost.push({ type: 'newer-file' })
    else if (row?.type === 'damaged') rows.lost.push({ type: 'damaged-row', line: index + 1 })
    else if (row) sort(rows, row)
  }
  if (isCutOff(last)) rows.lost.push({ type: 'cut-off' })
}

function assemble({ heads, entries, evenings, people, lost }: Rows, games: readonly AnyGame[]): BackupRead {
  const found = [...heads].flatMap(([match, row]) => matchIn(match, row, entries.get(match) ?? [], lost, games) ?? [])
  for (const match of entries.keys()) if (!heads.has(match)) lost.push({ type: 'match', match, why: 'damaged' })
  return { found, evenings: eveningsIn(evenings, lost, games), people: personsIn(people, lost), lost }
}

const nameOf = ({ name }: AnyGame): string => name

/** Those that can be read, of their rows by id. */
export const eveningsIn = (
  rows: ReadonlyMap<string, unknown>,
  lost: BackupLost[],
  games: readonly AnyGame[],
): readonly Evening[] =>
  [...rows.values()].flatMap(row => {
    const read = readEvening(row, games.map(nameOf))
    if (typeof read !== 'string') return [read]
    lost.push({ type: 'evening', why: read })
    return []
  })

/** The same of people. */
export const personsIn = (rows: ReadonlyMap<string, unknown>, lost: BackupLost[]): readonly Person[] =>
  [...rows.values()].flatMap(row => {
    const read = readPerson(row)
    if (typeof read !== 'string') return [read]
    lost.push({ type: 'person', why: read })
    return []
  })

/** What of a match can be read; of several rows in one place, the first one counts. */
export function matchIn(
  match: string,
  row: unknown,
  rows: readonly EntryRow[],
  lost: BackupLost[],
  games: readonly AnyGame[],
): Match | null {
  const head = readHead(row, games.map(nameOf))
  if (typeof head === 'string') lost.push({ type: 'match', match, why: head === 'newer' ? 'newer' : 'damaged' })
  else if (!isPlayable(head, games)) lost.push({ type: 'match', match, why: 'unplayable' })
  else if (!head.players.every(isFitName)) lost.push({ type: 'match', match, why: 'names' })
  else return { head, entries: inOrder(head, byNumber(rows), lost) }
  return null
}

/** Whether the game it says begins with its head, between the players it says. */
function isPlayable({ head, game, players }: MatchHead, games: readonly AnyGame[]): boolean {
  try {
    const start = startReplay(head, games)
    return start.ok && start.value.game.name === game && sameNames(start.value.players, players)
  } catch {
    return false
  }
}

function byNumber(rows: readonly EntryRow[]): ReadonlyMap<number, unknown> {
  const entries = new Map<number, unknown>()
  for (const { number, row } of rows) if (!entries.has(number)) entries.set(number, row)
  return entries
}

function inOrder(head: MatchHead, rows: ReadonlyMap<number, unknown>, lost: BackupLost[]): readonly Entry[] {
  const sorted = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row)
  const { entries: read, damage } = readEntries(sorted, head.id)
  const unfit = read.findIndex(({ what }) => what.type === 'names' && !what.players.every(isFitName))
  const entries = unfit < 0 ? read : read.slice(0, unfit)
  const count = rows.size - entries.length
  const newer = sorted.slice(entries.length).some(row => readEntry(row) === 'newer')
  if (newer) lost.push({ type: 'match', match: head.id, why: 'newer' })
  if (damage?.why === 'too-long') lost.push({ type: 'match', match: head.id, why: 'too-long' })
  if (count > 0) lost.push({ type: 'entries', match: head.id, from: entries.length, count })
  return entries
}

/** A match with its whole journal, as a backup of this match alone: what it was, and who did what when. */
export function journalText({ head, entries }: Match, at: number): string {
  const rows = [{ match: head }, ...entries.map(entry => ({ entry }))]
  return backupBeginning(at) + rows.map(row => JSON.stringify(row)).join(',\n') + BACKUP_END
}

/** An evening, and what its matches came to so far: they stay where they were played. */
export const withResults = (evening: Evening, matches: Parameters<typeof matchOutcome>[1]): Evening => ({
  ...evening,
  pairings: evening.pairings.map(pairing => {
    const outcome = matchOutcome(pairing, matches)
    return outcome.type === 'over' && outcome.scores
      ? withWord(pairing, { ...outcome, scores: outcome.scores })
      : pairing
  }),
})

/** An evening alone, for another device. */
export const eveningText = (evening: Evening, matches: Parameters<typeof matchOutcome>[1], at: number): string =>
  backupBeginning(at, 2) + JSON.stringify({ evening: withResults(evening, matches) }) + BACKUP_END
