import { adjudicate, type Answer } from '../../../src/engine/record.ts'
import type { Action, Position, Setup, WetIceRuling } from '../../../src/engine/wetice/types.ts'
import { wetice } from '../../../src/engine/wetice/index.ts'
import { someRecords } from './records.ts'
import { RULES } from '../../rules.ts'
import { some } from '../../runs.ts'
import { once } from '../once.ts'

export interface Transition {
  readonly before: Position
  readonly action: Action
  readonly ruling: WetIceRuling
}

const answersOf = (seed: number, records: number): readonly Answer[] => adjudicate(someRecords(seed, records), RULES)

/** The answers to random records. Tests share them, because they take longer to make than most checks. */
const answers = once(() => answersOf(1, some(400)))

/** Every action of some random records, with the engine's ruling. */
export const transitions = once((): readonly Transition[] =>
  answers().flatMap(answer => {
    if (answer.type !== 'ruling') return []
    const action = wetice.parseAction(answer.action.toLowerCase().split(' '))
    if (!action.ok) throw new Error(`${answer.action} can't be read again`)
    return [{ before: answer.before as Position, action: action.value, ruling: answer.ruling as WetIceRuling }]
  }),
)

/**
 * Every n-th of the positions before the actions of `transitions`, where n is `every`. They include starts, chains that wait for a suit,
 * and ends.
 */
export const somePositions = (every: number): readonly Position[] =>
  transitions().flatMap(({ before }, index) => (index % every === 0 ? [before] : []))

const setupsIn = (given: readonly Answer[]): readonly Setup[] =>
  given.flatMap(answer => (answer.type === 'head' ? [answer.setup as Setup] : []))

/** The set-ups of the records of `transitions`. */
export const setups = once(() => setupsIn(answers()))

/** The set-ups of other random records. */
export const someSetups = (seed: number, records: number): readonly Setup[] => setupsIn(answersOf(seed, records))
