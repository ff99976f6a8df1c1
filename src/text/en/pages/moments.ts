import type { StoredMoment } from '../../../book/stores/progress.ts'
import { counted, listOf } from '../lists.ts'

const HOW: Readonly<Record<StoredMoment['basis'], string>> = {
  exact: 'That is certain.',
  searched: 'As far as the app searched.',
  sampled: 'Sampled.',
}

export const MOMENTS = {
  title: 'From your matches',
  link: (count: number): string => `From your matches: ${counted(count, 'moment', 'moments')}`,
  standing: (players: readonly string[], move: number): string => `${listOf(players)}, move ${move}`,
  task: (name: string): string => (name === '' ? 'What is best here?' : `${name} is to move. What is best?`),
  held: (name: string): string => `${name} holds these cards. Which is best?`,
  either: (labels: readonly string[]): string => `It is one of these: ${listOf(labels, 'or')}.`,
  worth: (played: string, amount: string): string => `“${played}” was played. The best move is worth ${amount} more.`,
  shown: 'Its cards are outlined.',
  done: (basis: StoredMoment['basis']): string => `Nothing better was found. ${HOW[basis]}`,
  best: (action: string, basis: StoredMoment['basis']): string => `Better: ${action}. ${HOW[basis]}`,
} as const
