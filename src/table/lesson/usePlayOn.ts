import { computed, ref, watch, type Ref } from 'vue'
import type { Walk } from '../session/useWalk.ts'

const STOP_MS = 700
const MIN_MS = 1000
const MAX_MS = 3000
const WORD_MS = 150
const FEW = 4

/** The milliseconds for which a reply is shown before the next task. */
export const readingTime = (text: string): number =>
  Math.min(MIN_MS + WORD_MS * Math.max(text.split(/\s+/).length - FEW, 0), MAX_MS)

interface ScheduledStep {
  readonly ms: number
}

function useTimer(due: () => ScheduledStep | null, act: () => void): void {
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

/** If `runs`, shows an answer's consequences stop by stop, and after `time()` milliseconds (null: never) starts the next task. */
export function usePlayOn(
  walk: Pick<Walk, 'walking' | 'done' | 'next'>,
  runs: Readonly<Ref<boolean>>,
  time: () => number | null,
  next: () => void,
) {
  const held = ref(false)
  const plays = computed(() => runs.value && walk.walking.value)
  const stop = computed(() => (plays.value ? { ms: STOP_MS, done: walk.done.value } : null))
  useTimer(() => stop.value, walk.next)

  const left = computed(() => (runs.value && !held.value && !walk.walking.value ? time() : null))
  useTimer(() => (left.value === null ? null : { ms: left.value }), next)

  return {
    plays,
    left,
    hold: (): void => void (held.value = true),
  }
}
