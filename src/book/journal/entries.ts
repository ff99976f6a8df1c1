import type { Level } from '../../analysis/advice.ts'
import type { AnyGame } from '../../engine/game.ts'

/** Who is played by the app, and how well: one for each player, null for a person. */
export type Seating = readonly (Level | null)[]

/** What a match begins with. It never changes, but for `shelved` and `app`. */
export interface MatchHead {
  /** 2 where there is what the first version doesn't know: `scoreOnly`; 3 where the second doesn't: `help` or `app`; 4 where the third doesn't: `clock`. */
  readonly format: 1 | 2 | 3 | 4
  readonly id: string
  readonly game: string
  /** The head of its record: from the `game` line to `play`. */
  readonly head: string
  readonly players: readonly string[]
  /** Times are milliseconds since 1970. */
  readonly created: number
  /** The match and the number of its entries that this one was branched from. */
  readonly origin?: { readonly match: string; readonly entries: number }
  /** When it was put away; it can be taken back. */
  readonly shelved?: number
  /** Played to learn the game: its phases are explained, and it counts for nobody. */
  readonly practice?: true
  /** Played without the referee: only what a hand or a game came to is entered. */
  readonly scoreOnly?: true
  /** The players agreed to be shown no moves. */
  readonly help?: 'off'
  /** Left out where no time is taken. */
  readonly clock?: Clock
  /** Left out where only people play. */
  readonly app?: Seating
}

/**
 * What people did. `undo` and `redo` count changes: a play is one, and so is an amendment. `amend` takes `remove` plays out of the
 * current line from place `from`, and puts `insert` there; what comes after stays, and is ruled on anew. `names` is what the players
 * are called from now on, from the first move to the last; it is no change, and no undo takes it back. Nor is a `note`.
 */
export type Operation =
  | { readonly type: 'play'; readonly action: string }
  | { readonly type: 'undo'; readonly count: number }
  | { readonly type: 'redo'; readonly count: number }
  | { readonly type: 'amend'; readonly from: number; readonly remove: number; readonly insert: readonly string[] }
  | { readonly type: 'names'; readonly players: readonly string[] }
  | { readonly type: 'note'; readonly note: Note }

/** One line of the journal, stored for good. The first of a match has number 0. */
export interface Entry {
  /** 2 for what the first version doesn't know: a `note`; 3 for what the second doesn't: a note of the clock, or of cards. */
  readonly format: 1 | 2 | 3
  readonly match: string
  readonly number: number
  /** Random, so that two entries of one number can be told apart. */
  readonly id: string
  readonly at: number
  readonly what: Operation
}

/** A match: what it begins with, and what people did. */
export interface Match {
  readonly head: MatchHead
  readonly entries: readonly Entry[]
}

/** A match, and the rules that it is played by. */
export interface PlayableMatch extends Match {
  readonly game: AnyGame
  /** What the players are called in the whole book, where that isn't what the match says. */
  readonly called?: readonly string[] | undefined
}

/** What follows when somebody's time is up: that it is told, or what the players then decide. */
export const TIME_UPS = ['told', 'decided'] as const
export type TimeUp = (typeof TIME_UPS)[number]

/**
 * The clock of a match: so many seconds for each move; so many for each player, and more with each move that they make; or none, where
 * time is only taken.
 */
export type Clock =
  | { readonly type: 'move'; readonly seconds: number; readonly up: TimeUp }
  | { readonly type: 'player'; readonly seconds: number; readonly increment: number; readonly up: TimeUp }
  | { readonly type: 'stopwatch' }

/** Seconds that a clock may be set to. */
export const MOST_SECONDS = 86_400
export const MOST_INCREMENT = 3_600

/** In a few words for a record's comment: `player 600 5 told`. */
export function makeClock(clock: Clock): string {
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

/** Null where it is no clock. */
export function parseClock(text: string): Clock | null {
  const [type, first, ...rest] = text.trim().split(/\s+/)
  if (type === 'stopwatch') return first === undefined ? { type } : null
  const up = rest.at(-1)
  const seconds = within(first, 1, MOST_SECONDS)
  if (seconds === null || !isTimeUp(up)) return null
  if (type === 'move') return rest.length === 1 ? { type, seconds, up } : null
  const increment = within(rest[0], 0, MOST_INCREMENT)
  return type === 'player' && increment !== null && rest.length === 2 ? { type, seconds, increment, up } : null
}

/** What players may have to agree to. */
export const ASKINGS = ['undo', 'amend', 'correct', 'stands', 'end'] as const
export type Asking = (typeof ASKINGS)[number]

/** What people said beside the moves. It changes nothing, and no undo takes it back. */
export type Note =
  /** One player doesn't agree to what was asked, about actions in the record's words; `word` may be empty. */
  | {
      readonly type: 'declined'
      readonly seat: number
      readonly what: Asking
      readonly about: string
      readonly word: string
    }
  /** Whoever was to play asked what could be played; 0 where nobody was. */
  | { readonly type: 'help'; readonly seat: number }
  /** At the end: that it went so, or what is to be said against it. */
  | { readonly type: 'confirmed'; readonly seat: number }
  | { readonly type: 'protest'; readonly seat: number; readonly word: string }
  /** From now on this player's time runs; with 0 the clock is stopped. */
  | { readonly type: 'clock'; readonly seat: number }
  /** This player's time is up, and the players go on, or say that it is lost. */
  | { readonly type: 'time-up'; readonly seat: number; readonly verdict: Verdict }
  /** The cards that a seat of the app's holds in a round, entered by a person: cards, or ranks where suits don't matter. */
  | { readonly type: 'hand'; readonly seat: number; readonly round: number; readonly cards: readonly string[] }
  /** What each player was dealt on the screen for a round, in their order. */
  | { readonly type: 'dealt'; readonly round: number; readonly hands: readonly (readonly string[])[] }

export const VERDICTS = ['on', 'lost'] as const
export type Verdict = (typeof VERDICTS)[number]

export const isOfClock = (note: Note): boolean => note.type === 'clock' || note.type === 'time-up'

type CardsNote = Extract<Note, { readonly type: 'hand' | 'dealt' }>

export const isOfCards = (note: Note): note is CardsNote => note.type === 'hand' || note.type === 'dealt'

export interface Noted {
  readonly entry: number
  readonly at: number
  readonly note: Note
}

/** More characters are no word on something. */
export const MOST_WORD = 200

/** One line, as it stands in a comment of the record too. */
export const isFitWord = (word: string): boolean => word.length <= MOST_WORD && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(word)

/**
 * A match may be so long. An action counts for one, and for one more with every hundred characters; so does what was said beside the
 * moves; and of what was taken back or done again, each change. What comes from outside is read so far, and at the table no more is
 * written: whatever the app hands out it can bring in, and no file keeps it busy without end.
 */
export const LONGEST = 20_000

const UNIT = 100

const lengthOfText = (text: string): number => 1 + Math.floor(text.length / UNIT)

const lengthOfTexts = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + lengthOfText(text), 0)

/** Of what is no step back or forth. */
function lengthOfOperation(what: Exclude<Operation, { type: 'undo' | 'redo' }>): number {
  switch (what.type) {
    case 'play':
      return lengthOfText(what.action)
    case 'amend':
      return 1 + lengthOfTexts(what.insert)
    case 'names':
      return lengthOfTexts(what.players)
    case 'note': {
      const { note } = what
      if (note.type === 'hand') return lengthOfText(note.cards.join(' '))
      if (note.type === 'dealt') return lengthOfTexts(note.hands.map(hand => hand.join(' ')))
      return lengthOfTexts([...('about' in note ? [note.about] : []), ...('word' in note ? [note.word] : [''])])
    }
  }
}

/** How long a match is so far, and how many of its changes can be undone and done again. */
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
  if (what.type === 'play' || what.type === 'amend') {
    sum.done += 1
    sum.undone = 0
  }
  sum.length += lengthOfOperation(what)
}

export const lengthOf = (entries: Iterable<Entry>): number => measure(entries).length

/** How many of the entries, from the first on, a match may have. */
export function fitting(entries: Iterable<Entry>): number {
  const sum = measure([])
  let count = 0
  for (const entry of entries) {
    lengthen(sum, entry)
    if (sum.length > LONGEST) break
    count++
  }
  return count
}

/** Whether a match may go on with this. */
export function mayGoOn(entries: readonly Entry[], next: Entry): boolean {
  const sum = measure(entries)
  lengthen(sum, next)
  return sum.length <= LONGEST
}
