import { listOf } from './lists.ts'

export const LESSON_WORDS = {
  leave: 'Tutte le lezioni',
  at: (task: number, count: number): string => `Compito ${task} di ${count}`,
  inWords: 'A parole',
  hint: 'Indizio',
  /** How to use what a hint marks, by the first word of the action. */
  hinted: {
    swap: 'Tocca le due carte evidenziate.',
    switch: 'Tocca le due carte evidenziate.',
    capture: 'Tocca le due carte evidenziate.',
    exchange: 'Tocca le due carte evidenziate.',
    pair: 'Tocca la carta evidenziata.',
    stands: 'Tocca quello che è evidenziato, poi “Vale lo stesso”.',
    correct: 'Tocca “Correggi le carte”, poi quello che è evidenziato.',
    arrange: 'Metti in cima la carta evidenziata.',
    other: 'Tocca le carte evidenziate.',
    choice: 'Guarda le carte evidenziate.',
  },
  found: (count: number, all: number): string => `${count} su ${all}`,
  check: (count: number): string =>
    count === 0 ? 'Controlla' : count === 1 ? 'Controlla questa' : `Controlla queste ${count}`,
  typedCheck: 'controlla',
  next: 'Avanti',
  again: 'Riprova',
  typed: 'Scrivi una risposta o una domanda',
  withheld: 'È proprio quello che devi trovare tu.',
  answered: 'Hai già risposto. Vai avanti o riprova.',
  noPlace: 'Qui nessun posto e nessuna carta ha questo nome. Scrivi i nomi di posti o carte, poi “controlla”.',
  chosen: (count: number): string => `Scelte fatte: ${count}. Quando ci sono tutte, scrivi “controlla”.`,
  noOption: (labels: readonly string[]): string =>
    `Questa non è una risposta possibile. Puoi rispondere ${listOf(labels, 'or')}.`,
  answer: (label: string): string => `La risposta è: ${label}.`,
  weighing: 'L’app controlla se questa mossa va altrettanto bene.',
  onlyThese: 'Questo compito chiede un’altra cosa.',
  notQuite: (why: string): string => ['Non ci siamo ancora.', why].filter(text => text !== '').join(' '),
  ended: (title: string): string => `Hai finito “${title}”.`,
  nextLesson: (title: string): string => `Poi: ${title}`,
  lessons: 'Tutte le lezioni',
  game: 'Una prima partita guidata',
} as const
