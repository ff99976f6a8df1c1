import { SUITS } from '../../engine/cards.ts'
import { cellName } from '../../engine/wetice/board.ts'
import { makeAction } from '../../engine/wetice/notation.ts'
import type { Action, Layout } from '../../engine/wetice/types.ts'
import type { Line } from '../advice.ts'
import { firstGive, hasSwap, PASS as PASSING } from './duel-moves.ts'
import { largerCell, smallerCell } from '../../engine/wetice/swaps.ts'

export const PASS: Action = { type: 'pass' }

export const swapAction = (layout: Layout, swap: number): Action => ({
  type: 'swap',
  cells: [cellName(layout, smallerCell(swap)), cellName(layout, largerCell(swap))],
})

/** What a move of a duel begins with. */
export function actionOf(layout: Layout, move: number): Action {
  if (move === PASSING) return PASS
  if (hasSwap(move)) return swapAction(layout, move)
  return { type: 'give', suit: SUITS[firstGive(move)] ?? 'S' }
}

export const inAsciiOrder = (lines: readonly Line<Action>[]): Line<Action>[] =>
  [...lines].sort((a, b) => (makeAction(a.action) < makeAction(b.action) ? -1 : 1))
