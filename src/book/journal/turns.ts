import type { AnyGame } from '../../engine/game.ts'
import { outcomeOf } from './outcome.ts'
import { createUndoneJudge, type Move, type ReplayedMatch } from './replay.ts'
import { clockStateOf, type ClockState, type TurnEnded } from './times.ts'

/** Whether a play counts as a move. Moves are timed, and the first of them starts the clock (C1). */
export const isCounted = (game: Pick<AnyGame, 'isMove'>, { played, before, ruling }: Move): boolean =>
  ruling?.accepted === true && played !== null && game.isMove(played, before)

function endedBy(game: AnyGame, move: Move): number | null {
  const { turn } = game.status(move.before)
  return isCounted(game, move) && game.status(move.after).turn !== turn ? turn : null
}

/** The returned function returns null for the app's turns, and if earlier plays have been amended since. */
function turnsIn({ head, timeline, replay }: ReplayedMatch): TurnEnded {
  const items = new Map(timeline.log.map(item => [item.key, item]))
  const undoneAs = createUndoneJudge(timeline.log, replay)
  return ({ number }) => {
    const item = items.get(`${number}.0`)
    const move = item && (item.place === null ? undoneAs(item) : replay.moves[item.place])
    // The first move doesn't renew the time (C2).
    const seat = move && move.before !== replay.start ? endedBy(replay.game, move) : null
    return seat !== null && head.app?.[seat - 1] ? null : seat
  }
}

/** The clock's state; null if the match has no clock. No time runs after the match has ended. */
export function clockOf(match: ReplayedMatch): ClockState | null {
  const state = match.head.clock ? clockStateOf(match, turnsIn(match)) : null
  return state && outcomeOf(match.replay).over ? { ...state, running: null } : state
}
