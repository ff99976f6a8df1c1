import * as v from 'valibot'
import { handsRow } from '../journal/hands-at.ts'
import {
  type Entry,
  type Stored,
  type MatchHead,
  countFitting,
  matchEntry,
  matchHead,
  matchId,
  timestamp,
  nonNegative,
} from '../journal/entries.ts'
import { ENTRY_FORMAT, HEAD_FORMAT } from './names.ts'

/** Why a row isn't read: a newer version wrote it; it is damaged; entries before it are missing (`gap`); or with it the match would be too long. */
export type UnreadReason = 'newer' | 'damaged' | 'gap' | 'too-long'

export interface Damage {
  /** The number of the first entry that isn't read. */
  readonly entry: number
  readonly why: UnreadReason
}

/** Reads the head of a match. `games`: the games of this version; a head with another game counts as newer. */
export function readHead(row: unknown, games: readonly string[]): MatchHead | UnreadReason {
  const read = v.safeParse(matchHead, row)
  if (isNewer(row, HEAD_FORMAT) || (v.is(named, row) && !games.includes(row.game))) return 'newer'
  return read.success ? read.output : 'damaged'
}

export function readEntry(row: unknown): Entry | UnreadReason {
  const read = v.safeParse(matchEntry, row)
  if (read.success) return read.output
  return isNewer(row, ENTRY_FORMAT) ? 'newer' : 'damaged'
}

/** Reads the entries of one match, in order from number `from`, up to the first that can't be read. */
export function readEntries(
  rows: readonly unknown[],
  match: string,
  from = 0,
): { readonly entries: readonly Entry[]; readonly damage: Damage | null } {
  const entries: Entry[] = []
  for (const row of rows) {
    const number = from + entries.length
    const read = readEntry(row)
    if (typeof read === 'string') return { entries, damage: { entry: number, why: read } }
    if (read.match !== match) return { entries, damage: { entry: number, why: 'damaged' } }
    if (read.number !== number) return { entries, damage: { entry: number, why: 'gap' } }
    entries.push(read)
  }
  const fit = countFitting(entries)
  if (fit === entries.length) return { entries, damage: null }
  return { entries: entries.slice(0, fit), damage: { entry: from + fit, why: 'too-long' } }
}

const numbered = v.object({ format: v.number() })
const named = v.object({ format: matchHead.entries.format, game: v.string() })

function isNewer(row: unknown, known: number): boolean {
  return v.is(numbered, row) && row.format > known
}

/** The first `step` steps of the play with the key `play` are done with the real cards. `hands` is set if the real table differs from the line. */
const cursor = v.strictObject({ match: matchId, play: v.string(), step: nonNegative, hands: v.exactOptional(handsRow) })
export type Cursor = Stored<typeof cursor>

/** Reads a cursor; null if there is none, which means that all steps are done. */
export const readCursor = (row: unknown): Cursor | null => (v.is(cursor, row) ? row : null)

/** Stored with the last entry, so that lists needn't read journals. */
const tip = v.strictObject({ match: matchId, entries: nonNegative, touched: timestamp })
export type Tip = Stored<typeof tip>

export const readTip = (row: unknown): Tip | null => (v.is(tip, row) ? row : null)
