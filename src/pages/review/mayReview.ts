import type { MatchHead } from '../../book/journal/entries.ts'
import { outcomeOf } from '../../book/journal/outcome.ts'
import type { Replay } from '../../book/journal/replay.ts'
import { type AnyTableModule, isReviewable } from '../../table/module.ts'

/** Whether the match may be reviewed: after its end, or before if help is on and no cards are hidden. */
export function mayReview(head: MatchHead | null, replay: Replay, module: AnyTableModule): boolean {
  if (!isReviewable(module, replay.moves) || head?.scoreOnly) return false
  return outcomeOf(replay).over || (head?.help !== 'off' && !module.hides(replay.setup))
}
