import { LEVELS } from '../../analysis/advice.ts'
import { isName } from '../../engine/text.ts'
import * as v from 'valibot'
import type { MatchSummary } from '../journal/summary.ts'
import type { HandsRow } from '../journal/hands-at.ts'
import {
  type Entry,
  type MatchHead,
  MOST_INCREMENT,
  MOST_SECONDS,
  TIME_UPS,
  ASKINGS,
  isFitWord,
  VERDICTS,
  fitting,
  LONGEST,
} from '../journal/entries.ts'
import { ENTRY_FORMAT, HEAD_FORMAT, RESULT_VERSION } from './names.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const count = v.pipe(whole, v.minValue(1))
/** What a date can be made of. */
export const moment = v.pipe(whole, v.maxValue(8.64e15))
/** More players no table has. */
const MOST_SEATS = 99
/** No game needs a longer head. */
const MOST_HEAD = 100_000
export const matchId = v.pipe(v.string(), v.regex(/^[\w~-]+$/))
const entryId = v.pipe(v.string(), v.regex(/^[\w-]+$/))
/** One line of a record: it can't hold a second one, nor a comment. */
const action = v.pipe(v.string(), v.regex(/^[^\r\n#]+$/))

const name = v.pipe(v.string(), v.check(isName))

const seat = v.pipe(whole, v.maxValue(MOST_SEATS))
/** `KH`, or a rank alone. */
const cards = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A2-9TJQK][SHDC]?$/))), v.maxLength(52))
const word = v.pipe(v.string(), v.check(isFitWord))

const note = v.variant('type', [
  v.strictObject({ type: v.literal('declined'), seat, what: v.picklist(ASKINGS), about: v.string(), word }),
  v.strictObject({ type: v.literal('help'), seat }),
  v.strictObject({ type: v.literal('confirmed'), seat }),
  v.strictObject({ type: v.literal('protest'), seat, word }),
  v.strictObject({ type: v.literal('clock'), seat }),
  v.strictObject({ type: v.literal('time-up'), seat, verdict: v.picklist(VERDICTS) }),
  v.strictObject({ type: v.literal('hand'), seat, round: count, cards }),
  v.strictObject({ type: v.literal('dealt'), round: count, hands: v.pipe(v.array(cards), v.maxLength(MOST_SEATS)) }),
])

const operation = v.variant('type', [
  v.strictObject({ type: v.literal('play'), action }),
  v.strictObject({ type: v.literal('undo'), count }),
  v.strictObject({ type: v.literal('redo'), count }),
  v.strictObject({
    type: v.literal('amend'),
    from: whole,
    remove: whole,
    insert: v.pipe(v.array(action), v.maxLength(LONGEST)),
  }),
  v.strictObject({ type: v.literal('names'), players: v.array(name) }),
  v.strictObject({ type: v.literal('note'), note }),
])

const entry = v.strictObject({
  format: v.picklist([1, 2, ENTRY_FORMAT]),
  match: matchId,
  number: whole,
  id: entryId,
  at: moment,
  what: operation,
})

const headFormat = v.picklist([1, 2, 3, HEAD_FORMAT])

const seconds = v.pipe(whole, v.minValue(1), v.maxValue(MOST_SECONDS))
const up = v.picklist(TIME_UPS)
const clock = v.variant('type', [
  v.strictObject({ type: v.literal('move'), seconds, up }),
  v.strictObject({
    type: v.literal('player'),
    seconds,
    increment: v.pipe(whole, v.maxValue(MOST_INCREMENT)),
    up,
  }),
  v.strictObject({ type: v.literal('stopwatch') }),
])

const head = v.strictObject({
  format: headFormat,
  id: matchId,
  game: v.string(),
  head: v.pipe(v.string(), v.maxLength(MOST_HEAD)),
  players: v.array(v.string()),
  created: moment,
  origin: v.exactOptional(v.strictObject({ match: matchId, entries: whole })),
  shelved: v.exactOptional(moment),
  practice: v.exactOptional(v.literal(true)),
  scoreOnly: v.exactOptional(v.literal(true)),
  help: v.exactOptional(v.literal('off')),
  clock: v.exactOptional(clock),
  app: v.exactOptional(v.array(v.nullable(v.picklist(LEVELS)))),
})

/** Why a row can't be read: a newer version of the app wrote it, or it is damaged; or why not: a `gap` is an entry that isn't there, and `too-long` is what goes beyond the length of a match. */
export type Unread = 'newer' | 'damaged' | 'gap' | 'too-long'

/** Where the entries of a match stop being readable, and why. */
export interface Damage {
  /** The number of the first entry that can't be read. */
  readonly entry: number
  readonly why: Unread
}

/** Of a game of these names; any other came with a newer version. */
export function readHead(row: unknown, games: readonly string[]): MatchHead | Unread {
  const read = v.safeParse(head, row)
  if (isNewer(row, HEAD_FORMAT) || (v.is(named, row) && !games.includes(row.game))) return 'newer'
  return read.success ? read.output : 'damaged'
}

export function readEntry(row: unknown): Entry | Unread {
  const read = v.safeParse(entry, row)
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
const named = v.object({ format: headFormat, game: v.string() })

function isNewer(row: unknown, known: number): boolean {
  return v.is(numbered, row) && row.format > known
}

/** How far a chain has been walked: `step` steps of the play with this key. Or `hands`, where the table lies otherwise than the line says. */
export interface Cursor {
  readonly match: string
  readonly play: string
  readonly step: number
  readonly hands?: HandsRow
}

const apart = { keep: whole, rest: v.array(v.string()) }
const handsRow = v.strictObject({ ...apart, step: whole, way: v.array(v.strictObject({ ...apart, stops: whole })) })
const cursor = v.strictObject({
  match: matchId,
  play: v.string(),
  step: whole,
  hands: v.exactOptional(handsRow),
})

/** Null where there is none that can be read: then the chain has been walked to its end. */
export const readCursor = (row: unknown): Cursor | null => (v.is(cursor, row) ? row : null)

const lastOpened = v.strictObject({ key: v.string(), value: v.nullable(matchId) })

export const readLastOpened = (row: unknown): string | null => (v.is(lastOpened, row) ? row.value : null)

/** How far a journal goes: written with its entries, so that a list of matches need not read them. */
export interface Tip {
  readonly match: string
  readonly entries: number
  /** When the last one was written. */
  readonly touched: number
}

const tip = v.strictObject({ match: matchId, entries: whole, touched: moment })

export const readTip = (row: unknown): Tip | null => (v.is(tip, row) ? row : null)

const win = v.strictObject({ what: v.picklist(['hand', 'game', 'match']), seat: whole, count: v.number(), at: moment })
const summary = v.strictObject({
  match: matchId,
  version: v.literal(RESULT_VERSION),
  entries: whole,
  players: v.array(v.string()),
  plays: whole,
  over: v.boolean(),
  winner: v.nullable(whole),
  scores: v.array(v.number()),
  wins: v.array(win),
  /** Results that were told before moves could stand don't count them. */
  irregular: v.optional(whole, 0),
})

export function readSummary(row: unknown): MatchSummary | null {
  const read = v.safeParse(summary, row)
  return read.success ? read.output : null
}
