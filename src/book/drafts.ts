import * as v from 'valibot'
import { useBook } from './book.ts'
import { draftKey } from './names.ts'

/** Where the draft of a game that has not begun is kept, so that a reload loses nothing. Nothing throws or rejects. */
export interface DraftStorage {
  /** Undefined where there is none. */
  load(): Promise<unknown>
  save(draft: object): Promise<void>
}

const kept = v.object({ draft: v.unknown() })

export function useDraftStorage(game: string): DraftStorage {
  const { storage } = useBook()
  const key = draftKey(game)
  return {
    async load() {
      const row = await storage.get('settings', key)
      return row.ok && v.is(kept, row.value) ? row.value.draft : undefined
    },
    async save(draft) {
      await storage.write([{ type: 'put', store: 'settings', value: { key, draft } }])
    },
  }
}
