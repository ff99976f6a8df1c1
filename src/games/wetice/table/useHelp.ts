import { computed, shallowRef } from 'vue'
import { isSwapLeft, nearestSwap, validSwapsOf, type Swap } from '../../../engine/wetice/legal.ts'
import type { WetIce } from '../../../engine/wetice/types.ts'
import type { Session } from '../../../table/session.ts'

/** What is told on request only, since it helps a player: how many swaps are valid, and one of them. */
export function useHelp({ settled, refusal, helps, cancel, ask: show, noteHelp, onChange, catchUp }: Session<WetIce>) {
  const asked = shallowRef<'count' | 'show' | null>(null)
  const swaps = computed((): readonly Swap[] => (asked.value === null ? [] : validSwapsOf(settled.value)))

  const isLeft = computed(() => isSwapLeft(settled.value))

  onChange(close)

  function close(): void {
    asked.value = null
  }

  function ask(what: 'count' | 'show'): void {
    cancel()
    if (!catchUp.walking.value) catchUp.finish()
    asked.value = what
    noteHelp()
  }

  /** From a refused swap to the valid one that is nearest to it, as a proposal. */
  function nearest(): void {
    const [a, b] = refusal.value?.cells ?? []
    const swap = a !== undefined && b !== undefined ? nearestSwap(settled.value, [a, b]) : null
    if (!swap) return ask('count')
    show(swap)
    noteHelp()
  }

  return {
    /** In a contest nobody is helped. */
    allowed: helps,
    asked,
    /** Whether any swap can be made: that none can is said to all (W7). */
    isLeft,
    count: computed(() => swaps.value.length),
    shown: computed(() => (asked.value === 'show' ? (swaps.value[0] ?? null) : null)),
    ask,
    nearest,
    close,
  }
}
