import { accept, type Accepted, type Step } from './game.ts'

/** What has happened so far in one action, and where that leaves the game. */
export interface Told<Position, Event> {
  readonly position: Position
  readonly steps: readonly Step<Position, Event>[]
}

export const begin = <Position>(position: Position): Told<Position, never> => ({ position, steps: [] })

/** One more event, after which `change` is what is different. */
export function tell<Position extends object, Event>(
  told: Told<Position, Event>,
  event: Event,
  change: Partial<Position> = {},
): Told<Position, Event> {
  const position = Object.assign({ ...told.position }, change)
  return { position, steps: [...told.steps, { event, position }] }
}

/** What follows from the last event without being one itself: it belongs to the position after that event. */
export function settle<Position extends object, Event>(
  told: Told<Position, Event>,
  change: Partial<Position>,
): Told<Position, Event> {
  const position = { ...told.position, ...change }
  const last = told.steps.at(-1)
  return { position, steps: last ? [...told.steps.slice(0, -1), { event: last.event, position }] : [] }
}

export const conclude = <Position, Event>(told: Told<Position, Event>): Accepted<Position, Event> =>
  accept(told.steps, told.position)
