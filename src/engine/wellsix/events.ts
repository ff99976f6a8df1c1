import type { Event } from './types.ts'

/** What the log tells. */
export const LOGGED: readonly Event['type'][] = [
  'irregular',
  'capture',
  'isolate',
  'align',
  'game-over',
  'over',
  'correct',
]
