import type { MatchHead } from '../../book/journal/entries.ts'
import { outcomeOf } from '../../book/journal/outcome.ts'
import type { Replay } from '../../book/journal/replay.ts'
import { type AnyTableModule, isReviewable } from '../../table/module.ts'

/** After the end; before it only if help is on and nothing is hidden from the players. */
export function mayReview(head: MatchHead | null, replay: Replay, module: AnyTableModule): boolean {
  if (!isReviewable(module, replay.moves) || head?.scoreOnly) return false
  return outcomeOf(replay).over || (head?.help !== 'off' && !module.hides(replay.setup))
}
