import { cellNumber, HEIGHT } from './board.ts'
import { legal } from './legal.ts'
import type { Action, Cell, Layout, Position } from './types.ts'

export type Swap = Extract<Action, { type: 'swap' }>

const isSwap = (action: Action): action is Swap => action.type === 'swap'

/** Every swap that may be made now; in cleanup those that leave fewer matches. */
export const validSwapsOf = (position: Position): Swap[] => legal(position).filter(isSwap)

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
