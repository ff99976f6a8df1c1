import {
  type Operation,
  type Entry,
  type Match,
  type MatchHead,
  type PlayableMatch,
  fitting,
} from '../journal/entries.ts'
import { fold, notesIn } from '../journal/timeline.ts'
import { textOf } from '../journal/replay.ts'
import type { Pending } from '../storage/rows.ts'
import type { Damage } from '../storage/schema.ts'
import { isFromRecord, noteText } from './comments.ts'

/**
 * How an imported match goes into the book:
 * - `added`: it is new
 * - `known`: all of it was there
 * - `longer`: it continues the one in the book
 * - `forked`: the two diverge, or the one in the book can't be read; both stay, and this one gets its own id
 */
export type Merge =
  | { readonly type: 'added' | 'longer'; readonly id: string; readonly missing: Pending }
  | { readonly type: 'known'; readonly id: string }
  | { readonly type: 'forked'; readonly fork: Match }

/** The match of the same id in the book: none, one that can't be read, or how far it can. */
export type There = null | 'unreadable' | (PlayableMatch & { readonly damage: Damage | null })

/** Nothing that is in the book is ever changed. */
export function merge(found: Match, there: There): Merge {
  if (!there) return { type: 'added', id: found.head.id, missing: found }
  if (there === 'unreadable') return forked(found, 0)
  const { head, entries } = grafted(found, there)
  if (there.head.head !== head.head) return forked(found, 0)
  let common = 0
  while (common < entries.length && entries[common]?.id === there.entries[common]?.id) common++
  if (common === entries.length) return { type: 'known', id: head.id }
  if (common < there.entries.length || there.damage) return forked({ head, entries }, common)
  return { type: 'longer', id: head.id, missing: { head: null, entries: entries.slice(common) } }
}

/**
 * A record has no journal, only the line that counts and notes at its end. If the match in the book has that line, or continues
 * it, nothing is new; if the record continues the match, its plays are appended to the whole journal. A record that went
 * another way stays as it is, and so does one that would make the match longer than a match may be.
 */
function grafted(found: Match, there: Exclude<There, null | 'unreadable'>): Match {
  const { head, entries } = found
  const texts = [textOf(there), textOf({ ...there, called: undefined })]
  if (there.damage || !entries.every(({ id }) => isFromRecord(id)) || !texts.includes(head.head)) return found
  const line = fold(there.entries).line.map(play => play.action)
  const plays = entries.filter(isPlay)
  const actions = plays.map(({ what }) => what.action)
  const common = Math.min(line.length, actions.length)
  if (line.slice(0, common).join('\n') !== actions.slice(0, common).join('\n')) return found
  const words = line.length > common ? [] : newsFor(there, entries)
  const rest = [...plays.slice(common), ...words].map((entry, index): Entry => ({
    ...entry,
    number: there.entries.length + index,
  }))
  const whole = [...there.entries, ...rest]
  return fitting(whole) < whole.length ? found : { head: there.head, entries: whole }
}

const isPlay = (entry: Entry): entry is Entry & { readonly what: Extract<Operation, { type: 'play' }> } =>
  entry.what.type === 'play'

/** Notes that the match in the book lacks; those of an earlier end are ignored. */
function newsFor({ entries: there }: Match, entries: readonly Entry[]): readonly Entry[] {
  const known = new Set(notesIn(there).map(({ note }) => noteText(note)))
  const { lost } = fold(there)
  return entries.filter(({ what }) =>
    what.type === 'lost' ? lost?.seat !== what.seat : what.type === 'note' && !known.has(noteText(what.note)),
  )
}

/** The id depends on the point of divergence, so that a second import makes no second fork. */
function forked({ head, entries }: Match, common: number): Merge {
  const id = `${head.id}~${entries[common]?.id ?? 'head'}`
  const { origin: _, ...rest } = head
  const forkHead: MatchHead = { ...rest, id, origin: { match: head.id, entries: common } }
  return { type: 'forked', fork: { head: forkHead, entries: entries.map(entry => ({ ...entry, match: id })) } }
}
