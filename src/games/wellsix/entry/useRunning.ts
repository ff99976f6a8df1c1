import { computed } from 'vue'
import { start } from '../../../engine/wellsix/setup.ts'
import { wellsixBook } from '../../../text/en/wellsix/index.ts'
import { runningSetupOf, type Draft } from './draft.ts'

/** Head lines that the table itself shows to be wrong; the others are asked for after it. */
const OF_THE_TABLE: readonly string[] = ['deal']

/** What the engine says of a game in progress, as far as it has been entered. */
export function useRunning(draft: () => Draft) {
  const problems = computed(() => {
    const begun = start(runningSetupOf(draft()))
    return begun.ok ? [] : begun.error
  })
  const onTable = computed(() => problems.value.filter(({ key }) => OF_THE_TABLE.includes(key)))

  return {
    /** Why the game can't begin, '' where it can. */
    reason: computed(() => (problems.value[0] ? wellsixBook.setupProblem(problems.value[0]) : '')),
    tableReason: computed(() => (onTable.value[0] ? wellsixBook.setupProblem(onTable.value[0]) : '')),
    /** The places that are wrong. */
    wrong: computed(() => new Set(onTable.value.flatMap(problem => ('cells' in problem ? problem.cells : [])))),
  }
}
