import { err, type Result } from '../engine/result.ts'
import type { Book } from './book.ts'
import type { Deed, Entry } from './journal.ts'
import { keep } from './keep.ts'
import { asWriter } from './lock.ts'
import { ENTRY_FORMAT } from './names.ts'
import { sameNames, withPlayers } from './players.ts'
import { startReplay } from './replay.ts'
import type { createReading } from './shelf-read.ts'
import type { RemoveProblem } from './shelf-write.ts'

/** `not-a-name`: a record can't hold it, or there are too few or too many. */
export type RenameProblem = RemoveProblem | 'not-a-name'

export function createRenaming(book: Book, reading: ReturnType<typeof createReading>) {
  const { storage, waiting } = book

  /** Writes what the players are called from now on. */
  async function rename(id: string, players: readonly string[]): Promise<Result<null, RenameProblem>> {
    const renamed = await asWriter(book.locks, id, async (): Promise<Result<null, RenameProblem>> => {
      const found = await reading.read(id)
      if (!found.ok) return found
      const { head, entries, damage } = found.value
      if (damage) return err('kept')
      const named = startReplay(withPlayers(head.head, players))
      if (!named.ok || !sameNames(named.value.players, players)) return err('not-a-name')
      const what: Deed = { type: 'names', players }
      const entry: Entry = {
        format: ENTRY_FORMAT,
        match: id,
        number: entries.length,
        id: book.newId(),
        at: book.now(),
        what,
      }
      const unsaved = waiting.get(id)
      const kept = await keep(storage, { head: unsaved?.head ?? null, entries: [...(unsaved?.entries ?? []), entry] })
      if (kept.ok) waiting.delete(id)
      return kept
    })
    return renamed ?? err('in-use')
  }

  return { rename }
}
