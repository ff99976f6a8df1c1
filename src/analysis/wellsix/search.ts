import type { Board } from './board.ts'
import { OVER } from './board.ts'
import { candidates } from './candidates.ts'
import { evaluate, settled } from './evaluate.ts'
import { make, newMemory, remember, restore, type Memory, type Move } from './moves.ts'

/** Positions between two rests. */
const STRIDE = 60

/** A move and what it comes to for whoever makes it. */
export interface Valued {
  readonly move: Move
  readonly value: number
}

/** How far, and how broadly, lines are followed. */
export interface Width {
  /** Moves tried first, and in each position further on. */
  readonly first: number
  readonly later: number
  /** Whether lines that are completed by seizing are seen. */
  readonly sharp: boolean
}

/** What one search shares: its room, and how many positions it has looked at. */
interface Ply {
  readonly width: Width
  readonly memories: Memory[]
  visited: number
}

export const newPly = (width: Width): Ply => ({ width, memories: [], visited: 0 })

/** Values within so many points of the best are told apart. */
const MARGIN = 4

/** The moves and their values, `depth` moves deep, the best first. Moves clearly worse than another are left out. */
export function* ranked(ply: Ply, board: Board, moves: readonly Move[], depth: number): Generator<null, Valued[]> {
  const found: Valued[] = []
  let best = -Infinity
  for (const move of moves) {
    const floor = best - MARGIN
    const value = yield* after(ply, board, move, depth, floor, Infinity)
    if (value > floor) found.push({ move, value })
    best = Math.max(best, value)
  }
  return found.sort((a, b) => b.value - a.value || a.move - b.move)
}

/** What a move comes to, seen from the side that makes it. */
function* after(ply: Ply, board: Board, move: Move, depth: number, low: number, high: number): Generator<null, number> {
  const { turn } = board
  const memory = (ply.memories[depth] ??= newMemory())
  remember(board, memory)
  make(board, move)
  let value: number
  if (board.phase === OVER) value = settled(board, turn)
  else if (board.turn === turn) value = yield* valueOf(ply, board, depth - 1, low, high)
  else value = -(yield* valueOf(ply, board, depth - 1, -high, -low))
  restore(board, memory)
  return value
}

/** Alpha-beta: exact between `low` and `high`, otherwise a bound. */
function* valueOf(ply: Ply, board: Board, depth: number, low: number, high: number): Generator<null, number> {
  if (++ply.visited % STRIDE === 0) yield null
  const estimate = evaluate(board, ply.width.sharp)
  if (depth <= 0 || estimate > 25) return estimate
  let best = -Infinity
  for (const move of candidates(board, ply.width.later)) {
    best = Math.max(best, yield* after(ply, board, move, depth, Math.max(low, best), high))
    if (best >= high) return best
  }
  return best
}
