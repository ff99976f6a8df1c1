import { computed } from 'vue'
import { SUITS, type Suit } from '../../../engine/cards.ts'
import { start, type WetIceProblem } from '../../../engine/wetice/setup.ts'
import type { Cell, Setup } from '../../../engine/wetice/types.ts'
import { layoutProblemText } from '#text/wetice/entry.ts'
import { countOf, setupOf, type Draft } from './draft.ts'
import { cursorOf } from './edit.ts'
import { placeOf } from './walk.ts'

const problemsIn = (setup: Setup): readonly WetIceProblem[] => {
  const result = start(setup)
  return result.ok ? [] : result.error
}

const filled = (setup: Setup, letter: string): Setup => ({
  ...setup,
  deal: setup.deal.map(row => row.replaceAll('?', letter)),
})

/**
 * Open squares hide all other problems, so the engine checks twice more: with open squares left empty, to find suits with too many cards,
 * and with cards on them, to find floating cards.
 */
function problemsOf(draft: Draft): readonly WetIceProblem[] {
  const setup = setupOf(draft)
  const problems = problemsIn(setup)
  if (!problems.some(each => each.code === 'unknown-cells')) return problems
  const settled = problemsIn({ ...filled(setup, '.'), phase: 'swap' })
  const open = new Set(problems.flatMap(cellsOf))
  const hanging = problemsIn({ ...filled(setup, 'S'), phase: 'swap' })
    .filter(each => each.code === 'floating')
    .map(each => ({ ...each, cells: each.cells.filter(cell => !open.has(cell)) }))
    .filter(each => each.cells.length > 0)
  return [...settled.filter(each => each.code !== 'floating'), ...hanging, ...problems]
}

const isWrong = ({ code }: WetIceProblem): boolean => code !== 'unknown-cells' && code !== 'too-few-of-suit'

function placesOf(problem: WetIceProblem, { table }: Draft): readonly number[] {
  if (problem.code === 'unknown-cells') return []
  return cellsOf(problem).map(cell => placeOf(table.layout, cell))
}

const cellsOf = (problem: WetIceProblem): readonly Cell[] => ('cells' in problem ? problem.cells : [])

function onlySuit(draft: Draft): Suit | null {
  if (draft.running || countOf(draft.table, '?') === 0) return null
  const fitting = SUITS.filter(suit => start(filled(setupOf(draft), suit)).ok)
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

/** The state of a draft's layout, computed from the engine's checks. */
export function useDealState(draft: () => Draft) {
  const problems = computed(() => problemsOf(draft()))
  const onTable = computed(() => problems.value.filter(each => each.key === 'deal'))
  const wrong = computed(() => onTable.value.filter(isWrong))

  return {
    cursor: computed(() => cursorOf(draft())),
    settled: computed(() => onTable.value.length === 0),
    ready: computed(() => problems.value.length === 0),
    wrong,
    wrongPlaces: computed(() => new Set(wrong.value.flatMap(each => placesOf(each, draft())))),
    reason: computed(() => layoutProblemText(problems.value)),
    tableReason: computed(() => layoutProblemText(onTable.value)),
    only: computed(() => onlySuit(draft())),
  }
}
