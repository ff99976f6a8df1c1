import { allows, validSwaps } from './bits.ts'
import { CELL_COUNT, cellName, withSwapped } from './board.ts'
import { findRuns } from './runs.ts'
import { pileOf, suitsIn } from './score.ts'
import type { Action, Position } from './types.ts'

const PASS: Action = { type: 'pass' }

/** What may be done: swaps with the smaller cell first, `pass`, gives; never a correction. */
export function legal(position: Position): Action[] {
  switch (position.phase) {
    case 'cleanup':
      return [PASS, ...swapsThat(position, cleansUp(position))]
    case 'swap': {
      const table = validSwaps(position.board)
      return [PASS, ...swapsThat(position, (a, b) => allows(table, a, b))]
    }
    case 'give':
      return suitsIn(pileOf(position, position.turn ?? 1)).map(suit => ({ type: 'give', suit }))
    case 'over':
      return []
  }
}

function swapsThat({ board }: Position, allowed: (a: number, b: number) => boolean): Action[] {
  const swaps: Action[] = []
  for (let a = 0; a < CELL_COUNT; a++) {
    for (let b = a + 1; b < CELL_COUNT; b++) {
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
