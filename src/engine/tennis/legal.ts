import { RANKS } from '../cards.ts'
import { play } from './play.ts'
import type { Action, Position } from './types.ts'

const CANDIDATES: readonly Action[] = [
  ...RANKS.map((card): Action => ({ type: 'play', card })),
  { type: 'ghost' },
  { type: 'next' },
]

/** Cards by rank alone. The result of a hand is never listed. */
export const legal = (position: Position): readonly Action[] =>
  CANDIDATES.filter(action => play(position, action).accepted)
