import { type Entry, type NoteAt, type Note, type Decision, isDecision } from './entries.ts'

export interface Play {
  readonly key: string
  readonly action: string
  readonly at: number
  readonly entry: number
  /** The key of the play before it when it was made; empty for the first; null if earlier plays had already been amended. */
  readonly follows: string | null
}

interface ActiveDecisions {
  readonly setup: string | null
  /** Null if no player lost on time, or if play continued. */
  readonly lost: { readonly seat: number; readonly at: number } | null
}

/** A change that can be undone or redone: at index `from`, `inserted` replaced `removed`. */
export interface Change {
  readonly entry: number
  readonly from: number
  readonly removed: readonly Play[]
  readonly inserted: readonly Play[]
  /** The decisions that applied before and after; left out if the change didn't affect them. */
  readonly beside?: { readonly was: ActiveDecisions; readonly is: ActiveDecisions }
}

export interface LogItem extends Play {
  /** Its index in the line; null if it was undone or replaced. */
  readonly place: number | null
}

export interface Timeline extends ActiveDecisions {
  readonly line: readonly Play[]
  /** The latest change last. */
  readonly undoable: readonly Change[]
  /** The next change to redo is the first. */
  readonly redoable: readonly Change[]
  /** Every play ever made. The plays with a place form the line, in order; inserted plays follow the plays that they replaced. */
  readonly log: readonly LogItem[]
  /** The players' new names; null if they were never renamed. */
  readonly names: readonly string[] | null
  readonly notes: readonly NoteAt[]
  readonly decisions: readonly LoggedDecision[]
  /** The `intactCount` of the line. */
  readonly whole: number
}

export interface LoggedDecision extends NoteAt<Decision> {
  readonly undone: boolean
}

interface Folding {
  readonly line: Play[]
  whole: number
  /** The number of plays at the start of the line whose places have not changed. */
  unmoved: number
  /** Plays of the earlier timeline are `LogItem`s, which have a place. */
  readonly log: Play[]
  readonly done: Change[]
  /** The last change is the next to redo. */
  readonly undone: Change[]
  standing: ActiveDecisions
}

const NOTHING: Timeline = {
  line: [],
  undoable: [],
  redoable: [],
  log: [],
  names: null,
  notes: [],
  decisions: [],
  whole: 0,
  setup: null,
  lost: null,
}

/** Computes the timeline of entries. Clips counts and indices that are too large. */
export const fold = (entries: readonly Entry[]): Timeline => foldOn(NOTHING, entries)

/** Adds entries to a timeline. Apart from copying lists, this takes time only for what changes, however long the match is. */
export function foldOn(earlier: Timeline, entries: readonly Entry[]): Timeline {
  const folding: Folding = {
    line: [...earlier.line],
    whole: earlier.whole,
    unmoved: earlier.line.length,
    log: [...earlier.log],
    done: [...earlier.undoable],
    undone: earlier.redoable.toReversed(),
    standing: { setup: earlier.setup, lost: earlier.lost },
  }
  for (const entry of entries) applyEntry(folding, entry)
  const { line, whole, done, undone, standing } = folding
  return {
    ...standing,
    line,
    undoable: done,
    redoable: undone.reverse(),
    log: placed(folding, earlier.log),
    names: namesIn(entries) ?? earlier.names,
    notes: [...earlier.notes, ...notesIn(entries)],
    decisions: withUndone([...earlier.decisions, ...decisionsIn(entries)], done),
    whole,
  }
}

function withUndone(decisions: readonly NoteAt<Decision>[], done: readonly Change[]): readonly LoggedDecision[] {
  if (decisions.length === 0) return []
  const stands = new Set(done.map(({ entry }) => entry))
  return decisions.map(each => ({ ...each, undone: !stands.has(each.entry) }))
}

/** Up to the last unmoved play, the log equals `earlier`. */
function placed({ log, line, unmoved }: Folding, earlier: readonly LogItem[]): readonly LogItem[] {
  const kept = earlier.findLastIndex(({ place }) => place === unmoved - 1) + 1
  const places = new Map(line.slice(unmoved).map(({ key }, index) => [key, unmoved + index]))
  const moved = log.slice(kept).map(play => {
    const { key, action, at, entry, follows } = play
    const place = places.get(key) ?? null
    // An object spread here would take longer than the rest of the function.
    return isPlaced(play) && play.place === place ? play : { key, action, at, entry, follows, place }
  })
  return [...earlier.slice(0, kept), ...moved]
}

const isPlaced = (play: Play): play is LogItem => 'place' in play

export const notesIn = (entries: readonly Entry[]): readonly NoteAt[] =>
  entries.flatMap(({ number, at, what }) => (what.type === 'note' ? [{ entry: number, at, note: what.note }] : []))

export const notesAndDecisions = ({ notes, decisions }: Timeline): readonly (NoteAt | LoggedDecision)[] =>
  [...notes, ...decisions].sort((a, b) => a.entry - b.entry)

const decisionsIn = (entries: readonly Entry[]): readonly NoteAt<Decision>[] =>
  entries.flatMap(({ number, at, what }) => (isDecision(what) ? [{ entry: number, at, note: what }] : []))

/** The corrected head of the record; null if there is none, or the correction was undone. */
export const setupIn = (entries: readonly Entry[]): string | null =>
  entries.some(({ what }) => what.type === 'setup') ? fold(entries).setup : null

export function namesIn(entries: readonly Entry[]): readonly string[] | null {
  const named = entries.findLast(({ what }) => what.type === 'names')?.what
  return named?.type === 'names' ? named.players : null
}

function applyEntry(folding: Folding, entry: Entry): void {
  const { what } = entry
  switch (what.type) {
    case 'play':
      return change(folding, entry, folding.line.length, 0, [what.action])
    case 'amend':
      return change(folding, entry, what.from, what.remove, what.insert)
    case 'undo':
      return move(folding.done, folding.undone, what.count, each => {
        replace(folding, each.from, each.inserted.length, each.removed)
        if (each.beside) folding.standing = each.beside.was
      })
    case 'redo':
      return move(folding.undone, folding.done, what.count, each => {
        replace(folding, each.from, each.removed.length, each.inserted)
        if (each.beside) folding.standing = each.beside.is
      })
    case 'lost':
      return decide(folding, entry, { lost: { seat: what.seat, at: entry.at } })
    case 'setup':
      return decide(folding, entry, { setup: what.head })
    case 'note':
      if (what.note.type === 'time-up' && what.note.verdict === 'lost') {
        folding.standing = { ...folding.standing, lost: { seat: what.note.seat, at: entry.at } }
      }
      return
    case 'names':
      return
  }
}

function decide(folding: Folding, { number }: Entry, decided: Partial<ActiveDecisions>): void {
  const { standing: was, done, undone, line } = folding
  const is = { ...was, ...decided }
  folding.standing = is
  done.push({ entry: number, from: line.length, removed: [], inserted: [], beside: { was, is } })
  undone.length = 0
}

function change(folding: Folding, entry: Entry, place: number, remove: number, actions: readonly string[]): void {
  const { line, log, done, undone } = folding
  const from = within(place, line.length)
  const keyOf = (part: number): string => `${entry.number}.${part}`
  const before = folding.whole < from ? null : (line[from - 1]?.key ?? '')
  const inserted = actions.map((action, part) => ({
    key: keyOf(part),
    action,
    at: entry.at,
    entry: entry.number,
    follows: part === 0 ? before : keyOf(part - 1),
  }))
  const next = line[from]
  const removed = replace(folding, from, within(remove, line.length), inserted)
  const last = removed.at(-1)
  const spot = last ? spotIn(log, last) + 1 : next ? spotIn(log, next) : log.length
  splice(log, spot, 0, inserted)
  const { standing: was } = folding
  // Earlier versions let players continue after a loss on time.
  const beside = was.lost && entry.what.type === 'play' ? { was, is: { ...was, lost: null } } : null
  done.push({ entry: entry.number, from, removed, inserted, ...(beside ? { beside } : {}) })
  if (beside) folding.standing = beside.is
  undone.length = 0
}

function move(source: Change[], target: Change[], count: number, apply: (change: Change) => void): void {
  for (let left = within(count, source.length); left > 0; left--) {
    const each = source.pop()
    if (!each) return
    apply(each)
    target.push(each)
  }
}

function replace(folding: Folding, from: number, remove: number, put: readonly Play[]): Play[] {
  const removed = splice(folding.line, from, remove, put)
  folding.whole = intactCount(folding.line, Math.min(folding.whole, from))
  folding.unmoved = Math.min(folding.unmoved, from)
  return removed
}

/** The number of plays at the start of a line that still follow the play after which they were made. `known`: a number already checked. */
export function intactCount(line: readonly Play[], known = 0): number {
  let whole = known
  while (line[whole]?.follows === (line[whole - 1]?.key ?? '')) whole++
  return whole
}

const spotIn = (log: readonly Play[], { key }: Play): number => log.findLastIndex(each => each.key === key)

/** Browsers limit the number of arguments in one call. */
const MAX_ARGUMENTS = 10_000

function splice(list: Play[], from: number, remove: number, put: readonly Play[]): Play[] {
  const removed = list.splice(from, remove)
  for (let at = 0; at < put.length; at += MAX_ARGUMENTS) {
    list.splice(from + at, 0, ...put.slice(at, at + MAX_ARGUMENTS))
  }
  return removed
}

const within = (count: number, most: number): number => Math.min(Math.max(Math.trunc(count) || 0, 0), most)

export const sameTexts = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((text, place) => text === others[place])

export type Signature = Extract<Note, { type: 'confirmed' | 'protest' }>

/** Each player’s latest confirmation of the result, or protest. A later play or change makes it void. */
export function signaturesIn(entries: readonly Entry[]): readonly Signature[] {
  const last = entries.findLastIndex(({ what }) => what.type !== 'note' && what.type !== 'names')
  const signatures = new Map<number, Signature>()
  for (const { note } of notesIn(entries.slice(last + 1))) {
    if (note.type === 'confirmed' || note.type === 'protest') signatures.set(note.seat, note)
  }
  return [...signatures.values()].sort((a, b) => a.seat - b.seat)
}
