import { computed } from 'vue'
import { usePlayback } from '../ui/usePlayback.ts'

/** Milliseconds that a step stays when the chain plays on by itself: the time hands need. */
const PACE = 1800

/**
 * Walks the steps of one ruling. Steps that hands carry out are stops; the others are gone over. `cursor` is how many steps have been
 * carried out, and is kept outside, so that a walk that was cut off goes on where it was.
 */
export function useWalk(handSteps: () => readonly boolean[], cursor: () => number, keep: (done: number) => void) {
  const stops = computed(() => handSteps().flatMap((hands, step) => (hands ? [step] : [])))
  const end = computed(() => handSteps().length)
  const done = computed(() => stops.value.find(each => each >= cursor()) ?? end.value)
  const walking = computed(() => done.value < end.value)
  const passed = computed(() => stops.value.filter(each => each < done.value))

  const playback = usePlayback(
    () => {
      next()
      return walking.value
    },
    () => PACE,
  )

  function next(): void {
    keep(stops.value.find(each => each > done.value) ?? end.value)
  }

  function back(): void {
    playback.pause()
    const earlier = passed.value.at(-1)
    if (earlier !== undefined) keep(earlier)
  }

  function finish(): void {
    playback.pause()
    keep(end.value)
  }

  return {
    /** How many steps have been carried out. */
    done,
    walking,
    /** Which stop it is, from 1. */
    stop: computed(() => passed.value.length + 1),
    count: computed(() => stops.value.length),
    playing: playback.playing,
    toggle: playback.toggle,
    next,
    back,
    finish,
  }
}

export type Walk = ReturnType<typeof useWalk>
