import type { AnyGame } from '../../engine/game.ts'
import { outcomeOf } from './outcome.ts'
import { createUndone, type Move, type ReplayedMatch } from './replay.ts'
import { clockStateOf, type ClockState, type TurnEnded } from './times.ts'

/** Whether a move counts as one: for it time is taken, and from the first on a clock runs (C1). */
export const isCounted = (game: Pick<AnyGame, 'isMove'>, { played, before, ruling }: Move): boolean =>
  ruling?.accepted === true && played !== null && game.isMove(played, before)

/** The player whose turn a move has ended; null if the turn continues, or it is no move of a turn. */
function endedBy(game: AnyGame, move: Move): number | null {
  const { turn } = game.status(move.before)
  return isCounted(game, move) && game.status(move.after).turn !== turn ? turn : null
}

/** For every play ever made; null if an earlier play has been amended since, so that its table is unknown. */
function turnsIn({ head, timeline, replay }: ReplayedMatch): TurnEnded {
  const items = new Map(timeline.log.map(item => [item.key, item]))
  const undoneAs = createUndone(timeline.log, replay)
  return ({ number }) => {
    const item = items.get(`${number}.0`)
    const move = item && (item.place === null ? undoneAs(item) : replay.moves[item.place])
    // Nobody has time for the first move (C2).
    const seat = move && move.before !== replay.start ? endedBy(replay.game, move) : null
    return seat !== null && head.app?.[seat - 1] ? null : seat
  }
}

/** The clock's state; null if there is none. After the end of the match no time runs. */
export function clockOf(match: ReplayedMatch): ClockState | null {
  const state = match.head.clock ? clockStateOf(match, turnsIn(match)) : null
  return state && outcomeOf(match.replay).over ? { ...state, running: null } : state
}
