import {
  type Operation,
  type Entry,
  type Match,
  type MatchHead,
  type PlayableMatch,
  countFitting,
} from '../journal/entries.ts'
import { fold, notesIn } from '../journal/timeline.ts'
import { currentHead } from '../journal/replay.ts'
import type { UnsavedRows } from '../storage/rows.ts'
import type { Damage } from '../storage/schema.ts'
import { isFromRecord, noteText } from './comments.ts'

/**
 * How an imported match changes the book:
 * - `added`: the match is new
 * - `known`: the book has all of it
 * - `longer`: it continues the match in the book
 * - `forked`: it diverges from the match in the book, which may be unreadable; both stay, and the import gets its own id
 */
export type Merge =
  | { readonly type: 'added' | 'longer'; readonly id: string; readonly missing: UnsavedRows }
  | { readonly type: 'known'; readonly id: string }
  | { readonly type: 'forked'; readonly fork: Match }

/** The match with the same id in the book, as far as it can be read; null if there is none. */
export type ExistingMatch = null | 'unreadable' | (PlayableMatch & { readonly damage: Damage | null })

/** Compares an imported match with the match in the book. An import never changes entries that the book already has. */
export function merge(found: Match, existing: ExistingMatch): Merge {
  if (!existing) return { type: 'added', id: found.head.id, missing: found }
  if (existing === 'unreadable') return forked(found, 0)
  const { head, entries } = fitted(found, existing)
  if (existing.head.head !== head.head) return forked(found, 0)
  let common = 0
  while (common < entries.length && entries[common]?.id === existing.entries[common]?.id) common++
  if (common === entries.length) return { type: 'known', id: head.id }
  if (common < existing.entries.length || existing.damage) return forked({ head, entries }, common)
  return { type: 'longer', id: head.id, missing: { head: null, entries: entries.slice(common) } }
}

/**
 * A record has only the line, with notes at its end. If the book's match has that line or continues the line, nothing is new. If the
 * record continues the match, its plays are appended to the journal. A record that diverges, or would exceed the maximum length of a
 * match, is returned unchanged.
 */
function fitted(found: Match, existing: Exclude<ExistingMatch, null | 'unreadable'>): Match {
  const { head, entries } = found
  const texts = [currentHead(existing), currentHead({ ...existing, called: undefined })]
  if (existing.damage || !entries.every(({ id }) => isFromRecord(id)) || !texts.includes(head.head)) return found
  const line = fold(existing.entries).line.map(play => play.action)
  const plays = entries.filter(isPlay)
  const actions = plays.map(({ what }) => what.action)
  const common = Math.min(line.length, actions.length)
  if (line.slice(0, common).join('\n') !== actions.slice(0, common).join('\n')) return found
  const words = line.length > common ? [] : missingNotes(existing, entries)
  const rest = [...plays.slice(common), ...words].map((entry, index): Entry => ({
    ...entry,
    number: existing.entries.length + index,
  }))
  const whole = [...existing.entries, ...rest]
  return countFitting(whole) < whole.length ? found : { head: existing.head, entries: whole }
}

const isPlay = (entry: Entry): entry is Entry & { readonly what: Extract<Operation, { type: 'play' }> } =>
  entry.what.type === 'play'

function missingNotes({ entries: existing }: Match, entries: readonly Entry[]): readonly Entry[] {
  const known = new Set(notesIn(existing).map(({ note }) => noteText(note)))
  const { lost } = fold(existing)
  return entries.filter(({ what }) =>
    what.type === 'lost' ? lost?.seat !== what.seat : what.type === 'note' && !known.has(noteText(what.note)),
  )
}

/** The id depends on the first different entry, so that a second import doesn't make a second fork. */
function forked({ head, entries }: Match, common: number): Merge {
  const id = `${head.id}~${entries[common]?.id ?? 'head'}`
  const { origin: _, ...rest } = head
  const forkHead: MatchHead = { ...rest, id, origin: { match: head.id, entries: common } }
  return { type: 'forked', fork: { head: forkHead, entries: entries.map(entry => ({ ...entry, match: id })) } }
}
