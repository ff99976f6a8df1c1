import type { Action } from '../../engine/grafa/types.ts'
import { MOST_LINES, type Advice, type Line, type Search } from '../advice.ts'
import type { Random } from '../../engine/random.ts'
import { actionOf, choicesOf, choose } from './choices.ts'
import { makeAction } from '../../engine/grafa/notation.ts'
import { isFull, newHunt, run, type Hunt } from './solve.ts'
import { copyTable, newTable, OVER, scoreOf, type Table } from './table.ts'

const HIGHEST = 52
const FIRST_RUN = 1000
const LONGER = 1.1

/** What is known of one choice: the highest score met, and whether the target can be reached; null where that is open. */
interface Known {
  readonly action: Action
  readonly table: Table
  best: number
  reaches: boolean | null
}

/**
 * The highest score that can be reached on a known deck. Targets are tried from the highest down; the first that can be reached is the
 * answer, and each choice is asked whether it reaches it too.
 */
export function* searchKnown(table: Table, random: Random): Search<Action> {
  const choices = choicesOf(table).map((choice): Known => {
    const after = copyTable(table, newTable())
    choose(after, choice)
    return { action: actionOf(table, choice), table: after, best: 0, reaches: null }
  })
  for (let target = HIGHEST; ; target--) {
    choices.forEach(choice => (choice.reaches = null))
    const hunt = newHunt(target, random)
    yield* settle(hunt, choices)
    if (choices.some(({ reaches }) => reaches === null)) return adviceOn(choices, target)
    if (choices.some(({ reaches }) => reaches)) return adviceOn(choices, target)
  }
}

/** Asks each choice in turn, a little longer each round, until all are answered or no room is left. */
function* settle(hunt: Hunt, choices: readonly Known[]): Generator<Advice<Action> | null, void> {
  for (let round = 0, positions = FIRST_RUN; !isFull(hunt); round++, positions *= LONGER) {
    const open = choices.filter(({ reaches }) => reaches === null)
    if (open.length === 0) return
    for (const choice of open) {
      hunt.best = 0
      choice.reaches = yield* run(hunt, choice.table, positions, round === 0)
      choice.best = Math.max(choice.best, hunt.best)
      yield adviceOn(choices, hunt.target)
    }
  }
}

/** Proven where a choice reaches the target and every other choice is answered. */
function adviceOn(choices: readonly Known[], target: number): Advice<Action> {
  const isProven = choices.every(({ reaches }) => reaches !== null) && choices.some(({ reaches }) => reaches)
  const lines = choices
    .map(({ action, best, reaches }): Line<Action> => ({ action, value: reaches ? target : best }))
    .sort((a, b) => b.value - a.value)
  const value = lines[0]?.value ?? null
  if (!isProven) return { basis: 'searched', value, best: lines.slice(0, MOST_LINES) }
  const best = lines.filter(line => line.value === value)
  return { basis: 'exact', value, best: inAsciiOrder(best) }
}

const inAsciiOrder = (lines: readonly Line<Action>[]): readonly Line<Action>[] =>
  [...lines].sort((a, b) => (makeAction(a.action) < makeAction(b.action) ? -1 : 1))

/** A deck of which the last unknown card is still to be entered: nothing to choose, but what can be reached is known. */
export function* valueKnown(table: Table, random: Random): Search<Action> {
  if (table.phase === OVER) return { basis: 'exact', value: scoreOf(table), best: [] }
  const { basis, value } = yield* withoutLines(searchKnown(table, random))
  return { basis, value, best: [] }
}

function* withoutLines(search: Search<Action>): Search<Action> {
  for (;;) {
    const step = search.next()
    if (step.done) return step.value
    yield step.value && { ...step.value, best: [] }
  }
}
