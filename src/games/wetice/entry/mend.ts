import { wetice } from '../../../engine/wetice/index.ts'
import { findRuns } from '../../../engine/wetice/runs.ts'
import type { Cell, Position } from '../../../engine/wetice/types.ts'
import { setupOf, type Draft } from './draft.ts'
import { swapSquares } from './edit.ts'
import { placeOf } from './walk.ts'

type Mend = readonly [Cell, Cell]

const matchesIn = ({ board }: Position): number => findRuns(board).length

/** Returns the swap that leaves the fewest matches; null if there are no matches, or if no swap reduces their number. */
export function mendOf(draft: Draft): Mend | null {
  const started = wetice.start(setupOf(draft))
  if (!started.ok || matchesIn(started.value) === 0) return null
  let [fewest, best] = [Infinity, null as Mend | null]
  for (const action of wetice.legal(started.value)) {
    const ruling = action.type === 'swap' ? wetice.play(started.value, action) : null
    if (action.type !== 'swap' || !ruling?.accepted || matchesIn(ruling.position) >= fewest) continue
    fewest = matchesIn(ruling.position)
    best = action.cells
  }
  return best
}

export const applyMend = (draft: Draft, [a, b]: Mend): Draft =>
  swapSquares(draft, placeOf(draft.table.layout, a), placeOf(draft.table.layout, b))
