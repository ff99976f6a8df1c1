import type { AnyGame } from '../../engine/game.ts'
import { err, ok, type Result } from '../../engine/result.ts'
import type { JobListener } from '../../jobs.ts'
import type { Evening } from '../evening/evening.ts'
import { eveningsOf, type EveningsEnv } from '../evening/evenings.ts'
import type { Person } from '../people/people.ts'
import { personRows } from '../people/stored.ts'
import type { Match, MatchHead } from '../journal/entries.ts'
import type { MatchRows } from '../listing.ts'
import { matchesOf, type Matches, type MatchesEnv } from '../matches.ts'
import { BOOK_FILE_VERSION } from '../storage/names.ts'
import type { BookRow } from '../storage/copy.ts'
import type { Failure } from '../storage/port.ts'
import {
  BACKUP_END,
  backupBeginning,
  readEveningsAndPeople,
  lostAtEnd,
  readMatch,
  MAX_BACKUP_CHARACTERS,
  readBackup,
  readRow,
  emptyHeads,
  addHead,
  type UnreadBackupPart,
  type EntryRow,
  type Heads,
} from './backup.ts'
import type { UnreadPart } from './record.ts'
import { textLines } from './text-lines.ts'

/** `unverified`: reading the backup back found missing or unreadable rows. */
export type BackupProblem = Failure | 'cancelled' | 'unverified'

export interface BackupFile {
  readonly blob: Blob
  readonly matches: number
}

/** Rows are copied as they are stored. */
interface BackupSource extends Pick<Matches, 'everyMatch'> {
  evenings(): Promise<Result<readonly unknown[], Failure>>
  people(): Promise<Result<readonly unknown[], Failure>>
}

export const backupSource = (book: MatchesEnv & EveningsEnv): BackupSource => ({
  everyMatch: () => matchesOf(book).everyMatch(),
  evenings: () => eveningsOf(book).rows(),
  people: () => personRows(book),
})

/** In characters. */
const PART = 1 << 20

/** Writes the book to a file: match by match, then the evenings and people. Reads the file back before returning it. */
export async function writeBackup(
  source: BackupSource,
  exported: number,
  { signal, progress }: JobListener<number> = {},
): Promise<Result<BackupFile, BackupProblem>> {
  const parts: Blob[] = []
  const [evenings, people] = [await source.evenings(), await source.people()]
  if (!evenings.ok) return evenings
  if (!people.ok) return people
  const counted = { match: 0, entry: 0, evening: evenings.value.length, person: people.value.length }
  let text = backupBeginning(exported, earliestVersion(counted))
  let before = ''
  for await (const each of source.everyMatch()) {
    if (signal?.aborted) return err('cancelled')
    if (!each.ok) return each
    const { rows, share } = each.value
    for (const row of linesOf(rows, counted)) {
      text += before + row
      before = ',\n'
    }
    if (text.length > PART) {
      parts.push(new Blob([text]))
      text = ''
    }
    progress?.(share / 2)
  }
  const last = [...evenings.value.map(evening => ({ evening })), ...people.value.map(person => ({ person }))]
  for (const row of last) {
    text += before + JSON.stringify(row)
    before = ',\n'
  }
  const blob = new Blob([...parts, text, BACKUP_END], { type: 'application/json' })
  const checked = await isWhole(blob, counted, { signal, progress: share => progress?.(0.5 + share / 2) })
  if (signal?.aborted) return err('cancelled')
  return checked ? ok({ blob, matches: counted.match }) : err('unverified')
}

type Counts = Record<BookRow['type'], number>

const earliestVersion = ({ evening, person }: Counts): number => (person > 0 ? BOOK_FILE_VERSION : evening > 0 ? 2 : 1)

function* linesOf({ head, entries }: MatchRows, counted: Counts): Generator<string> {
  if (head !== undefined) {
    counted.match++
    yield JSON.stringify({ match: head })
  }
  for (const entry of entries) {
    counted.entry++
    yield JSON.stringify({ entry })
  }
}

async function isWhole(blob: Blob, expected: Counts, following: JobListener<number>): Promise<boolean> {
  const found = { match: 0, entry: 0, evening: 0, person: 0 }
  let last = ''
  try {
    for await (const line of textLines(blob, following)) {
      const row = readRow(line)
      if (row && row.type !== 'damaged' && row.type !== 'newer-file') found[row.type]++
      if (line !== '') last = line
    }
  } catch {
    return false
  }
  const counts = ['match', 'entry', 'evening', 'person'] as const
  return last === ']}' && counts.every(each => found[each] === expected[each])
}

/** The readable content of a backup. `matches` reads one match at a time. */
export interface Contents {
  readonly heads: readonly MatchHead[]
  readonly evenings: readonly Evening[]
  readonly people: readonly Person[]
  readonly lost: readonly (UnreadPart | UnreadBackupPart)[]
  matches(following?: JobListener<number>): AsyncIterable<Match>
}

/** Opens a file. If its rows are grouped by match, as in the app's backups, the file may have any length. Files in other orders are read as a whole, up to a limit. */
export async function openBackup(
  blob: Blob,
  games: readonly AnyGame[],
  following: JobListener<number> = {},
): Promise<Contents> {
  const survey = await surveyed(blob, games, following)
  if (survey) {
    const { rows, held, ...read } = survey
    const matches = (again: JobListener<number> = {}) =>
      held ? heldMatches(held, again) : matchesAmong(rowsIn(blob, again), games, rows, [], again)
    return { ...read, matches }
  }
  if (blob.size > 4 * MAX_BACKUP_CHARACTERS) return TOO_LONG
  const { found, ...read } = readBackup(await blob.text(), games)
  return { ...read, ...contentsFrom(found) }
}

/** The maximum size, in bytes, of a file whose matches stay in memory after the first reading. Larger files are read a second time. */
const MAX_HELD = 1 << 26

export const contentsFrom = (found: readonly Match[]): Pick<Contents, 'heads' | 'matches'> => ({
  heads: found.map(({ head }) => head),
  matches: (following = {}) => heldMatches(found, following),
})

async function* heldMatches(
  matches: readonly Match[],
  { signal, progress }: JobListener<number>,
): AsyncGenerator<Match> {
  for (const [i, match] of matches.entries()) {
    if (signal?.aborted) return
    yield match
    progress?.((i + 1) / matches.length)
  }
}

export const TOO_LONG: Contents = {
  ...contentsFrom([]),
  evenings: [],
  people: [],
  lost: [{ type: 'too-long' }],
}

interface Survey extends Omit<Contents, 'matches'> {
  readonly rows: Heads['match']
  /** Null if the file is too large to keep the matches in memory. */
  readonly held: readonly Match[] | null
}

type Row = NonNullable<ReturnType<typeof readRow>>

async function* rowsIn(blob: Blob, following: JobListener<number>): AsyncGenerator<Row> {
  for await (const line of textLines(blob, following)) {
    const row = readRow(line)
    if (row) yield row
  }
}

/**
 * Null for a file whose rows aren't grouped by match, one row per line. If a head comes after its entries, as in no file of the app,
 * the file is read twice.
 */
async function surveyed(blob: Blob, games: readonly AnyGame[], following: JobListener<number>): Promise<Survey | null> {
  const found = emptyHeads()
  const ended = new Set<string>()
  const lost: UnreadBackupPart[] = []
  let current = ''
  let last = ''
  let isFit = true
  let isLate = false

  function note(row: Row, number: number): void {
    if (row.type === 'newer-file') lost.push({ type: 'newer-file' })
    else if (row.type === 'damaged') lost.push({ type: 'damaged-row', line: number })
    else if (row.type !== 'entry') addHead(found, row)
    else if (row.id !== current) {
      isFit = !ended.has(row.id)
      ended.add(current)
      current = row.id
      isLate ||= !found.match.has(current)
    }
  }

  async function* noted(): AsyncGenerator<Row> {
    let number = 0
    for await (const line of textLines(blob, following)) {
      number++
      if (number === 1) isFit = isBeginning(line)
      const row = readRow(line)
      if (line !== '') last = line
      if (row) note(row, number)
      if (!isFit) return
      if (row) yield row
    }
  }

  const matchesIn = async (rows: AsyncIterable<Row>) => {
    const rest: UnreadBackupPart[] = []
    const read = await gather(matchesAmong(rows, games, found.match, rest, following), blob.size <= MAX_HELD)
    return { ...read, rest }
  }
  let read = await matchesIn(noted())
  if (!isFit) return null
  if (isLate) read = await matchesIn(rowsIn(blob, following))
  const { heads, held } = read
  const rest = [...read.rest, ...lostAtEnd(last, lost)]
  return { rows: found.match, heads, held, ...readEveningsAndPeople(found, rest, games), lost: [...lost, ...rest] }
}

async function gather(matches: AsyncIterable<Match>, isHeld: boolean) {
  const heads: MatchHead[] = []
  const held: Match[] | null = isHeld ? [] : null
  for await (const match of matches) {
    heads.push(match.head)
    held?.push(match)
  }
  return { heads, held }
}

const isBeginning = (line: string): boolean => line.startsWith('{"format":') && line.endsWith('[')

/** A head must be in `heads` when the match's rows have been read. Matches without entries come last. */
async function* matchesAmong(
  rows: AsyncIterable<Row>,
  games: readonly AnyGame[],
  heads: Heads['match'],
  lost: UnreadBackupPart[],
  { signal }: JobListener<number>,
): AsyncGenerator<Match> {
  const given = new Set<string>()
  let current = ''
  let entries: EntryRow[] = []
  function finished(): Match | null {
    const head = given.has(current) ? undefined : heads.get(current)
    given.add(current)
    if (head !== undefined) return readMatch(current, head, entries, lost, games)
    if (current !== '') lost.push({ type: 'match', match: current, why: 'damaged' })
    return null
  }
  for await (const row of rows) {
    if (row.type !== 'entry') continue
    if (row.id !== current) {
      const match = finished()
      if (match) yield match
      current = row.id
      entries = []
    }
    entries.push(row)
  }
  if (signal?.aborted) return
  const last = finished()
  if (last) yield last
  for (const [id, head] of heads) {
    const match = given.has(id) ? null : readMatch(id, head, [], lost, games)
    if (match) yield match
  }
}
