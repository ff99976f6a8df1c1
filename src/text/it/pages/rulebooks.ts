import { capital, counted } from '../lists.ts'
import type { AnyRulebook } from '../../contract/rulebook.ts'

export const RULEBOOKS = {
  source: ({ work, author }: AnyRulebook['source']): string =>
    capital(
      author === '' ? `${work}; la nostra copia delle regole non dice chi le ha scritte.` : `${work}, di ${author}.`,
    ),

  lesson: (title: string): string => `Lezione: ${title}`,
  showTable: 'Mostra un esempio',
  closeTable: 'Chiudi il tavolo',
  which: 'Di quale gioco vuoi le regole?',
  extent: ({ sections, rulings }: AnyRulebook): string =>
    `${counted(sections.length, 'sezione', 'sezioni')}, ${counted(Object.keys(rulings).length, 'decisione', 'decisioni')}`,
  short: 'In breve',
  contents: 'Indice',
  rulings: 'Decisioni',
  search: 'Cerca',
  searchAll: 'Cerca in tutti i regolamenti',
  terms: 'Le parole del gioco',
  legend: (number: string): string =>
    `${number} è il numero di una decisione: una risposta dove le regole lasciano un dubbio. Ognuna è stampata accanto alla sua regola.`,
  inBook: (section: number, title: string): string => `${section} ${title}`,
  foundInAll: (count: number): string =>
    count === 0
      ? 'Nessun regolamento ha queste parole. Provane altre o apri un regolamento qui sotto.'
      : counted(count, 'sezione', 'sezioni'),
  found: (count: number, all: number): string =>
    count === 0
      ? 'Nessuna sezione ha queste parole. Qui c’è tutto il regolamento.'
      : `${count} su ${counted(all, 'sezione', 'sezioni')}`,
} as const
