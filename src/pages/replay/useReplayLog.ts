import { computed, type Ref } from 'vue'
import type { LogItem } from '../../book/journal/entries.ts'
import type { Replay } from '../../book/journal/replay.ts'
import type { AnyTable } from '../../table/module.ts'
import { logEntries } from '../../table/useLog.ts'

/** All that was ever played, and which of it is being looked at. */
export function useReplayLog(
  table: AnyTable,
  replay: () => Replay,
  log: () => readonly LogItem[],
  move: Readonly<Ref<number>>,
) {
  const entries = computed(() => logEntries(log(), replay().moves, table.tell))
  const placeOf = (key: string): number | null => log().find(item => item.key === key)?.place ?? null

  return {
    entries,
    current: computed(() => log().find(({ place }) => place === move.value - 1)?.key ?? null),
    /** How many moves have been made with this one; null where it doesn't count. */
    moveOf(key: string): number | null {
      const place = placeOf(key)
      return place === null ? null : place + 1
    },
  }
}
