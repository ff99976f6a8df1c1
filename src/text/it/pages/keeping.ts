import type { RestoreResult, TornItem } from '../../../book/restore.ts'
import type { CopyState } from '../../../book/stores/safety.ts'
import type { AutosaveState } from '../../../book/stores/autosave.ts'
import type { Failure } from '../../../book/storage/port.ts'
import type { BackupProblem } from '../../../book/transfer/backup-file.ts'
import type { UnreadBackupPart } from '../../../book/transfer/backup.ts'
import type { UnreadPart } from '../../../book/transfer/record.ts'
import type { AdmitResult, MergePreview, EveningMerge } from '../../../book/transfer/admit.ts'
import { daysBetween, createSizeFormat } from '../../contract/pages.ts'
import { counted, LANGUAGE, listOf } from '../lists.ts'
import { readProblemText } from '../actions.ts'
import { revealInvisible } from '../signs.ts'

const date = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long', year: 'numeric' })

const ago = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' })

const size = createSizeFormat(LANGUAGE)

function nameOfTorn({ type, head, name }: TornItem): string {
  if (type === 'evening') return name === null ? 'una serata' : `“${name}”`
  if (type === 'person') return name === null ? 'il nome di un giocatore' : `il nome di ${name}`
  return head ? `${listOf(head.players)}, ${date.format(head.created)}` : 'una partita senza più l’inizio'
}

type Held = Pick<RestoreResult, 'matches' | 'evenings' | 'people'>

const matchesWords = (count: number): string => counted(count, 'partita', 'partite')
const eveningsWords = (count: number): string => counted(count, 'serata', 'serate')

function kindsOf({ matches, evenings, people }: Held): readonly string[] {
  return [
    ...(matches > 0 ? [matchesWords(matches)] : []),
    ...(evenings > 0 ? [eveningsWords(evenings)] : []),
    ...(people > 0 ? [counted(people, 'nome di giocatore', 'nomi di giocatori')] : []),
  ]
}

export const BACKUP = {
  title: 'Copia di sicurezza',
  lasting: {
    yes: 'Il browser conserva le tue partite su questo dispositivo.',
    no: 'Il browser può cancellare le tue partite se il dispositivo è pieno o se non apri l’app per settimane.',
    unknown: 'Questo browser non dice se conserverà le tue partite.',
  },
  ask: 'Chiedi di conservare le partite',
  used: (used: number, available: number | null): string =>
    available === null
      ? `Le partite occupano ${size(used)}.`
      : `Le partite occupano ${size(used)} su ${size(available)}.`,
  /** `Ultima copia: 3 giorni fa`. */
  backup: (at: number | null, now: number): string =>
    at === null ? 'Ancora nessuna copia' : `Ultima copia: ${ago.format(-daysBetween(at, now), 'day')}`,
  autosaved: (name: string): string => `Salvato in ${name} dopo ogni partita`,

  saveAll: 'Salva tutto il diario',
  shareAll: 'Condividi tutto il diario',
  writing: (share: number): string => `Scrittura del diario: ${Math.floor(share * 100)}%`,
  cancel: 'Ferma',
  notSaved: {
    full: 'Il diario non è stato salvato: questo dispositivo è pieno.',
    refused: 'Il diario non è stato salvato: questo browser non conserva i dati di questa pagina.',
    broken:
      'Il diario non è stato salvato: la memoria di questo browser non funziona. Chiudi l’app, riaprila e riprova.',
    blocked:
      'Il diario non è stato salvato: una versione più vecchia dell’app è aperta in un’altra finestra. Chiudi prima quella finestra.',
    newer: 'Il diario non è stato salvato: viene da una versione più nuova dell’app. Aggiorna prima l’app.',
    'another-writer': 'Il diario non è stato salvato: lo sta salvando un’altra finestra.',
    cancelled: '',
    unverified: 'Il diario non è stato salvato: il file è incompleto. Libera un po’ di spazio e riprova.',
  } satisfies Record<BackupProblem, string>,
  failing: {
    full: 'Questo dispositivo è pieno, e le nuove mosse possono andare perse. Libera un po’ di spazio o salva tutto il diario in un file.',
    refused:
      'Questo browser non conserva i dati di questa pagina. Quando la chiudi le mosse vanno perse, se non le salvi in un file.',
    broken:
      'La memoria di questo browser non funziona, e le nuove mosse possono andare perse. Salva tutto il diario in un file.',
    blocked:
      'Una versione più vecchia dell’app è aperta in un’altra finestra. Chiudi quella finestra, o le nuove mosse possono andare perse.',
    newer: 'Il diario viene da una versione più nuova dell’app. Aggiorna l’app, o le nuove mosse possono andare perse.',
  } satisfies Record<Exclude<Failure, 'another-writer'>, string>,
  restored: (restored: RestoreResult): string => {
    const { matches, evenings, people, failed, torn } = restored
    const back = matches + evenings + people
    return [
      'Il browser aveva perso una parte del diario.',
      ...(back > 0 ? [`Dalla seconda copia l’app ha recuperato ${listOf(kindsOf(restored))}.`] : []),
      ...(failed > 0
        ? [
            failed === 1
              ? 'Un pezzo non si è potuto recuperare. Libera un po’ di spazio e riapri l’app.'
              : `${failed} pezzi non si sono potuti recuperare. Libera un po’ di spazio e riapri l’app.`,
          ]
        : []),
      ...(torn.length > 0 ? [`Qui una parte è persa per sempre: ${listOf(torn.map(nameOfTorn))}.`] : []),
    ].join(' ')
  },
  copyState: {
    checking: 'L’app confronta il diario con la sua seconda copia.',
    whole: 'Il diario e la sua seconda copia sono tutti e due completi.',
    behind: 'Il diario e la sua seconda copia sono diversi. L’app li confronta di nuovo alla prossima apertura.',
    torn: 'Una parte del diario è persa, anche nella seconda copia. Il resto è completo.',
    'no-copy': 'Questo browser non ha una seconda copia del diario.',
    'copy-unreadable': 'La seconda copia del diario non si può leggere. Salva il diario in un file.',
    'database-unreadable': 'Il diario non si può leggere. Quella che vedi è la sua seconda copia.',
  } satisfies Record<CopyState, string>,
  copyOnly: {
    title: 'La seconda copia',
    found: (held: Held): string => `Il diario non si apre, ma la seconda copia contiene ${listOf(kindsOf(held))}.`,
    more: (count: number): string => (count === 1 ? 'e un’altra' : `e altre ${count}`),
    save: 'Salva la seconda copia in un file',
    renew: 'Recupera il diario da qui',
    sure: 'Il diario che non si apre viene eliminato e rifatto dalla seconda copia. Salva prima la copia in un file.',
    yes: 'Elimina e recupera',
    no: 'Lascia stare',
    failed: 'Il diario non è stato recuperato. Chiudi le altre finestre dell’app e riprova.',
  },
  understood: 'OK',
  file: {
    choose: 'Salva sempre in un file',
    detail: 'Dopo ogni partita, in un file che scegli una volta sola',
    chooseAgain: 'Scegli di nuovo il file',
    allow: (name: string): string => `Salva in ${name}`,
    forget: 'Non salvare più',
    state: {
      none: (): string => '',
      ready: (name: string): string => `Dopo ogni partita il diario viene salvato in ${name}.`,
      asks: (name: string): string => `Per salvare il diario in ${name}, il browser vuole di nuovo il tuo permesso.`,
      failed: (name: string): string => `Il diario non è stato salvato in ${name}.`,
    } satisfies Record<AutosaveState, (name: string) => string>,
  },
  bring: 'Importa partite',
  saveTable: 'Salva come tabella (CSV)',
  tableDetail: (found: number): string => matchesWords(found),
  tableName: (at: number): string => `tableside-${new Date(at).toISOString().slice(0, 10)}.csv`,
  fileName: (at: number): string => `tableside-diario-${new Date(at).toISOString().slice(0, 10)}.json`,
  taking: {
    copied: 'Copiato',
    notCopied: 'Qui non si può copiare.',
    notShared: 'Qui non si può condividere. Salva in un file.',
  },

  nudge: {
    backup: (count: number): string =>
      count === 1
        ? '1 partita andrebbe persa con questo dispositivo: salva il diario in un file.'
        : `${count} partite andrebbero perse con questo dispositivo: salva il diario in un file.`,
    install: 'Se installi l’app, il browser conserva il diario più a lungo.',
    installKey: 'Installa',
    later: 'Più tardi',
  },

  import: {
    file: 'Da un file',
    text: 'Oppure incolla un registro o un diario intero',
    look: 'Leggi il testo',
    reading: (share: number): string => `Lettura: ${Math.floor(share * 100)}%`,
    bringing: (share: number): string => `Importazione: ${Math.floor(share * 100)}%`,
    stop: 'Ferma',
    nothing: 'Non c’è nessuna partita che si possa leggere.',
    evening: (name: string, at: number): string => `${name}, ${date.format(at)}`,
    found: (count: number): string =>
      count === 1 ? '1 partita si può leggere.' : `${count} partite si possono leggere.`,
    bring: (matches: number, evenings: number): string =>
      matches + evenings === 0
        ? 'Importa i nomi'
        : `Importa ${listOf([
            ...(matches > 0 ? [matchesWords(matches)] : []),
            ...(evenings > 0 ? [eveningsWords(evenings)] : []),
          ])}`,
    known: (known: number, isMore: boolean): string =>
      !isMore
        ? 'È già tutto nel diario.'
        : known === 1
          ? 'Un’altra è già nel diario.'
          : `Altre ${known} sono già nel diario.`,
    people: (count: number): string =>
      count === 1 ? 'C’è anche il nome di 1 giocatore.' : `Ci sono anche i nomi di ${count} giocatori.`,
    foreseen: {
      added: 'nuova',
      known: 'nel diario',
      longer: 'ha più mosse di quella nel diario',
      forked: 'ha mosse diverse da quella nel diario; vengono salvate tutte e due',
      failed: 'il diario non si può leggere',
    } satisfies Record<MergePreview['type'], string>,
    foreseenEvening: {
      added: 'nuova',
      known: 'nel diario',
      longer: 'viene unita a quella nel diario',
      failed: 'non si può unire a quella nel diario',
    } satisfies Record<EveningMerge, string>,
    differing: (names: readonly string[]): string =>
      `${listOf(names)}: ci sono due risultati. Scegline uno nella serata.`,
    brought: (admitted: readonly AdmitResult[]): string => {
      const failed = admitted.filter(({ type }) => type === 'failed' || type === 'in-use').length
      const stored = admitted.filter(({ type }) => type !== 'failed' && type !== 'in-use')
      const evenings = stored.filter(({ evening }) => evening).length
      const matches = stored.length - evenings
      const brought = listOf([
        ...(matches > 0 || evenings === 0 ? [matchesWords(matches)] : []),
        ...(evenings > 0 ? [eveningsWords(evenings)] : []),
      ])
      return failed === 0
        ? `Importazione finita: ${brought}.`
        : `Importazione finita: ${brought}. Non salvate: ${failed}. Chiudi le altre finestre o libera un po’ di spazio, poi riprova.`
    },
    lostTitle: 'Che cosa non si può leggere',
    lost,
    more: (count: number): string => (count === 1 ? 'e un’altra' : `e altre ${count}`),
  },
} as const

/** The unreadable part of a link, in a sentence or two; '' if there is none. */
export function unreadPartsText([first, ...more]: readonly (UnreadPart | UnreadBackupPart)[]): string {
  if (!first) return ''
  if (more.length === 0) return lost(first)
  return more.length === 1
    ? `${lost(first)} Un’altra parte non si può leggere.`
    : `${lost(first)} Altre ${more.length} parti non si possono leggere.`
}

const LOST_MATCH: Readonly<Record<Extract<UnreadBackupPart, { type: 'match' }>['why'], string>> = {
  newer: 'Una partita, o una sua parte, viene da una versione più nuova dell’app.',
  damaged: 'Una partita non ha più l’inizio.',
  unplayable: 'Una partita comincia in un modo impossibile.',
  names: 'Una partita ha nomi che non si possono mostrare.',
  'too-long': 'Una partita è troppo lunga per questa app.',
}

function lost(part: UnreadPart | UnreadBackupPart): string {
  switch (part.type) {
    case 'too-long':
      return 'Il testo è troppo lungo da leggere.'
    case 'too-many-lines':
      return `Dalla riga ${part.line} in poi il testo è troppo lungo e non viene letto.`
    case 'unreadable':
      return `Riga ${part.line}: ${readProblemText(part.problem)}. Il resto di quella partita resta fuori.`
    case 'refused':
      return `Riga ${part.line}: in quel punto “${revealInvisible(part.action)}” non si può giocare, e resta fuori.`
    case 'names':
      return `Riga ${part.line}: un nome che non si può mostrare. Quella partita resta fuori.`
    case 'newer-file':
      return 'Il file viene da una versione più nuova dell’app e forse contiene altro.'
    case 'cut-off':
      return 'Il file è incompleto: manca la fine.'
    case 'damaged-row':
      return part.line === null ? 'Una parte è danneggiata.' : `La riga ${part.line} è danneggiata.`
    case 'match':
      return LOST_MATCH[part.why]
    case 'evening':
      return part.why === 'newer' ? 'Una serata viene da una versione più nuova dell’app.' : 'Una serata è danneggiata.'
    case 'person':
      return part.why === 'newer'
        ? 'Il nome di un giocatore viene da una versione più nuova dell’app.'
        : 'Il nome di un giocatore è danneggiato.'
    case 'entries':
      return part.count === 1
        ? `Una partita arriva fino alla mossa ${part.from}; dopo manca 1 riga.`
        : `Una partita arriva fino alla mossa ${part.from}; dopo mancano ${part.count} righe.`
  }
}
