import type { Game, Refusal, Step } from '../engine/game.ts'
import { attempt, tapsOf, type Attempt, type FirstBoard } from '../lessons/first.ts'
import { sceneOf } from '../lessons/lesson.ts'
import type { Picture } from '../ui/types.ts'

type AnyEvent = { readonly type: string }

/** The boards of a game, and how they are drawn. */
interface Drawn<Position, Event extends AnyEvent> {
  readonly boards: readonly FirstBoard<Position, Event>[]
  /** Replies to taps that make no move. */
  readonly refused: string
  /** The board, and then the picture after each step. */
  pictures(
    board: FirstBoard<Position, Event>,
    start: Position,
    steps: readonly Step<Position, Event>[],
  ): readonly Picture[]
  /** Pictures for taps that make no move, before the board is as before. */
  refusal?(board: FirstBoard<Position, Event>, start: Position, taps: readonly string[]): readonly Picture[]
  /** The action's words, if fewer taps already say it. */
  whole?(board: FirstBoard<Position, Event>, start: Position, taps: readonly string[]): readonly string[]
}

/** A game's first minute. Pass only values of its own game. */
export interface FirstBoards<Position = unknown, Event extends AnyEvent = AnyEvent> extends Drawn<Position, Event> {
  start(board: FirstBoard<Position, Event>): Position
  /** How many taps make the board's move. */
  tapsOf(board: FirstBoard<Position, Event>): number
  attempt(board: FirstBoard<Position, Event>, start: Position, taps: readonly string[]): Attempt<Position, Event>
}

export const firstOf = <Setup, Position, Action, Event extends AnyEvent, R extends Refusal>(
  game: Game<Setup, Position, Action, Event, R>,
  drawn: Drawn<Position, Event>,
): FirstBoards<Position, Event> => ({
  ...drawn,
  start({ record }) {
    const scene = sceneOf(game, record)
    if (!scene) throw new Error(`no table: ${record}`)
    return scene.position
  },
  tapsOf,
  attempt: (board, start, taps) => attempt(game, board, start, taps),
})
