import { cellName, withSwapped, cellNumber, HEIGHT, pileOf, suitsIn, unlikePairs } from './board.ts'
import { findRuns } from './runs.ts'
import { largerCell, smallerCell, swapsOn } from './bitboard.ts'
import type { Action, Board, Cell, Layout, Position } from './types.ts'

const PASS: Action = { type: 'pass' }

/** The legal actions, except corrections. Swaps have the smaller cell first. */
export function legal(position: Position): Action[] {
  switch (position.phase) {
    case 'cleanup':
    case 'swap':
      return [PASS, ...validSwapsOf(position)]
    case 'give':
      return suitsIn(pileOf(position, position.turn ?? 1)).map(suit => ({ type: 'give', suit }))
    case 'over':
      return []
  }
}

export type Swap = Extract<Action, { type: 'swap' }>

function cleaningSwaps(board: Board): Swap[] {
  const matches = findRuns(board).length
  const swaps: Swap[] = []
  if (matches === 0) return swaps
  for (const [a, b] of unlikePairs(board))
    if (findRuns(withSwapped(board, a, b)).length < matches) swaps.push(swapOfCells(board.layout, a, b))
  return swaps
}

const swapOfCells = (layout: Layout, a: number, b: number): Swap => ({
  type: 'swap',
  cells: [cellName(layout, a), cellName(layout, b)],
})

/** The swaps that are legal now, sorted by their cells. */
export function validSwapsOf({ phase, board }: Position): Swap[] {
  if (phase === 'cleanup') return cleaningSwaps(board)
  if (phase !== 'swap') return []
  const inOrder = swapsOn(board).sort((a, b) => smallerCell(a) - smallerCell(b) || largerCell(a) - largerCell(b))
  return Array.from(inOrder, swap => swapOfCells(board.layout, smallerCell(swap), largerCell(swap)))
}

export const isSwapLeft = (position: Position): boolean =>
  position.phase === 'swap' ? swapsOn(position.board).length > 0 : validSwapsOf(position).length > 0

function distance(layout: Layout, from: Cell, to: Cell): number {
  const [a, b] = [cellNumber(layout, from), cellNumber(layout, to)]
  const height = HEIGHT[layout]
  return Math.abs(Math.floor(a / height) - Math.floor(b / height)) + Math.abs((a % height) - (b % height))
}

/** The valid swap whose two cells are the fewest steps from the proposed ones; null if no swap is valid. */
export function nearestSwap(position: Position, [first, second]: readonly [Cell, Cell]): Swap | null {
  const { layout } = position.board
  const away = ({ cells: [a, b] }: Swap): number =>
    Math.min(
      distance(layout, first, a) + distance(layout, second, b),
      distance(layout, first, b) + distance(layout, second, a),
    )
  let nearest: Swap | null = null
  for (const swap of validSwapsOf(position)) if (!nearest || away(swap) < away(nearest)) nearest = swap
  return nearest
}
