import { err, ok, type Result } from '../../engine/result.ts'
import type { Book } from '../book.ts'
import { isHandedOver } from '../storage/rows.ts'
import { createEntry, createMonotonicClock } from '../journal/begin.ts'
import { type Operation, type Entry, canAppend } from '../journal/entries.ts'
import { type RuledMove, replayMatch, type ReplayedMatch } from '../journal/replay.ts'
import { summarize } from '../journal/summary.ts'
import { matchesOf, type LoadedMatch, type LoadProblem } from '../matches.ts'
import type { Failure } from '../storage/port.ts'
import type { Cursor } from '../storage/schema.ts'
import {
  type MatchState,
  type CursorAt,
  changesTo,
  isFirstOf,
  createListeners,
  type MatchChange,
} from './match-state.ts'

/** `unplayable`: the head's row is valid, but no game can start with this head. */
export type OpenProblem = LoadProblem | 'unplayable'

export type Writing = ReturnType<typeof createWriting>

type Emit = (change: MatchChange) => void

function createEntering(book: Book, state: MatchState, emit: Emit) {
  const matches = matchesOf(book)
  const monotonic = createMonotonicClock(
    () => book.now(),
    () => performance.now(),
  )

  /** With a clock, never earlier than the last entry. */
  const now = (): number => (state.clock.value ? monotonic(state.clock.value.last) : book.now())

  /** If storing fails, shows the new entries nevertheless, unless another window wrote entries. */
  async function write(
    added: readonly Entry[],
    where: CursorAt,
    made: RuledMove | null = null,
  ): Promise<Result<null, Failure>> {
    const before = state.match.value
    if (!before) return ok(null)
    const next = withEntries(before, added, made)
    const walked = where(next)
    state.saving.value = 'saving'
    const beside = state.damage.value ? { cursor: walked } : { cursor: walked, summary: summarize(next) }
    const stored = await matches.append(before, added, beside)
    const failing = stored.ok ? matches.failing : stored.error
    state.saving.value = failing === null ? 'saved' : { failed: failing }
    if (!stored.ok && stored.error === 'another-writer') {
      state.behind.value = true
      return stored
    }
    state.match.value = next
    state.walked.value = walked
    changesTo(next, before, 'people-here').forEach(emit)
    return stored
  }

  async function addEntry(
    what: Operation,
    where: CursorAt,
    made: RuledMove | null = null,
  ): Promise<Result<null, Failure | 'too-long'>> {
    const match = state.match.value
    if (!match) return write([], where)
    const entry = createEntry(match.head.id, match.entries.length, what, { ...book, now })
    return canAppend(match.entries, entry) ? write([entry], where, made) : err('too-long')
  }

  return { now, write, addEntry }
}

/** Writes the open match to the book. Callers must queue the operations, because only one may run at a time. */
export function createWriting(book: Book, state: MatchState) {
  const matches = matchesOf(book)
  const changes = createListeners<MatchChange>()
  const entering = createEntering(book, state, changes.emit)
  const sameHands: CursorAt = () => state.walked.value

  async function load(id: string): Promise<Result<null, OpenProblem>> {
    const [loaded, handed] = await Promise.all([matches.load(id), isHandedOver(book.storage, id)])
    if (!loaded.ok) return loaded
    const before = state.match.value
    const replayed = replayLoaded(loaded.value, before)
    if (!replayed) return err('unplayable')
    const { damage, cursor } = loaded.value
    state.match.value = replayed
    state.walked.value = cursor
    state.damage.value = damage
    state.behind.value = false
    state.handed.value = handed
    if (matches.unsaved(id) === 0) state.saving.value = matches.failing === null ? 'saved' : { failed: matches.failing }
    changesTo(replayed, before, 'elsewhere').forEach(changes.emit)
    return ok(null)
  }

  async function noteOpened(): Promise<void> {
    const id = state.head.value?.id ?? null
    const noted = await matches.noteOpen(id)
    if (!noted.ok) state.saving.value = { failed: noted.error }
    else if (id !== null && matches.unsaved(id) > 0 && state.readOnly.value === null)
      await entering.write([], sameHands)
  }

  async function walk(walked: Cursor | null): Promise<void> {
    const head = state.head.value
    if (!head) return
    state.walked.value = walked
    if (state.readOnly.value !== null) return
    const stored = await matches.walk(head.id, walked)
    if (!stored.ok) state.saving.value = { failed: stored.error }
  }

  return { ...entering, sameHands, load, noteOpened, walk, ...changes }
}

function withEntries(before: ReplayedMatch, added: readonly Entry[], made: RuledMove | null): ReplayedMatch {
  if (added.length === 0) return before
  const next = replayMatch({ ...before, entries: [...before.entries, ...added] }, before, made)
  return next.ok ? next.value : before
}

/** Reuses the moves of the match already shown, so that watchers don't see them change. */
function replayLoaded({ head, game, entries, called }: LoadedMatch, shown: ReplayedMatch | null): ReplayedMatch | null {
  const same = shown?.head.id === head.id ? shown : null
  const isSame = same?.entries.length === entries.length && isFirstOf(same.entries, entries)
  if (isSame && `${called}` === `${same.called}`) return { ...same, head }
  const replayed = replayMatch({ head, game, entries, called }, same)
  return replayed.ok && replayed.value.replay.game.name === head.game ? replayed.value : null
}
