import type { Status } from '../game.ts'
import { sortCells } from './cells.ts'
import { totalsOf } from './match.ts'
import type { Position } from './types.ts'

/** The `state` object of the record format. */
export function state(position: Position): object {
  const { phase, game, opener, turn, moves, table, hands, seized, quiet, seizing, scores, winner } = position
  const sorted = Object.fromEntries(sortCells(Object.keys(table)).map(cell => [cell, table[cell]]))
  const totals = totalsOf(scores)
  return { phase, game, opener, turn, moves, table: sorted, hands, seized, quiet, seizing, scores, totals, winner }
}

export function status({ phase, turn, scores, winner }: Position): Status {
  return { phase, turn, over: phase === 'over', scores: totalsOf(scores), winner }
}
