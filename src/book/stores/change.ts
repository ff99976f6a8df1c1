import type { Amendment } from '../journal/amend.ts'
import type { Operation, Entry, Play, Timeline } from '../journal/entries.ts'
import { foldOn } from '../journal/entries.ts'
import type { Note } from '../journal/notes.ts'
import type { ReplayedMatch } from '../journal/replayed.ts'

/** What was done with the open match. */
type What =
  | { readonly type: 'opened' }
  /** What is stored isn't what was shown, and more. */
  | { readonly type: 'reread' }
  | { readonly type: 'played'; readonly action: string }
  | { readonly type: 'undone' | 'redone'; readonly count: number }
  | { readonly type: 'amended'; readonly amendment: Amendment }
  | { readonly type: 'named'; readonly players: readonly string[] }
  | { readonly type: 'noted'; readonly note: Note }
  /** Another match goes on from this one. */
  | { readonly type: 'branched'; readonly match: string }

/** What has happened to the open match, told whole: what, by whom, and the plays that counted before and count now. */
export type MatchChange = What & {
  /** `elsewhere`: another tab or device wrote it, and it was read here. */
  readonly by: 'people-here' | 'elsewhere'
  readonly from: readonly Play[]
  readonly to: readonly Play[]
}

type Listener<T> = (news: T) => void

/** Those who are told of something, until what `listen` gives is called. */
export function createListeners<T>() {
  const listeners = new Set<Listener<T>>()
  return {
    listen(listener: Listener<T>): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit(news: T): void {
      for (const listener of listeners) listener(news)
    },
  }
}

function whatOf(operation: Operation): What {
  switch (operation.type) {
    case 'play':
      return { type: 'played', action: operation.action }
    case 'undo':
      return { type: 'undone', count: operation.count }
    case 'redo':
      return { type: 'redone', count: operation.count }
    case 'amend': {
      const { from, remove, insert } = operation
      return { type: 'amended', amendment: { from, remove, insert } }
    }
    case 'names':
      return { type: 'named', players: operation.players }
    case 'note':
      return { type: 'noted', note: operation.note }
  }
}

const isFirstOf = (some: readonly Entry[], all: readonly Entry[]): boolean =>
  some.every(({ id }, number) => all[number]?.id === id)

/** What has happened between two states of the match, one change an entry. */
export function changesTo(
  after: ReplayedMatch,
  before: ReplayedMatch | null,
  by: MatchChange['by'],
): readonly MatchChange[] {
  const { line } = after.timeline
  if (before?.head.id !== after.head.id) return [{ type: 'opened', by: 'people-here', from: [], to: line }]
  if (!isFirstOf(before.entries, after.entries)) return [{ type: 'reread', by, from: before.timeline.line, to: line }]
  const added = after.entries.slice(before.entries.length)
  let at: Timeline = before.timeline
  return added.map((entry, i) => {
    const next = i === added.length - 1 ? after.timeline : foldOn(at, [entry])
    const change = { ...whatOf(entry.what), by, from: at.line, to: next.line }
    at = next
    return change
  })
}
