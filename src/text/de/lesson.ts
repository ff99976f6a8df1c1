import { listOf, pluralOf } from './lists.ts'

/** Every text of the lessons that no game has for itself. */
export const LESSON_WORDS = {
  leave: 'Alle Lektionen',
  at: (task: number, count: number): string => `Aufgabe ${task} von ${count}`,
  inWords: 'In Worten',
  hint: 'Tipp',
  /** How what a hint marks is used, by the first word of an action. */
  hinted: {
    swap: 'Tippe auf die beiden markierten Karten.',
    switch: 'Tippe auf die beiden markierten Karten.',
    capture: 'Tippe auf die beiden markierten Karten.',
    exchange: 'Tippe auf die beiden markierten Karten.',
    pair: 'Tippe auf die markierte Karte.',
    stands: 'Tippe auf das Markierte, dann auf „Gelten lassen“.',
    correct: 'Tippe auf „Auslage korrigieren“, dann auf das Markierte.',
    arrange: 'Leg die markierte Karte nach oben.',
    other: 'Tippe auf die markierten Karten.',
    choice: 'Sieh dir die markierten Karten an.',
  },
  found: (count: number, all: number): string => `${count} von ${all}`,
  check: (count: number): string => (count === 0 ? 'Prüfen' : count === 1 ? 'Diese prüfen' : `Diese ${count} prüfen`),
  typedCheck: 'prüfen',
  next: 'Weiter',
  again: 'Noch einmal',
  typed: 'Antwort oder Frage eintippen',
  withheld: 'Genau das ist hier die Frage.',
  answered: 'Das ist beantwortet. Geh weiter, oder versuch es noch einmal.',
  noPlace: 'So ein Feld oder so eine Karte gibt es hier nicht. Schreib die Namen, und dann „prüfen“.',
  chosen: (count: number): string =>
    `${count} ${pluralOf(count, 'Feld ist', 'Felder sind')} gewählt. Sind das alle, schreib „prüfen“.`,
  noOption: (labels: readonly string[]): string => `Das ist hier keine Antwort. Möglich ist: ${listOf(labels, 'or')}.`,
  answer: (label: string): string => `Richtig ist: ${label}.`,
  weighing: 'Es wird geprüft, ob das genauso gut ist.',
  onlyThese: 'Hier ist etwas anderes gefragt.',
  notQuite: (why: string): string => ['Nicht ganz.', why].filter(text => text !== '').join(' '),
  ended: (title: string): string => `„${title}“ ist geschafft.`,
  nextLesson: (title: string): string => `Weiter: ${title}`,
  lessons: 'Alle Lektionen',
  game: 'Erstes Spiel mit Hilfe',
} as const
