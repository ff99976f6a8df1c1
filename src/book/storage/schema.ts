import * as v from 'valibot'
import { handsRow } from '../journal/hands-at.ts'
import {
  type Entry,
  type Stored,
  type MatchHead,
  fitting,
  matchEntry,
  matchHead,
  matchId,
  moment,
  whole,
} from '../journal/entries.ts'
import { ENTRY_FORMAT, HEAD_FORMAT } from './names.ts'

/** Why a row can't be read: a newer version of the app wrote it, or it is damaged; or why not: a `gap` is an entry that isn't there, and `too-long` is what goes beyond the length of a match. */
export type Unread = 'newer' | 'damaged' | 'gap' | 'too-long'

/** The entry from which a match is unreadable, and why. */
export interface Damage {
  /** The number of the first entry that can't be read. */
  readonly entry: number
  readonly why: Unread
}

/** One of these games; others belong to newer versions. */
export function readHead(row: unknown, games: readonly string[]): MatchHead | Unread {
  const read = v.safeParse(matchHead, row)
  if (isNewer(row, HEAD_FORMAT) || (v.is(named, row) && !games.includes(row.game))) return 'newer'
  return read.success ? read.output : 'damaged'
}

export function readEntry(row: unknown): Entry | Unread {
  const read = v.safeParse(matchEntry, row)
  if (read.success) return read.output
  return isNewer(row, ENTRY_FORMAT) ? 'newer' : 'damaged'
}

/** The entries of one match, in their order from number `from`, up to the first that can't be read. */
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
  const fit = fitting(entries)
  if (fit === entries.length) return { entries, damage: null }
  return { entries: entries.slice(0, fit), damage: { entry: from + fit, why: 'too-long' } }
}

const numbered = v.object({ format: v.number() })
const named = v.object({ format: matchHead.entries.format, game: v.string() })

function isNewer(row: unknown, known: number): boolean {
  return v.is(numbered, row) && row.format > known
}

/** The progress of hands: `step` steps of the play with this key. Or `hands`, if the table differs from the line. */
const cursor = v.strictObject({ match: matchId, play: v.string(), step: whole, hands: v.exactOptional(handsRow) })
export type Cursor = Stored<typeof cursor>

/** Null if there is none that can be read: then the chain has been walked to its end. */
export const readCursor = (row: unknown): Cursor | null => (v.is(cursor, row) ? row : null)

/** How far a journal goes, and when its last entry was written: stored with that, so that a list of matches need not read them. */
const tip = v.strictObject({ match: matchId, entries: whole, touched: moment })
export type Tip = Stored<typeof tip>

export const readTip = (row: unknown): Tip | null => (v.is(tip, row) ? row : null)
