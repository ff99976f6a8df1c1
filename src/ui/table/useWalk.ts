import { computed, onScopeDispose, ref, watch } from 'vue'

/** Milliseconds a step stays when the chain plays on by itself. */
const PACE = 1600
const PACE_WITHOUT_MOTION = 2200

/**
 * Walks the steps of one ruling. Steps that hands carry out are stops; the others are gone over. `done` is how many steps have been
 * carried out, and is kept outside, so that a walk that was cut off goes on where it was.
 */
export function useWalk(
  handSteps: () => readonly boolean[],
  cursor: () => number,
  keep: (done: number) => void,
  calm: () => boolean,
) {
  const playing = ref(false)

  const stops = computed(() => handSteps().flatMap((hands, step) => (hands ? [step] : [])))
  const end = computed(() => handSteps().length)
  const done = computed(() => stops.value.find(stop => stop >= cursor()) ?? end.value)
  const walking = computed(() => done.value < end.value)
  /** Which stop it is, from 1. */
  const stop = computed(() => stops.value.filter(each => each < done.value).length + 1)

  const next = (): void => keep(stops.value.find(each => each > done.value) ?? end.value)
  const finish = (): void => keep(end.value)
  function back(): void {
    playing.value = false
    const earlier = stops.value.filter(each => each < done.value).at(-1)
    if (earlier !== undefined) keep(earlier)
  }

  let timer = 0
  const stopTimer = (): void => window.clearTimeout(timer)
  watch([playing, done], () => {
    stopTimer()
    if (!walking.value) playing.value = false
    if (playing.value) timer = window.setTimeout(next, calm() ? PACE_WITHOUT_MOTION : PACE)
  })
  onScopeDispose(stopTimer)

  return {
    playing,
    done,
    walking,
    stop,
    count: computed(() => stops.value.length),
    canGoBack: computed(() => stops.value.some(each => each < done.value)),
    next,
    back,
    finish,
    toggle: (): void => void (playing.value = !playing.value),
  }
}

export type Walk = ReturnType<typeof useWalk>
