import type { SetupProblem } from '../../engine/game.ts'
import type { SetupCode } from '../../engine/tennis/setup.ts'
import { counted } from '../lists.ts'

const PROBLEMS: Readonly<Record<SetupCode, (about: readonly string[]) => string>> = {
  'four-players': ([count = '']) =>
    `Four play this game, and ${counted(Number(count), 'name is', 'names are')} entered. Name all four, clockwise.`,
  'bad-name': about => `${about.length === 1 ? 'A name needs' : 'Names need'} letters, and neither a comma nor #.`,
  'no-such-dealer': () => 'The dealer is one of the four players, 1 to 4.',
  'bad-target': () => 'Agree on 1 to 99 hands to win the match.',
}

/** What is wrong with a set-up, and what to do about it. */
export const setupProblem = (problem: SetupProblem): string => PROBLEMS[problem.code as SetupCode](problem.about)
