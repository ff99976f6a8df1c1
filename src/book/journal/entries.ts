import { LEVELS } from '../../analysis/advice.ts'
import type { AnyGame } from '../../engine/game.ts'
import { isName } from '../../engine/text.ts'
import * as v from 'valibot'
import { ENTRY_FORMAT, HEAD_FORMAT } from '../storage/names.ts'

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T

export type Stored<Schema extends v.GenericSchema> = DeepReadonly<v.InferOutput<Schema>>

export const nonNegative = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const count = v.pipe(nonNegative, v.minValue(1))
/** Milliseconds since 1970, within the range of `Date`. */
export const timestamp = v.pipe(nonNegative, v.maxValue(8.64e15))
export const matchId = v.pipe(v.string(), v.regex(/^[\w~-]+$/))
const entryId = v.pipe(v.string(), v.regex(/^[\w-]+$/))
const MAX_SEATS = 99
const seat = v.pipe(nonNegative, v.maxValue(MAX_SEATS))
/** The seat that means a pause in a note of the clock. Earlier versions don't know this seat, and stop the clock. */
export const PAUSED = MAX_SEATS
/** In characters. No game needs more. */
const MAX_HEAD = 100_000
const recordHead = v.pipe(v.string(), v.maxLength(MAX_HEAD))
const action = v.pipe(v.string(), v.regex(/^[^\r\n#]+$/))
/** Such as `KH`, or only ranks if suits don't matter. */
const cards = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A2-9TJQK][SHDC]?$/))), v.maxLength(52))

/** The maximum length of a player's remark in characters. */
export const MAX_REMARK = 200

/** Whether a remark is short enough, and has only one line, because records contain it in a comment. */
export const isValidRemark = (word: string): boolean => word.length <= MAX_REMARK && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(word)
export const word = v.pipe(v.string(), v.check(isValidRemark))

/**
 * The maximum length of a match. An action or a note counts one, plus one for every hundred characters; an undo or redo
 * counts one for each change. Imports are read up to this length, and an open match accepts no more entries, so the app can
 * import whatever it exports, and no file takes unlimited time.
 */
export const MAX_LENGTH = 20_000

/** When a player's time is up, the app only reports it (`told`), or also asks the players to decide. */
const TIME_UPS = ['told', 'decided'] as const
export type TimeUp = (typeof TIME_UPS)[number]

const MAX_SECONDS = 86_400
const MAX_INCREMENT = 3_600
const seconds = v.pipe(count, v.maxValue(MAX_SECONDS))
const up = v.picklist(TIME_UPS)

const clock = v.variant('type', [
  v.strictObject({ type: v.literal('move'), seconds, up }),
  v.strictObject({ type: v.literal('player'), seconds, increment: v.pipe(nonNegative, v.maxValue(MAX_INCREMENT)), up }),
  v.strictObject({ type: v.literal('stopwatch') }),
])
export type Clock = Stored<typeof clock>

const app = v.array(v.nullable(v.picklist(LEVELS)))
/** For each player, the level at which the app plays; null for a person. */
export type Seating = Stored<typeof app>

/** The head of a match. It never changes, except for `shelved`, and for `app` with its `format`. */
export const matchHead = v.strictObject({
  /** 2 with `scoreOnly`; 3 with `help` or `app`; 4 with `clock`; otherwise 1. */
  format: v.picklist([1, 2, 3, HEAD_FORMAT]),
  id: matchId,
  game: v.string(),
  /** The head of the match's record: the lines from `game` to `play`. */
  head: recordHead,
  players: v.array(v.string()),
  created: timestamp,
  /** The match from which this match was branched, and the number of its entries at the branch. */
  origin: v.exactOptional(v.strictObject({ match: matchId, entries: nonNegative })),
  /** When the match was archived; left out if it isn't. */
  shelved: v.exactOptional(timestamp),
  /** Set for a guided game, in which the app explains each phase. */
  practice: v.exactOptional(v.literal(true)),
  /** Set if the match is played without the referee: only results of hands or games are entered. */
  scoreOnly: v.exactOptional(v.literal(true)),
  /** Set if the players agreed to play without advice. */
  help: v.exactOptional(v.literal('off')),
  /** Left out if the match has no clock. */
  clock: v.exactOptional(clock),
  /** Left out if only people play. */
  app: v.exactOptional(app),
})
export type MatchHead = Stored<typeof matchHead>

const CONSENT_KINDS = ['undo', 'amend', 'correct', 'stands', 'end'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

const VERDICTS = ['on', 'lost'] as const

/** A note doesn't change the game, and undo doesn't remove it. */
const note = v.variant('type', [
  /** `about`: the actions, in notation. `word`: the player's remark, which may be empty. */
  v.strictObject({ type: v.literal('declined'), seat, what: v.picklist(CONSENT_KINDS), about: v.string(), word }),
  /** Seat 0 stands for no player, between turns. */
  v.strictObject({ type: v.literal('help'), seat }),
  v.strictObject({ type: v.literal('confirmed'), seat }),
  v.strictObject({ type: v.literal('protest'), seat, word }),
  /** Starts this player's time. Seat 0 stops the clock until a player starts it; `PAUSED` pauses it. */
  v.strictObject({ type: v.literal('clock'), seat }),
  /** This player's time was up, and the players continued. Earlier versions also recorded a loss here; now the operation `lost` does. */
  v.strictObject({ type: v.literal('time-up'), seat, verdict: v.picklist(VERDICTS) }),
  v.strictObject({ type: v.literal('hand'), seat, round: count, cards }),
  v.strictObject({ type: v.literal('dealt'), round: count, hands: v.pipe(v.array(cards), v.maxLength(MAX_SEATS)) }),
])
export type Note = Stored<typeof note>

/**
 * What people did. All but `undo`, `redo`, `names` and `note` are changes, which `undo` and `redo` count. `amend` removes `remove` plays of
 * the line from index `from`, and inserts `insert`; later plays stay and are judged again. `names` renames the players from the first move
 * on. `lost`: a player lost on time, which ends the match. `setup`: the record has another head from the first move on, because the cards
 * at `cells` were swapped.
 */
const operation = v.variant('type', [
  v.strictObject({ type: v.literal('play'), action }),
  v.strictObject({ type: v.literal('undo'), count }),
  v.strictObject({ type: v.literal('redo'), count }),
  v.strictObject({
    type: v.literal('amend'),
    from: nonNegative,
    remove: nonNegative,
    insert: v.pipe(v.array(action), v.maxLength(MAX_LENGTH)),
  }),
  v.strictObject({ type: v.literal('names'), players: v.array(v.pipe(v.string(), v.check(isName))) }),
  v.strictObject({ type: v.literal('note'), note }),
  v.strictObject({ type: v.literal('lost'), seat: v.pipe(seat, v.minValue(1)) }),
  v.strictObject({ type: v.literal('setup'), head: recordHead, cells: v.pipe(v.array(word), v.maxLength(52)) }),
])
export type Operation = Stored<typeof operation>

/** One row of a journal; it is never changed. A match's first entry has number 0. */
export const matchEntry = v.strictObject({
  /** 2 for a `note`; 3 for a note of the clock or of cards; 4 for `lost` and `setup`. */
  format: v.picklist([1, 2, 3, ENTRY_FORMAT]),
  match: matchId,
  number: nonNegative,
  /** A random id that distinguishes different entries with the same number. */
  id: entryId,
  at: timestamp,
  what: operation,
})
export type Entry = Stored<typeof matchEntry>

export interface Match {
  readonly head: MatchHead
  readonly entries: readonly Entry[]
}

export interface PlayableMatch extends Match {
  readonly game: AnyGame
  /** The players' present names in the book, if they differ from the names in the match. */
  readonly called?: readonly string[] | undefined
}

/** Formats a clock for a record's comment, such as `player 600 5 told`. */
export function formatClock(clock: Clock): string {
  switch (clock.type) {
    case 'move':
      return `move ${clock.seconds} ${clock.up}`
    case 'player':
      return `player ${clock.seconds} ${clock.increment} ${clock.up}`
    case 'stopwatch':
      return clock.type
  }
}

const isTimeUp = (word: string | undefined): word is TimeUp => TIME_UPS.some(each => each === word)

const within = (word: string | undefined, least: number, most: number): number | null => {
  const number = /^\d{1,6}$/.test(word ?? '') ? Number(word) : NaN
  return number >= least && number <= most ? number : null
}

/** Parses what `formatClock` returns; null if the text is invalid. */
export function parseClock(text: string): Clock | null {
  const [type, first, ...rest] = text.trim().split(/\s+/)
  if (type === 'stopwatch') return first === undefined ? { type } : null
  const up = rest.at(-1)
  const seconds = within(first, 1, MAX_SECONDS)
  if (seconds === null || !isTimeUp(up)) return null
  if (type === 'move') return rest.length === 1 ? { type, seconds, up } : null
  const increment = within(rest[0], 0, MAX_INCREMENT)
  return type === 'player' && increment !== null && rest.length === 2 ? { type, seconds, increment, up } : null
}

export const isClockNote = (note: Note): boolean => note.type === 'clock' || note.type === 'time-up'

type CardsNote = Extract<Note, { readonly type: 'hand' | 'dealt' }>

export const isCardsNote = (note: Note): note is CardsNote => note.type === 'hand' || note.type === 'dealt'

export type Decision = Extract<Operation, { readonly type: 'lost' | 'setup' }>

export const isDecision = (what: Operation): what is Decision => what.type === 'lost' || what.type === 'setup'

export interface NoteAt<N = Note> {
  readonly entry: number
  readonly at: number
  readonly note: N
}

const UNIT = 100

const lengthOfText = (text: string): number => 1 + Math.floor(text.length / UNIT)

const lengthOfTexts = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + lengthOfText(text), 0)

function lengthOfOperation(what: Exclude<Operation, { type: 'undo' | 'redo' }>): number {
  switch (what.type) {
    case 'play':
      return lengthOfText(what.action)
    case 'amend':
      return 1 + lengthOfTexts(what.insert)
    case 'names':
      return lengthOfTexts(what.players)
    case 'lost':
      return 1
    case 'setup':
      return lengthOfText(what.head)
    case 'note': {
      const { note } = what
      if (note.type === 'hand') return lengthOfText(note.cards.join(' '))
      if (note.type === 'dealt') return lengthOfTexts(note.hands.map(hand => hand.join(' ')))
      return lengthOfTexts([...('about' in note ? [note.about] : []), ...('word' in note ? [note.word] : [''])])
    }
  }
}

interface Measure {
  length: number
  done: number
  undone: number
}

function measure(entries: Iterable<Entry>): Measure {
  const sum = { length: 0, done: 0, undone: 0 }
  for (const entry of entries) lengthen(sum, entry)
  return sum
}

function lengthen(sum: Measure, { what }: Entry): void {
  if (what.type === 'undo' || what.type === 'redo') {
    const moved = Math.min(what.count, what.type === 'undo' ? sum.done : sum.undone)
    const back = what.type === 'undo' ? moved : -moved
    sum.done -= back
    sum.undone += back
    sum.length += Math.max(moved, 1)
    return
  }
  if (what.type !== 'names' && what.type !== 'note') {
    sum.done += 1
    sum.undone = 0
  }
  sum.length += lengthOfOperation(what)
}

export const lengthOf = (entries: Iterable<Entry>): number => measure(entries).length

/** Returns the number of entries, from the first, that together don't exceed the maximum length of a match. */
export function countFitting(entries: Iterable<Entry>): number {
  const sum = measure([])
  let count = 0
  for (const entry of entries) {
    lengthen(sum, entry)
    if (sum.length > MAX_LENGTH) break
    count++
  }
  return count
}

export function canAppend(entries: readonly Entry[], next: Entry): boolean {
  const sum = measure(entries)
  lengthen(sum, next)
  return sum.length <= MAX_LENGTH
}
