import { computed, inject, ref } from 'vue'
import type { Cell } from '../../../engine/wellsix/cells.ts'
import { MENDED } from '../../../table/mended.ts'
import { keepAlike, keepList } from '../../../ui/alike.ts'
import { useFollower } from '../../../ui/useAnswerFirst.ts'
import { placesOf, type Place, type Way } from '../places.ts'
import type { Marks } from '../marks.ts'
import type { WellsixTable } from './useWellsixTable.ts'
import { ownerNameIn, pressingMarks, tableLegal, tableMarks, tableShown, waysOf } from './view.ts'

/** Everything that is drawn on the table. */
export function useScene(table: WellsixTable) {
  const { position, settled, walk, now, proposed, spotlight, selection, nameOf } = table

  const mended = inject(MENDED, ref([]))
  const pressing = computed((): Marks | null =>
    mended.value.length > 0 ? { outlined: new Map(mended.value.map(cell => [cell, 'ink'])) } : pressingMarks(table),
  )
  const marks = computed((): Marks => pressing.value ?? tableMarks(table))
  const shown = computed(() => tableShown(table))
  /** Where the card that was tapped can go, how the table would grow, and what can be carried then. */
  const next = useFollower(() => ({
    around: shown.value,
    legal: pressing.value ? pressing.value.legal : tableLegal(table),
    liftable: new Set(Object.keys(shown.value).filter(table.isOwn)),
  }))
  /** In a lesson only where places are asked for. */
  const open = computed(() =>
    spotlight.value
      ? spotlight.value.choose !== null || (!table.closed.value && table.accepts('place'))
      : settled.value.turn !== null || walk.walking.value,
  )

  const places = computed<readonly Place[]>(before =>
    keepAlike(
      before ?? [],
      placesOf({
        table: shown.value,
        settled: position.value.table,
        around: next.value.around,
        marks: { ...marks.value, legal: next.value.legal },
        open: open.value,
        ownerName: ownerNameIn(position.value, nameOf),
        player: position.value.turn ?? 1,
        mayLift: cell => next.value.liftable.has(cell),
      }),
    ),
  )

  return {
    places,
    /** What a proposal would do first, or hands have to do next. */
    ways: computed<readonly Way[]>(before => keepList(before, waysOf(proposed.value[0]?.event ?? now.value[0]?.event))),
    /** What people have to see all at once: the whole table where it is asked about, and not tapped. */
    whole: computed<readonly Cell[]>(before => {
      const isAsked = spotlight.value !== null && spotlight.value.choose === null && table.closed.value
      return keepList(before, marks.value.whole ?? (isAsked ? places.value.map(({ id }) => id) : []))
    }),
    /** What people have to see now, the most pressing first. */
    inSight: computed<readonly Cell[]>(before => {
      const { ghosts = [], gap, selected = [], outlined, lit = [] } = marks.value
      const cells = [...ghosts, ...(gap === undefined ? [] : [gap]), ...selected, ...lit, ...(outlined?.keys() ?? [])]
      return keepList(before, cells)
    }),
    /** Where a question about a card is answered. */
    asked: computed((): Cell | null => {
      const choice = selection.choices.value.find(({ type }) => type === 'capture')
      return choice?.type === 'capture' ? choice.to : null
    }),
  }
}
