import type { Event } from './types.ts'

/** What a card brought, and how a hand ended, is told in the log. */
export const LOGGED: readonly Event['type'][] = [
  'irregular',
  'clear',
  'match',
  'net',
  'ghost',
  'result',
  'hand-over',
  'over',
]
