import {
  accept,
  refuse,
  type Accepted,
  type Step,
  type Nothing,
  type Refusal,
  type Refusals,
  type Ruling,
  type UnknownAction,
} from './game.ts'
import { ok } from './result.ts'
import { readOne, unreadable, type Read, type Reader } from './text.ts'

/** The steps of one action so far, and the position after them, of type `Now`. */
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

/** Adds an event and applies `change`. */
export const addEvent = <Position extends object, Event, Now extends Position>(
  builder: RulingBuilder<Position, Event, Now>,
  event: Event,
  change: Partial<Now> = {},
): RulingBuilder<Position, Event, Now> => addStep(builder, event, Object.assign({ ...builder.position }, change))

/** Changes the position of the last event. */
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

/** A turn out of order that players let stand (I2); never a separate action. */
export interface TurnAction<Player> {
  readonly type: 'turn'
  readonly player: Player
}

/** The first refusal that was set aside, and its section; the move's events follow. */
export interface IrregularEvent<Code extends string> {
  readonly type: 'irregular'
  readonly refusal: Code
  readonly rule: string
}

export type NothingIrregular = Refusals<Record<'nothing-irregular', Nothing>>

/**
 * Rules on a move that can be made. `objections`: what the rules have against it, in the order of the checks; `aside`: the codes that are
 * ignored if players let the move stand, null to judge strictly. A move let stand begins with an event that says so.
 */
export function decide<Position extends object, Event, R extends Refusal, Code extends string, Now extends Position>(
  position: Now,
  objections: readonly R[],
  aside: readonly Code[] | null,
  apply: (
    builder: RulingBuilder<Position, Event | IrregularEvent<Code>, Now>,
    isIrregular: boolean,
  ) => RulingBuilder<Position, Event | IrregularEvent<Code>>,
): Ruling<Position, Event | IrregularEvent<Code>, R | NothingIrregular> {
  const isSetAside = (code: string): code is Code => aside?.some(each => each === code) ?? false
  let irregular: IrregularEvent<Code> | null = null
  for (const objection of objections) {
    const code: string = objection.code
    if (!isSetAside(code)) return refuse<R | NothingIrregular>(objection)
    irregular ??= { type: 'irregular', refusal: code, rule: objection.rule }
  }
  if (aside !== null && irregular === null) return refuse({ code: 'nothing-irregular', rule: 'irregular' })
  const builder: RulingBuilder<Position, Event | IrregularEvent<Code>, Now> = { position, steps: [] }
  return finishRuling(irregular ? apply(addEvent(builder, irregular), true) : apply(builder, false))
}

/** Only actions that can be let stand; `stands` before any other word is `unknown`. */
export function parseIrregular<Move>(
  words: readonly string[],
  readers: Readonly<Record<string, (words: readonly string[]) => Read<Move>>>,
): Read<IrregularAction<Move> | UnknownAction> {
  const [name, ...rest] = words
  if (name === undefined) return unreadable('word-count', 'stands')
  const read = Object.hasOwn(readers, name) ? readers[name]?.(rest) : undefined
  if (!read) return ok({ type: 'unknown', words: ['stands', ...words] })
  return read.ok ? ok({ type: 'stands', action: read.value }) : read
}

const PLAYER: Reader<1 | 2> = { read: word => (word === '1' ? 1 : word === '2' ? 2 : null), code: 'not-a-player' }

/** One word, the number of one of two players. */
export const parseTurn = (words: readonly string[]): Read<TurnAction<1 | 2>> =>
  readOne('turn', words, PLAYER, player => ({ type: 'turn', player }))
