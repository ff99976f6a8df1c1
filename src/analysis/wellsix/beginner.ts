import { createRandom } from '../../engine/random.ts'
import { LINE, OVER, WIDTH, type Board } from './board.ts'
import { at, isOwned } from './cards.ts'
import { CAPTURE, kindOf, make, movesOf, newMemory, PLACE, remember, restore, secondOf, type Move } from './moves.ts' // prettier-ignore

const ALIGN = 1000
const SEIZE = 10

/**
 * Plays as beginners do: completes a line it sees, seizes what lies beside, and otherwise makes its own lines longer. It sees neither
 * what a capture isolates nor what the other side threatens.
 */
export function beginnersMove(board: Board, seed: number): Move {
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
