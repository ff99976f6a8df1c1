import { computed } from 'vue'
import { useMatchStore } from '../../book/match.ts'
import type { Explanation } from '../../rulebook/words.ts'

/** A play of the log: undone ones stay, struck through. */
export interface LogLine {
  readonly key: string
  readonly number: number
  readonly action: string
  readonly sentences: readonly string[]
  readonly struck: boolean
}

type Tell = (event: { readonly type: string }, position: unknown) => Explanation

/** Every play that was ever made, with what the referee said of those that count. */
export function useLog(tell: Tell) {
  const match = useMatchStore()
  return computed((): readonly LogLine[] =>
    match.timeline.log.map((item, index) => {
      const move = item.place === null ? null : match.replay?.moves[item.place]
      const steps = move?.ruling?.accepted ? move.ruling.steps : []
      return {
        key: item.key,
        number: index + 1,
        action: item.action,
        sentences: steps.map(step => tell(step.event, step.position).sentence),
        struck: item.place === null,
      }
    }),
  )
}
