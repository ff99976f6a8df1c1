import { at, CARDS, isOwned, takes, type Side } from './cards.ts'
import { AXES, IN_HAND, KEEP, LINE, MAIN, OPENING, OVER, STEPS, type Board } from './board.ts'
import { CAPTURE, make, moveOf, movesOf, newMemory, remember, restore, type Memory, type Move } from './moves.ts'

/** Room to take back the moves of one turn: two, and a choice after each. */
const ROOM: readonly Memory[] = Array.from({ length: 5 }, newMemory)

const PLAIN_ROOM: readonly Memory[] = Array.from({ length: 3 }, newMemory)

/** Whether places alone complete a line in this turn: the empty cells of a window lie beside its cards, or beside one another. */
export function canFill({ clean, hand, moves, phase }: Board, side: Side): boolean {
  if (phase === KEEP) return false
  const cards = at(hand, side)
  return (at(clean, 8 * side + 5) > 0 && cards > 0) || (moves > 1 && cards > 1 && at(clean, 8 * side + 4) > 0)
}

/** Whether whoever is to move can align six in this turn: all that may do it is tried. No move adds more than one card to a window. */
function canWin(board: Board, depth = 0): boolean {
  const { turn, filled, phase, moves } = board
  if (phase === OVER) return board.aligned === turn
  if (canFill(board, turn)) return true
  if (phase === OPENING) return false
  const fives = at(filled, 8 * turn + 5)
  if (phase !== KEEP && fives === 0 && (moves < 2 || at(filled, 8 * turn + 4) === 0)) return false
  const tries = phase !== KEEP && moves === 1 ? seizures(board) : movesOf(board)
  return tries.some(move => leadsToWin(board, move, depth))
}

/**
 * The same, tried less hard: by places, by seizing and then placing or seizing again, and by a card that is brought beside the last one in
 * the way to seize it.
 */
export function canWinPlainly(board: Board, depth = 0): boolean {
  const { turn, filled, clean, phase, moves } = board
  if (phase === OVER) return board.aligned === turn
  if (canFill(board, turn)) return true
  if (phase !== MAIN) return false
  const fives = at(filled, 8 * turn + 5) - at(clean, 8 * turn + 5)
  if (fives <= 0 && (moves < 2 || at(filled, 8 * turn + 4) <= 0)) return false
  if (moves > 1 && fives > 0 && canPrepare(board)) return true
  return seizures(board).some(move => seizesToWin(board, move, depth))
}

function seizesToWin(board: Board, move: Move, depth: number): boolean {
  const { turn } = board
  const memory = PLAIN_ROOM[depth] ?? newMemory()
  remember(board, memory)
  make(board, move)
  const wins = board.phase === OVER ? board.aligned === turn : board.turn === turn && canWinPlainly(board, depth + 1)
  restore(board, memory)
  return wins
}

/** Whether a card of the hand, laid beside the one card that interrupts a line, takes it. */
function canPrepare(board: Board): boolean {
  const { cells, turn } = board
  for (let card = 1; card <= CARDS; card++) {
    const cell = at(cells, card)
    if (cell < 0 || isOwned(card, turn) || !hasTaker(board, card)) continue
    for (let axis = 0; axis < 2; axis++) if (interrupts(board, cell, axis) && hasRoom(board, cell, axis)) return true
  }
  return false
}

/** Whether a window of five and this cell's card goes through it. */
function interrupts({ windows, turn }: Board, cell: number, axis: number): boolean {
  const step = at(AXES, axis)
  const own = windows[turn === 0 ? (axis === 0 ? 0 : 1) : axis === 0 ? 2 : 3]
  for (let back = 0, first = cell; back < LINE; back++, first -= step) if (at(own, first) === LINE - 1) return true
  return false
}

const hasTaker = ({ cells, turn }: Board, taken: number): boolean => {
  for (let card = 1; card <= CARDS; card++) {
    if (at(cells, card) === IN_HAND && isOwned(card, turn) && takes(card, taken)) return true
  }
  return false
}

/** A place or a card of one's own beside the line, where a taker can be laid. */
function hasRoom({ grid, turn }: Board, cell: number, axis: number): boolean {
  const step = at(AXES, 1 - axis)
  return [cell - step, cell + step].some(next => at(grid, next) === 0 || isOwned(at(grid, next), turn))
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
