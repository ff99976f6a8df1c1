import { scoresOf, winnerOf } from './score.ts'
import { tell } from '../told.ts'
import type { WetIceTold } from './types.ts'

/** The game is over (W7, W8): the scores are counted and the winner is named. */
export function endGame(told: WetIceTold): WetIceTold {
  const scores = scoresOf(told.position)
  const winner = winnerOf(told.position, scores)
  return tell(told, { type: 'over', scores, winner }, { phase: 'over', turn: null, winner })
}
