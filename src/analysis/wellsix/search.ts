import { type Board, OVER, otherSide, STEPS, at, CARDS, isOwned, canCapture, type Side } from './board.ts'
import { candidateMoves, canWinByPlacing, canWinPlainly } from './candidates.ts'
import { makeMove, createSavedState, saveState, restoreState, type SavedState, type MoveCode } from './moves.ts'

/** Points for aligning six (X10). */
export const ALIGNMENT_POINTS = 30
/** Less than the value of an alignment while the opponent has captured fewer than five cards. */
const MAX_ESTIMATE = 25
/** By the number of cards in a window, if all of them are of one side. */
const WINDOW_POINTS = [0, 0.02, 0.08, 0.3, 0.8, 1]
const SEIZABLE = 0.7
const EXPOSED = 0.5
/** The cost of a line that the opponent can complete in the next turn, by the number of moves left to stop it. */
const THREAT = [0, 6, 2]

/** Exact in a finished game, otherwise an estimate. `sharp`: includes lines made by captures. */
function evaluate(board: Board, sharp: boolean): number {
  const { turn, seized, phase, aligned } = board
  const foe = otherSide(turn)
  if (phase === OVER) return settled(board, turn)
  if (aligned < 0 && (sharp ? canWinPlainly(board) : canWinByPlacing(board, turn)))
    return ALIGNMENT_POINTS - at(seized, foe)
  const { mine, theirs } = seizable(board)
  const value =
    at(seized, turn) - at(seized, foe) +
    lines(board, turn) - lines(board, foe) +
    SEIZABLE * Math.min(mine, board.moves) - EXPOSED * Math.min(theirs, 2) -
    threat(board, foe) // oxfmt-ignore
  return Math.max(-MAX_ESTIMATE, Math.min(MAX_ESTIMATE, value))
}

/** Returns the lead of one side in a finished game (X10). */
function settled({ aligned, seized }: Board, side: Side): number {
  const foe = otherSide(side)
  if (aligned < 0) return at(seized, side) - at(seized, foe)
  return aligned === side ? ALIGNMENT_POINTS - at(seized, foe) : at(seized, side) - ALIGNMENT_POINTS
}

function lines({ clean }: Board, side: Side): number {
  let sum = 0
  for (let cards = 1; cards < WINDOW_POINTS.length; cards++)
    sum += at(WINDOW_POINTS, cards) * at(clean, 8 * side + cards)
  return sum
}

function threat({ clean, moves }: Board, foe: Side): number {
  const windows = at(clean, 8 * foe + 4) + at(clean, 8 * foe + 5)
  return windows === 0 ? 0 : at(THREAT, moves) * (1 + Math.min(windows, 6) / 2)
}

function seizable({ grid, cells, turn }: Board): { readonly mine: number; readonly theirs: number } {
  let mine = 0
  let theirs = 0
  for (let card = 1; card <= CARDS; card++) {
    const cell = at(cells, card)
    if (cell < 0) continue
    const isMine = isOwned(card, turn)
    for (const step of STEPS) {
      const beside = at(grid, cell + step)
      if (beside === 0 || isOwned(beside, turn) === isMine || !canCapture(card, beside)) continue
      if (isMine) mine++
      else theirs++
    }
  }
  return { mine, theirs }
}

const POSITIONS_PER_YIELD = 60

export interface ValuedMove {
  readonly move: MoveCode
  readonly value: number
}

/** The width of a search. */
export interface SearchWidth {
  /** The number of moves that are tried at the root, and in each position below it. */
  readonly first: number
  readonly later: number
  /** Whether estimates include lines that captures complete. */
  readonly sharp: boolean
}

interface SearchState {
  readonly width: SearchWidth
  readonly memories: SavedState[]
  visited: number
}

export const createSearch = (width: SearchWidth): SearchState => ({ width, memories: [], visited: 0 })

/** Moves that are worse than the best so far by at least this number of points are left out; the values of the others are exact. */
const MARGIN = 4

/** Searches moves to a depth, and returns them with their values, the best first. Clearly worse moves are left out. */
export function* rankMoves(
  state: SearchState,
  board: Board,
  moves: readonly MoveCode[],
  depth: number,
): Generator<null, ValuedMove[]> {
  const found: ValuedMove[] = []
  let best = -Infinity
  for (const move of moves) {
    const floor = best - MARGIN
    const value = yield* after(state, board, move, depth, floor, Infinity)
    if (value > floor) found.push({ move, value })
    best = Math.max(best, value)
  }
  return found.sort((a, b) => b.value - a.value || a.move - b.move)
}

function* after(
  state: SearchState,
  board: Board,
  move: MoveCode,
  depth: number,
  low: number,
  high: number,
): Generator<null, number> {
  const { turn } = board
  const memory = (state.memories[depth] ??= createSavedState())
  saveState(board, memory)
  makeMove(board, move)
  let value: number
  if (board.phase === OVER) value = settled(board, turn)
  else if (board.turn === turn) value = yield* valueOf(state, board, depth - 1, low, high)
  else value = -(yield* valueOf(state, board, depth - 1, -high, -low))
  restoreState(board, memory)
  return value
}

/** Alpha-beta: exact between `low` and `high`, otherwise a bound. */
function* valueOf(state: SearchState, board: Board, depth: number, low: number, high: number): Generator<null, number> {
  if (++state.visited % POSITIONS_PER_YIELD === 0) yield null
  const estimate = evaluate(board, state.width.sharp)
  if (depth <= 0 || estimate > 25) return estimate
  let best = -Infinity
  for (const move of candidateMoves(board, state.width.later)) {
    best = Math.max(best, yield* after(state, board, move, depth, Math.max(low, best), high))
    if (best >= high) return best
  }
  return best
}
