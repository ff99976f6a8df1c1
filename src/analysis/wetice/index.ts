import type { Action, Position } from '../../engine/wetice/types.ts'
import { NOTHING_LEFT, type Analyst, type Search } from '../advice.ts'
import { judgeCleanup } from './cleanup.ts'
import { DuelAnalysis } from './duel.ts'
import { SoloAnalysis } from './solo.ts'

/** Positions that a duel's search remembers, as a power of two. */
const REMEMBERED = 18

/** Advises on duels and solitaires of WetIce. Nothing in it is left to chance, so every seed finds the same. */
export const weticeAnalyst: Analyst<Position, Action> = {
  game: 'wetice',
  *search(position: Position): Search<Action> {
    if (position.phase === 'over') return NOTHING_LEFT
    if (position.mode !== 'duel') return yield* new SoloAnalysis(position).run()
    if (position.phase === 'cleanup') return yield* judgeCleanup(position)
    return yield* new DuelAnalysis(position, REMEMBERED).run()
  },
}
