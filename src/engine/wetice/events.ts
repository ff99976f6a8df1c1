import type { EventUse } from '../game.ts'
import type { Event } from './types.ts'

/** What people carry out with their cards, and what the log tells; the rest is told along with these. */
export const EVENTS: Readonly<Record<Event['type'], EventUse>> = {
  irregular: { hands: false, log: true },
  swap: { hands: false, log: false },
  pass: { hands: false, log: false },
  correct: { hands: false, log: true },
  match: { hands: false, log: false },
  score: { hands: true, log: true },
  give: { hands: true, log: true },
  fall: { hands: true, log: false },
  phase: { hands: false, log: false },
  over: { hands: false, log: true },
}
