import { at, CARDS, isOwned, takes, type Side } from './cards.ts'
import { KEEP, OPENING, OVER, STEPS, type Board } from './board.ts'
import { CAPTURE, make, moveOf, movesOf, newMemory, remember, restore, type Memory, type Move } from './moves.ts'

/** Room to take back the moves of one turn: two, and a choice after each. */
const ROOM: readonly Memory[] = Array.from({ length: 5 }, newMemory)

/** Whether places alone complete a line in this turn: the empty cells of a window lie beside its cards, or beside one another. */
export function canFill({ clean, hand, moves, phase }: Board, side: Side): boolean {
  if (phase === KEEP) return false
  const cards = at(hand, side)
  return (at(clean, 8 * side + 5) > 0 && cards > 0) || (moves > 1 && cards > 1 && at(clean, 8 * side + 4) > 0)
}

/** Whether whoever is to move can align six in this turn: all that may do it is tried. No move adds more than one card to a window. */
export function canWin(board: Board, depth = 0): boolean {
  const { turn, filled, phase, moves } = board
  if (phase === OVER) return board.aligned === turn
  if (canFill(board, turn)) return true
  if (phase === OPENING) return false
  const fives = at(filled, 8 * turn + 5)
  if (phase !== KEEP && fives === 0 && (moves < 2 || at(filled, 8 * turn + 4) === 0)) return false
  const tries = phase !== KEEP && moves === 1 ? seizures(board) : movesOf(board)
  return tries.some(move => leadsToWin(board, move, depth))
}

/** Whether a move aligns six, or leaves a move of the same turn that does. */
export function leadsToWin(board: Board, move: Move, depth = 0): boolean {
  const { turn } = board
  const memory = ROOM[depth] ?? newMemory()
  remember(board, memory)
  make(board, move)
  const wins = board.phase === OVER ? board.aligned === turn : board.turn === turn && canWin(board, depth + 1)
  restore(board, memory)
  return wins
}

/** The captures of the other side's cards: with one move left, nothing else but a place adds a card to a window. */
function seizures({ grid, cells, turn }: Board): readonly Move[] {
  const moves: Move[] = []
  for (let card = 1; card <= CARDS; card++) {
    const cell = at(cells, card)
    if (cell < 0 || !isOwned(card, turn)) continue
    for (const step of STEPS) {
      const beside = at(grid, cell + step)
      if (beside !== 0 && !isOwned(beside, turn) && takes(card, beside)) moves.push(moveOf(CAPTURE, cell, cell + step))
    }
  }
  return moves
}
