import type { Board, Cell } from '../../../engine/wetice/types.ts'
import type { Outline } from '../../../ui/types.ts'
import type { WetIceTable } from './useWetIceTable.ts'
import { marksOf, type Marks } from './view.ts'

/** What is drawn on the table now, the most pressing first. */
export function tableMarks({ correction, selection, walk, now, proposal, help }: WetIceTable): Marks {
  if (correction.active.value) {
    const outlined = new Map<Cell, Outline>(correction.changes.value.map(({ cell }) => [cell, 'rubric']))
    return { outlined, selected: correction.chosen.value === null ? [] : [correction.chosen.value] }
  }
  if (selection.ghost.value) return selection.ghost.value.marks
  if (walk.walking.value) return marksOf(now.value)
  const refused = proposal.refusal.value?.cells ?? []
  if (refused.length > 0) return { selected: refused, outlined: new Map(refused.map(cell => [cell, 'rubric'])) }
  if (help.shown.value) return { outlined: new Map(help.shown.value.cells.map(cell => [cell, 'ink'])) }
  return selection.first.value === null ? {} : { selected: [selection.first.value] }
}

/** The cards as they lie, or would lie. */
export function tableBoard({ correction, selection, position }: WetIceTable): Board {
  if (correction.active.value) return correction.board.value
  return selection.ghost.value?.board ?? position.value.board
}
