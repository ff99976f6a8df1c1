import { err, ok, type Result } from '../engine/result.ts'
import type { Book } from './book.ts'
import { fold, type Entry, type MatchHead } from './journal.ts'
import { keep, type Found } from './keep.ts'
import { asWriter } from './lock.ts'
import { newHead, newPlay } from './records.ts'
import { startReplay, type HeadProblem } from './replay.ts'
import { textOf, type createReading, type LookProblem } from './shelf-read.ts'
import { plain, type Failure, type Write } from './storage.ts'

/** A new match. Where it couldn't be stored it is there all the same, in memory, and `unsaved` says why. */
export interface Created {
  readonly id: string
  readonly unsaved: Failure | null
}

export interface BranchAt {
  readonly entries?: number
  readonly plays?: number
  readonly head?: string
}

export type BranchProblem = LookProblem | HeadProblem

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
    return ok(await put({ head: newHead(start.value.game, start.value.setup, book, practice), entries: [] }))
  }

  /**
   * A new match that begins like this one: its first `entries` entries, or the first `plays` of the line that counts, on its own head
   * or on a corrected one.
   */
  async function branch(id: string, options: BranchAt = {}): Promise<Result<Created, BranchProblem>> {
    const found = await reading.read(id)
    if (!found.ok) return found
    const start = startReplay(options.head ?? textOf(found.value))
    if (!start.ok) return start
    const fresh = newHead(start.value.game, start.value.setup, book)
    const { entries } = found.value
    const kept = options.plays === undefined ? entries.slice(0, options.entries) : playsOf(entries, options.plays)
    const head: MatchHead = {
      ...fresh,
      origin: { match: id, entries: options.plays === undefined ? kept.length : entries.length },
    }
    return ok(await put({ head, entries: kept.map(entry => ({ ...entry, match: fresh.id })) }))
  }

  /** The first plays of a line, as if nothing else had ever been played. */
  const playsOf = (entries: readonly Entry[], plays: number): Entry[] =>
    fold(entries)
      .line.slice(0, plays)
      .map((play, number) => ({ ...newPlay('', number, play.action, book), at: play.at }))

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
      { type: 'delete', store: 'tips', key: id },
      { type: 'delete', store: 'results', key: id },
      { type: 'delete-entries', match: id },
    ]
    const erased = unsaved ? ok(null) : await asWriter(book.locks, id, () => storage.write(writes))
    if (!erased) return err('in-use')
    if (erased.ok) waiting.delete(id)
    return plain(erased)
  }

  return { create, branch, shelve, erase }
}
