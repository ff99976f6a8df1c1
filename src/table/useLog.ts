import { computed } from 'vue'
import type { LogItem } from '../book/journal/entries.ts'
import { useMatchStore } from '../book/stores/match.ts'
import type { Move } from '../book/journal/replay.ts'
import type { Explanation } from '../rulebook/words.ts'
import type { LogEntry } from '../ui/LogList.vue'

export type Tell = (event: { readonly type: string }, position: unknown) => Explanation | null

/** Plays with what the referee said of those that count, the latest first. */
export const logEntries = (log: readonly LogItem[], moves: readonly Move[], tell: Tell): readonly LogEntry[] =>
  log
    .map((play): LogEntry => {
      const ruling = play.place === null ? null : moves[play.place]?.ruling
      const steps = ruling?.accepted ? ruling.steps : []
      return {
        id: play.key,
        number: play.place === null ? '' : String(play.place + 1),
        action: play.action,
        ruling: steps.flatMap(step => tell(step.event, step.position)?.sentence ?? []).join(' '),
        steps: steps.length,
        struck: play.place === null,
      }
    })
    .toReversed()

/** Every play that was ever made, the latest first, with what the referee said of those that count. `tell` gives null for events that the log leaves out. */
export function useLog(tell: Tell) {
  const match = useMatchStore()
  const entries = computed(() => logEntries(match.timeline.log, match.replay?.moves ?? [], tell))

  /** How many changes must be taken back, or done again, for a play to be the last that counts no more, or counts again. */
  function distanceTo(key: string): { readonly type: 'undo' | 'redo'; readonly count: number } | null {
    const { undoable, redoable } = match.timeline
    const brings = (change: (typeof undoable)[number]): boolean => change.inserted.some(play => play.key === key)
    const done = undoable.findIndex(brings)
    if (done >= 0) return { type: 'undo', count: undoable.length - done }
    const undone = redoable.findIndex(brings)
    return undone >= 0 ? { type: 'redo', count: undone + 1 } : null
  }

  return { entries, distanceTo }
}
