import { isDeepStrictEqual } from 'node:util'
import { toJson } from '../../../src/cli/answers.ts'
import { adjudicate } from '../../../src/engine/record.ts'
import { naiveAdjudicate } from './naive/adjudicate.ts'
import type { Json } from './naive/game.ts'
import { RULES } from '../../rules.ts'

/**
 * What the engine says beyond the format, and the naive implementation does not know: the rule that a refusal rests on, and
 * the cells whose cards score.
 */
function asFormatted(key: string, value: unknown): unknown {
  if (key === 'rule') return undefined
  if (typeof value !== 'object' || value === null || !('type' in value) || value.type !== 'score') return value
  const { cells: _, ...event } = value as Json
  return event
}

/** What the engine says, as the command line prints it. */
export const engineAnswers = (text: string): Json[] =>
  adjudicate(text, RULES).map((answer): Json => JSON.parse(JSON.stringify(toJson(answer), asFormatted)))

/** The text of an error is free, and so is the line of a head that it names. */
function comparable(answer: Json | undefined, inHead: boolean): Json | undefined {
  if (!answer || !('error' in answer)) return answer
  return inHead ? { error: true } : { line: answer.line, error: true }
}

export interface Difference {
  readonly engine: Json | undefined
  readonly naive: Json | undefined
}

/** Where the two implementations part for the first time, or null if they agree on everything. */
export function differenceOn(text: string): Difference | null {
  const engine = engineAnswers(text)
  const naive = naiveAdjudicate(text)
  for (let i = 0; i < Math.max(engine.length, naive.length); i++) {
    const inHead = 'record' in (naive[i] ?? {})
    if (!isDeepStrictEqual(comparable(engine[i], inHead), comparable(naive[i], inHead)))
      return { engine: engine[i], naive: naive[i] }
  }
  return null
}
