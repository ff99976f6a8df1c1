import { computed, type Ref } from 'vue'
import type { LogItem } from '../../book/journal/entries.ts'
import type { Replay } from '../../book/journal/replay.ts'
import { findRulebook } from '../../rulebook/books.ts'
import { logEntries } from '../../ui/table/useLog.ts'

/** All that was ever played, and which of it is being looked at. */
export function useReplayLog(replay: () => Replay, log: () => readonly LogItem[], move: Readonly<Ref<number>>) {
  const rulebook = computed(() => findRulebook(replay().game.name))
  const entries = computed(() => {
    const { moves, players } = replay()
    return logEntries(log(), moves, (event, position) => rulebook.value?.event(event, { players, position }) ?? null)
  })
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
