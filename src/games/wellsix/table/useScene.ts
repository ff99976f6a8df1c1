import { computed } from 'vue'
import { type Cell, isCell, isEmpty, type CardLayout, ORIGIN } from '../../../engine/wellsix/board.ts'
import { useDelayedValue, reuseEqualItems, reuseList } from '../../../ui/drawing.ts'
import { instructionCells, cellMovements } from '../../../table/session/useCatchUp.ts'
import { touchedCells, type Marks, cutMarks, eventIn, groupMarks, lineMarks } from '../marks.ts'
import { placeAt, placesOf, type Place, type Shown, type Way } from '../places.ts'
import type { WellsixTable } from './useWellsixTable.ts'
import type { Card } from '../../../engine/cards.ts'
import { ownerOf } from '../../../engine/wellsix/colours.ts'
import type { Event, Position, WellsixStep } from '../../../engine/wellsix/types.ts'
import type { Outline } from '../../../ui/types.ts'
import type { WellsixPlay } from './useWellsixPlay.ts'

function marksOf(steps: readonly WellsixStep[]): Marks {
  const captured = eventIn(steps, 'capture')
  const isolated = eventIn(steps, 'isolate')
  const cut = isolated ? cutMarks(isolated) : {}
  if (!captured) return cut
  const { from, to, player, seized } = captured
  const goes = seized ? 'seized' : 'returned'
  return {
    ...cut,
    selected: [from],
    badges: new Map([...(cut.badges ?? []), [to, goes]]),
    outlined: new Map([...(cut.outlined ?? []), [to, seized ? player : 'ink']]),
    ...(cut.stays ? { stays: [...cut.stays, from] } : { lit: [from, to] }),
    whole: [...(cut.whole ?? []), from],
  }
}

const namedMarks = (cells: readonly Cell[]): Marks =>
  cells.length > 0 ? { outlined: new Map(cells.map(cell => [cell, 'ink'])), lit: cells } : {}

function wonMarks({ session: { settled, steps } }: WellsixPlay): Marks {
  const line = lineMarks(steps.value)
  return line.whole && settled.value.turn === null ? { ...line, lit: line.whole } : {}
}

function helpMarks({ help }: WellsixPlay): Marks {
  const threats = help.threats.value
  return {
    outlined: new Map(threats.flatMap(({ run, player }) => run.map((cell): [Cell, Outline] => [cell, player]))),
    legal: new Set(threats.map(({ at }) => at)),
  }
}

/** In order of priority; null if no marks take priority over choices. */
function pressingMarks(table: WellsixPlay): Marks | null {
  const { marking, selection, help } = table
  if (selection.ghost.value) return selection.ghost.value.marks
  if (marking.active.value) return marking.marks.value
  if (table.session.walk.walking.value) return marksOf(table.session.now.value)
  const refused = table.proposal.refusal.value?.cells ?? []
  if (refused.length > 0) return { outlined: new Map(refused.map(cell => [cell, 'rubric'])) }
  return help.asked.value ? helpMarks(table) : null
}

function tableMarks(table: WellsixPlay): Marks {
  const marks = table.session.settled.value.phase === 'keep' ? groupMarks(table.session.settled.value) : wonMarks(table)
  return { ...marks, ...spotted(table), ...chosenMarks(table) }
}

/** `WellsixHands` marks cards in hands. */
function spotted({ source: { spotlight }, input: { hinted } }: WellsixPlay): Marks {
  if (!spotlight.value) return namedMarks(hinted.value.filter(isCell))
  const { markedAs, chosen } = spotlight.value
  const marked = spotlight.value.marked.filter(isCell)
  return {
    selected: chosen.filter(isCell),
    ...(marked.length > 0 ? { outlined: new Map(marked.map(cell => [cell, markedAs])) } : {}),
  }
}

function chosenMarks({ selection: { first, choices } }: WellsixPlay): Marks {
  const [choice] = choices.value
  if (choice?.type === 'capture') return { selected: [choice.from, choice.to] }
  return first.value?.type === 'cell' ? { selected: [first.value.cell] } : {}
}

function tableLegal({ selection, session: { settled }, source: { spotlight } }: WellsixPlay): Marks['legal'] {
  if (selection.choices.value[0]?.type === 'capture') return undefined
  const isFirst = isEmpty(settled.value.table) && !spotlight.value
  return selection.targets.value?.cells ?? (isFirst ? new Set([ORIGIN]) : undefined)
}

function tableShown({ marking, selection, session: { position } }: WellsixPlay): CardLayout {
  if (selection.ghost.value) return selection.ghost.value.table
  return marking.active.value ? marking.table.value : position.value.table
}

const ownerNameIn =
  (position: Position, nameOf: (player: number) => string) =>
  (card: Card): string =>
    nameOf(ownerOf(position, card))

function waysOf(event: Event | undefined): readonly Way[] {
  if (event?.type === 'capture') return [{ from: event.from, to: event.to, both: false }]
  return event?.type === 'switch' ? [{ from: event.cells[0], to: event.cells[1], both: true }] : []
}

function useShown(table: WellsixTable) {
  const { position, settled, walk, nameOf } = table.session
  const { spotlight } = table.source

  const pressing = computed((): Marks | null =>
    table.session.catchUp.now.value
      ? namedMarks(instructionCells(table.session.catchUp.now.value))
      : pressingMarks(table),
  )
  const marks = computed((): Marks => pressing.value ?? tableMarks(table))
  /** In a lesson, free cells are offered only if a task needs them. */
  const open = computed(() =>
    spotlight.value
      ? spotlight.value.choose !== null || (!table.source.terms.closed.value && table.input.accepts('place'))
      : settled.value.turn !== null || walk.walking.value,
  )
  const shown = computed((): Shown => ({
    table: tableShown(table),
    settled: position.value.table,
    marks: marks.value,
    open: open.value,
    corners: Boolean(spotlight.value?.choose),
    ownerName: ownerNameIn(position.value, nameOf),
    player: position.value.turn ?? 1,
  }))

  return { pressing, marks, shown }
}

/** The layout as it is drawn, with its marks and arrows. */
export function useScene(table: WellsixTable) {
  const { pressing, marks, shown } = useShown(table)

  const whole = useDelayedValue(() => {
    const legal = pressing.value ? pressing.value.legal : tableLegal(table)
    const places = placesOf({ ...shown.value, marks: { ...marks.value, legal }, mayLift: table.isOwn })
    return { shown: shown.value, places }
  })
  /** Right after a tap only the touched cells change, and all others after the paint. */
  const places = computed<readonly Place[]>(before => {
    const { shown: then, places: all } = whole.value
    if (then === shown.value) return reuseEqualItems(before ?? [], all)
    const touched = new Set([...touchedCells(then.marks), ...touchedCells(marks.value)])
    const answered = (before ?? all).map(place =>
      touched.has(place.id) ? { ...placeAt(shown.value, place.id), liftable: place.liftable } : place,
    )
    return reuseList(before, answered)
  })
  const together = computed<readonly Cell[]>(before => {
    const { spotlight, terms } = table.source
    const isAsked = spotlight.value?.choose === null && terms.closed.value
    return reuseList(before, marks.value.whole ?? (isAsked ? places.value.map(({ id }) => id) : []))
  })

  return {
    places,
    ways: computed<readonly Way[]>(before => {
      const stop = table.session.catchUp.now.value
      const step = table.proposal.proposed.value[0] ?? table.session.now.value[0]
      return reuseList(before, stop ? cellMovements(stop) : waysOf(step?.event))
    }),
    whole: useDelayedValue(() => together.value),
    /** In order of priority. */
    inSight: computed<readonly Cell[]>(before => {
      const { outlined, lit = [] } = marks.value
      return reuseList(before, [...touchedCells(marks.value), ...lit, ...(outlined?.keys() ?? [])])
    }),
    asked: computed((): Cell | null => {
      const choice = table.selection.choices.value.find(({ type }) => type === 'capture')
      return choice?.type === 'capture' ? choice.to : null
    }),
  }
}
