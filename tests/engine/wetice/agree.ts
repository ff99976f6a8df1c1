import { isDeepStrictEqual } from 'node:util'
import { answerToJson } from '../../../src/cli/answers.ts'
import { adjudicate } from '../../../src/engine/record.ts'
import { naiveAdjudicate } from './naive/adjudicate.ts'
import type { Json } from './naive/game.ts'
import { RULES } from '../../rules.ts'

/** A replacer for JSON that removes what the naive implementation doesn't have: the rule of a refusal, and the cells of scoring cards. */
function asFormatted(key: string, value: unknown): unknown {
  if (key === 'rule') return undefined
  if (typeof value !== 'object' || value === null || !('type' in value) || value.type !== 'score') return value
  const { cells: _, ...event } = value as Json
  return event
}

/** The engine's answers as the command prints them, without what `asFormatted` removes. */
export const engineAnswers = (text: string): Json[] =>
  adjudicate(text, RULES).map((answer): Json => JSON.parse(JSON.stringify(answerToJson(answer), asFormatted)))

/** An answer without the details that may differ: the text of an error, and the line of an error in a head. */
function comparable(answer: Json | undefined, inHead: boolean): Json | undefined {
  if (!answer || !('error' in answer)) return answer
  return inHead ? { error: true } : { line: answer.line, error: true }
}

export interface Difference {
  readonly engine: Json | undefined
  readonly naive: Json | undefined
}

/** The first difference between the two implementations; null if there is none. */
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
