import { at, CARDS, isOwned, takes, type Code } from './cards.ts'
import { IN_HAND, LINE, OPENING, STEPS, WIDTH, type Board } from './board.ts'
import { CAPTURE, EXCHANGE, freeCells, moveOf, movesOf, PLACE, SWITCH, type Move } from './moves.ts'

/** What a card in a window is worth that holds so many of one side and none of the other: to its side, and to who blocks it. */
const EXTEND = [0, 1, 4, 12, 40, 200]
const BLOCK = [0, 1, 3, 14, 100, 120]
const SEIZE = 30
const TAKE_BACK = 2
const SAVE = 12
const AIM = 9
const EXPOSE = 10

interface Weighed {
  readonly move: Move
  readonly weight: number
}

/** The moves that look worth trying, the best first. */
export function candidates(board: Board, limit: number): readonly Move[] {
  const hand = handOf(board)
  const weighed: Weighed[] = []
  if (hand.length > 0) weighPlaces(board, hand, weighed)
  if (board.phase !== OPENING) weighContacts(board, hand, weighed)
  if (weighed.length === 0) return movesOf(board)
  weighed.sort((a, b) => b.weight - a.weight || a.move - b.move)
  return weighed.slice(0, limit).map(({ move }) => move)
}

function handOf({ cells, turn }: Board): readonly Code[] {
  const hand: Code[] = []
  for (let card = 1; card <= CARDS; card++) if (at(cells, card) === IN_HAND && isOwned(card, turn)) hand.push(card)
  return hand
}

function weighPlaces(board: Board, hand: readonly Code[], weighed: Weighed[]): void {
  for (const cell of freeCells(board)) {
    const lines = worthOf(board, cell)
    const cards = hand.map(card => ({ card, weight: safety(board, card, cell) })).sort((a, b) => b.weight - a.weight)
    for (const { card, weight } of cards.slice(0, 2)) {
      weighed.push({ move: moveOf(PLACE, card, cell), weight: lines + weight })
    }
  }
}

/** What the windows through an empty cell are worth to whoever takes it. */
function worthOf({ windows, turn }: Board, cell: number): number {
  let sum = 0
  for (let axis = 0; axis < 2; axis++) {
    const step = axis === 0 ? 1 : WIDTH
    const own = windows[turn === 0 ? (axis === 0 ? 0 : 1) : axis === 0 ? 2 : 3]
    const others = windows[turn === 0 ? (axis === 0 ? 2 : 3) : axis === 0 ? 0 : 1]
    for (let back = 0, first = cell; back < LINE; back++, first -= step) {
      const mine = at(own, first)
      const theirs = at(others, first)
      if (theirs === 0) sum += at(EXTEND, mine)
      if (mine === 0) sum += at(BLOCK, theirs)
    }
  }
  return sum
}

/** What a card aims at on a cell, less what aims at it. */
function safety({ grid, turn }: Board, card: Code, cell: number): number {
  let sum = 0
  for (const step of STEPS) {
    const beside = at(grid, cell + step)
    if (beside === 0 || isOwned(beside, turn)) continue
    if (takes(card, beside)) sum += AIM
    if (takes(beside, card)) sum -= EXPOSE
  }
  return sum
}

function weighContacts(board: Board, hand: readonly Code[], weighed: Weighed[]): void {
  for (let card = 1; card <= CARDS; card++) {
    const cell = at(board.cells, card)
    if (cell < 0 || !isOwned(card, board.turn)) continue
    weighBeside(board, card, cell, weighed)
    const before = safety(board, card, cell)
    for (const other of hand) {
      const gain = safety(board, other, cell) - before
      if (gain > 0) weighed.push({ move: moveOf(EXCHANGE, cell, other), weight: gain })
    }
  }
}

function weighBeside(board: Board, card: Code, cell: number, weighed: Weighed[]): void {
  const { grid, turn } = board
  for (const step of STEPS) {
    const to = cell + step
    const beside = at(grid, to)
    if (beside === 0) continue
    const isOwn = isOwned(beside, turn)
    if (takes(card, beside)) {
      const weight = isOwn ? TAKE_BACK : SEIZE + worthOf(board, to) + (safety(board, card, cell) < 0 ? SAVE : 0)
      weighed.push({ move: moveOf(CAPTURE, cell, to), weight })
    }
    if (!isOwn || step < 0) continue
    const gain =
      safety(board, card, to) + safety(board, beside, cell) - safety(board, card, cell) - safety(board, beside, to)
    if (gain > 0) weighed.push({ move: moveOf(SWITCH, cell, to), weight: gain })
  }
}
