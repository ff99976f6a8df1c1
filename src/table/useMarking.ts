import { computed, ref, shallowRef } from 'vue'
import type { GameTypes } from '../engine/game.ts'
import type { Session } from './session.ts'

/** Putting the table right, mark by mark: a cell is chosen, and then what lies there. The last mark can be taken back. */
export function useMarking<G extends GameTypes, Mark>({ onChange, cancel }: Pick<Session<G>, 'onChange' | 'cancel'>) {
  const active = ref(false)
  const made = shallowRef<readonly Mark[]>([])
  const chosen = ref<string | null>(null)
  /** There is something to take back. */
  const marked = computed(() => made.value.length > 0 || chosen.value !== null)

  onChange(end)

  function begin(): void {
    end()
    active.value = true
  }

  function end(): void {
    cancel()
    active.value = false
    made.value = []
    chosen.value = null
  }

  function mark(next: Mark): void {
    made.value = [...made.value, next]
    chosen.value = null
  }

  /** Only what was marked last; with nothing marked, it ends. */
  function takeBack(): void {
    if (!marked.value) return end()
    cancel()
    if (chosen.value === null) made.value = made.value.slice(0, -1)
    chosen.value = null
  }

  return { active, made, chosen, marked, begin, end, mark, takeBack }
}
