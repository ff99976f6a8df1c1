import type { MatchHead } from '../../book/journal/entries.ts'
import type { Replay } from '../../book/journal/replay.ts'
import type { AnyTableModule } from '../../table/module.ts'
import { isReviewable } from '../../table/reviewable.ts'

/** After the end; before it only where the players may be helped and nothing is hidden from them. */
export function mayReview(
  head: MatchHead | null,
  { game, position, setup, moves }: Replay,
  module: AnyTableModule,
): boolean {
  if (!isReviewable(module, moves) || head?.scoreOnly) return false
  return game.status(position).over || (head?.help !== 'off' && !module.hides?.(setup))
}
