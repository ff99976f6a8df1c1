import type { Action, Position } from '../../engine/wetice/types.ts'
import { NOTHING_LEFT, type Advice, type Analyst, type Search } from '../advice.ts'
import { judgeCleanup } from './cleanup.ts'
import { DuelAnalysis } from './duel.ts'
import { SoloAnalysis } from './solo.ts'

/** Positions that a duel's search remembers, as a power of two. */
const REMEMBERED = 18

function search(position: Position): Search<Action> {
  if (position.phase === 'over') return say(NOTHING_LEFT)
  if (position.mode !== 'duel') return new SoloAnalysis(position).run()
  return position.phase === 'cleanup' ? say(judgeCleanup(position)) : new DuelAnalysis(position, REMEMBERED).run()
}

/** What needs no search. */
function* say(advice: Advice<Action>): Search<Action> {
  yield advice
  return advice
}

/** Advises on duels and solitaires of WetIce. Nothing in it is left to chance, so every seed finds the same. */
export const analyst: Analyst<Position, Action> = { game: 'wetice', search }
