import { useSettingsStore } from '../../../book/stores/settings.ts'
import { useDraftOf, useSeated } from '../../drafts.ts'
import { entered, newDraft, nextDraft, type Draft } from './draft.ts'
import { readDraft } from './keep.ts'

/** The draft on the screen, kept as it changes. The order of entering is a setting that holds for the next game too. */
export function useDraft() {
  const settings = useSettingsStore()
  const names = useSeated()
  const {
    draft,
    ready,
    change: keep,
  } = useDraftOf('wetice', (stored): Draft => {
    const kept = readDraft(stored)
    const own = kept?.started ? nextDraft(kept) : (kept ?? newDraft())
    const found: Draft = names ? { ...own, mode: 'duel', names, app: null } : own
    return entered(found.table) === 0 ? { ...found, enterBy: settings.enterBy } : found
  })

  function change(next: Draft): void {
    if (next.enterBy !== draft.value.enterBy) void settings.set('enterBy', next.enterBy)
    keep(next)
  }

  return { draft, ready, change }
}
