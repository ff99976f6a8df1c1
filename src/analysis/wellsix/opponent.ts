import type { Action, Position } from '../../engine/wellsix/types.ts'
import type { Level } from '../opponent.ts'
import { createRandom, type Random } from '../../engine/random.ts'
import { KEEP, type Board, LINE, OVER, WIDTH } from './board.ts'
import { candidates } from './candidates.ts'
import { convert } from './convert.ts'
import { movesOf, type Move, CAPTURE, kindOf, make, newMemory, PLACE, remember, restore, secondOf } from './moves.ts'
import { newPly, ranked, type Width } from './search.ts'
import { leadsToWin } from './wins.ts'
import { at, isOwned } from './cards.ts'

// prettier-ignore

const ALIGN = 1000
const SEIZE = 10

/**
 * Plays as beginners do: completes a line it sees, seizes what lies beside, and otherwise makes its own lines longer. It sees neither
 * what a capture isolates nor what the other side threatens.
 */
function beginnersMove(board: Board, seed: number): Move {
  const random = createRandom(seed)
  let best = 0
  let most = -1
  for (const move of movesOf(board)) {
    const worth = worthOf(board, move) + random.below(100) / 100
    if (worth <= most) continue
    best = move
    most = worth
  }
  return best
}

function worthOf(board: Board, move: Move): number {
  const kind = kindOf(move)
  if (kind === CAPTURE) return isOwned(at(board.grid, secondOf(move)), board.turn) ? 0 : SEIZE
  if (kind !== PLACE) return 0
  return aligns(board, move) ? ALIGN : longest(board, secondOf(move))
}

function aligns(board: Board, move: Move): boolean {
  const memory = newMemory()
  remember(board, memory)
  make(board, move)
  const isOver = board.phase === OVER && board.aligned >= 0
  restore(board, memory)
  return isOver
}

/** How long a line a card would be part of. */
function longest({ grid, turn }: Board, cell: number): number {
  let most = 0
  for (const step of [1, WIDTH]) {
    let length = 1
    for (const ahead of [step, -step]) {
      for (let next = cell + ahead; length < LINE && at(grid, next) !== 0 && isOwned(at(grid, next), turn); next += ahead) length++ // prettier-ignore
    }
    most = Math.max(most, length)
  }
  return most
}

const WIDTHS: Readonly<Record<Exclude<Level, 'easy'>, Width>> = {
  middling: { first: 12, later: 6, sharp: false },
  strong: { first: 18, later: 7, sharp: true },
}
/** Middling looks at one move, strong to the end of its turn and through the answer. */
const depthOf = (level: Exclude<Level, 'easy'>, moves: number): number => (level === 'middling' ? 1 : moves + 2)
/** What is better by less is as good. */
const AS_GOOD = 0.05

/**
 * What the app plays at a level. Easy plays as a beginner; middling looks at its own next move and what it leaves; strong thinks its
 * turn and the answer through.
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
  const found = yield* ranked(newPly(width), board, moves, depthOf(level, board.moves))
  const best = found[0]?.value ?? 0
  const good = found.filter(({ value }) => value >= best - AS_GOOD)
  return good[random.below(good.length)]?.move ?? moves[0] ?? 0
}
