import type { StoredMoment } from '../../../book/stores/progress.ts'
import { counted, listOf } from '../lists.ts'

const HOW: Readonly<Record<StoredMoment['basis'], string>> = {
  exact: 'Das ist sicher.',
  searched: 'Soweit die Suche reicht.',
  sampled: 'Geschätzt aus Stichproben.',
}

export const MOMENTS = {
  title: 'Aus deinen Partien',
  link: (count: number): string => `Aus deinen Partien: ${counted(count, 'Moment', 'Momente')}`,
  standing: (players: readonly string[], move: number): string => `${listOf(players)}, Zug ${move}`,
  task: (name: string): string => (name === '' ? 'Was ist hier am besten?' : `${name} ist dran. Was ist am besten?`),
  held: (name: string): string => `${name} hat diese Karten auf der Hand. Welche ist am besten?`,
  either: (labels: readonly string[]): string => `Eins davon ist es: ${listOf(labels, 'or')}.`,
  worth: (played: string, amount: string): string =>
    `Gespielt wurde: „${played}“. Der beste Zug bringt ${amount} mehr.`,
  shown: 'Die Karten des besten Zugs sind umrandet.',
  done: (basis: StoredMoment['basis']): string => `Es fand sich nichts Besseres. ${HOW[basis]}`,
  best: (action: string, basis: StoredMoment['basis']): string => `Besser: ${action}. ${HOW[basis]}`,
} as const
