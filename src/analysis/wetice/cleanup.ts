import { cellNumber, withSwapped } from '../../engine/wetice/board.ts'
import { legal } from '../../engine/wetice/legal.ts'
import { findRuns } from '../../engine/wetice/runs.ts'
import type { Action, Board, Position } from '../../engine/wetice/types.ts'
import { MOST_LINES, type Advice, type Line, type Search } from '../advice.ts'
import { mostPromised, INFINITE } from './duel-moves.ts'
import { writeBoard } from '../../engine/wetice/bits.ts'
import { DuelTable } from './duel-table.ts'
import { DuelAnalysis } from './duel.ts'

/** So many swaps are weighed by the most that the table after them promises, and so many of these by a look ahead. */
const MOST_WEIGHED = 300
const LOOKED_AHEAD = 2
const REMEMBERED = 14

/** The table that an action leaves, and whether the player to move now is likely to begin the game on it. */
interface Prospect {
  readonly action: Action
  readonly board: Board
  readonly mine: boolean
  /** In quarters of a card. */
  readonly promise: number
}

/**
 * Advice on the cleanup of a duel. Who swaps last takes the first turn (W6), and when each swap takes one match away, that is decided by
 * how many are left.
 */
export function* judgeCleanup(position: Position): Search<Action> {
  const table = new DuelTable(position.board.layout, 6)
  table.write(position)
  const prospects = legal(position)
    .slice(0, MOST_WEIGHED)
    .map(action => prospectOf(position, action, table))
    .sort((a, b) => b.promise - a.promise)
  const lines: Line<Action>[] = []
  for (const prospect of prospects.slice(0, MOST_LINES)) {
    lines.push({ action: prospect.action, value: yield* valueOf(position, prospect) })
    yield adviceOf(lines)
  }
  return adviceOf(lines)
}

function adviceOf(lines: readonly Line<Action>[]): Advice<Action> {
  const best = [...lines].sort((a, b) => b.value - a.value)
  return { basis: 'searched', value: best[0]?.value ?? null, best }
}

function prospectOf(position: Position, action: Action, table: DuelTable): Prospect {
  const board = boardAfter(position, action)
  const matches = findRuns(board).length
  const swaps = action.type === 'swap'
  const begins = action.type === 'pass' && (position.passes > 0 || matches === 0)
  const mine = begins ? position.first === position.turn : (matches % 2 === 0) === swaps
  writeBoard(board, table.stack, 0)
  const promise = Math.max(0, mostPromised(table, 0, 1, INFINITE))
  return { action, board, mine, promise: mine ? promise : -promise }
}

/** What the game is worth that begins on that table. */
function* valueOf(position: Position, { board, mine }: Prospect): Generator<null, number> {
  const turn = mine === (position.turn === 1) ? 1 : 2
  const analysis = new DuelAnalysis({ ...position, board, phase: 'swap', turn, passes: 0 }, REMEMBERED)
  const run = analysis.run()
  while (analysis.depth < LOOKED_AHEAD && !run.next().done) yield null
  const value = analysis.advice().value ?? 0
  return mine ? value : 0 - value
}

function boardAfter({ board }: Position, action: Action): Board {
  if (action.type !== 'swap') return board
  return withSwapped(board, cellNumber(board.layout, action.cells[0]), cellNumber(board.layout, action.cells[1]))
}
