import { computed, ref, watch } from 'vue'
import type { Replay } from '../../book/journal/replay.ts'
import type { AnyTableModule } from '../../table/module.ts'
import { usePlayback } from '../../ui/usePlayback.ts'
import { endOfMove, framesOf } from './frames.ts'

/** Milliseconds that a step stays while the replay runs by itself. */
const PACE = 1_200

/** A place in a match, and the ways from there. `start` is the number of moves that have been made at first; null for all. */
export function useReplay(replay: () => Replay, module: AnyTableModule, start: number | null) {
  const frames = computed(() => framesOf(replay(), module))
  const at = ref(start === null ? frames.value.length - 1 : endOfMove(frames.value, start))
  const last = computed(() => frames.value.length - 1)
  const frame = computed(() => frames.value[Math.min(at.value, last.value)] ?? frames.value[0])
  const move = computed(() => frame.value?.move ?? 0)

  // The line may change under the eyes of those who look: the move stays.
  watch(frames, (_, before) => {
    at.value = endOfMove(frames.value, before[at.value]?.move ?? 0)
  })

  const playback = usePlayback(
    () => {
      if (at.value < last.value) at.value++
      return at.value < last.value
    },
    () => PACE,
  )

  function go(to: number): void {
    playback.pause()
    at.value = Math.max(0, Math.min(to, last.value))
  }

  const goToMove = (to: number): void => go(endOfMove(frames.value, to))
  const isWhole = (): boolean => at.value === endOfMove(frames.value, move.value)

  return {
    frames,
    at,
    last,
    frame,
    move,
    moves: computed(() => replay().moves.length),
    playing: playback.playing,
    toggle: playback.toggle,
    go,
    goToMove,
    back: () => go(at.value - 1),
    next: () => go(at.value + 1),
    backMove: () => goToMove(move.value - 1),
    nextMove: () => goToMove(isWhole() ? move.value + 1 : move.value),
  }
}

export type ReplayAt = ReturnType<typeof useReplay>
