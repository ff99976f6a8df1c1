import type { Status } from '../engine/game.ts'
import { err, ok, type Result } from '../engine/result.ts'
import type { Book } from './book.ts'
import { makeBookFile } from './bookfile.ts'
import { fold, namesIn, type Entry, type MatchHead } from './journal.ts'
import { joined, loadMatch, type Found } from './keep.ts'
import { withPlayers } from './players.ts'
import { fullRecordText, stampedText } from './records.ts'
import { replay } from './replay.ts'
import type { Damage } from './schema.ts'
import { waitingHeads } from './shelf-list.ts'
import { plain, type Failure } from './storage.ts'

/** What a match has come to. */
export interface Look {
  readonly status: Status
  /** How many plays count. */
  readonly plays: number
  readonly firstBroken: number | null
  readonly damage: Damage | null
}

export type LookProblem = 'missing' | 'damaged' | 'unplayable' | Failure

export function createReading(book: Book) {
  const { storage, waiting } = book

  async function read(id: string): Promise<Result<Read, LookProblem>> {
    const loaded = await loadMatch(storage, id)
    const unsaved = waiting.get(id)
    if (!loaded.ok && !unsaved?.head) return loaded
    const stored = loaded.ok ? loaded.value : null
    const head = stored?.head ?? unsaved?.head
    if (!head) return err('missing')
    if (typeof head === 'string') return err(head === 'newer' ? 'newer' : 'damaged')
    return ok({ head, entries: joined(stored, unsaved), damage: stored?.damage ?? null })
  }

  async function look(id: string): Promise<Result<Look, LookProblem>> {
    const found = await read(id)
    if (!found.ok) return found
    const { line } = fold(found.value.entries)
    const replayed = replay(
      textOf(found.value),
      line.map(play => play.action),
    )
    if (!replayed.ok) return err('unplayable')
    const { game, position, firstBroken } = replayed.value
    return ok({ status: game.status(position), plays: line.length, firstBroken, damage: found.value.damage })
  }

  /** With the plays that were struck out, as comments. */
  async function recordText(id: string): Promise<Result<string, LookProblem>> {
    const found = await read(id)
    if (!found.ok) return found
    const { head, entries } = found.value
    const record = fullRecordText(textOf(found.value), fold(entries).log)
    return ok(stampedText(head, Math.max(head.created, entries.at(-1)?.at ?? 0), record))
  }

  /** All that is stored, readable or not, and all that waits to be. */
  async function bookText(): Promise<Result<string, Failure>> {
    const heads = plain(await storage.all('matches'))
    const entries = plain(await storage.all('entries'))
    if (!heads.ok) return heads
    if (!entries.ok) return entries
    const unsaved = [...waiting.values()].flatMap(each => each.entries)
    return ok(makeBookFile([...heads.value, ...waitingHeads(book)], [...entries.value, ...unsaved], book.now()))
  }

  return { read, look, recordText, bookText }
}

export interface Read {
  readonly head: MatchHead
  readonly entries: readonly Entry[]
  readonly damage: Damage | null
}

/** The head of the record, with the names that the players have now. */
export const textOf = ({ head, entries }: Found): string => withPlayers(head.head, namesIn(entries))
