import { useSettingsStore } from '../../../book/stores/settings.ts'
import { useDraftOf } from '../../drafts.ts'
import { entered, newDraft, nextDraft, type Draft } from './draft.ts'
import { readDraft } from './keep.ts'

/** The draft on the screen, kept as it changes. The order of entering is a setting that holds for the next game too. */
export function useDraft() {
  const settings = useSettingsStore()
  const {
    draft,
    ready,
    change: keep,
  } = useDraftOf('wetice', (stored): Draft => {
    const kept = readDraft(stored)
    const found = kept?.started ? nextDraft(kept) : (kept ?? newDraft())
    return entered(found.table) === 0 ? { ...found, enterBy: settings.enterBy } : found
  })

  function change(next: Draft): void {
    if (next.enterBy !== draft.value.enterBy) void settings.set('enterBy', next.enterBy)
    keep(next)
  }

  return { draft, ready, change }
}
