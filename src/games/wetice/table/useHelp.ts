import { computed, shallowRef, watch, type Ref } from 'vue'
import { nearestSwap, validSwapsOf, type Swap } from '../../../engine/wetice/hints.ts'
import { makeAction } from '../../../engine/wetice/notation.ts'
import type { Position } from '../../../engine/wetice/types.ts'
import type { WetIceProposal } from './useSelection.ts'

/** What is told on request only, since it helps a player: how many swaps are valid, and one of them. */
export function useHelp(settled: Readonly<Ref<Position>>, proposal: WetIceProposal) {
  const asked = shallowRef<'count' | 'show' | null>(null)
  const swaps = computed((): readonly Swap[] => (asked.value === null ? [] : validSwapsOf(settled.value)))

  watch(settled, close)

  function close(): void {
    asked.value = null
  }

  function ask(what: 'count' | 'show'): void {
    proposal.cancel()
    asked.value = what
  }

  /** From a refused swap to the valid one that is nearest to it, as a proposal. */
  async function nearest(): Promise<void> {
    const [a, b] = proposal.refusal.value?.cells ?? []
    const swap = a !== undefined && b !== undefined ? nearestSwap(settled.value, [a, b]) : null
    if (swap) await proposal.show(makeAction(swap))
    else ask('count')
  }

  return {
    asked,
    count: computed(() => swaps.value.length),
    shown: computed(() => (asked.value === 'show' ? (swaps.value[0] ?? null) : null)),
    ask,
    nearest,
    close,
  }
}
