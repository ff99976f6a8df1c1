import type { Game, Refusal, Step } from '../engine/game.ts'
import type { FirstText, TaskWords } from '../text/contract/lessons.ts'
import { isKeyOf, rulingOn, type MoveTask } from './lesson.ts'

type AnyEvent = { readonly type: string }

interface Beside<Position> {
  /** The cards to choose from, if the position doesn't contain the players' hands. */
  readonly choices?: readonly string[]
  /** Returns the opponent's actions that profit from a wrong move. */
  reply?(position: Position): readonly string[]
}

type BoardData<Position, Event> = Omit<MoveTask<Position, Event>, keyof TaskWords> & Beside<Position>

/** A first board: a task of one move, which the player makes by taps alone. */
export type FirstBoard<Position = unknown, Event = unknown> = BoardData<Position, Event> &
  FirstText & { readonly id: string }

/** Makes the boards from positions and texts, in the order of the texts. */
export const createBoards = <Id extends string, Position, Event>(
  texts: Readonly<Record<Id, FirstText>>,
  boards: Readonly<Record<NoInfer<Id>, BoardData<Position, Event>>>,
): readonly FirstBoard<Position, Event>[] =>
  Object.keys(texts)
    .filter(id => isKeyOf(texts, id))
    .map(id => ({ ...boards[id], ...texts[id], id }))

/** Returns the number of taps that the board's move needs. */
export const tapCount = ({ answers }: Pick<FirstBoard, 'answers'>): number =>
  answers === 'any' ? 2 : (answers[0] ?? '').split(' ').length - 1

/** The engine's judgement of a move made by taps. */
export type Attempt<Position = unknown, Event extends AnyEvent = AnyEvent> =
  | { readonly type: 'refused' }
  | { readonly type: 'right' | 'wrong'; readonly steps: readonly Step<Position, Event>[] }

/** Judges the move that the taps make, by the engine. The steps of a wrong move end with the opponent's reply. */
export function attempt<Setup, Position, Action, Event extends AnyEvent, R extends Refusal>(
  game: Game<Setup, Position, Action, Event, R>,
  { kinds: [kind = ''], goal, reply }: Pick<FirstBoard<Position, Event>, 'kinds' | 'goal' | 'reply'>,
  position: Position,
  taps: readonly string[],
): Attempt<Position, Event> {
  const made = stepsOf(game, position, [kind, ...taps].join(' '))
  if (!made) return { type: 'refused' }
  const after = made.at(-1)?.position ?? position
  if (goal({ refusal: null, events: made.map(({ event }) => event), position: after })) {
    return { type: 'right', steps: made }
  }
  const steps = [...made]
  for (const text of reply?.(after) ?? []) {
    steps.push(...(stepsOf(game, steps.at(-1)?.position ?? position, text) ?? []))
  }
  return { type: 'wrong', steps }
}

function stepsOf<Setup, Position, Action, Event extends AnyEvent, R extends Refusal>(
  game: Game<Setup, Position, Action, Event, R>,
  position: Position,
  text: string,
): readonly Step<Position, Event>[] | null {
  const ruling = rulingOn(game, position, text)
  return ruling?.accepted ? ruling.steps : null
}
