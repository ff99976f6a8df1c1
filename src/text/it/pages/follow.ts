import type { FollowStatus } from '../../../book/live/status.ts'
import type { ProposalOutcome, RoomProblem } from '../../../book/live/room.ts'
import type { ExchangeStatus } from '../../../book/live/evening-exchange.ts'
import { listOf } from '../lists.ts'
import { ROOM } from '../room.ts'

export const FOLLOW = {
  state: {
    connecting: 'L’app si collega al tavolo.',
    live: 'Dal vivo.',
    broken: 'Collegamento perso. L’app riprova.',
    gone: 'La partita non è più condivisa.',
  } satisfies Record<FollowStatus, string>,
  live: 'Dal vivo',
  large: 'Per la TV',
  small: 'Per il telefono',
  seat: 'Dove siedi?',
  onlooker: 'Guardo soltanto',
  seatDetail: 'La vista si gira verso il tuo posto. Da qui puoi proporre le tue mosse.',
  asked: {
    asked: 'In attesa che i giocatori al tavolo confermino.',
    busy: 'Un’altra mossa è appena stata proposta. Riprova tra un momento.',
    offline: 'Il server non è raggiungibile.',
    refused: 'Da qui non puoi più proporre mosse.',
  } satisfies Record<ProposalOutcome, string>,
  /** Shown if the table hasn't received a proposal. */
  unheard: 'La tua mossa non è arrivata al tavolo. Di’ a voce che cosa giochi.',
  handed: 'La partita passa a un altro telefono. Potrai guardarla quando continua lì.',
  nothing: 'Qui non c’è nessuna partita da guardare.',
  nothingDetail: 'Forse non è più condivisa. Chiedi di nuovo il link.',
  newer: 'Questa partita viene da una versione più nuova dell’app.',
  newerDetail: 'Per guardarla aggiorna l’app.',
  damaged: 'I dati non si possono leggere.',
  damagedDetail: 'Chiedi di nuovo il link.',
} as const

export const EVENING_ROOM = {
  title: 'Tutti i telefoni, una serata',
  what: (host: string): string =>
    `Ogni telefono che apre il link ha la stessa serata, e ogni tavolo inserisce i suoi risultati. Serve la rete. Nomi, coppie e risultati restano su ${host} finché non smetti di condividere, o per 30 giorni dopo l’ultima modifica.`,
  begin: 'Condividi con tutti',
  beginning: ROOM.beginning,
  link: 'Un codice per tutti i telefoni. Chi lo legge partecipa a questa serata, e ogni risultato arriva a tutti.',
  code: 'Codice QR per partecipare alla serata, per tutti i telefoni',
  alone: 'Senza rete',
  name: 'Serata',
  end: 'Non condividere più',
  live: {
    sent: 'Condivisa: tutti i telefoni sono aggiornati.',
    sending: 'Condivisa: l’app sta inviando le tue modifiche. Senza rete le invia più tardi; tu puoi continuare.',
    offline: 'Condivisa, ma il server non risponde. Le tue modifiche sono salvate qui e saranno inviate più tardi.',
    'no-rooms': 'Non più condivisa: il server non offre più questo servizio.',
    gone: 'Non più condivisa: un altro telefono ha chiuso la condivisione. La tua copia resta qui.',
    busy: 'Il server è occupato. Tra poco l’app riprova.',
    differs: 'Condivisa: un altro telefono è stato più veloce. L’app riprova.',
    window: 'Condivisa: la tiene aggiornata un’altra finestra di questo browser.',
    full: 'Questa serata è troppo lunga per essere condivisa. Smetti di condividere, poi condividi di nuovo.',
    newer: 'Una versione più nuova dell’app ha cambiato la serata. Per vederla aggiorna l’app.',
    damaged: 'Le modifiche degli altri telefoni non si possono leggere. La tua copia resta com’è.',
    'not-kept':
      'Le modifiche degli altri telefoni non sono state salvate qui: la memoria di questo browser non funziona, o un’altra finestra sta cambiando la serata.',
  } satisfies Record<ExchangeStatus, string>,
  problem: {
    ...ROOM.problem,
    'no-rooms': 'Questo server non può condividere serate. Mostra un codice all’altro telefono.',
  } satisfies Record<RoomProblem, string>,
  large: 'Per la TV',
  leave: 'Esci',
  board: {
    state: {
      connecting: 'L’app si collega alla serata.',
      live: 'Dal vivo.',
      broken: 'Collegamento perso. L’app riprova.',
      gone: 'La serata non è più condivisa.',
    } satisfies Record<FollowStatus, string>,
    round: (number: number, all: number, game: string): string =>
      `Turno ${number} di ${all}${game === '' ? '' : `: ${game}`}`,
    matches: 'Partite',
    results: 'Risultati',
  },
  found: (guests: readonly string[]): string => `${listOf(guests)}. Partecipa per inserire i risultati del tuo tavolo.`,
  joins: 'Tutti i telefoni condividono questa serata. I tuoi risultati vanno a ogni telefono.',
  meets: 'Hai una copia di questa serata. Quando partecipi, i tuoi risultati e i loro vengono uniti.',
  finding: 'L’app si collega alla serata condivisa.',
  nothing: 'Qui non c’è nessuna serata a cui partecipare.',
  nothingDetail: 'Forse non è più condivisa. Chiedi di nuovo il link.',
  newer: 'Questa serata viene da una versione più nuova dell’app.',
  newerDetail: 'Per partecipare aggiorna l’app.',
  damaged: 'I dati non si possono leggere.',
  damagedDetail: 'Chiedi di nuovo il link.',
} as const
