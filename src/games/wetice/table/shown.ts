import { cellName } from '../../../engine/wetice/board.ts'
import { findRuns } from '../../../engine/wetice/runs.ts'
import type { Board, Cell, Position } from '../../../engine/wetice/types.ts'
import type { Outline } from '../../../ui/types.ts'
import type { WetIcePlay } from './useWetIcePlay.ts'
import { marksOf, type Marks } from './view.ts'

/** What is drawn on the table now, the most pressing first. */
export function tableMarks(table: WetIcePlay): Marks {
  const { correction, selection, walk, now, refusal, help, spotlight, settled, proposed } = table
  if (correction.active.value) {
    const outlined = new Map<Cell, Outline>(correction.changes.value.map(({ cell }) => [cell, 'rubric']))
    return { outlined, selected: correction.chosen.value === null ? [] : [correction.chosen.value] }
  }
  if (selection.ghost.value) return selection.ghost.value.marks
  if (walk.walking.value) return marksOf(now.value)
  const refused = refusal.value?.cells ?? []
  if (refused.length > 0) return { selected: refused, outlined: new Map(refused.map(cell => [cell, 'rubric'])) }
  const first = selection.first.value
  if (spotlight.value) {
    const { marked, markedAs, chosen } = spotlight.value
    return { outlined: new Map(marked.map(cell => [cell, markedAs])), selected: first === null ? chosen : [first] }
  }
  if (help.shown.value) return { outlined: new Map(help.shown.value.cells.map(cell => [cell, 'ink'])) }
  const matches = settled.value.phase === 'cleanup' && proposed.value.length === 0 ? matchMarks(settled.value) : {}
  return first === null ? matches : { ...matches, selected: [first] }
}

/** In cleanup, the matches that there are. */
const matchMarks = ({ board }: Position): Marks => ({
  outlined: new Map(
    findRuns(board).flatMap(run => run.places.map((place): [Cell, Outline] => [cellName(board.layout, place), 'ink'])),
  ),
})

/** The cards as they lie, or would lie. */
export function tableBoard({ correction, selection, position }: WetIcePlay): Board {
  if (correction.active.value) return correction.board.value
  return selection.ghost.value?.board ?? position.value.board
}
