import type { PastResults } from '../../book/standings.ts'
import { listOf, numeral } from './lists.ts'

export const END = {
  lessons: 'Offene Lektionen',
  title: 'So lief es',
  lookBack: 'Rückblick',
  share: 'Teilen',
  sheet: 'Ergebnisblatt',
  sheetDetail: 'Drucken oder von allen bestätigen lassen',
  replayDetail: 'Zug für Zug durchgehen',
  reviewDetail: 'Die Wendepunkte, von der App berechnet',
  recordDetail: 'Das ganze Spiel als Text',
  start: 'Anfang',
  last: (unit: 'hand' | 'game' | null, count: number): string => `${unit === null ? 'Zug' : 'Spiel'} ${count}`,
  review: 'Wendepunkte finden',
  turned: 'Revanche, andere Plätze',
  evening: 'Abend',
  next: (names: readonly string[]): string => `Als Nächstes: ${listOf(names)}`,
  line: (lines: readonly { readonly name: string; readonly reached: readonly number[] }[]): string =>
    `Der Stand nach jedem Zug. ${lines.map(({ name, reached }) => `${name}: ${reached.join(', ')}.`).join(' ')}`,
  scores: (names: readonly string[], scores: readonly number[]): string =>
    `${listOf(names.map((name, i) => `${name} ${numeral(scores[i] ?? 0)}`))}.`,
  soFar: ({ matches, won, best }: PastResults, nameOf: (seat: number) => string): readonly string[] => [
    `Siege in bisher ${matches} Partien: ${won.map((count, i) => `${nameOf(i + 1)} ${count}`).join(', ')}`,
    ...(best ? [`Bisher die meisten Punkte: ${best.score}, ${nameOf(best.seat)}`] : []),
  ],
} as const
