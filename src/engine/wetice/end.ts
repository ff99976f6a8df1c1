import { scoresOf, winnerOf } from './score.ts'
import { tell, type Told } from './told.ts'

/** The game is over (W7, W8): the scores are counted and the winner is named. */
export function endGame(told: Told): Told {
  const scores = scoresOf(told.position)
  const winner = winnerOf(told.position, scores)
  return tell(told, { type: 'over', scores, winner }, { phase: 'over', turn: null, winner })
}
