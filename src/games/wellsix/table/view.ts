import type { Card } from '../../../engine/cards.ts'
import type { Cell } from '../../../engine/wellsix/cells.ts'
import { ownerOf } from '../../../engine/wellsix/colours.ts'
import type { Table } from '../../../engine/wellsix/table.ts'
import type { Event, Position } from '../../../engine/wellsix/types.ts'
import type { Outline } from '../../../ui/types.ts'
import type { Marks } from '../marks.ts'
import type { Way } from '../places.ts'
import { cutOff, groupMarks } from './ghost.ts'
import type { WellsixTable } from './useWellsixTable.ts'

/** What hands have to do next, drawn on the table. */
export function marksOf(event: Event | null): Marks {
  if (event?.type === 'capture') return { selected: [event.from], outlined: new Map([[event.to, event.player]]) }
  return event?.type === 'isolate' ? cutOff(event) : {}
}

/** The line that has ended the game. */
function lineMarks({ settled, steps }: WellsixTable): Marks {
  const line = steps.value.find(step => step.event.type === 'align')?.event
  if (line?.type !== 'align' || settled.value.turn !== null) return {}
  return { outlined: new Map(line.cells.map(cell => [cell, 'rubric'])), lit: line.cells }
}

function helpMarks({ help }: WellsixTable): Marks {
  const threats = help.threats.value
  return {
    outlined: new Map(threats.flatMap(({ run, player }) => run.map((cell): [Cell, Outline] => [cell, player]))),
    legal: new Set(threats.map(({ at }) => at)),
  }
}

/** What is drawn on the table now, the most pressing first. */
export function tableMarks(table: WellsixTable): Marks {
  const { correction, selection, walk, now, proposal, help, settled } = table
  if (selection.ghost.value) return selection.ghost.value.marks
  if (correction.active.value) return correction.marks.value
  if (walk.walking.value) return marksOf(now.value)
  const refused = proposal.refusal.value?.cells ?? []
  if (refused.length > 0) return { outlined: new Map(refused.map(cell => [cell, 'rubric'])) }
  const { first, targets } = selection
  const marks = settled.value.phase === 'keep' ? groupMarks(settled.value) : lineMarks(table)
  if (help.asked.value) return helpMarks(table)
  if (!first.value || !targets.value) return marks
  return { selected: first.value.type === 'cell' ? [first.value.cell] : [], legal: targets.value.cells }
}

/** The cards as they lie, or would lie. */
export function tableShown({ correction, selection, position }: WellsixTable): Table {
  if (selection.ghost.value) return selection.ghost.value.table
  return correction.active.value ? correction.table.value : position.value.table
}

export const ownerNameIn =
  (position: Position, nameOf: (player: number) => string) =>
  (card: Card): string =>
    nameOf(ownerOf(position, card))
export function waysOf(event: Event | null | undefined): readonly Way[] {
  if (event?.type === 'capture') return [{ from: event.from, to: event.to, both: false }]
  return event?.type === 'switch' ? [{ from: event.cells[0], to: event.cells[1], both: true }] : []
}
