import type { Card } from '../../../engine/cards.ts'
import { type Cell, filterTable, type Table } from '../../../engine/wellsix/board.ts'
import type { Tap } from '../taps.ts'
import { type Draft, type Running, runningSetupOf } from './draft.ts'
import { computed } from 'vue'
import { start } from '../../../engine/wellsix/setup.ts'
import { wellsixBook } from '../../../text/en/wellsix/index.ts'

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

/** Earlier tables that undo brings back. */
const MOST_PAST = 60

const withTable = (draft: Draft, table: Table): Draft => ({
  ...draft,
  running: { ...draft.running, table },
  past: [...draft.past, draft.running.table].slice(-MOST_PAST),
})

/** A card lies on a place, and nowhere else; what lay there is off the table. */
const lay = (draft: Draft, cell: Cell, card: Card): Draft =>
  withTable(draft, { ...filterTable(draft.running.table, (at, each) => at !== cell && each !== card), [cell]: card })

export const takeOff = (draft: Draft, cell: Cell): Draft =>
  withTable(
    draft,
    filterTable(draft.running.table, at => at !== cell),
  )

/** What lies on two places changes places; one of them may be free. */
function change({ table }: Running, a: Cell, b: Cell): Table {
  const [first, second] = [table[a], table[b]]
  const others = filterTable(table, at => at !== a && at !== b)
  return { ...others, ...(second ? { [a]: second } : {}), ...(first ? { [b]: first } : {}) }
}

/** What two taps do to the table; null where the second takes the place of the first. */
export function byTaps(draft: Draft, first: Tap, second: Tap): Draft | null {
  if (first.type === 'hand' && second.type === 'hand') return null
  if (first.type === 'hand') return second.type === 'cell' ? lay(draft, second.cell, first.card) : null
  if (second.type === 'hand') return lay(draft, first.cell, second.card)
  const { table } = draft.running
  return table[first.cell] === undefined ? null : withTable(draft, change(draft.running, first.cell, second.cell))
}

export function undo(draft: Draft): Draft {
  const table = draft.past.at(-1)
  return table ? { ...draft, running: { ...draft.running, table }, past: draft.past.slice(0, -1) } : draft
}

/** A card that is neither on the table nor in a hand has been seized. */
export const toggleSeized = (draft: Draft, card: Card): Draft => {
  const { seized } = draft.running
  return withRunning(draft, {
    seized: seized.includes(card) ? seized.filter(each => each !== card) : [...seized, card],
  })
}

/** Nothing is seized in the opening, and no turn that seizes is a quiet one. */
export const withRunning = (draft: Draft, part: Partial<Running>): Draft => ({
  ...draft,
  running: {
    ...draft.running,
    ...part,
    ...(part.phase === 'opening' ? { seized: [] } : {}),
    ...(part.seizing ? { quiet: 0 } : {}),
  },
})
