import type { EventUse } from '../game.ts'
import type { Event } from './types.ts'

/** People carry out with several cards at once what is for hands; the others are done when they are said. */
export const EVENTS: Readonly<Record<Event['type'], EventUse>> = {
  irregular: { hands: false, log: true },
  place: { hands: false, log: false },
  switch: { hands: false, log: false },
  exchange: { hands: false, log: false },
  capture: { hands: true, log: true },
  isolate: { hands: true, log: true },
  align: { hands: false, log: true },
  phase: { hands: false, log: false },
  pass: { hands: false, log: false },
  agree: { hands: false, log: false },
  'game-over': { hands: false, log: true },
  over: { hands: false, log: true },
  result: { hands: false, log: false },
  correct: { hands: false, log: true },
}
