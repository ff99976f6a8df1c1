import { computed, onBeforeUnmount, ref, watch } from 'vue'
import { useMatchStore } from '../book/stores/match.ts'
import { useSafetyStore } from '../book/stores/safety.ts'
import { useTableModule } from './useGame.ts'
import type { PAGES } from '../text/en/pages/common.ts'

type Problem = keyof typeof PAGES.table.problem

/** After the start it is found what the browser has lost of the book: what was missing may then be there again. */
export function useRestored(again: () => void): void {
  const safety = useSafetyStore()
  watch(
    () => safety.restored,
    restored => {
      if (restored && restored.matches > 0) again()
    },
  )
}

/** The match of the book that a page looks at, as long as it does, and the table of its game. */
export function useViewed(id: () => string) {
  const match = useMatchStore()
  const failed = ref<Problem | null>(null)

  async function open(wanted: string): Promise<void> {
    failed.value = null
    const looked = await match.view(wanted)
    if (wanted === id() && !looked.ok) failed.value = looked.error
  }

  watch(id, open, { immediate: true })
  useRestored(() => {
    if (failed.value === 'missing') void open(id())
  })
  onBeforeUnmount(() => match.close())

  const opened = computed(() => (match.head?.id === id() ? match.replay : null))
  return { match, failed, opened, module: useTableModule(() => opened.value?.game.name ?? '') }
}
