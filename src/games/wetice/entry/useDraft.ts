import { ref, shallowRef } from 'vue'
import { useDraftStorage } from '../../../book/drafts.ts'
import { useSettingsStore } from '../../../book/settings.ts'
import { entered, newDraft, nextDraft, type Draft } from './draft.ts'
import { readDraft } from './keep.ts'

/** The draft on the screen, kept as it changes. The order of entering is a setting that holds for the next game too. */
export function useDraft() {
  const settings = useSettingsStore()
  const storage = useDraftStorage('wetice')
  const draft = shallowRef(newDraft())
  const ready = ref(false)

  async function load(): Promise<void> {
    const kept = readDraft(await storage.load())
    const found = kept?.started ? nextDraft(kept) : (kept ?? newDraft())
    draft.value = entered(found.table) === 0 ? { ...found, enterBy: settings.enterBy } : found
    ready.value = true
  }

  function change(next: Draft): void {
    if (next.enterBy !== draft.value.enterBy) void settings.set('enterBy', next.enterBy)
    draft.value = next
    void storage.save(next)
  }

  void load()
  return { draft, ready, change }
}
