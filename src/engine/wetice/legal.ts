import { allows, validSwaps } from './bits.ts'
import { CELL_COUNT, cellName, withSwapped, cellNumber, HEIGHT } from './board.ts'
import { findRuns } from './runs.ts'
import { pileOf, suitsIn } from './score.ts'
import type { Action, Position, Cell, Layout } from './types.ts'

const PASS: Action = { type: 'pass' }

/** What may be done: swaps with the smaller cell first, `pass`, gives; never a correction. */
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

function swapsThat({ board }: Position, allowed: (a: number, b: number) => boolean, most: number): Swap[] {
  const swaps: Swap[] = []
  for (let a = 0; a < CELL_COUNT; a++) {
    for (let b = a + 1; b < CELL_COUNT; b++) {
      if (swaps.length >= most) return swaps
      if (allowed(a, b)) swaps.push({ type: 'swap', cells: [cellName(board.layout, a), cellName(board.layout, b)] })
    }
  }
  return swaps
}

function cleansUp({ board }: Position): (a: number, b: number) => boolean {
  const matches = findRuns(board).length
  return (a, b) => {
    const [first, second] = [board.cells[a] ?? null, board.cells[b] ?? null]
    if (matches === 0 || first === second || first === null || second === null) return false
    return findRuns(withSwapped(board, a, b)).length < matches
  }
}

export type Swap = Extract<Action, { type: 'swap' }>

/** The swaps that may be made now, so many at most; in cleanup those that leave fewer matches. */
export function validSwapsOf(position: Position, most = Infinity): Swap[] {
  const { phase, board } = position
  if (phase === 'cleanup') return swapsThat(position, cleansUp(position), most)
  if (phase !== 'swap') return []
  const table = validSwaps(board)
  return swapsThat(position, (a, b) => allows(table, a, b), most)
}

/** Looks no further than to the first. */
export const isSwapLeft = (position: Position): boolean => validSwapsOf(position, 1).length > 0

/** Steps along rows and columns from one cell to another. */
function distance(layout: Layout, from: Cell, to: Cell): number {
  const [a, b] = [cellNumber(layout, from), cellNumber(layout, to)]
  const height = HEIGHT[layout]
  return Math.abs(Math.floor(a / height) - Math.floor(b / height)) + Math.abs((a % height) - (b % height))
}

/** The valid swap that is nearest to the one proposed: the fewest steps by which its two cards must move. Null when none is left. */
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
