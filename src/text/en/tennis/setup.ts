import type { TennisProblem } from '../../../engine/tennis/setup.ts'
import { counted } from '../lists.ts'
import { say, type Sayings } from '../rulebook.ts'

const PROBLEMS: Sayings<TennisProblem, null, string> = {
  'four-players': ({ count }) =>
    `Four play this game, and ${counted(count, 'name is', 'names are')} entered. Name all four, clockwise.`,
  'bad-name': ({ names }) =>
    `${names.length === 1 ? 'A name needs' : 'Names need'} letters, and neither a comma nor #.`,
  'no-such-dealer': () => 'The dealer is one of the four players, 1 to 4.',
  'bad-target': () => 'Agree on 1 to 99 hands to win the match.',
}

/** What is wrong with a set-up, and what to do about it. */
export const setupProblem = (problem: TennisProblem): string => say(PROBLEMS, problem, null)
