import { adjudicate, type Answer } from '../../../src/engine/record.ts'
import type { Action, Position, Setup, WetIceRuling } from '../../../src/engine/wetice/types.ts'
import { wetice } from '../../../src/engine/wetice/index.ts'
import { someRecords } from './records.ts'
import { RULES } from '../../rules.ts'

export interface Transition {
  readonly before: Position
  readonly action: Action
  readonly ruling: WetIceRuling
}

const answersOf = (seed: number, records: number): readonly Answer[] => adjudicate(someRecords(seed, records), RULES)

/** Every action that the random records of one seed hold, with what the engine made of it. */
export function someTransitions(seed: number, records: number): Transition[] {
  return answersOf(seed, records).flatMap(answer => {
    if (answer.type !== 'ruling') return []
    const action = wetice.parseAction(answer.action.toLowerCase().split(' '))
    if (!action.ok) throw new Error(`seed ${seed}: ${answer.action} can't be read again`)
    return [{ before: answer.before as Position, action: action.value, ruling: answer.ruling as WetIceRuling }]
  })
}

/** The positions before these actions: beginnings, chains that wait for a suit, and ends too. */
export const somePositions = (seed: number, records: number): Position[] =>
  someTransitions(seed, records).map(({ before }) => before)

export const someSetups = (seed: number, records: number): Setup[] =>
  answersOf(seed, records).flatMap(answer => (answer.type === 'head' ? [answer.setup as Setup] : []))
