import type { RulingText, Term } from '../contract/rulebook.ts'

/** Rulings on irregular moves, the same in every game. */
export const IRREGULAR_RULINGS = {
  I1: {
    question: 'E se qualcuno ha fatto una mossa irregolare e nessuno se n’è accorto?',
    answer:
      'Annullatela, correggete le carte o lasciate che valga lo stesso. Se vale lo stesso, il registro dice quale regola ha violato. Si continua dalle carte come sono, secondo le regole. Una mossa può valere lo stesso solo se da lì la partita può continuare.',
  },
  I2: {
    question: 'E se qualcuno ha giocato fuori turno?',
    answer:
      'Se la mossa vale lo stesso, tutto il turno è di chi l’ha fatta. In WetIce non conta più chi ha passato prima. In Wellsix il turno interrotto non conta né come tranquillo né come turno con una cattura. Una mossa fuori turno non può valere nell’apertura di Wellsix, in una catena di WetIce o in A Lifelike Tennis: rimettete le carte a posto.',
  },
  I3: {
    question: 'Chi decide se una mossa vale lo stesso?',
    answer: 'Tutti i giocatori insieme. Il risultato della partita dice quante mosse irregolari valgono lo stesso.',
  },
} as const satisfies Readonly<Record<string, RulingText>>

export const NOT_READ = 'c’è una riga che l’app non riconosce'

export const term = (id: string, name: string, forms: readonly string[], meaning: string): Term => ({
  id,
  term: name,
  forms,
  meaning,
})

/** A term of every game's glossary. */
export const RULING = term(
  'ruling',
  'Decisione',
  ['decisione', 'decisioni'],
  'Una risposta dove le regole lasciano un dubbio. Ha una lettera e un numero, come W2, ed è stampata accanto alla sua regola.',
)
