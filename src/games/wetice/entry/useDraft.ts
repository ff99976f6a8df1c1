import { ref, shallowRef } from 'vue'
import { useSettingsStore } from '../../../book/settings.ts'
import { entered, newDraft, nextDraft, type Draft } from './draft.ts'
import { readDraft, useDraftStorage } from './keep.ts'

/** The page doesn't wait longer for what was kept. */
const PATIENCE = 500

/** The draft on the screen, kept as it changes. The order of entering is a setting that holds for the next game too. */
export function useDraft() {
  const settings = useSettingsStore()
  const storage = useDraftStorage()
  const draft = shallowRef(newDraft())
  const ready = ref(false)
  let waiting: Draft | null = null
  let saving = false

  async function load(): Promise<void> {
    const patience = new Promise<undefined>(resolve => setTimeout(resolve, PATIENCE))
    const kept = readDraft(await Promise.race([storage.load(), patience]))
    const found = kept?.started ? nextDraft(kept) : (kept ?? newDraft())
    draft.value = entered(found.table) === 0 ? { ...found, enterBy: settings.enterBy } : found
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
    if (next.enterBy !== draft.value.enterBy) void settings.set('enterBy', next.enterBy)
    draft.value = next
    void keep(next)
  }

  void load()
  return { draft, ready, change }
}
