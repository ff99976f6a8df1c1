import { computed, ref, watch, type Ref } from 'vue'
import type { Walk } from '../session/useWalk.ts'

/** Milliseconds for one stop of a walk, and before a right answer makes way for the next task. */
const STOP = 700
const LEAST = 1000
const MOST = 3000
/** Milliseconds for each word beyond the first few. */
const WORD = 150
const FEW = 4

/** How long an answer is shown before the next task comes. */
export const readingTime = (text: string): number =>
  Math.min(LEAST + WORD * Math.max(text.split(/\s+/).length - FEW, 0), MOST)

interface Due {
  readonly ms: number
}

/** Calls `act` once it has been due for this long, unless it no longer is. */
function useTimer(due: () => Due | null, act: () => void): void {
  watch(
    due,
    (now, _before, onCleanup) => {
      if (!now) return
      const timer = setTimeout(act, now.ms)
      onCleanup(() => clearTimeout(timer))
    },
    { immediate: true },
  )
}

/**
 * Plays an answer's consequences, stop by stop, and then continues to the next task. `runs`: whether this happens
 * without a tap. `time`: milliseconds for which a right answer is shown; null if there is none.
 */
export function usePlayOn(
  walk: Pick<Walk, 'walking' | 'done' | 'next'>,
  runs: Readonly<Ref<boolean>>,
  time: () => number | null,
  next: () => void,
) {
  /** The learner wants to look at it longer. */
  const held = ref(false)
  const plays = computed(() => runs.value && walk.walking.value)
  const stop = computed(() => (plays.value ? { ms: STOP, done: walk.done.value } : null))
  useTimer(() => stop.value, walk.next)

  const left = computed(() => (runs.value && !held.value && !walk.walking.value ? time() : null))
  useTimer(() => (left.value === null ? null : { ms: left.value }), next)

  return {
    /** The walk needs no keys. */
    plays,
    /** Milliseconds until the next task comes; null if it waits for a tap. */
    left,
    hold: (): void => void (held.value = true),
  }
}
