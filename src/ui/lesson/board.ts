import type { Step } from '../../engine/game.ts'
import type { Hidden } from '../../lessons/lesson.ts'
import type { Outline } from '../types.ts'

type AnyEvent = { readonly type: string }

/** What a game's board is given in a lesson. It shows, and says what was tapped; what that comes to is not its own to say. */
export interface LessonBoardProps<Position = unknown, Event extends AnyEvent = AnyEvent> {
  readonly position: Position
  readonly players: readonly string[]
  /** What hands have to do next. */
  readonly event: Event | null
  /** What they have just done. */
  readonly walked: readonly Event[]
  /** What an accepted proposal would bring; empty where there is none. */
  readonly proposed: readonly Step<Position, Event>[]
  /** Places and cards to look at, in the record's spelling. */
  readonly marked: readonly string[]
  readonly markedAs: Outline
  /** What has been tapped where places are to be chosen. */
  readonly chosen: readonly string[]
  /** First words of the actions that may be proposed now. */
  readonly kinds: readonly string[]
  /** Taps choose places, and propose nothing. */
  readonly choosing: boolean
  /** What the task asks for, and so is left off the table. */
  readonly concealed?: readonly Hidden[]
}

export interface LessonBoardEmits {
  propose: [action: string]
  /** The proposal counts: it was tapped again. */
  confirm: []
  /** Another move is begun. */
  cancel: []
  choose: [place: string]
}
