import type { Event, Position, WellsixStep } from './types.ts'

/** What has happened so far in one action, and where that leaves the game. */
export interface Told<P extends Position = Position> {
  readonly position: P
  readonly steps: readonly WellsixStep[]
}

/** One more event, and the position it leads to. */
export const arrive = <P extends Position>({ steps }: Told, event: Event, position: P): Told<P> => ({
  position,
  steps: [...steps, { event, position }],
})

/** One more event, after which `change` is what is different. */
export const tell = <P extends Position>(told: Told<P>, event: Event, change: Partial<P> = {}): Told<P> =>
  arrive(told, event, { ...told.position, ...change })
