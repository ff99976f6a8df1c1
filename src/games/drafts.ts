import { inject, ref, shallowRef, type InjectionKey } from 'vue'
import { useDraftStorage } from '../book/drafts.ts'

/** The page doesn't wait longer for what was kept. */
const PATIENCE = 500

/** Two who are to play, whatever the draft says: where a game is begun for them. */
export const SEATED: InjectionKey<() => readonly [string, string] | null> = Symbol('seated')

/** Null where nobody was told. */
export const useSeated = (): readonly [string, string] | null => inject(SEATED, () => null)()

/** The draft on the screen, kept as it changes. `settle` makes it of what was kept: undefined, or anything. */
export function useDraftOf<Draft extends object>(game: string, settle: (kept: unknown) => Draft) {
  const storage = useDraftStorage(game)
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
