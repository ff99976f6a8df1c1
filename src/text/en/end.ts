import type { SoFar } from '../../book/standings.ts'
import { listOf, numeral } from './lists.ts'

/** What is said of a game that is over, and what leads on from there. */
export const END = {
  lessons: 'Lessons that are left',
  title: 'How it went',
  lookBack: 'Look back',
  share: 'Share',
  sheet: 'Result sheet',
  sheetDetail: 'Print it, or let all players agree to it',
  replayDetail: 'Step through the moves',
  reviewDetail: 'The turning points, as the app counts them',
  recordDetail: 'The whole game as text',
  start: 'Start',
  last: (unit: 'hand' | 'game' | null, count: number): string =>
    `${unit === null ? 'Move' : unit === 'hand' ? 'Hand' : 'Game'} ${count}`,
  review: 'Where was it decided?',
  turned: 'Rematch, seats turned',
  evening: 'The evening',
  next: (names: readonly string[]): string => `Next: ${listOf(names)}`,
  line: (lines: readonly { readonly name: string; readonly reached: readonly number[] }[]): string =>
    `The score over the moves. ${lines.map(({ name, reached }) => `${name}: ${reached.join(', ')}.`).join(' ')}`,
  scores: (names: readonly string[], scores: readonly number[]): string =>
    `${listOf(names.map((name, i) => `${name} ${numeral(scores[i] ?? 0)}`))}.`,
  soFar: ({ matches, won, best }: SoFar, nameOf: (seat: number) => string): readonly string[] => [
    `So far, of ${matches} matches: ${won.map((count, i) => `${nameOf(i + 1)} ${count}`).join(', ')}`,
    ...(best ? [`Highest score so far: ${best.score}, ${nameOf(best.seat)}`] : []),
  ],
} as const
