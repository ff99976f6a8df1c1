import type { MergePreview, EveningMerge } from '../../book/transfer/admit.ts'
import type { CameraTrouble } from '../../ui/device.ts'
import type { ReadingProblem } from '../../pages/read/reading.ts'

export const HANDOVER = {
  detail:
    'Tutta la partita passa all’altro telefono, con il suo orologio. Finché non torna, questo telefono può solo guardare.',
  tooLong: 'Questa partita è troppo lunga per un codice o un link. Salvala in un file.',
  result: 'Per il telefono che guida la serata: il risultato, e chi l’ha confermato, come codice o link.',
  resultName: 'Risultato',
  evening: 'Mostrala a un altro telefono',
  eveningDetail:
    'L’altro telefono riceve una copia: giocatori, calendario e risultati finora. I suoi risultati tornano con un codice.',
  eveningTooLong:
    'Questa serata è troppo grande per un codice o un link. Salva tutto il diario e importalo sull’altro telefono.',
} as const

export const RECEIVED = {
  reading: 'Lettura in corso',
  unread: 'Questo link o file non si può leggere.',
  unreadDetail: 'Forse ne manca un pezzo. Chiedi di nuovo il link o il file.',
  match: {
    added: 'Nel tuo diario non c’è ancora. Puoi continuarla qui.',
    known: 'È già tutta nel tuo diario.',
    longer: 'Ha più mosse di quella nel tuo diario.',
    forked: 'Quella nel tuo diario ha mosse diverse. Vengono salvate tutte e due, come due partite.',
    failed: 'Il tuo diario non si può leggere.',
  } satisfies Record<MergePreview['type'], string>,
  goOn: 'Continua qui',
  evening: {
    added: 'È una copia. Partecipa per inserire i risultati di questo tavolo, poi rimandali con un codice.',
    known: 'È già tutta nel tuo diario.',
    longer: 'Ha qualcosa in più della copia nel tuo diario. Le due copie vengono unite.',
    failed: 'Non si può unire a quella nel tuo diario.',
  } satisfies Record<EveningMerge, string>,
  shared: 'Questo telefono condivide già questa serata. I nuovi risultati di questa copia vanno a tutti i telefoni.',
  join: 'Partecipa alla serata',
  scores: (players: readonly string[], scores: readonly number[]): string =>
    players.map((name, i) => `${name} ${scores[i] ?? 0}`).join(', '),
  goesTo: (evening: string): string => `È della serata “${evening}”.`,
  enter: 'Inserisci il risultato',
  entered: (evening: string): string => `È già nella serata “${evening}”.`,
  openEvening: 'Apri la serata',
  noEvening: (names: string): string => `Su questo dispositivo non c’è nessuna serata con ${names}.`,
  notEntered:
    'Non è stato salvato: la memoria di questo browser non funziona, o un’altra finestra sta cambiando la serata.',
  notKept:
    'Non è stata salvata: la memoria di questo browser non funziona, o la partita è aperta in un’altra finestra.',
} as const

export const DAMAGED_LINK = {
  sentence: 'Questo link è danneggiato: è cambiato da quando è stato inviato.',
  detail: 'Non è stato aperto né salvato niente. Chiedi di nuovo il link o copialo tutto e incollalo.',
  paste: 'Incolla il link',
} as const

export const CODES = {
  label: (number: number, of: number): string => (of === 1 ? 'Codice QR' : `Codice QR ${number} di ${of}`),
  one: 'Questo codice si legge con la fotocamera di qualsiasi telefono. In Tableside usa “Leggi un codice”.',
  many: (of: number): string =>
    `${of} codici, uno dopo l’altro, in qualsiasi ordine. Sull’altro telefono apri “Leggi un codice” in Tableside.`,
  at: (number: number, of: number): string => `${number} di ${of}`,
  stop: 'Ferma qui',
  goOn: 'Continua',
  next: 'Prossimo codice',
  close: 'Fatto',

  read: {
    camera: 'Quello che vede la fotocamera',
    point: 'Inquadra tutto il codice sull’altro schermo.',
    trouble: {
      insecure:
        'Per la fotocamera serve un indirizzo che comincia con https. Scegli una foto del codice o incolla il link.',
      none: 'Questo dispositivo non ha una fotocamera. Scegli una foto del codice o incolla il link.',
      denied:
        'Il browser blocca la fotocamera. Consentila nelle impostazioni del browser per questa pagina, scegli una foto del codice o incolla il link.',
      failed: 'La fotocamera non si apre. Forse la usa un’altra app. Scegli una foto del codice o incolla il link.',
      'no-reader': 'Il lettore di codici non si carica. Incolla il link o riprova più tardi.',
    } satisfies Record<CameraTrouble | 'no-reader', string>,
    progress: (read: number, of: number): string => `Codici letti: ${read} su ${of}`,
    startOver: 'Ricomincia',
    misread: {
      foreign: 'Quel codice è di un’altra serie. Per leggere quella, ricomincia.',
      damaged: 'Questi codici non vanno insieme. La lettura ricomincia.',
      unknown: 'Non è un codice di Tableside.',
    } satisfies Record<ReadingProblem, string>,
    file: 'Una foto del codice',
    picture: {
      reading: 'L’app cerca un codice nella foto.',
      'no-picture': 'Questo file non si può leggere come immagine. Scegli un JPEG o un PNG.',
      'no-code': 'Nella foto non c’è nessun codice. Avvicinati e inquadra tutto il codice.',
      'no-reader': 'Il lettore di codici non si carica. Incolla il link o riprova più tardi.',
    },
    text: 'Oppure incolla un link',
    open: 'Apri',
  },
} as const
