import { loadGames, loadGamesNamedIn } from '../../engine/game.ts'
import type { JobListener } from '../../jobs.ts'
import type { Book } from '../book.ts'
import type { Importer } from '../importer.ts'
import type { Match } from '../journal/entries.ts'
import { noteHandedOver } from '../storage/rows.ts'
import { admit, previewMerge, type AdmitResult } from '../transfer/admit.ts'
import { isBackup, readBackup } from '../transfer/backup.ts'
import type { Incoming } from '../transfer/incoming.ts'
import { readRecords } from '../transfer/record.ts'

export function createArrivals(book: Book, importer: Importer, changed: <T>(result: T) => Promise<T>) {
  return {
    read: async (text: string) =>
      isBackup(text)
        ? readBackup(text, await loadGames(book.games))
        : readRecords(text, await loadGamesNamedIn(book.games, text), book),
    foresee: (found: Match) => previewMerge(book, found),
    async admit({ found }: { readonly found: readonly Match[] }): Promise<readonly AdmitResult[]> {
      const admitted: AdmitResult[] = []
      for (const match of found) admitted.push(await admit(book, match))
      return changed(admitted)
    },
    open: (source: string | Blob, following?: JobListener<number>) => importer.open(source, following),
    /** After a cancellation, matches that are already stored stay. */
    importFrom: async (incoming: Incoming, following?: JobListener<number>) => changed(await incoming.store(following)),
    takeOver: async (incoming: Incoming) => changed(await takenOver(book, incoming)),
  }
}

async function takenOver({ storage }: Book, incoming: Incoming): Promise<readonly AdmitResult[]> {
  const admitted = await incoming.store()
  for (const { id, reason, type } of admitted) {
    if (reason === null && type !== 'in-use') await noteHandedOver(storage, id, undefined)
  }
  return admitted
}
