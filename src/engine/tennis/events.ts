import type { EventUse } from '../game.ts'
import type { Event } from './types.ts'

/** Cards are played before they are entered, so hands have nothing to do; the log tells what a card brought, and how a hand ended. */
export const EVENTS: Readonly<Record<Event['type'], EventUse>> = {
  irregular: { hands: false, log: true },
  play: { hands: false, log: false },
  clear: { hands: false, log: true },
  match: { hands: false, log: true },
  net: { hands: false, log: true },
  ghost: { hands: false, log: true },
  result: { hands: false, log: true },
  'hand-over': { hands: false, log: true },
  phase: { hands: false, log: false },
  over: { hands: false, log: true },
}
