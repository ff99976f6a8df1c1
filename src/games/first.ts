import type { Game, Refusal, Step } from '../engine/game.ts'
import { attempt, tapCount, type Attempt, type FirstBoard } from '../lessons/first.ts'
import { sceneOf } from '../lessons/lesson.ts'
import type { Picture } from '../ui/types.ts'

type AnyEvent = { readonly type: string }

interface BoardPictures<Position, Event extends AnyEvent> {
  readonly boards: readonly FirstBoard<Position, Event>[]
  readonly refused: string
  /** Returns the picture of the board, followed by the pictures after its steps. */
  pictures(
    board: FirstBoard<Position, Event>,
    start: Position,
    steps: readonly Step<Position, Event>[],
  ): readonly Picture[]
  /** Returns the pictures to show after taps that don't make a move. Then the board returns to its start. */
  refusal?(board: FirstBoard<Position, Event>, start: Position, taps: readonly string[]): readonly Picture[]
  /** Returns the complete taps, if the first ones already determine the action. */
  whole?(board: FirstBoard<Position, Event>, start: Position, taps: readonly string[]): readonly string[]
}

/** The first boards of any game. Pass only boards and positions of the same game. */
export interface FirstBoards<Position = unknown, Event extends AnyEvent = AnyEvent> extends BoardPictures<
  Position,
  Event
> {
  start(board: FirstBoard<Position, Event>): Position
  /** Returns the number of taps that the board's move needs. */
  tapCount(board: FirstBoard<Position, Event>): number
  attempt(board: FirstBoard<Position, Event>, start: Position, taps: readonly string[]): Attempt<Position, Event>
}

export const createFirstBoards = <Setup, Position, Action, Event extends AnyEvent, R extends Refusal>(
  game: Game<Setup, Position, Action, Event, R>,
  drawn: BoardPictures<Position, Event>,
): FirstBoards<Position, Event> => ({
  ...drawn,
  start({ record }) {
    const scene = sceneOf(game, record)
    if (!scene) throw new Error(`no table: ${record}`)
    return scene.position
  },
  tapCount,
  attempt: (board, start, taps) => attempt(game, board, start, taps),
})
