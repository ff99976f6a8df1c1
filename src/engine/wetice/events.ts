import type { Event } from './types.ts'

/** What the log tells; the rest is told along with these. */
export const LOGGED: readonly Event['type'][] = ['irregular', 'correct', 'score', 'give', 'over']
