import { computed, ref, watch } from 'vue'
import type { AnyTable, AnyTableModule } from './module.ts'
import { useLook } from './useLook.ts'

/** The same table as it was after an earlier move, to look at. */
export function useLookBack(module: AnyTableModule, table: AnyTable) {
  /** How many moves have been made; null for the game as it stands. */
  const made = ref<number | null>(null)
  const source = useLook(
    () => ({
      setup: table.setup.value,
      players: table.players.value,
      start: table.start.value,
      moves: table.moves.value.slice(0, made.value ?? 0),
    }),
    () => Infinity,
  )
  watch(table.moves, () => (made.value = null), { flush: 'sync' })

  return {
    made,
    active: computed(() => made.value !== null),
    table: module.open(source),
    close: () => (made.value = null),
  }
}
