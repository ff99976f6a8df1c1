import { computed, type ComputedRef } from 'vue'
import { useMedia } from './useMedia.ts'

/** Whether cards may move: not where the system or the players ask for less. */
export function useMotion(choice: () => 'system' | 'less'): ComputedRef<boolean> {
  const reduced = useMedia('(prefers-reduced-motion: reduce)')
  return computed(() => choice() === 'system' && !reduced.value)
}
