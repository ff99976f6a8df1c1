import { err, ok, type Result } from '../engine/result.ts'
import type { Book } from './book.ts'
import type { Deed, Entry, MatchHead } from './journal.ts'
import { joined, keep, loadMatch, type Waiting } from './keep.ts'
import type { MatchState } from './match-state.ts'
import { ENTRY_FORMAT, LAST_OPENED } from './names.ts'
import { startReplay } from './replay.ts'
import type { Cursor } from './schema.ts'
import { plain, type Failure, type Write } from './storage.ts'

/** `unplayable`: its head can be read as a row, but no game begins with it. */
export type OpenProblem = 'missing' | 'damaged' | 'unplayable' | Failure

const NONE: Waiting = { head: null, entries: [] }

/** The way between the open match and the storage. One thing at a time: the callers queue. */
export function createKeeper(book: Book, state: MatchState) {
  /** Stores what waits and what is added, and only then shows it; where it can't be stored, shows it and says so. */
  async function write(added: readonly Entry[], walked: Cursor | null): Promise<Result<null, Failure>> {
    const head = state.head.value
    if (!head) return ok(null)
    const before = book.waiting.get(head.id) ?? NONE
    const waiting = { head: before.head, entries: [...before.entries, ...added] }
    state.saving.value = 'saving'
    const kept = await keep(book.storage, waiting, {
      beside: [cursorWrite(head, walked)],
      whole: { head, entries: [...state.entries.value, ...added] },
    })
    if (!kept.ok && kept.error === 'another-writer') {
      state.behind.value = true
      state.saving.value = { failed: kept.error }
      return kept
    }
    show([...state.entries.value, ...added], walked)
    settle(head, kept, waiting)
    return kept
  }

  function show(entries: readonly Entry[], walked: Cursor | null): void {
    if (!alike(entries, state.entries.value)) state.entries.value = entries
    state.walked.value = walked
  }

  function settle(head: MatchHead, kept: Result<null, Failure>, waiting: Waiting): void {
    state.saving.value = kept.ok ? 'saved' : { failed: kept.error }
    state.unsaved.value = kept.ok ? 0 : waiting.entries.length + (waiting.head ? 1 : 0)
    if (kept.ok) {
      book.waiting.delete(head.id)
      book.wire.tell({ type: 'match', match: head.id })
    } else if (state.unsaved.value > 0) {
      book.waiting.set(head.id, waiting)
    }
  }

  function enter(what: Deed, walked: Cursor | null): Promise<Result<null, Failure>> {
    const match = state.head.value?.id ?? ''
    const number = state.entries.value.length
    return write([{ format: ENTRY_FORMAT, match, number, id: book.newId(), at: book.now(), what }], walked)
  }

  /** Reads the match anew; what waits to be stored follows what is stored. */
  async function load(id: string): Promise<Result<null, OpenProblem>> {
    const waiting = book.waiting.get(id) ?? NONE
    const read = await loadMatch(book.storage, id)
    if (!read.ok && !waiting.head) return read
    const stored = read.ok ? read.value : null
    const head = stored?.head ?? waiting.head
    if (!head) return err('missing')
    if (typeof head === 'string') return err(head === 'gap' ? 'damaged' : head)
    if (!startReplay(head.head).ok) return err('unplayable')
    state.head.value = head
    state.damage.value = stored?.damage ?? null
    state.behind.value = false
    state.unsaved.value = waiting.entries.length + (waiting.head ? 1 : 0)
    if (state.unsaved.value === 0) state.saving.value = 'saved'
    show(joined(stored, waiting), stored?.cursor ?? null)
    return ok(null)
  }

  /** Notes that this match is being played, and stores what waits. */
  async function settleIn(): Promise<void> {
    const id = state.head.value?.id ?? null
    const row = { key: LAST_OPENED, value: id }
    const noted = plain(await book.storage.write([{ type: 'put', store: 'settings', value: row }]))
    if (!noted.ok) state.saving.value = { failed: noted.error }
    else if (state.unsaved.value > 0 && state.readOnly.value === null) await write([], state.walked.value)
  }

  async function walk(step: number): Promise<void> {
    const head = state.head.value
    const play = state.timeline.value.line.at(-1)
    if (!head || !play) return
    state.walked.value = { match: head.id, play: play.key, step }
    if (state.readOnly.value !== null) return
    const kept = plain(await book.storage.write([cursorWrite(head, state.walked.value)]))
    if (!kept.ok) state.saving.value = { failed: kept.error }
  }

  return { write, enter, load, settleIn, walk }
}

const alike = (some: readonly Entry[], others: readonly Entry[]): boolean =>
  some.length === others.length && some.at(-1)?.id === others.at(-1)?.id && some[0]?.id === others[0]?.id

const cursorWrite = (head: MatchHead, walked: Cursor | null): Write =>
  walked ? { type: 'put', store: 'cursors', value: walked } : { type: 'delete', store: 'cursors', key: head.id }
