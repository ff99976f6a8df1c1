import { computed } from 'vue'
import type { Cell } from '../../../engine/wellsix/cells.ts'
import type { Player } from '../../../engine/wellsix/types.ts'
import type { WellsixTable } from './useWellsixTable.ts'
import { placesOf, unchanged, type Place } from '../places.ts'
import { ownerNameIn, tableMarks, tableShown, waysOf } from './view.ts'

/** Everything that is drawn on the table. */
export function useScene(table: WellsixTable) {
  const { position, settled, walk, now, proposal, nameOf } = table

  const marks = computed(() => tableMarks(table))
  /** What a proposal would do first, or hands have to do next. */
  const event = computed(() => proposal.steps.value[0]?.event ?? (walk.walking.value ? now.value : null))

  const places = computed<readonly Place[]>(before =>
    unchanged(
      before ?? [],
      placesOf({
        table: tableShown(table),
        settled: position.value.table,
        marks: marks.value,
        open: settled.value.turn !== null || walk.walking.value,
        ownerName: ownerNameIn(position.value, nameOf),
      }),
    ),
  )

  return {
    places,
    ways: computed(() => waysOf(event.value)),
    player: computed((): Player => position.value.turn ?? 1),
    /** What people have to see now, the most pressing first. */
    inSight: computed((): readonly Cell[] => {
      const { ghosts = [], gap, selected = [], outlined, lit = [] } = marks.value
      return [...ghosts, ...(gap === undefined ? [] : [gap]), ...selected, ...lit, ...(outlined?.keys() ?? [])]
    }),
  }
}
