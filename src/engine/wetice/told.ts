import type { Event, Position, WetIceStep } from './types.ts'

/** What has happened so far in one action, and where that leaves the game. */
export interface Told {
  readonly position: Position
  readonly steps: readonly WetIceStep[]
}

export const beginAt = (position: Position): Told => ({ position, steps: [] })

/** One more event, after which `change` is what is different. */
export function tell(told: Told, event: Event, change: Partial<Position> = {}): Told {
  const position: Position = Object.assign({ ...told.position }, change)
  return { position, steps: [...told.steps, { event, position }] }
}
