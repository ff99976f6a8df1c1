import { capital, counted } from '../lists.ts'
import type { AnyRulebook } from '../../contract/rulebook.ts'

export const RULEBOOKS = {
  source: ({ work, author }: AnyRulebook['source']): string =>
    capital(author === '' ? `${work}; unsere Fassung der Regeln nennt keinen Autor.` : `${work}, von ${author}.`),

  lesson: (title: string): string => `Lektion: ${title}`,
  showTable: 'Beispiel zeigen',
  closeTable: 'Beispiel schließen',
  which: 'Welche Regeln?',
  extent: ({ sections, rulings }: AnyRulebook): string =>
    `${counted(sections.length, 'Abschnitt', 'Abschnitte')}, ${counted(Object.keys(rulings).length, 'Klarstellung', 'Klarstellungen')}`,
  short: 'Kurz gesagt',
  contents: 'Inhalt',
  rulings: 'Klarstellungen',
  search: 'Suchen',
  searchAll: 'Alle Regelhefte durchsuchen',
  terms: 'Begriffe',
  legend: (number: string): string =>
    `Angaben wie ${number} stehen für Klarstellungen: Antworten, wo die Regeln etwas offenlassen. Jede steht bei ihrer Regel.`,
  inBook: (section: number, title: string): string => `${section}. ${title}`,
  foundInAll: (count: number): string =>
    count === 0
      ? 'In keinem Regelheft steht das. Such ein anderes Wort, oder öffne unten ein Regelheft.'
      : counted(count, 'Abschnitt', 'Abschnitte'),
  found: (count: number, all: number): string =>
    count === 0
      ? 'In keinem Abschnitt steht das. Hier ist das ganze Heft.'
      : `${count} von ${counted(all, 'Abschnitt', 'Abschnitten')}`,
} as const
