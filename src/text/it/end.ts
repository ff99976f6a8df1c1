import type { PastResults } from '../../book/standings.ts'
import { listOf, numeral } from './lists.ts'

const UNITS = { hand: 'Mano', game: 'Partita' } as const

export const END = {
  lessons: 'Lezioni da fare',
  title: 'Com’è andata',
  lookBack: 'Ripercorri',
  share: 'Condividi',
  sheet: 'Foglio del risultato',
  sheetDetail: 'Stampalo, o fallo confermare a tutti',
  replayDetail: 'Una mossa alla volta',
  reviewDetail: 'Le mosse che hanno contato di più',
  recordDetail: 'Tutta la partita come testo',
  start: 'Inizio',
  last: (unit: 'hand' | 'game' | null, count: number): string => `${unit === null ? 'Mossa' : UNITS[unit]} ${count}`,
  review: 'Dove si è decisa la partita?',
  turned: 'Rivincita con altri posti',
  evening: 'La serata',
  next: (names: readonly string[]): string => `Poi: ${listOf(names)}`,
  line: (lines: readonly { readonly name: string; readonly reached: readonly number[] }[]): string =>
    `I punti mossa dopo mossa. ${lines.map(({ name, reached }) => `${name}: ${reached.join(', ')}.`).join(' ')}`,
  scores: (names: readonly string[], scores: readonly number[]): string =>
    `${listOf(names.map((name, i) => `${name} ${numeral(scores[i] ?? 0)}`))}.`,
  soFar: ({ matches, won, best }: PastResults, nameOf: (seat: number) => string): readonly string[] => [
    `Vinte finora, su ${matches}: ${won.map((count, i) => `${nameOf(i + 1)} ${count}`).join(', ')}`,
    ...(best ? [`Il punteggio più alto finora: ${best.score}, ${nameOf(best.seat)}`] : []),
  ],
} as const
