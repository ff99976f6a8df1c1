import type { Action, Position } from '../../engine/wetice/types.ts'
import { NOTHING_LEFT, type Analyst, type Search } from '../advice.ts'
import { DuelAnalysis } from './duel.ts'

/** Positions that a duel's search remembers, as a power of two. */
const REMEMBERED = 18

function search(position: Position): Search<Action> {
  if (position.phase === 'over') return nothing()
  return new DuelAnalysis(position, REMEMBERED).run()
}

function* nothing(): Search<Action> {
  yield NOTHING_LEFT
  return NOTHING_LEFT
}

/** Advises on duels and solitaires of WetIce. */
export const analyst: Analyst<Position, Action> = { game: 'wetice', search }
