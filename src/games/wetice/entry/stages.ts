import { computed, defineAsyncComponent } from 'vue'
import CheckStage from './CheckStage.vue'
import DealStage from './DealStage.vue'
import PilesStage from './PilesStage.vue'
import TextStage from './TextStage.vue'
import WholeStage from './WholeStage.vue'
import type { Draft } from './draft.ts'
import { layOut } from './edit.ts'
import { ENTRY as WORDS } from '#text/wetice/entry.ts'
import { PHOTO } from '#text/wetice/photo.ts'

/** Loaded only for a guided game whose layout has matches. */
const MendStage = defineAsyncComponent(() => import('./MendStage.vue'))
/** Loaded only for a photo. */
const PhotoReader = defineAsyncComponent(() => import('../PhotoReader.vue'))

/** The stages between the choices and the first turn. */
export function stagesOf(draft: () => Draft, edit: (changes: Partial<Draft>) => void) {
  function onDone(letters: string): void {
    const laid = layOut({ ...draft(), running: false }, draft().table.layout, letters)
    edit({ ...laid, shuffled: false, stage: 'whole' })
  }
  const photo = computed(() => ({ layout: draft().table.layout, onDone }))
  return {
    photo: { Screen: PhotoReader, title: PHOTO.title, before: 'choices', props: photo },
    text: { Screen: TextStage, title: WORDS.titles.text, before: 'choices' },
    deal: { Screen: DealStage, title: WORDS.titles.deal, before: 'choices' },
    whole: { Screen: WholeStage, title: WORDS.titles.check, before: 'choices' },
    check: { Screen: CheckStage, title: WORDS.titles.check, before: 'deal' },
    piles: { Screen: PilesStage, title: WORDS.titles.piles, before: 'deal' },
    mend: { Screen: MendStage, title: WORDS.titles.mend, before: 'deal' },
  }
}
