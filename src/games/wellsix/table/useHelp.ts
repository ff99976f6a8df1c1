import { computed, ref, watch, type Ref } from 'vue'
import { threatsIn } from '../../../engine/wellsix/hints.ts'
import type { Position } from '../../../engine/wellsix/types.ts'
import type { WellsixProposal } from './useSelection.ts'

/** What is told on request only, since it helps a player: the lines that one more card completes. */
export function useHelp(settled: Readonly<Ref<Position>>, proposal: WellsixProposal) {
  const asked = ref(false)

  watch(settled, close)

  function close(): void {
    asked.value = false
  }

  function ask(): void {
    proposal.cancel()
    asked.value = true
  }

  return { asked, threats: computed(() => (asked.value ? threatsIn(settled.value) : [])), ask, close }
}
