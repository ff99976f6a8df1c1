import { legal } from '../../../engine/wellsix/legal.ts'
import type { Action, Position } from '../../../engine/wellsix/types.ts'

const known = new WeakMap<Position, readonly Action[]>()

/** What is legal in a position, looked for once. */
export function legalIn(position: Position): readonly Action[] {
  const actions = known.get(position) ?? legal(position)
  known.set(position, actions)
  return actions
}
