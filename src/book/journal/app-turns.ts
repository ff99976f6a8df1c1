import type { AnyGame } from '../../engine/game.ts'
import type { Change, Seating, Timeline } from './entries.ts'
import { replayLine, type Move, type Replay } from './replay.ts'

/** How well the app plays whose turn it is; null where a person does, or nobody. */
export function appsTurn(game: Pick<AnyGame, 'status'>, position: unknown, app: Seating): Seating[number] {
  const { turn } = game.status(position)
  return turn === null ? null : (app[turn - 1] ?? null)
}

/** A correction is what a person did, whoever's turn it was. */
const isAppsMove = ({ game }: Replay, { before, played }: Move, app: Seating): boolean =>
  appsTurn(game, before, app) !== null && played !== null && !game.isCorrection(played)

/** The app's moves are taken back together with what a person did before them: so many changes, the latest first. */
export function changesBack(replay: Replay, undoable: readonly Change[], app: Seating): number {
  let end = replay.moves.length
  for (const [back, { from, removed, inserted }] of undoable.toReversed().entries()) {
    const made = replay.moves.slice(from, end)
    const isPlay = removed.length === 0 && from + inserted.length === end
    if (!isPlay || !made.every(move => isAppsMove(replay, move, app))) return back + 1
    end = from
  }
  return Math.max(undoable.length, 1)
}

/** And they come back with it. */
export function changesForth(replay: Replay, { line, redoable }: Timeline, app: Seating): number {
  const actions = line.map(({ action }) => action)
  let there = replay
  for (const [forth, { from, removed, inserted }] of redoable.entries()) {
    if (forth > 0 && appsTurn(there.game, there.position, app) === null) return forth
    actions.splice(from, removed.length, ...inserted.map(({ action }) => action))
    there = replayLine(there, actions)
  }
  return Math.max(redoable.length, 1)
}
