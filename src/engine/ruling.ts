import {
  accept,
  refuse,
  type Accepted,
  type Step,
  type NoValues,
  type Refusal,
  type RefusalOf,
  type Ruling,
  type UnknownAction,
} from './game.ts'
import { ok } from './result.ts'
import { readOneArgument, unreadable, type ReadResult, type Reader } from './text.ts'

/** The steps of an action so far, and the position after them. `Now` is the position's type if it is known more precisely. */
export interface RulingBuilder<Position, Event, Now extends Position = Position> {
  readonly position: Now
  readonly steps: readonly Step<Position, Event>[]
}

export const beginRuling = <Position>(position: Position): RulingBuilder<Position, never> => ({ position, steps: [] })

export const addStep = <Position, Event, Now extends Position>(
  { steps }: RulingBuilder<Position, Event>,
  event: Event,
  position: Now,
): RulingBuilder<Position, Event, Now> => ({ position, steps: [...steps, { event, position }] })

/** Adds a step: an event, and the position with `change` applied. */
export const addEvent = <Position extends object, Event, Now extends Position>(
  builder: RulingBuilder<Position, Event, Now>,
  event: Event,
  change: Partial<Now> = {},
): RulingBuilder<Position, Event, Now> => addStep(builder, event, Object.assign({ ...builder.position }, change))

/** Applies `change` to the position, and to that of the last step. */
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

/** A move against the rules that the players let stand (I1, I3). */
export interface IrregularAction<Move> {
  readonly type: 'stands'
  readonly action: Move
}

/** A turn out of order that the players let stand (I2). It occurs only inside an `IrregularAction`. */
export interface TurnAction<Player> {
  readonly type: 'turn'
  readonly player: Player
}

/** The first event of a move let stand: the first refusal that was set aside, and its section of the rulebook. */
export interface IrregularEvent<Code extends string> {
  readonly type: 'irregular'
  readonly refusal: Code
  readonly rule: string
}

export type NothingIrregularRefusal = RefusalOf<Record<'nothing-irregular', NoValues>>

/**
 * Rules on a move that is physically possible. `objections` are the refusals that apply, in the order of the checks. `aside` lists the
 * codes to ignore if the players let the move stand; null if they don't. The ruling on a move let stand begins with an `IrregularEvent`.
 */
export function decide<Position extends object, Event, R extends Refusal, Code extends string, Now extends Position>(
  position: Now,
  objections: readonly R[],
  aside: readonly Code[] | null,
  apply: (
    builder: RulingBuilder<Position, Event | IrregularEvent<Code>, Now>,
    isIrregular: boolean,
  ) => RulingBuilder<Position, Event | IrregularEvent<Code>>,
): Ruling<Position, Event | IrregularEvent<Code>, R | NothingIrregularRefusal> {
  const isSetAside = (code: string): code is Code => aside?.some(each => each === code) ?? false
  let irregular: IrregularEvent<Code> | null = null
  for (const objection of objections) {
    const code: string = objection.code
    if (!isSetAside(code)) return refuse<R | NothingIrregularRefusal>(objection)
    irregular ??= { type: 'irregular', refusal: code, rule: objection.rule }
  }
  if (aside !== null && irregular === null) return refuse({ code: 'nothing-irregular', rule: 'irregular' })
  const builder: RulingBuilder<Position, Event | IrregularEvent<Code>, Now> = { position, steps: [] }
  return finishRuling(irregular ? apply(addEvent(builder, irregular), true) : apply(builder, false))
}

/** Parses what follows `stands`. If that action can't be let stand, the result is an `unknown` action. */
export function parseIrregular<Move>(
  words: readonly string[],
  readers: Readonly<Record<string, (words: readonly string[]) => ReadResult<Move>>>,
): ReadResult<IrregularAction<Move> | UnknownAction> {
  const [name, ...rest] = words
  if (name === undefined) return unreadable('word-count', 'stands')
  const read = Object.hasOwn(readers, name) ? readers[name]?.(rest) : undefined
  if (!read) return ok({ type: 'unknown', words: ['stands', ...words] })
  return read.ok ? ok({ type: 'stands', action: read.value }) : read
}

const PLAYER: Reader<1 | 2> = { read: word => (word === '1' ? 1 : word === '2' ? 2 : null), code: 'not-a-player' }

/** Parses the number of one of two players. */
export const parseTurn = (words: readonly string[]): ReadResult<TurnAction<1 | 2>> =>
  readOneArgument('turn', words, PLAYER, player => ({ type: 'turn', player }))
