import { accept, type Accepted, type Step } from './game.ts'

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
