import { computed, onScopeDispose, ref, type ComputedRef } from 'vue'

/** Whether cards may move: not where the system or the players ask for less. */
export function useMotion(choice: () => 'system' | 'less'): ComputedRef<boolean> {
  const query = matchMedia('(prefers-reduced-motion: reduce)')
  const reduced = ref(query.matches)
  const onChange = (): void => {
    reduced.value = query.matches
  }
  query.addEventListener('change', onChange)
  onScopeDispose(() => query.removeEventListener('change', onChange))
  return computed(() => choice() === 'system' && !reduced.value)
}
