import { pluralOf } from './lists.ts'

export const MENU = {
  groups: { table: 'Al tavolo', game: 'Questa partita' },
  finish: { label: 'Salta i passi', detail: 'Se tutte le carte sono già a posto' },
  correct: { label: 'Correggi le carte', detail: 'Le carte sul tavolo sono diverse' },
  illegal: { label: 'Mossa irregolare', detail: 'Annullatela, correggetela o lasciatela valere' },
  watch: { detail: 'Su un telefono o sulla TV' },
  pause: { label: 'Ferma gli orologi', detail: (name: string, time: string): string => `${name}: ${time}` },
  start: { label: 'Avvia gli orologi', detail: 'Sono fermi' },
  help: { label: 'Chiedi aiuto', detail: 'Indizio, consiglio, perché e regole' },
  adviceDetail: 'La mossa migliore che trova l’app',
  log: {
    label: 'Elenco delle mosse',
    detail: (moves: number): string =>
      moves === 0
        ? 'Il registro; oppure scrivi una mossa'
        : `${moves} ${pluralOf(moves, 'mossa: modificala', 'mosse: modificane una')} o torna a quel punto`,
  },
  settings: {
    label: 'Impostazioni del tavolo',
    detail: (confirmed: boolean, aloud: boolean): string => {
      const counts = confirmed ? 'Ogni mossa va confermata' : 'Ogni mossa conta appena la tocchi'
      return `${counts}; ${aloud ? 'i messaggi sono letti a voce' : 'l’audio è spento'}`
    },
    all: 'Tutte le impostazioni',
  },
  end: {
    label: 'Chiudi la partita',
    detail: 'Resta salvata nel tuo diario',
    later: { label: 'Continua più tardi', detail: 'La ritrovi nella Home e nel diario.' },
    away: { label: 'Archivia', detail: 'Sparisce dai tuoi elenchi. La recuperi dal diario quando vuoi.' },
  },
  last: {
    label: 'Modifica l’ultima mossa',
    detail: 'È stata inserita male; oppure era irregolare, e siete d’accordo che valga lo stesso.',
  },
  rules: 'Le regole',
} as const
