import { computed, provide } from 'vue'
import { outcomeOf } from '../../book/journal/outcome.ts'
import { clockOf } from '../../book/journal/turns.ts'
import { TABLE_CLOCK } from '../../table/controls/clock-face.ts'
import { useClockFaces } from '../../table/controls/useClock.ts'
import type { useFollowed } from './useFollowed.ts'

/** The clock of a followed match. It stops while the server doesn't respond. */
export function useFollowedClock({ shown, unheard, time }: ReturnType<typeof useFollowed>): void {
  const { faces, stopped } = useClockFaces(
    () => shown.value?.head ?? null,
    () => shown.value && clockOf(shown.value),
    () => shown.value?.replay.players ?? [],
    time,
  )
  const isHeard = computed(() => unheard.value === null)
  provide(TABLE_CLOCK, {
    faces: computed(() => faces.value.map(face => ({ ...face, runs: face.runs && isHeard.value }))),
    stopped: computed(() => stopped.value || !isHeard.value),
    over: computed(() => (shown.value ? outcomeOf(shown.value.replay).over : false)),
    mine: computed(() => false),
  })
}
