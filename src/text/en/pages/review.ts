import type { Basis } from '../../../analysis/advice.ts'
import { capital, numeral, numberWord } from '../lists.ts'

const WAYS: Readonly<Record<Basis, (amount: string) => string>> = {
  exact: amount => `${amount} better: this is certain.`,
  searched: amount => `${amount} better, as far as was searched.`,
  sampled: amount => `${amount} better on average, over what the hidden cards could be.`,
}

const HOW: Readonly<Record<Basis, string>> = { exact: 'certain', searched: 'searched', sampled: 'on average' }

/** Every text of the review. */
export const REVIEW = {
  title: 'Review',
  looks: (move: number, moves: number): string => `Looking at move ${Math.min(move, moves)} of ${moves}.`,
  looksLonger: 'Looking longer at what seems to matter.',
  enough: 'That will do',
  fails: 'The review can’t go on just now.',
  failsDetail: 'What was found so far is shown.',
  found: (moments: number): string =>
    moments === 0
      ? 'No move stands out.'
      : `${capital(numberWord(moments))} ${moments === 1 ? 'moment' : 'moments'} mattered.`,
  nothing: 'Nothing clearly better was found.',
  moment: (move: number): string => `Move ${move}`,
  lost: (name: string, amount: string): string => (name === '' ? `−${amount}` : `${name}, −${amount}`),
  lines: { played: 'Played', better: 'Better' },
  sentence: (line: 'played' | 'better', what: string): string => `${line === 'played' ? 'Played' : 'Better'}: ${what}`,
  brings: (gains: readonly string[]): string => (gains.length === 0 ? '' : `${capital(gains.join(', '))}.`),
  answered: (gains: readonly string[]): string => (gains.length === 0 ? '' : `Then ${gains.join(', ')}.`),
  difference: (amount: string, basis: Basis): string => WAYS[basis](amount),
  learn: 'Learn from it',
  moments: 'All moments',
  replay: 'Replay',
  inWords: 'In words',
  chart: {
    score: { duel: (name: string): string => `${name} ahead`, alone: 'Score' },
    value: 'Expected at the end',
    number: (value: number): string => numeral(Math.round(value)),
    inWords: (scores: readonly number[], values: readonly number[]): string =>
      `The score: ${scores.join(', ')}. Expected at the end: ${values.map(value => Math.round(value)).join(', ')}.`,
  },
  own: {
    options: 'What each would have come to',
    played: 'played',
    best: 'best',
    inWords: (name: string, values: readonly string[]): string => `${name}: ${values.join(', ')}.`,
    value: (name: string, amount: string): string => `${name} ${amount} (sampled)`,
  },
  line: (move: number, what: string): string => (move === 0 ? 'Beginning' : `${move}. ${what}`),
  lineValue: (score: string, expected: string, basis: Basis): string =>
    `${score}, expected ${expected} (${HOW[basis]})`,
  /** What it comes to: who is ahead, or alone the score. */
  expected(value: number, [first = '', second]: readonly string[]): string {
    const shown = Math.round(10 * Math.abs(value)) / 10
    if (second === undefined) return String(shown)
    return shown === 0 ? 'level' : `${value > 0 ? first : second} by ${shown}`
  },
} as const
