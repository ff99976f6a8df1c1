import * as v from 'valibot'
import { useBook } from './book.ts'
import { draftKey } from './storage/names.ts'
import { tableOf } from './storage/table.ts'

/** Where the draft of a game that has not begun is kept, so that a reload loses nothing. Nothing throws or rejects. */
interface DraftStorage {
  /** Undefined where there is none. */
  load(): Promise<unknown>
  save(draft: object): Promise<void>
}

const kept = v.object({ draft: v.unknown() })

export function useDraftStorage(game: string): DraftStorage {
  const settings = tableOf(useBook().storage, 'settings')
  const key = draftKey(game)
  return {
    async load() {
      const row = await settings.get(key)
      return row.ok && v.is(kept, row.value) ? row.value.draft : undefined
    },
    async save(draft) {
      await settings.put({ key, draft })
    },
  }
}
