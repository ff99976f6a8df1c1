import type { Card } from '../../../engine/cards.ts'
import { type Cell, isEmpty, type Table, ORIGIN } from '../../../engine/wellsix/board.ts'
import { ownerOf } from '../../../engine/wellsix/colours.ts'
import type { Event, Position, WellsixStep } from '../../../engine/wellsix/types.ts'
import type { Outline } from '../../../ui/types.ts'
import type { Marks } from '../marks.ts'
import type { Way } from '../places.ts'
import { cutOff, eventIn, groupMarks, lineIn } from './ghost.ts'
import type { WellsixPlay } from './useWellsixPlay.ts'

/** What hands have to do next, drawn on the table. */
function marksOf(steps: readonly WellsixStep[]): Marks {
  const captured = eventIn(steps, 'capture')
  const isolated = eventIn(steps, 'isolate')
  const cut = isolated ? cutOff(isolated) : {}
  if (!captured) return cut
  const { from, to, player, seized } = captured
  const goes = seized ? 'seized' : 'returned'
  return {
    ...cut,
    selected: [from],
    badges: new Map([...(cut.badges ?? []), [to, goes]]),
    outlined: new Map([...(cut.outlined ?? []), [to, seized ? player : 'ink']]),
    ...(cut.stays ? { stays: [...cut.stays, from] } : {}),
    whole: [...(cut.whole ?? []), from],
  }
}

/** The line that has ended the game. */
function wonMarks({ settled, steps }: WellsixPlay): Marks {
  const line = lineIn(steps.value)
  return line.whole && settled.value.turn === null ? { ...line, lit: line.whole } : {}
}

function helpMarks({ help }: WellsixPlay): Marks {
  const threats = help.threats.value
  return {
    outlined: new Map(threats.flatMap(({ run, player }) => run.map((cell): [Cell, Outline] => [cell, player]))),
    legal: new Set(threats.map(({ at }) => at)),
  }
}

/** What is drawn before all that can be chosen, the most pressing first. */
export function pressingMarks(table: WellsixPlay): Marks | null {
  const { correction, selection, walk, now, refusal, help } = table
  if (selection.ghost.value) return selection.ghost.value.marks
  if (correction.active.value) return correction.marks.value
  if (walk.walking.value) return marksOf(now.value)
  const refused = refusal.value?.cells ?? []
  if (refused.length > 0) return { outlined: new Map(refused.map(cell => [cell, 'rubric'])) }
  return help.asked.value ? helpMarks(table) : null
}

/** What is drawn where nothing presses, but for where the next tap can go. */
export function tableMarks(table: WellsixPlay): Marks {
  const { settled } = table
  const marks = settled.value.phase === 'keep' ? groupMarks(settled.value) : wonMarks(table)
  return { ...marks, ...spotted(table), ...chosenMarks(table) }
}

/** What a lesson points at. */
function spotted({ spotlight }: WellsixPlay): Marks {
  if (!spotlight.value) return {}
  const { marked, markedAs, chosen } = spotlight.value
  return { selected: chosen, ...(marked.length > 0 ? { outlined: new Map(marked.map(cell => [cell, markedAs])) } : {}) }
}

function chosenMarks({ selection: { first, choices } }: WellsixPlay): Marks {
  const [choice] = choices.value
  if (choice?.type === 'capture') return { selected: [choice.from, choice.to] }
  return first.value?.type === 'cell' ? { selected: [first.value.cell] } : {}
}

/** Where the next tap makes a legal move, where nothing presses. */
export function tableLegal({ selection, settled, spotlight }: WellsixPlay): Marks['legal'] {
  if (selection.choices.value[0]?.type === 'capture') return undefined
  const isFirst = isEmpty(settled.value.table) && !spotlight.value
  return selection.targets.value?.cells ?? (isFirst ? new Set([ORIGIN]) : undefined)
}

/** The cards as they lie, or would lie. */
export function tableShown({ correction, selection, position }: WellsixPlay): Table {
  if (selection.ghost.value) return selection.ghost.value.table
  return correction.active.value ? correction.table.value : position.value.table
}

export const ownerNameIn =
  (position: Position, nameOf: (player: number) => string) =>
  (card: Card): string =>
    nameOf(ownerOf(position, card))

export function waysOf(event: Event | undefined): readonly Way[] {
  if (event?.type === 'capture') return [{ from: event.from, to: event.to, both: false }]
  return event?.type === 'switch' ? [{ from: event.cells[0], to: event.cells[1], both: true }] : []
}
