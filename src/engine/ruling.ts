import { accept, type Accepted, type Step, type Nothing, type Refusal, type Refusals } from './game.ts'
import { ok, type Result } from './result.ts'
import { unreadable, type ReadProblem } from './text.ts'

/** What has happened so far in one action, and where that leaves the game: `Now` is a position of that kind. */
export interface RulingBuilder<Position, Event, Now extends Position = Position> {
  readonly position: Now
  readonly steps: readonly Step<Position, Event>[]
}

export const beginRuling = <Position>(position: Position): RulingBuilder<Position, never> => ({ position, steps: [] })

/** One more event, and the position it leads to. */
export const addStep = <Position, Event, Now extends Position>(
  { steps }: RulingBuilder<Position, Event>,
  event: Event,
  position: Now,
): RulingBuilder<Position, Event, Now> => ({ position, steps: [...steps, { event, position }] })

/** One more event, after which `change` is what is different. */
export const addEvent = <Position extends object, Event, Now extends Position>(
  builder: RulingBuilder<Position, Event, Now>,
  event: Event,
  change: Partial<Now> = {},
): RulingBuilder<Position, Event, Now> => addStep(builder, event, Object.assign({ ...builder.position }, change))

/** What follows from the last event without being one itself: it belongs to the position after that event. */
export function changeLast<Position extends object, Event>(
  builder: RulingBuilder<Position, Event>,
  change: Partial<Position>,
): RulingBuilder<Position, Event> {
  const position = { ...builder.position, ...change }
  const last = builder.steps.at(-1)
  return { position, steps: last ? [...builder.steps.slice(0, -1), { event: last.event, position }] : [] }
}

export const finishRuling = <Position, Event>(builder: RulingBuilder<Position, Event>): Accepted<Position, Event> =>
  accept(builder.steps, builder.position)

/** A move that the rules refuse, and that the players let stand (I1, I3). */
export interface IrregularAction<Move> {
  readonly type: 'stands'
  readonly action: Move
}

/** A player's turn begins though it was not theirs (I2): never an action by itself. */
export interface TurnAction<Player> {
  readonly type: 'turn'
  readonly player: Player
}

/** The first refusal that was set aside, and the section it rests on; what the move brings follows. */
export interface IrregularEvent<Code extends string> {
  readonly type: 'irregular'
  readonly refusal: Code
  readonly rule: string
}

export type NothingIrregular = Refusals<Record<'nothing-irregular', Nothing>>

/** What comes of what the rules have against a move: a refusal, or the move is made, perhaps as an irregular one. */
type Verdict<R extends Refusal, Code extends string> =
  | { readonly refusal: R | NothingIrregular }
  | { readonly refusal: null; readonly irregular: IrregularEvent<Code> | null }

/**
 * `objections` in the order of the checks; `aside` are the codes that are set aside where the move stands, null where it is judged
 * as always.
 */
export function decide<R extends Refusal, Code extends string>(
  objections: readonly R[],
  aside: readonly Code[] | null,
): Verdict<R, Code> {
  const isSetAside = (code: string): code is Code => aside?.some(each => each === code) ?? false
  let irregular: IrregularEvent<Code> | null = null
  for (const objection of objections) {
    const code: string = objection.code
    if (!isSetAside(code)) return { refusal: objection }
    irregular ??= { type: 'irregular', refusal: code, rule: objection.rule }
  }
  const isRegular = aside !== null && irregular === null
  return isRegular ? { refusal: { code: 'nothing-irregular', rule: 'irregular' } } : { refusal: null, irregular }
}

type Read<T> = Result<T, Omit<ReadProblem, 'line'>>

export const irregular = <Move>(read: Read<Move>): Read<IrregularAction<Move>> =>
  read.ok ? ok({ type: 'stands', action: read.value }) : read

/** One word, the number of one of two players. */
export function parseTurn(words: readonly string[]): Read<TurnAction<1 | 2>> {
  const [word] = words
  if (word === undefined || words.length > 1) return unreadable('word-count', 'turn')
  return word === '1' || word === '2'
    ? ok({ type: 'turn', player: word === '1' ? 1 : 2 })
    : unreadable('not-a-player', 'turn', word)
}
