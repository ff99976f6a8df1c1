import * as v from 'valibot'
import { useBook } from './book.ts'
import { draftKey } from './names.ts'

/** The page doesn't wait longer for what was kept. */
const PATIENCE = 500

const row = v.object({ draft: v.unknown() })

/** Where the draft of a game that has not begun is kept, so that a reload loses nothing. Nothing throws or rejects. */
export function useDraftStorage(game: string) {
  const { storage } = useBook()
  const key = draftKey(game)
  let waiting: object | null = null
  let saving = false

  async function read(): Promise<unknown> {
    const stored = await storage.get('settings', key)
    return stored.ok && v.is(row, stored.value) ? stored.value.draft : undefined
  }

  /** One write at a time, and of those that wait only the newest. */
  async function save(draft: object): Promise<void> {
    waiting = draft
    if (saving) return
    saving = true
    while (waiting) {
      const value = { key, draft: waiting }
      waiting = null
      await storage.write([{ type: 'put', store: 'settings', value }])
    }
    saving = false
  }

  return {
    /** Undefined where there is none, or it doesn't come in time. */
    load: (): Promise<unknown> =>
      Promise.race([read(), new Promise<undefined>(resolve => setTimeout(resolve, PATIENCE))]),
    save,
  }
}
