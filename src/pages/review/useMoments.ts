import { computed, nextTick, shallowRef, ref } from 'vue'
import type { Replay } from '../../book/journal/replay.ts'
import type { AnyTableModule } from '../../table/module.ts'
import { useViewSource } from '../../table/useViewSource.ts'
import { useReplay } from '../replay/useReplay.ts'
import { better, type LineName, type Moment } from './moments.ts'

/** The table on which the moments are stepped through, as they were played and as would have been better. */
export function useMoments(replay: Replay, module: AnyTableModule) {
  const moment = shallowRef<Moment | null>(null)
  const line = shallowRef<LineName>('better')
  const shown = computed(() => (moment.value && line.value === 'better' ? better(replay, moment.value) : replay))
  const at = useReplay(() => shown.value, module, null)
  /** Nothing of the line has been stepped through yet. */
  const atBeginning = computed(() => moment.value !== null && at.move.value <= moment.value.place)
  const table = module.open(
    useViewSource(
      () => ({
        ...shown.value,
        moves: shown.value.moves.slice(0, at.move.value),
        // What the move is about, before it is stepped through.
        marked: atBeginning.value ? (shown.value.moves[at.move.value]?.action.split(' ').slice(1) ?? []) : [],
        markedAs: 'ink',
      }),
      () => at.frame.value?.cursor ?? Infinity,
    ),
  )

  /** As the table stood before the move. */
  async function show(next: Moment | null, which: LineName = 'better'): Promise<void> {
    moment.value = next
    line.value = which
    await nextTick()
    at.goToMove(next ? next.place : replay.moves.length)
  }

  return {
    moment,
    line,
    at,
    table,
    show,
    atBeginning,
  }
}

/** How the players saw the table after so many moves; null where nothing is hidden from them. */
export function seenIn(replay: Replay, module: AnyTableModule): ((made: number) => unknown) | null {
  if (!module.hides?.(replay.setup)) return null
  const made = ref(0)
  const table = module.open(
    useViewSource(
      () => ({ ...replay, moves: replay.moves.slice(0, made.value) }),
      () => Infinity,
    ),
  )
  const { seen = table.settled } = table
  return count => {
    made.value = count
    return seen.value
  }
}
