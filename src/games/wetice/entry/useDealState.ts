import { computed } from 'vue'
import type { Draft } from './draft.ts'
import { cursorOf } from './edit.ts'
import { isWrong, ofTheTable, onlySuit, placesOf, problemsOf } from './problems.ts'
import { sayProblems } from '../../../text/en/wetice/entry-problems.ts'

/** What is to be seen and said of a draft's table. */
export function useDealState(draft: () => Draft) {
  const problems = computed(() => problemsOf(draft()))
  const onTable = computed(() => ofTheTable(problems.value))
  const wrong = computed(() => onTable.value.filter(isWrong))

  return {
    cursor: computed(() => cursorOf(draft())),
    /** Nothing is left to enter or to mend on the table. */
    settled: computed(() => onTable.value.length === 0),
    /** Nothing at all keeps the game from beginning. */
    ready: computed(() => problems.value.length === 0),
    wrong,
    wrongPlaces: computed(() => new Set(wrong.value.flatMap(each => placesOf(each, draft())))),
    /** Why the game can't begin. */
    reason: computed(() => sayProblems(problems.value)),
    tableReason: computed(() => sayProblems(onTable.value)),
    only: computed(() => onlySuit(draft())),
  }
}

export type DealState = ReturnType<typeof useDealState>
