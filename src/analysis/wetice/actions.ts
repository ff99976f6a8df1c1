import { SUITS } from '../../engine/cards.ts'
import { cellName } from '../../engine/wetice/board.ts'
import type { Action, Layout } from '../../engine/wetice/types.ts'
import { firstGive, hasSwap, PASS } from './duel-moves.ts'
import { largerCell, smallerCell } from './swaps.ts'

export const swapAction = (layout: Layout, swap: number): Action => ({
  type: 'swap',
  cells: [cellName(layout, smallerCell(swap)), cellName(layout, largerCell(swap))],
})

/** What a move of a duel begins with. */
export function actionOf(layout: Layout, move: number): Action {
  if (move === PASS) return { type: 'pass' }
  if (hasSwap(move)) return swapAction(layout, move)
  return { type: 'give', suit: SUITS[firstGive(move)] ?? 'S' }
}
