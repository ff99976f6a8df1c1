import type { StoredMoment } from '../../../book/stores/progress.ts'
import { toName } from '../grammar.ts'
import { counted, listOf } from '../lists.ts'

const HOW: Readonly<Record<StoredMoment['basis'], string>> = {
  exact: 'È sicuro.',
  searched: 'Fin dove è arrivata la ricerca.',
  sampled: 'In media, su molte prove.',
}

export const MOMENTS = {
  title: 'Dalle tue partite',
  link: (count: number): string => `Dalle tue partite: ${counted(count, 'momento', 'momenti')}`,
  standing: (players: readonly string[], move: number): string => `${listOf(players)}, mossa ${move}`,
  task: (name: string): string =>
    name === '' ? 'Che cosa è meglio qui?' : `Tocca ${toName(name)}. Che cosa è meglio?`,
  held: (name: string): string => `${name} ha in mano queste carte. Qual è la migliore?`,
  either: (labels: readonly string[]): string => `È una di queste: ${listOf(labels, 'or')}.`,
  worth: (played: string, amount: string): string =>
    `È stato giocato “${played}”. La mossa migliore vale ${amount} in più.`,
  shown: 'Le carte della mossa migliore hanno un bordo.',
  done: (basis: StoredMoment['basis']): string => `L’app non ha trovato niente di meglio. ${HOW[basis]}`,
  best: (action: string, basis: StoredMoment['basis']): string => `Meglio: ${action}. ${HOW[basis]}`,
} as const
