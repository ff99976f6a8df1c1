import { FEWEST_GUESTS, isFitTitle } from '../../book/evening/evening.ts'
import { isFitName } from '../../book/journal/replay.ts'
import { keyOf } from '../../book/standings.ts'
import { EVENING } from '../../text/en/pages/evening.ts'

const WORDS = EVENING.begin

/** As they were typed, without those that were left empty. */
export const given = (names: readonly string[]): readonly string[] =>
  names.map(name => name.trim()).filter(name => name !== '')

/** What is wrong with the names of people; '' for nothing. */
export function namesProblem(names: readonly string[]): string {
  const unfit = names.find(name => !isFitName(name))
  if (unfit !== undefined) return WORDS.notAName(unfit)
  const twice = names.find((name, index) => names.findIndex(other => keyOf(other) === keyOf(name)) < index)
  if (twice !== undefined) return WORDS.twice(twice)
  return names.length < FEWEST_GUESTS ? WORDS.few : ''
}

export const titleProblem = (title: string): string => (isFitTitle(title) ? '' : WORDS.notATitle)
