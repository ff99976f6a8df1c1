import type { EventUse } from '../game.ts'
import type { Event } from './types.ts'

/** Cards move in hands that come home, or leave the deck; what was just entered has been dug or drawn already. */
export const EVENTS: Readonly<Record<Event['type'], EventUse>> = {
  irregular: { hands: false, log: true },
  pair: { hands: false, log: true },
  return: { hands: true, log: true },
  discard: { hands: false, log: false },
  reveal: { hands: false, log: false },
  dig: { hands: true, doneAfter: 'reveal', log: true },
  draw: { hands: true, doneAfter: 'reveal', log: true },
  look: { hands: false, log: false },
  arrange: { hands: false, log: false },
  turn: { hands: false, log: true },
  over: { hands: false, log: true },
}
