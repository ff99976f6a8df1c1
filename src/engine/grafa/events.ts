import type { Event } from './types.ts'

/** What the log tells. */
export const LOGGED: readonly Event['type'][] = ['irregular', 'pair', 'return', 'dig', 'draw', 'turn', 'over']
