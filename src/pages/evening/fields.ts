import { FEWEST_GUESTS, isFitTitle, type EveningGame } from '../../book/evening/evening.ts'
import { firstOf, type Said } from '../../book/evening/outcome.ts'
import { isFitName } from '../../book/journal/replay.ts'
import { keyOf } from '../../book/standings.ts'
import { EVENING } from '../../text/en/pages/evening.ts'
import { GAME_LIST } from '../../games/index.ts'

const SEATS = [2, 4] as const

/** Games that people play against one another. */
export const GAMES = GAME_LIST.flatMap(({ name, title, seats }) =>
  SEATS.filter(count => seats.includes(count)).map(
    count => ({ name, title, seats: count }) satisfies EveningGame & { title: string },
  ),
)

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

/** A result with all that share the first place, for its words. */
export const withAllFirst = <R extends Said>(result: R, seats: number): R => ({
  ...result,
  first: firstOf(result, seats),
})
