import {
  IN_HAND,
  LINE,
  OPENING,
  STEPS,
  WIDTH,
  type Board,
  at,
  CARDS,
  isOwned,
  canCapture,
  type CardCode,
  AXES,
  KEEP,
  MAIN,
  OVER,
  otherSide,
  type Side,
  windowsOf,
} from './board.ts'
import {
  CAPTURE,
  EXCHANGE,
  freeCells,
  packMove,
  movesOf,
  PLACE,
  SWITCH,
  type MoveCode,
  makeMove,
  createSavedState,
  saveState,
  restoreState,
  type SavedState,
} from './moves.ts'

/** Buffers to undo the moves of one turn: two moves, and a choice after each. */
const ROOM: readonly SavedState[] = Array.from({ length: 5 }, createSavedState)

const PLAIN_ROOM: readonly SavedState[] = Array.from({ length: 3 }, createSavedState)

/** Whether placing cards alone can complete a line in this turn. (Empty cells between the cards of a window can always be filled.) */
export function canWinByPlacing({ clean, hand, moves, phase }: Board, side: Side): boolean {
  if (phase === KEEP) return false
  const cards = at(hand, side)
  return (at(clean, 8 * side + 5) > 0 && cards > 0) || (moves > 1 && cards > 1 && at(clean, 8 * side + 4) > 0)
}

/** Tries all moves that may align six: a move adds at most one card to a window. */
function canWin(board: Board, depth = 0): boolean {
  const { turn, filled, phase, moves } = board
  if (phase === OVER) return board.aligned === turn
  if (canWinByPlacing(board, turn)) return true
  if (phase === OPENING) return false
  const fives = at(filled, 8 * turn + 5)
  if (phase !== KEEP && fives === 0 && (moves < 2 || at(filled, 8 * turn + 4) === 0)) return false
  const tries = phase !== KEEP && moves === 1 ? seizures(board) : movesOf(board)
  return tries.some(move => leadsToWin(board, move, depth))
}

/**
 * Like `canWin`, but with less effort: it finds only wins by placing, by capturing and then placing or capturing again, and by moving a
 * card next to the last card in the way to capture it.
 */
export function canWinPlainly(board: Board, depth = 0): boolean {
  const { turn, filled, clean, phase, moves } = board
  if (phase === OVER) return board.aligned === turn
  if (canWinByPlacing(board, turn)) return true
  if (phase !== MAIN) return false
  const fives = at(filled, 8 * turn + 5) - at(clean, 8 * turn + 5)
  if (fives <= 0 && (moves < 2 || at(filled, 8 * turn + 4) <= 0)) return false
  if (moves > 1 && fives > 0 && canPlaceAndCapture(board)) return true
  return seizures(board).some(move => seizesToWin(board, move, depth))
}

const seizesToWin = (board: Board, move: MoveCode, depth: number): boolean =>
  isWinning(board, move, PLAIN_ROOM, depth, canWinPlainly)

/** Whether a move aligns six, or leaves the same player a winning move in this turn. Restores the board. */
export function isWinning(
  board: Board,
  move: MoveCode,
  buffers: readonly SavedState[],
  depth: number,
  goesOn: (board: Board, depth: number) => boolean,
): boolean {
  const { turn } = board
  const memory = buffers[depth] ?? createSavedState()
  saveState(board, memory)
  makeMove(board, move)
  const aligns = board.phase === OVER ? board.aligned === turn : board.turn === turn && goesOn(board, depth + 1)
  restoreState(board, memory)
  return aligns
}

function canPlaceAndCapture(board: Board): boolean {
  const { cells, turn } = board
  for (let card = 1; card <= CARDS; card++) {
    const cell = at(cells, card)
    if (cell < 0 || isOwned(card, turn) || !hasTaker(board, card)) continue
    for (let axis = 0; axis < 2; axis++) if (interrupts(board, cell, axis) && hasRoom(board, cell, axis)) return true
  }
  return false
}

function interrupts(board: Board, cell: number, axis: number): boolean {
  const step = at(AXES, axis)
  const own = windowsOf(board, board.turn, axis)
  for (let back = 0, first = cell; back < LINE; back++, first -= step) if (at(own, first) === LINE - 1) return true
  return false
}

const hasTaker = ({ cells, turn }: Board, taken: number): boolean => {
  for (let card = 1; card <= CARDS; card++) {
    if (at(cells, card) === IN_HAND && isOwned(card, turn) && canCapture(card, taken)) return true
  }
  return false
}

function hasRoom({ grid, turn }: Board, cell: number, axis: number): boolean {
  const step = at(AXES, 1 - axis)
  return [cell - step, cell + step].some(next => at(grid, next) === 0 || isOwned(at(grid, next), turn))
}

/** Whether a move aligns six, or leaves another move of the same turn that does. */
export const leadsToWin = (board: Board, move: MoveCode, depth = 0): boolean =>
  isWinning(board, move, ROOM, depth, canWin)

/** With one move left, only these captures and placements add a card to a window. */
function seizures({ grid, cells, turn }: Board): readonly MoveCode[] {
  const moves: MoveCode[] = []
  for (let card = 1; card <= CARDS; card++) {
    const cell = at(cells, card)
    if (cell < 0 || !isOwned(card, turn)) continue
    for (const step of STEPS) {
      const beside = at(grid, cell + step)
      if (beside !== 0 && !isOwned(beside, turn) && canCapture(card, beside))
        moves.push(packMove(CAPTURE, cell, cell + step))
    }
  }
  return moves
}

/** The value of placing a card in a window with cards of one side only, by their number: to that side, and to the side that blocks it. */
const EXTEND = [0, 1, 4, 12, 40, 200]
const BLOCK = [0, 1, 3, 14, 100, 120]
const SEIZE = 30
const TAKE_BACK = 2
const SAVE = 12
const AIM = 9
const EXPOSE = 10

interface ScoredMove {
  readonly move: MoveCode
  readonly weight: number
}

/** Returns the moves that look worth trying, the best first. */
export function candidateMoves(board: Board, limit: number): readonly MoveCode[] {
  const hand = handOf(board)
  const weighed: ScoredMove[] = []
  if (hand.length > 0) weighPlaces(board, hand, weighed)
  if (board.phase !== OPENING) weighContacts(board, hand, weighed)
  if (weighed.length === 0) return movesOf(board)
  weighed.sort((a, b) => b.weight - a.weight || a.move - b.move)
  return weighed.slice(0, limit).map(({ move }) => move)
}

function handOf({ cells, turn }: Board): readonly CardCode[] {
  const hand: CardCode[] = []
  for (let card = 1; card <= CARDS; card++) if (at(cells, card) === IN_HAND && isOwned(card, turn)) hand.push(card)
  return hand
}

function weighPlaces(board: Board, hand: readonly CardCode[], weighed: ScoredMove[]): void {
  for (const cell of freeCells(board)) {
    const lines = worthOf(board, cell)
    const cards = hand.map(card => ({ card, weight: safety(board, card, cell) })).sort((a, b) => b.weight - a.weight)
    for (const { card, weight } of cards.slice(0, 2)) {
      weighed.push({ move: packMove(PLACE, card, cell), weight: lines + weight })
    }
  }
}

function worthOf(board: Board, cell: number): number {
  const { turn } = board
  let sum = 0
  for (let axis = 0; axis < 2; axis++) {
    const step = axis === 0 ? 1 : WIDTH
    const own = windowsOf(board, turn, axis)
    const others = windowsOf(board, otherSide(turn), axis)
    for (let back = 0, first = cell; back < LINE; back++, first -= step) {
      const mine = at(own, first)
      const theirs = at(others, first)
      if (theirs === 0) sum += at(EXTEND, mine)
      if (mine === 0) sum += at(BLOCK, theirs)
    }
  }
  return sum
}

function safety({ grid, turn }: Board, card: CardCode, cell: number): number {
  let sum = 0
  for (const step of STEPS) {
    const beside = at(grid, cell + step)
    if (beside === 0 || isOwned(beside, turn)) continue
    if (canCapture(card, beside)) sum += AIM
    if (canCapture(beside, card)) sum -= EXPOSE
  }
  return sum
}

function weighContacts(board: Board, hand: readonly CardCode[], weighed: ScoredMove[]): void {
  for (let card = 1; card <= CARDS; card++) {
    const cell = at(board.cells, card)
    if (cell < 0 || !isOwned(card, board.turn)) continue
    weighBeside(board, card, cell, weighed)
    const before = safety(board, card, cell)
    for (const other of hand) {
      const gain = safety(board, other, cell) - before
      if (gain > 0) weighed.push({ move: packMove(EXCHANGE, cell, other), weight: gain })
    }
  }
}

function weighBeside(board: Board, card: CardCode, cell: number, weighed: ScoredMove[]): void {
  const { grid, turn } = board
  for (const step of STEPS) {
    const to = cell + step
    const beside = at(grid, to)
    if (beside === 0) continue
    const isOwn = isOwned(beside, turn)
    if (canCapture(card, beside)) {
      const weight = isOwn ? TAKE_BACK : SEIZE + worthOf(board, to) + (safety(board, card, cell) < 0 ? SAVE : 0)
      weighed.push({ move: packMove(CAPTURE, cell, to), weight })
    }
    if (!isOwn || step < 0) continue
    const gain =
      safety(board, card, to) + safety(board, beside, cell) - safety(board, card, cell) - safety(board, beside, to)
    if (gain > 0) weighed.push({ move: packMove(SWITCH, cell, to), weight: gain })
  }
}
