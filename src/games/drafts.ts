import { inject, ref, shallowRef, type InjectionKey } from 'vue'
import * as v from 'valibot'
import { useBook } from '../book/book.ts'
import { draftKey } from '../book/names.ts'
import type { GameName } from '../engine/game.ts'

/** Where the draft of a game that has not begun is kept, so that a reload loses nothing. Nothing throws or rejects. */
export interface DraftStorage {
  /** Undefined where there is none. */
  load(): Promise<unknown>
  save(draft: object): Promise<void>
}

/** Provide one to keep drafts elsewhere than in the book. */
export const DRAFT_STORAGE: InjectionKey<DraftStorage> = Symbol('draft storage')

const kept = v.object({ draft: v.unknown() })

function inTheBook(game: GameName): DraftStorage {
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

/** The page doesn't wait longer for what was kept. */
const PATIENCE = 500

/** The draft on the screen, kept as it changes. `settle` makes it of what was kept: undefined, or anything. */
export function useDraftOf<Draft extends object>(game: GameName, settle: (kept: unknown) => Draft) {
  const storage = inject(DRAFT_STORAGE, null) ?? inTheBook(game)
  const draft = shallowRef(settle(undefined))
  const ready = ref(false)
  let waiting: Draft | null = null
  let saving = false

  async function load(): Promise<void> {
    const patience = new Promise<undefined>(resolve => setTimeout(resolve, PATIENCE))
    draft.value = settle(await Promise.race([storage.load(), patience]))
    ready.value = true
  }

  /** One write at a time, and of those that wait only the newest. */
  async function keep(next: Draft): Promise<void> {
    waiting = next
    if (saving) return
    saving = true
    while (waiting) {
      const now: Draft = waiting
      waiting = null
      await storage.save(now)
    }
    saving = false
  }

  function change(next: Draft): void {
    draft.value = next
    void keep(next)
  }

  void load()
  return { draft, ready, change }
}
