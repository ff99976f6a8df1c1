import { toName } from './grammar.ts'

/** Texts of the command line and the server. They use the notation of records. */
export const CLI_WORDS = {
  adjudicate: (line: number, head: number): string =>
    [
      'Uso: npm run -s adjudicate -- [--json] [--lang it] FILE (o - per lo standard input)',
      `Una riga ha al massimo ${line} caratteri senza il commento, un’intestazione al massimo ${head} righe.`,
    ].join('\n'),
  analyse: 'Uso: npm run -s analyse -- [--json] [--lang it] [--ms N] [--seed N] FILE (o - per lo standard input)',
  photo: 'Uso: npm run -s photo -- [--json] [--layout 8x6|6x8] [--corners x,y x,y x,y x,y] FILE…',
  languages: (languages: readonly string[]): string => `Dopo --lang va una lingua: ${languages.join(', ')}.`,
  unread: (file: string, why: string): string => `${file} non si può leggere: ${why}`,
  folder: 'è una cartella',
  unwritten: (why: string): string => `L’output non si può scrivere: ${why}`,
  unreadable: (problem: string): string => `non si può leggere: ${problem}`,
  legal: (actions: readonly string[]): string => `permesso: ${actions.join(', ') || 'niente'}`,
  accepted: (...more: readonly string[]): string => ['accettata.', ...more].join(' '),
  refused: (...more: readonly string[]): string => ['rifiutata.', ...more].join(' '),
  acceptedAs: (events: readonly string[]): string => `accettata (${events.join(', ')}).`,
  refusedAs: (code: string): string => `rifiutata (${code}).`,
  refusedAction: (action: string, why: string): string => `“${action}” è rifiutata. ${why}`.trim(),
  noAdvice: (why: string): string => `nessun consiglio: ${why}`,
  hidden: (title: string): string => `Un registro di ${title} non dice quali carte ha in mano ogni giocatore`,
  over: 'La partita è finita.',
  toMove: (who: string): string => `Tocca ${toName(who)}.`,
  basis: { exact: 'La migliore, con certezza', searched: 'La migliore trovata', sampled: 'La migliore in media' },
  range: (low: string, high: string): string => `da ${low} a ${high}`,
  line: (swaps: readonly string[]): string => `Il seguito: ${swaps.join(', ') || 'niente'}.`,
  wins: 'Così si vince.',
  winsNotYet: 'Così non si vince ancora.',
  noPicture: 'Questo tipo di immagine non si può leggere: usa un JPEG.',
  noLayout: (columns: number, rows: number): string =>
    `questa foto non mostra una griglia di ${columns} per ${rows} carte.`,
  unsure: (cells: readonly string[]): string =>
    cells.length > 0 ? `Guarda bene ${cells.join(', ')}.` : 'Non ci sono dubbi.',
  guessedCorners: 'Gli angoli sono una stima: ogni casella può essere sbagliata. Indica gli angoli con --corners.',
  wrongCorners:
    'La stessa carta è in due caselle: gli angoli sono sbagliati, e può essere sbagliata qualsiasi casella.',
  here: (address: string): string => `Tableside è su ${address}`,
  others: (addresses: readonly string[]): string =>
    `Gli altri dispositivi di questa rete possono aprire ${addresses.join(' o ')}`,
  online:
    'Su quei dispositivi l’app funziona solo mentre questo server è acceso: se l’indirizzo è http, il browser non conserva niente per l’uso senza rete.',
  secure: 'Per un indirizzo sicuro metti la cartella dist su un qualsiasi server https; il README dice come.',
  taken: (first: number, last: number): string =>
    `${first === last ? `La porta ${first} è occupata` : `Le porte da ${first} a ${last} sono occupate`}; scegline un’altra: PORT=8080 npm start`,
} as const
