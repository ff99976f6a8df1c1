import { ref, shallowRef } from 'vue'
import { useDraftStorage } from '../../../book/drafts.ts'
import { newDraft, readDraft, type Draft } from './draft.ts'

/** The draft on the screen, kept as it changes. */
export function useDraft() {
  const storage = useDraftStorage('grafa')
  const draft = shallowRef(newDraft())
  const ready = ref(false)

  async function load(): Promise<void> {
    draft.value = readDraft(await storage.load()) ?? newDraft()
    ready.value = true
  }

  function change(next: Draft): void {
    draft.value = next
    void storage.save(next)
  }

  void load()
  return { draft, ready, change }
}
