import { err, ok, type Result } from '../engine/result.ts'
import type { Book } from './book.ts'
import type { MatchHead } from './journal.ts'
import { keep, loadMatch, plain, type Found } from './keep.ts'
import { asWriter } from './lock.ts'
import { merge, type Merge } from './merge.ts'
import { newHead } from './records.ts'
import { startReplay, type HeadProblem } from './replay.ts'
import type { createReading, LookProblem } from './shelf-read.ts'
import type { Failure, Write } from './storage.ts'

/** A new match. Where it couldn't be stored it is there all the same, in memory, and `unsaved` says why. */
export interface Created {
  readonly id: string
  readonly unsaved: Failure | null
}

export type BranchProblem = LookProblem | HeadProblem

/** What became of a match that was brought in. `in-use`: it would go on where the book's ends, but that one is open. */
export interface Admitted {
  readonly id: string
  readonly type: Merge['type'] | 'in-use' | 'failed'
  readonly reason: Failure | null
}

/** `in-use`: it is open somewhere. `kept`: it holds what only a newer version can read. */
export type RemoveProblem = LookProblem | 'in-use' | 'kept'

export function createWriting(book: Book, reading: ReturnType<typeof createReading>) {
  const { storage, waiting } = book

  async function put(found: Found): Promise<Created> {
    const kept = await keep(storage, found)
    if (!kept.ok) waiting.set(found.head.id, found)
    return { id: found.head.id, unsaved: kept.ok ? null : kept.error }
  }

  async function create(head: string, practice = false): Promise<Result<Created, HeadProblem>> {
    const start = startReplay(head)
    if (!start.ok) return start
    const fresh = newHead(start.value.game, start.value.setup, book)
    return ok(await put({ head: practice ? { ...fresh, practice } : fresh, entries: [] }))
  }

  /** A new match that begins like this one: its first `entries` entries, on its own head or on a corrected one. */
  async function branch(
    id: string,
    options: { readonly entries?: number; readonly head?: string } = {},
  ): Promise<Result<Created, BranchProblem>> {
    const found = await reading.read(id)
    if (!found.ok) return found
    const start = startReplay(options.head ?? found.value.head.head)
    if (!start.ok) return start
    const fresh = newHead(start.value.game, start.value.setup, book)
    const entries = found.value.entries.slice(0, options.entries).map(entry => ({ ...entry, match: fresh.id }))
    const head: MatchHead = { ...fresh, origin: { match: id, entries: entries.length } }
    return ok(await put({ head, entries }))
  }

  /** Puts a match away, or with null takes it back. */
  async function shelve(id: string, shelved: number | null): Promise<Result<null, RemoveProblem>> {
    const found = await reading.read(id)
    if (!found.ok) return found
    const { shelved: _, ...rest } = found.value.head
    const head: MatchHead = shelved === null ? rest : { ...rest, shelved }
    const unsaved = waiting.get(id)
    if (unsaved?.head) {
      waiting.set(id, { ...unsaved, head })
      return ok(null)
    }
    return plain(await storage.write([{ type: 'put', store: 'matches', value: head }]))
  }

  /** Takes a match out of the book for good. */
  async function erase(id: string): Promise<Result<null, RemoveProblem>> {
    const found = await reading.read(id)
    if (!found.ok) return found
    if (found.value.damage?.why === 'newer') return err('kept')
    const unsaved = waiting.get(id)?.head
    const writes: readonly Write[] = [
      { type: 'delete', store: 'matches', key: id },
      { type: 'delete', store: 'cursors', key: id },
      { type: 'delete-entries', match: id },
    ]
    const erased = unsaved ? ok(null) : await asWriter(book.locks, id, () => storage.write(writes))
    if (!erased) return err('in-use')
    if (erased.ok) waiting.delete(id)
    return plain(erased)
  }

  /** Brings a match in beside what is there; see `merge`. */
  async function admit(found: Found): Promise<Admitted> {
    const { id } = found.head
    const admitted = await asWriter(book.locks, id, async (): Promise<Admitted | Found> => {
      const stored = await loadMatch(storage, id)
      if (!stored.ok) return { id, type: 'failed', reason: stored.error }
      const merged = merge(found, stored.value)
      if (merged.type === 'forked') return merged.fork
      if (merged.type === 'known') return { id, type: 'known', reason: null }
      const kept = await keep(storage, merged.missing)
      return kept.ok ? { id, type: merged.type, reason: null } : { id, type: 'failed', reason: kept.error }
    })
    if (!admitted) return { id, type: 'in-use', reason: null }
    if (!('head' in admitted)) return admitted
    const fork = await admit(admitted)
    return fork.type === 'added' || fork.type === 'longer' ? { ...fork, type: 'forked' } : fork
  }

  return { create, branch, shelve, erase, admit }
}
