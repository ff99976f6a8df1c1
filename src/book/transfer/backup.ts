import * as v from 'valibot'
import type { AnyGame } from '../../engine/game.ts'
import { type Evening, type Pairing, readEvening } from '../evening/evening.ts'
import { readPerson, type Person } from '../people/people.ts'
import type { Entry, Match, MatchHead } from '../journal/entries.ts'
import { parseJson } from '../json.ts'
import { readBookRow, isObject, type BookRow } from '../storage/copy.ts'
import { BOOK_FILE, BOOK_FILE_VERSION } from '../storage/names.ts'
import { startReplay, isValidName } from '../journal/replay.ts'
import { sameTexts } from '../journal/timeline.ts'
import { readEntries, readEntry, readHead } from '../storage/schema.ts'
import { matchOutcomes, isOverruled, type Matches } from '../evening/outcome.ts'
import { withReport } from '../evening/result.ts'

/** The maximum number of characters of a text that is read as a whole. Files written by the app are read match by match, and may be longer. */
export const MAX_BACKUP_CHARACTERS = 10_000_000

/** A part of a backup that can't be imported, and why. */
export type UnreadBackupPart =
  | { readonly type: 'too-long' }
  /** The file was written by a newer version of the app, and may contain more than this version reads. */
  | { readonly type: 'newer-file' }
  | { readonly type: 'cut-off' }
  /** A row that can't be read. `line`: its line, from 1; null if the file was parsed as a whole. */
  | { readonly type: 'damaged-row'; readonly line: number | null }
  /**
   * `newer`: only a newer version can read the match. `damaged`: its head is missing or damaged. `unplayable`: its game
   * can't start from its head. `names`: a player's name is invalid. `too-long`: the match exceeds the maximum length.
   */
  | {
      readonly type: 'match'
      readonly match: string
      readonly why: 'newer' | 'damaged' | 'unplayable' | 'names' | 'too-long'
    }
  /** The match has its entries before number `from`; `count` later entries are missing. */
  | { readonly type: 'entries'; readonly match: string; readonly from: number; readonly count: number }
  | { readonly type: 'evening' | 'person'; readonly why: 'newer' | 'damaged' }

interface BackupRead {
  readonly found: readonly Match[]
  readonly evenings: readonly Evening[]
  readonly people: readonly Person[]
  readonly lost: readonly UnreadBackupPart[]
}

/** Returns the first line of a backup. `version`: the earliest version of the format that has the backup's rows. */
export const backupBeginning = (exported: number, version = 1): string => {
  const head = JSON.stringify({ format: BOOK_FILE, version, exported })
  return `${head.slice(0, -1)},"rows":[\n`
}

export const BACKUP_END = '\n]}\n'

/** Whether a text looks like a backup rather than a record. */
export const isBackup = (text: string): boolean => /^\s*[{[]/.test(text)

export type EntryRow = Extract<BookRow, { readonly type: 'entry' }>

/** The rows of heads, evenings and people by id. If several rows have the same id, the first counts. */
export type Heads = Readonly<Record<Exclude<BookRow['type'], 'entry'>, Map<string, object>>>

export const emptyHeads = (): Heads => ({ match: new Map(), evening: new Map(), person: new Map() })

interface Rows extends Heads {
  readonly entries: Map<string, EntryRow[]>
  readonly lost: UnreadBackupPart[]
}

/** Reads all readable parts of a backup, even if it is damaged. */
export function readBackup(text: string, games: readonly AnyGame[]): BackupRead {
  if (text.length > MAX_BACKUP_CHARACTERS) return { found: [], evenings: [], people: [], lost: [{ type: 'too-long' }] }
  const rows: Rows = { ...emptyHeads(), entries: new Map(), lost: [] }
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

/** Returns what is lost at a file's end, judged by its last line. A row that is cut off doesn't count as damaged, so it is removed from `lost`. */
export function lostAtEnd(last: string, lost: UnreadBackupPart[]): readonly UnreadBackupPart[] {
  if (last === ']}') return []
  if (readRow(last)?.type === 'damaged') {
    if (last !== ']' && !isUnclosed(last)) return []
    lost.pop()
  }
  return [{ type: 'cut-off' }]
}

function isUnclosed(row: string): boolean {
  const [unescaped, isOutside] = [row.replaceAll(/\\./g, ''), (_: string, i: number): boolean => i % 2 === 0]
  const outside = unescaped.split('"').filter(isOutside).join('')
  return /^[{[]/.test(row) && outside.split(/[{[]/).length > outside.split(/[}\]]/).length
}

/** Reads the row in a line of a backup; null for the line before the rows, the line after them, and empty lines. */
export function readRow(line: string): BookRow | { readonly type: 'damaged' } | { readonly type: 'newer-file' } | null {
  if (line === '' || line === ']}') return null
  const row = rowOf(parseJson(line))
  if (row) return row
  if (!line.includes(`"${BOOK_FILE}"`)) return { type: 'damaged' }
  const whole = parseJson(`${line}]}`)
  return v.is(file, whole) && whole.version > BOOK_FILE_VERSION ? { type: 'newer-file' } : null
}

function rowOf(value: unknown): BookRow | null {
  if (!isObject(value) || Object.keys(value).length !== 1) return null
  const row = readBookRow(value)
  return row.type === 'damaged' || row.type === 'other' ? null : row
}

export const addHead = (heads: Heads, { type, id, row }: Exclude<BookRow, EntryRow>): void =>
  void (heads[type].has(id) || heads[type].set(id, row))

function sort(rows: Rows, row: BookRow): void {
  if (row.type !== 'entry') addHead(rows, row)
  else if (!rows.entries.get(row.id)?.push(row)) rows.entries.set(row.id, [row])
}

function readLines(rows: Rows, text: string): void {
  let last = ''
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim().replace(/,$/, '')
    const row = readRow(line)
    if (line !== '') last = line
    if (row?.type === 'newer-file') rows.lost.push({ type: 'newer-file' })
    else if (row?.type === 'damaged') rows.lost.push({ type: 'damaged-row', line: index + 1 })
    else if (row) sort(rows, row)
  }
  rows.lost.push(...lostAtEnd(last, rows.lost))
}

function assemble({ entries, lost, ...heads }: Rows, games: readonly AnyGame[]): BackupRead {
  const found = [...heads.match].flatMap(
    ([match, row]) => readMatch(match, row, entries.get(match) ?? [], lost, games) ?? [],
  )
  for (const match of entries.keys()) if (!heads.match.has(match)) lost.push({ type: 'match', match, why: 'damaged' })
  return { found, ...readEveningsAndPeople(heads, lost, games), lost }
}

const nameOf = ({ name }: AnyGame): string => name

/** Reads evenings and people, and adds unreadable ones to `lost`. */
export function readEveningsAndPeople({ evening, person }: Heads, lost: UnreadBackupPart[], games: readonly AnyGame[]) {
  const names = games.map(nameOf)
  function readIn<T extends object>(
    type: 'evening' | 'person',
    rows: Heads['match'],
    read: (row: object) => T | 'newer' | 'damaged',
  ) {
    return [...rows.values()].flatMap((row): readonly T[] => {
      const one = read(row)
      if (one !== 'newer' && one !== 'damaged') return [one]
      lost.push({ type, why: one })
      return []
    })
  }
  return {
    evenings: readIn('evening', evening, row => readEvening(row, names)),
    people: readIn('person', person, readPerson),
  }
}

/** Reads a match as far as possible, and adds unreadable parts to `lost`. If several rows have the same number, the first counts. */
export function readMatch(
  match: string,
  row: unknown,
  rows: readonly EntryRow[],
  lost: UnreadBackupPart[],
  games: readonly AnyGame[],
): Match | null {
  const head = readHead(row, games.map(nameOf))
  if (typeof head === 'string') lost.push({ type: 'match', match, why: head === 'newer' ? 'newer' : 'damaged' })
  else if (!isPlayable(head, games)) lost.push({ type: 'match', match, why: 'unplayable' })
  else if (!head.players.every(isValidName)) lost.push({ type: 'match', match, why: 'names' })
  else return { head, entries: inOrder(head, byNumber(rows), lost) }
  return null
}

function isPlayable({ head, game, players }: MatchHead, games: readonly AnyGame[]): boolean {
  try {
    const start = startReplay(head, games)
    return start.ok && start.value.game.name === game && sameTexts(start.value.players, players)
  } catch {
    return false
  }
}

function byNumber(rows: readonly EntryRow[]): ReadonlyMap<number, unknown> {
  const entries = new Map<number, unknown>()
  for (const { number, row } of rows) if (!entries.has(number)) entries.set(number, row)
  return entries
}

function inOrder(head: MatchHead, rows: ReadonlyMap<number, unknown>, lost: UnreadBackupPart[]): readonly Entry[] {
  const sorted = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row)
  const { entries: read, damage } = readEntries(sorted, head.id)
  const unfit = read.findIndex(({ what }) => what.type === 'names' && !what.players.every(isValidName))
  const entries = unfit < 0 ? read : read.slice(0, unfit)
  const count = rows.size - entries.length
  const newer = sorted.slice(entries.length).some(row => readEntry(row) === 'newer')
  if (newer) lost.push({ type: 'match', match: head.id, why: 'newer' })
  if (damage?.why === 'too-long') lost.push({ type: 'match', match: head.id, why: 'too-long' })
  if (count > 0) lost.push({ type: 'entries', match: head.id, from: entries.length, count })
  return entries
}

/** Returns a backup of one match, with its whole journal. */
export function journalText({ head, entries }: Match, at: number): string {
  const rows = [{ match: head }, ...entries.map(entry => ({ entry }))]
  return backupBeginning(at) + rows.map(row => JSON.stringify(row)).join(',\n') + BACKUP_END
}

/** Adds the results of an evening's matches to the evening as reports, for devices that don't have the matches. */
export const withResults = (evening: Evening, matches: Matches): Evening => ({
  ...evening,
  pairings: evening.pairings.map(pairing => {
    const played = matchOutcomes(pairing, matches).filter(({ match }) => !isOverruled(pairing, match))
    return played.reduce((pairing: Pairing, { came }) => {
      return came.type === 'over' && came.scores ? withReport(pairing, { ...came, scores: came.scores }) : pairing
    }, pairing)
  }),
})

export const eveningText = (evening: Evening, matches: Matches, at: number): string =>
  backupBeginning(at, 2) + JSON.stringify({ evening: withResults(evening, matches) }) + BACKUP_END
