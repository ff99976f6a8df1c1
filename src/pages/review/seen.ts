import { ref } from 'vue'
import type { Replay } from '../../book/journal/replay.ts'
import type { AnyTableModule } from '../../table/module.ts'
import { useLook } from '../../table/useLook.ts'

/** How the players saw the table after so many moves; null where nothing is hidden from them. */
export function seenIn(replay: Replay, module: AnyTableModule): ((made: number) => unknown) | null {
  if (!module.hides?.(replay.setup)) return null
  const made = ref(0)
  const table = module.open(
    useLook(
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
