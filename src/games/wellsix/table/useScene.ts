import { computed } from 'vue'
import type { Cell } from '../../../engine/wellsix/board.ts'
import { keepAlike, keepList } from '../../../ui/alike.ts'
import { useFollower } from '../../../ui/useAnswerFirst.ts'
import { cellsIn, waysIn } from '../../ways.ts'
import { touchedIn, type Marks } from '../marks.ts'
import { placeAt, placesOf, type Place, type Shown, type Way } from '../places.ts'
import type { WellsixTable } from './useWellsixTable.ts'
import { ownerNameIn, pressingMarks, tableLegal, tableMarks, tableShown, waysOf } from './view.ts'

/** Everything that is drawn on the table. */
export function useScene(table: WellsixTable) {
  const { position, settled, walk, now, proposed, spotlight, selection, nameOf } = table

  const pressing = computed((): Marks | null =>
    table.catchUp.now.value
      ? { outlined: new Map(cellsIn(table.catchUp.now.value).map(cell => [cell, 'ink'])) }
      : pressingMarks(table),
  )
  const marks = computed((): Marks => pressing.value ?? tableMarks(table))
  /** In a lesson only where places are asked for. */
  const open = computed(() =>
    spotlight.value
      ? spotlight.value.choose !== null || (!table.closed.value && table.accepts('place'))
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

  /** With where the card that was tapped can go, how the table would grow, and what can be carried then. */
  const whole = useFollower(() => {
    const legal = pressing.value ? pressing.value.legal : tableLegal(table)
    const places = placesOf({ ...shown.value, marks: { ...marks.value, legal }, mayLift: table.isOwn })
    return { shown: shown.value, places }
  })
  /** A tap is answered where it changes something; the whole table follows. */
  const places = computed<readonly Place[]>(before => {
    const { shown: then, places: all } = whole.value
    if (then === shown.value) return keepAlike(before ?? [], all)
    const touched = new Set([...touchedIn(then.marks), ...touchedIn(marks.value)])
    const answered = (before ?? all).map(place =>
      touched.has(place.id) ? { ...placeAt(shown.value, place.id), liftable: place.liftable } : place,
    )
    return keepList(before, answered)
  })
  const together = computed<readonly Cell[]>(before => {
    const isAsked = spotlight.value !== null && spotlight.value.choose === null && table.closed.value
    return keepList(before, marks.value.whole ?? (isAsked ? places.value.map(({ id }) => id) : []))
  })

  return {
    places,
    /** What a proposal would do first, or hands have to do next. */
    ways: computed<readonly Way[]>(before => {
      const stop = table.catchUp.now.value
      return keepList(before, stop ? waysIn(stop) : waysOf(proposed.value[0]?.event ?? now.value[0]?.event))
    }),
    /** What people have to see all at once: the whole table where it is asked about, and not tapped. */
    whole: useFollower(() => together.value),
    /** What people have to see now, the most pressing first. */
    inSight: computed<readonly Cell[]>(before => {
      const { outlined, lit = [] } = marks.value
      return keepList(before, [...touchedIn(marks.value), ...lit, ...(outlined?.keys() ?? [])])
    }),
    /** Where a question about a card is answered. */
    asked: computed((): Cell | null => {
      const choice = selection.choices.value.find(({ type }) => type === 'capture')
      return choice?.type === 'capture' ? choice.to : null
    }),
  }
}
