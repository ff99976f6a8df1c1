import type { Grafa } from '../../../engine/grafa/types.ts'
import type { Reviewed } from '../../../table/module.ts'
import { GRAFA_TABLE as WORDS } from '../../../text/en/grafa/table.ts'

/** By the cards that are discarded in the end. */
export const grafaReview: Reviewed<Grafa> = {
  least: 0.5,
  comesTo: value => value,
  amount: WORDS.amount,
  gains(steps) {
    const count = (...types: readonly string[]): number =>
      steps.reduce(
        (sum, { event }) => sum + (types.includes(event.type) && 'cards' in event ? event.cards.length : 0),
        0,
      )
    return WORDS.brings(count('discard', 'dig'), count('draw'))
  },
}
