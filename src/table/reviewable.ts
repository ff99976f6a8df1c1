import type { GameTypes } from '../engine/game.ts'
import type { Move } from '../book/journal/replay.ts'
import type { AnyTableModule } from './module.ts'

/** Whether the analyst can value any of what was played. */
export const isReviewable = ({ review }: AnyTableModule, moves: readonly Move<GameTypes>[]): boolean =>
  review !== undefined && (!review.own || review.own.of(moves).some(choice => choice !== null))
