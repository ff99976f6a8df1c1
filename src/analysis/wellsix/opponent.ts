import type { Action, Position } from '../../engine/wellsix/types.ts'
import type { Level } from '../opponent.ts'
import { createRandom, type Random } from '../random.ts'
import { beginnersMove } from './beginner.ts'
import { KEEP, type Board } from './board.ts'
import { candidates } from './candidates.ts'
import { convert } from './convert.ts'
import { movesOf, type Move } from './moves.ts'
import { newPly, ranked, type Width } from './search.ts'
import { leadsToWin } from './wins.ts'

/** Moves of the other side's turn that are thought through after one's own. */
const AHEAD: Readonly<Record<Exclude<Level, 'easy'>, number>> = { middling: 0, strong: 2 }
const WIDTHS: Readonly<Record<Exclude<Level, 'easy'>, Width>> = {
  middling: { first: 12, later: 6 },
  strong: { first: 16, later: 7 },
}
/** What is better by less is as good. */
const AS_GOOD = 0.05

/**
 * What the app plays at a level. Easy plays as a beginner; middling thinks its own turn through; strong thinks of the answer as well.
 * A game over is followed by the next one; null where the match is over. Each step does a few milliseconds of work.
 */
export function* think(position: Position, level: Level, seed: number): Generator<null, Action | null> {
  if (position.phase === 'over') return null
  if (position.phase === 'game-over') return { type: 'next' }
  const { board, actionOf } = convert(position)
  if (level === 'easy') return actionOf(beginnersMove(board, seed))
  return actionOf(yield* plannedMove(board, level, createRandom(seed)))
}

/** The same at once. */
export function choose(position: Position, level: Level, seed: number): Action | null {
  const thought = think(position, level, seed)
  for (;;) {
    const { done, value } = thought.next()
    if (done) return value
  }
}

function* plannedMove(board: Board, level: Exclude<Level, 'easy'>, random: Random): Generator<null, Move> {
  const wins = movesOf(board).find(move => leadsToWin(board, move))
  if (wins !== undefined) return wins
  const width = WIDTHS[level]
  const moves = board.phase === KEEP ? movesOf(board) : candidates(board, width.first)
  const found = yield* ranked(newPly(width), board, moves, Math.max(1, board.moves) + AHEAD[level])
  const best = found[0]?.value ?? 0
  const good = found.filter(({ value }) => value >= best - AS_GOOD)
  return good[random.below(good.length)]?.move ?? moves[0] ?? 0
}
