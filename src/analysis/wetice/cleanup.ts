import { cellNumber, withSwapped } from '../../engine/wetice/board.ts'
import { legal } from '../../engine/wetice/legal.ts'
import { findRuns } from '../../engine/wetice/runs.ts'
import type { Action, Board, Position } from '../../engine/wetice/types.ts'
import { MOST_LINES, type Advice } from '../advice.ts'
import { mostPromised } from './duel-moves.ts'
import { DuelTable, writeBoard } from './duel-table.ts'
import { CARD, INFINITE } from './duel-worth.ts'

/** So many swaps are weighed by what they lead to. */
const MOST_WEIGHED = 300

/**
 * Advice on the cleanup of a duel. Who swaps last takes the first turn (W6), and when each swap takes one match away, that is decided by
 * how many are left. A table is worth what the first swap on it promises to whoever makes it.
 */
export function judgeCleanup(position: Position): Advice<Action> {
  const table = new DuelTable(position.board.layout, 6)
  table.write(position)
  const lines = legal(position)
    .slice(0, MOST_WEIGHED)
    .map(action => ({ action, value: worthOf(position, action, table) }))
  const best = lines.sort((a, b) => b.value - a.value).slice(0, MOST_LINES)
  return { basis: 'searched', value: best[0]?.value ?? null, best }
}

function worthOf(position: Position, action: Action, table: DuelTable): number {
  const board = boardAfter(position, action)
  const matches = findRuns(board).length
  const swapped = action.type === 'swap' || position.first === position.turn
  const isOver = action.type === 'pass' && (position.passes > 0 || matches === 0)
  const mine = isOver ? swapped : (matches % 2 === 0) === (action.type === 'swap')
  writeBoard(board, table.stack, 0)
  const promise = Math.round(Math.max(0, mostPromised(table, 0, 1, INFINITE)) / CARD)
  return mine ? promise : -promise
}

function boardAfter({ board }: Position, action: Action): Board {
  if (action.type !== 'swap') return board
  return withSwapped(board, cellNumber(board.layout, action.cells[0]), cellNumber(board.layout, action.cells[1]))
}
