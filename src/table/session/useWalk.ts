import { computed, onScopeDispose, readonly, ref } from 'vue'
import { useSettingsStore } from '../../book/stores/settings.ts'

export function usePace(): () => Pace {
  const settings = useSettingsStore()
  return () => settings.pace
}

/** The milliseconds that players need at the middle pace to begin an instruction, and for each card. */
const HANDS = { begin: 900, card: 450 } as const
const PACES = { slow: 1.6, middle: 1, quick: 0.6 } as const
export type Pace = keyof typeof PACES

export const handsTime = (cards: number, pace: Pace): number => (HANDS.begin + HANDS.card * cards) * PACES[pace]

/** A stop: the steps of a ruling from `from` up to, but not including, `to`. They move `cards` cards. */
export interface WalkStop {
  readonly from: number
  readonly to: number
  readonly cards: number
}

/** Returns the number of completed steps: the stored number, and the following steps that move no cards. */
export function completedSteps(stops: readonly WalkStop[], noted: number, end: number): number {
  const next = stops.find(stop => stop.to > noted)
  return next ? Math.max(next.from, noted) : end
}

function usePlace(stops: () => readonly WalkStop[], end: () => number, noted: () => number) {
  const done = computed(() => completedSteps(stops(), noted(), end()))
  const now = computed((): WalkStop | null => {
    const stop = stops().find(({ to }) => to > noted())
    return stop ? { ...stop, from: done.value } : null
  })
  const walking = computed(() => now.value !== null)
  const stop = computed(() => stops().filter(({ to }) => to <= done.value).length + 1)
  const count = computed(() => stops().length)

  return {
    done,
    now,
    walking,
    stop,
    count,
    isLast: computed(() => walking.value && stop.value === count.value),
  }
}

/**
 * Leads players through the steps of a ruling, stop by stop. Steps between stops move no cards. `cursor` returns the number of steps
 * carried out, which the caller stores, so that an interrupted walk continues. `pace` returns the milliseconds for a number of cards.
 */
export function useWalk(
  stops: () => readonly WalkStop[],
  end: () => number,
  cursor: () => number,
  walkTo: (done: number) => unknown,
  pace: (cards: number) => number,
) {
  const place = usePlace(stops, end, cursor)
  const { done, now, walking } = place
  const earlier = (): WalkStop | undefined => stops().findLast(stop => stop.from < done.value)

  const playback = usePlayback(
    () => {
      next()
      return walking.value
    },
    () => pace(now.value?.cards ?? 1),
  )

  function next(): void {
    void walkTo(stops().find(stop => stop.from > done.value)?.from ?? end())
  }

  function back(): void {
    playback.pause()
    const stop = earlier()
    if (stop) void walkTo(stop.from)
  }

  function finish(): void {
    playback.pause()
    if (walking.value) void walkTo(end())
  }

  return {
    ...place,
    playing: playback.playing,
    toggle: playback.toggle,
    next,
    back,
    finish,
  }
}

export type Walk = ReturnType<typeof useWalk>

/** Calls `advance` at intervals until it returns false, or until `pause` is called. */
export function usePlayback(advance: () => boolean, interval: () => number) {
  const playing = ref(false)
  let timer: ReturnType<typeof setTimeout> | undefined

  function tick(): void {
    if (!advance()) pause()
    else timer = setTimeout(tick, interval())
  }

  function play(): void {
    if (playing.value) return
    playing.value = true
    timer = setTimeout(tick, interval())
  }

  function pause(): void {
    clearTimeout(timer)
    playing.value = false
  }

  onScopeDispose(pause)
  return { playing: readonly(playing), play, pause, toggle: () => (playing.value ? pause() : play()) }
}
