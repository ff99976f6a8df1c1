export const PAGES = {
  app: 'Tableside',
  skip: 'Vai alla pagina',
  home: 'Home',
  back: 'Indietro',
  backToTable: 'Torna al tavolo',
  next: 'Avanti',

  start: {
    fresh: 'Nuova partita',
    learn: (due: number): string =>
      due === 0 ? 'Impara' : `Impara: ${due} ${due === 1 ? 'domanda' : 'domande'} da ripassare`,
    book: 'Diario',
    more: 'Altro',
  },

  unknown: {
    title: 'Pagina non trovata',
    page: 'Nessuna pagina ha questo indirizzo.',
    game: 'Nessun gioco ha questo nome.',
  },

  book: { title: 'Diario' },
  person: { title: 'Giocatore' },
  replay: { title: 'Rivedi' },
  result: { title: 'Foglio del risultato' },
  link: { title: 'Partita da un link' },
  damaged: { title: 'Link danneggiato' },
  take: { title: 'Da un altro telefono' },
  read: { title: 'Leggi un codice' },
  follow: { title: 'Guarda una partita' },
  join: { title: 'Partecipa a una serata' },

  fresh: {
    how: 'Impara',
    title: 'Nuova partita',
    which: 'Quale gioco c’è sul tavolo?',
    refused: 'Una partita non può cominciare così.',
  },

  table: { title: 'Tavolo' },

  rulebook: { title: 'Regole' },

  learn: { title: 'Impara a giocare', drill: 'Colpo d’occhio', deck: 'Impara con il tuo mazzo' },

  again: { title: 'Ripasso' },

  settings: { title: 'Impostazioni' },

  about: { title: 'Informazioni' },
} as const
