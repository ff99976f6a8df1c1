import { computed, type Ref } from 'vue'
import type { LogItem } from '../../book/journal/entries.ts'
import type { Noted } from '../../book/journal/notes.ts'
import type { Replay } from '../../book/journal/replay.ts'
import type { AnyTable } from '../../table/module.ts'
import { logLines } from '../../table/log.ts'

/** All that was ever played, and which of it is being looked at. */
export function useReplayLog(
  table: AnyTable,
  replay: () => Replay,
  log: () => readonly LogItem[],
  notes: () => readonly Noted[],
  move: Readonly<Ref<number>>,
) {
  const lines = computed(() => logLines(log(), replay().moves, table, notes()))
  const placeOf = (key: string): number | null => log().find(item => item.key === key)?.place ?? null

  return {
    lines,
    /** The line that holds the move that is looked at. */
    current: computed(() => lines.value.findLast(({ id }) => (placeOf(id) ?? -1) >= move.value - 1)?.id ?? null),
    /** How many moves have been made with this one; null where it doesn't count. */
    moveOf(key: string): number | null {
      const place = placeOf(key)
      return place === null ? null : place + 1
    },
  }
}
