import { computed, ref, watch, type Ref } from 'vue'
import type { Walk } from '../session/useWalk.ts'

/** How long a walk pauses at a stop, and the limits of `readingTime`, in milliseconds. */
const STOP = 700
const MIN = 1000
const MAX = 3000
/** Milliseconds for each word after the first `FEW`. */
const WORD = 150
const FEW = 4

/** The milliseconds for which a reply is shown before the next task. */
export const readingTime = (text: string): number =>
  Math.min(MIN + WORD * Math.max(text.split(/\s+/).length - FEW, 0), MAX)

interface ScheduledStep {
  readonly ms: number
}

/** Calls `act` after `ms` milliseconds. A change of `due` restarts the timer, and null cancels it. */
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
  /** Whether the learner has stopped the timer. */
  const held = ref(false)
  const plays = computed(() => runs.value && walk.walking.value)
  const stop = computed(() => (plays.value ? { ms: STOP, done: walk.done.value } : null))
  useTimer(() => stop.value, walk.next)

  const left = computed(() => (runs.value && !held.value && !walk.walking.value ? time() : null))
  useTimer(() => (left.value === null ? null : { ms: left.value }), next)

  return {
    /** Whether the walk plays automatically. */
    plays,
    /** The milliseconds for which a reply is shown before the next task starts; null while no timer runs. */
    left,
    hold: (): void => void (held.value = true),
  }
}
