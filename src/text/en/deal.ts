import type { MatchSummary } from '../../book/journal/summary.ts'
import type { CodeProblem } from '../../games/deal-code.ts'

/** What is said of deals that have a code, whatever the game. */
export const DEAL_WORDS = {
  code: 'Code of a deal',
  codeExample: 'K7M-4PQX',
  dealCode: 'Deal it',
  ofDay: 'Deal of the day',
  ofDayOn: 'Go on with the deal of the day',
  ofDayBegun: 'It was begun, and waits at its table.',
  ofDayPlayed: ({ scores, winner }: MatchSummary): string =>
    `${(winner ?? 0) > 0 ? 'Won' : 'Played'} already: ${scores.join('–')}`,
  ofDayHint: 'The same for all who play it today.',
  problem: (problem: CodeProblem): string => {
    switch (problem.code) {
      case 'length':
        return `A code has 7 letters and digits; this one has ${problem.count}.`
      case 'sign':
        return `“${problem.sign}” stands in no code. Codes have neither 0 and O nor 1, I and L, and only letters and digits.`
      case 'mistyped':
        return 'No deal has this code: a letter or digit of it must be another one.'
    }
  },
} as const
