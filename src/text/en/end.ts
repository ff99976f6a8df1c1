import type { PastResults } from '../../book/standings.ts'
import { listOf, numeral } from './lists.ts'

export const END = {
  lessons: 'Lessons to do next',
  title: 'How it went',
  lookBack: 'Look back',
  share: 'Share',
  sheet: 'Result sheet',
  sheetDetail: 'Print it, or let all players confirm it',
  replayDetail: 'Step through the moves',
  reviewDetail: 'The moves that mattered most',
  recordDetail: 'The whole game as text',
  start: 'Start',
  last: (unit: 'hand' | 'game' | null, count: number): string =>
    `${unit === null ? 'Move' : unit === 'hand' ? 'Hand' : 'Game'} ${count}`,
  review: 'Find the turning points',
  turned: 'Rematch with other seats',
  evening: 'The evening',
  next: (names: readonly string[]): string => `Next: ${listOf(names)}`,
  line: (lines: readonly { readonly name: string; readonly reached: readonly number[] }[]): string =>
    `The score over time. ${lines.map(({ name, reached }) => `${name}: ${reached.join(', ')}.`).join(' ')}`,
  scores: (names: readonly string[], scores: readonly number[]): string =>
    `${listOf(names.map((name, i) => `${name} ${numeral(scores[i] ?? 0)}`))}.`,
  soFar: ({ matches, won, best }: PastResults, nameOf: (seat: number) => string): readonly string[] => [
    `Won so far, in ${matches} matches: ${won.map((count, i) => `${nameOf(i + 1)} ${count}`).join(', ')}`,
    ...(best ? [`Highest score so far: ${best.score}, ${nameOf(best.seat)}`] : []),
  ],
} as const
