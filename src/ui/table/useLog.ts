import { computed } from 'vue'
import { useMatchStore } from '../../book/match.ts'
import type { Explanation } from '../../rulebook/words.ts'
import type { LogEntry } from '../LogList.vue'

export type Tell = (event: { readonly type: string }, position: unknown) => Explanation | null

/** Every play that was ever made, the latest first, with what the referee said of those that count. `tell` gives null for events that the log leaves out. */
export function useLog(tell: Tell) {
  const match = useMatchStore()
  const entries = computed((): readonly LogEntry[] =>
    match.timeline.log
      .map((play): LogEntry => {
        const ruling = play.place === null ? null : match.replay?.moves[play.place]?.ruling
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
      .toReversed(),
  )

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
