import type { ConsentKind } from '../../book/journal/entries.ts'
import { placeName, theCard } from './card-words.ts'
import { toName, toNameAtStart } from './grammar.ts'
import { END } from './end.ts'
import { clockTime } from '../contract/clock.ts'
import { LANGUAGE, listOf, numeral } from './lists.ts'
import { readProblemText } from './actions.ts'
import type { Card } from '../../engine/cards.ts'
import type { Level } from '../../analysis/advice.ts'
import type { ReadProblem } from '../../engine/text.ts'
import { WORDS as UI } from './ui.ts'

const TIME = new Intl.DateTimeFormat(LANGUAGE, { hour: '2-digit', minute: '2-digit' })

const AGAINST: Readonly<Record<ConsentKind, string>> = {
  undo: 'non vuole annullare',
  amend: 'non vuole questa modifica',
  correct: 'non vuole questa correzione',
  stands: 'non vuole che la mossa valga lo stesso',
  end: 'non vuole chiudere la partita',
}

const appNamed = (level: Level): string => `${UI.app}, ${UI.level[level]}`

export const TABLE_WORDS = {
  home: 'Home',
  undoKey: 'Annulla',
  redoKey: 'Ripristina',
  undo: (count: number): string =>
    count === 1 ? 'Annulla la mossa che segue' : `Annulla le ${count} mosse che seguono`,
  redo: (count: number): string => (count === 1 ? 'Ripristina la mossa' : `Ripristina queste ${count} mosse`),
  back: 'Torna alla partita',
  after: (made: number, moves: number): string => `Le carte dopo la mossa ${made} di ${moves}.`,
  time: (at: number): string => TIME.format(at),
  scores: (scores: readonly number[]): string => scores.map(numeral).join('–'),
  menu: 'Menu',
  cancel: 'Indietro',
  confirm: 'Conferma',
  replay: 'Rivedi',
  again: 'Gioca ancora',
  turnTable: 'Gira la vista',
  typed: 'Scrivi una mossa',
  earlier: 'Mostra le mosse precedenti',
  why: 'Perché?',
  how: 'Come funziona?',
  hint: 'Un indizio',
  marked: 'Tocca le carte evidenziate.',
  next: 'Avanti',
  looksForHint: 'L’app cerca una buona mossa.',
  blindHint: 'Queste carte non le vedi: scegline una qualsiasi.',
  noHelp: 'senza aiuto',
  notes: {
    declined: (what: ConsentKind, about: string, word: string): string =>
      `${AGAINST[what]}: ${about}.${word === '' ? '' : ` “${word}”`}`,
    help: 'ha chiesto aiuto.',
    confirmed: 'conferma il risultato.',
    protest: (word: string): string => `protesta.${word === '' ? '' : ` “${word}”`}`,
    hand: 'Le carte sono state inserite.',
    clock: 'L’orologio è stato fermato.',
    timeUp: { on: 'ha finito il tempo e continua.', lost: 'ha perso per il tempo.' },
  },
  ask: {
    questions: {
      help: ['aiuto', '?'],
      words: ['parole', 'a parole'],
      last: ['ultima mossa', 'ultima'],
      ruling: ['ultima decisione', 'decisione'],
      clock: ['orologio', 'tempo'],
    },
    changes: { undo: ['annulla', 'indietro'], redo: ['ripristina'] },
    none: { undo: 'Non c’è niente da annullare.', redo: 'Non c’è niente da ripristinare.' },
    /** Typed before a move to try it without making it. */
    tries: ['prova', 'e se'],
    nothing: 'Ancora nessuna mossa.',
    hidden: 'Alcune carte sono nascoste: l’app non può dire quanto renderebbe una mossa.',
    help: (own: readonly string[]): string =>
      `Puoi chiedere: parole, ultima mossa, ultima decisione, orologio, ${own.join(', ')}; oppure “prova” e una mossa. Puoi scrivere anche “annulla” o “ripristina”. Tutto il resto è letto come mossa. Sul tavolo premi m per sentire che cosa si può fare. Premi una lettera per andare alla prossima carta con quel seme o valore.`,
  },
  /** Lists the squares and hand cards that can be chosen next. If there are many cards, only gives their number. */
  possible: (places: readonly string[], cards: readonly Card[]): string => {
    const held = cards.length > 3 ? [`${cards.length} carte della tua mano`] : cards.map(theCard)
    const all = [...places.map(place => placeName(place)), ...held]
    return all.length === 0 ? 'Qui adesso non si può fare niente.' : `Puoi scegliere ${listOf(all, 'or')}.`
  },
  noHint: 'Adesso non c’è niente da scegliere.',

  advice: {
    key: 'Consiglio',
    begins: (name: string): string => `L’app cerca la mossa migliore${name === '' ? '' : ` per ${name}`}.`,
    /** `name`: the advised player; '' for a single player. */
    move: (name: string, move: string): string =>
      `Consiglio${name === '' || move.startsWith(name) ? '' : ` per ${name}`}: ${move}`,
    certain: (worth: string): string => `È sicuro: ${worth}.`,
    searched: (worth: string): string => `La migliore trovata finora: ${worth}.`,
    sampled: (worth: string): string => `In media ${worth}: le carte nascoste non si conoscono.`,
    interval: (low: string, high: string): string =>
      low === high ? 'Esatto al decimo, con il 95% di certezza.' : `Tra ${low} e ${high}, con il 95% di certezza.`,
    goesOn: (seconds: number, most: number): string => `La ricerca continua: ${seconds} s su ${most}.`,
    enough: 'Basta così',
    fails: 'Per ora nessun consiglio.',
    failsDetail: 'Riprova o continua senza.',
    again: 'Riprova',
  },
  unreadable: (problem: Pick<ReadProblem, 'code' | 'about'>): { sentence: string; detail: string } => ({
    sentence: 'L’app non riconosce questa mossa.',
    detail: `${readProblemText(problem)}.`,
  }),

  mended: {
    undone: (what: string): string => `Annullato – ${what}`,
    redone: (what: string): string => `Ripristinato – ${what}`,
    amended: (what: string): string => `Modificato – ${what}`,
    moves: (count: number, whose: readonly string[]): string =>
      `${count} mosse${whose.length > 0 ? ` (${whose.join(', ')})` : ''}.`,
    movesOf: (name: string, count: number): string => `${name} ${count}`,
    move: (who: string, what: string): string => (who === '' || what.startsWith(who) ? what : `${who}: ${what}`),
    done: 'Fatto',
  },

  app: {
    /** Shown beside the seat's name, which may be the app’s. */
    at: (level: Level | null, name: string): string =>
      level === null ? '' : name === UI.app ? UI.level[level] : appNamed(level),
    /** The name under which the app's results are stored. */
    named: appNamed,
    thinks: (name: string): string => `${name} sta pensando.`,
    fails: (name: string): string => `Per ora ${name} non trova nessuna mossa.`,
    failsDetail: 'Riprova o gioca al posto dell’app.',
    again: 'Riprova',
    takeOver: (name: string): string => `Gioca per ${name}`,
    giveBack: (name: string): string => `${name}: fai giocare l’app`,
  },

  clock: {
    /** Minutes and seconds, with hours if needed; negative times with a sign. */
    time: clockTime,
    of: (name: string): string => `Orologio di ${name}`,
    start: 'Avvia gli orologi',
    stop: 'Ferma gli orologi',
    waits: 'fermo',
    low: 'poco tempo',
    up: 'scaduto',
    lowSaid: (name: string, seconds: number): string =>
      seconds === 1 ? `${toNameAtStart(name)} resta 1 secondo.` : `${toNameAtStart(name)} restano ${seconds} secondi.`,
    upSaid: (name: string): string => `Il tempo di ${name} è scaduto.`,
    none: 'Questa partita è senza orologio.',
    stands: (name: string, time: string, counts: boolean, runs: boolean): string =>
      `${counts ? `${name} ha usato ${time}` : `${name} ha ancora ${time}`}${runs ? ', e il tempo corre' : ''}.`,
    paused: 'Gli orologi sono fermi',
    leaving: (name: string): string => `L’orologio di ${name} corre. Vuoi fermarlo?`,
    runOn: 'Lascialo correre',
    decide: 'Volete continuare, o la partita è persa per il tempo?',
    later: 'Decidi ora',
    on: 'Continua',
    lost: (name: string): string => `${name} perde per il tempo`,
  },

  stands: {
    played: 'È stata giocata',
    playedName: 'È stata giocata e nessuno se n’è accorto',
    turn: (name: string): string => `Toccava ${toName(name)}`,
    never: 'Correggi il registro: la mossa era un’altra',
    neverKey: 'Correggi il registro',
    lateKey: 'La mossa vale lo stesso',
    lateName: 'La mossa vale lo stesso, anche se contro le regole',
    late: 'Irregolare, ma vale lo stesso',
    count: (count: number): string =>
      count === 1 ? 'Una mossa irregolare vale lo stesso.' : `${count} mosse irregolari valgono lo stesso.`,
    title: 'La mossa è stata giocata. E adesso?',
    back: 'Annulla la mossa',
    backDetail: (hands: string): string =>
      hands === '' ? 'La mossa non conta più.' : `La mossa non conta più. Rimettete a posto le carte: ${hands}`,
    right: 'Correggi le carte',
    rightDetail: 'Lasciate le carte dove sono e correggete qui quello che è diverso.',
    stand: 'Vale lo stesso',
    standDetail: (hands: string): string =>
      `Lasciate le carte dove sono. La mossa è segnata come irregolare.${hands === '' ? '' : ` Poi: ${hands}`}`,
  },

  end: END,

  agree: {
    title: (players: number): string => (players > 1 ? 'Siete tutti d’accordo?' : 'Va bene così?'),
    what: {
      undo: 'Un turno finito viene annullato.',
      amend: 'Una mossa precedente viene modificata.',
      correct: 'Le carte vengono corrette.',
      stands: 'La mossa vale lo stesso, ed è segnata come irregolare.',
      end: 'La partita finisce ora.',
    } satisfies Record<ConsentKind, string>,
    agrees: (name: string): string => `${name} è d’accordo`,
    no: 'No',
    against: (name: string): string => `No, ${name} non è d’accordo`,
    word: (name: string): string =>
      `Che cosa dice ${name}? La risposta va nell’elenco delle mosse. Puoi anche non scrivere niente.`,
    note: 'Aggiungi all’elenco',
  },

  discrepancies: {
    title: 'Che cosa è successo?',
    looks: {
      regular: 'L’app cerca una mossa regolare che non è stata inserita.',
      irregular: 'L’app cerca una mossa irregolare che è stata giocata.',
      both: 'L’app cerca due errori insieme.',
    },
    enough: 'Basta così',
    plain: 'Le carte si sono spostate per caso o sono state inserite male',
    plainDetail: 'Il registro continua dalle carte come sono ora.',
    correct: 'Niente di tutto questo: correggi le carte',
  },

  handOver: 'Continua su un altro telefono',

  rename: {
    title: 'Cambia i nomi',
    save: 'Salva i nomi',
  },

  record: {
    title: 'Il registro',
    detail: 'Tutta la partita come testo. Si apre in Tableside su qualsiasi dispositivo.',
    copy: 'Copia',
    copied: 'Copiato',
    notCopied: 'Qui non si può copiare. Seleziona il testo.',
    save: 'Salva in un file',
    share: 'Condividi',
    notShared: 'Qui non si può condividere. Copia il testo.',
    linkDetail: 'Oppure un link con tutta la partita. Gli altri la vedono, ma non possono cambiare la tua.',
    linkTooLong: 'Questa partita è troppo lunga per un link. Salvala in un file.',
  },

  link: {
    code: 'Come codice QR',
    copy: 'Copia il link',
    copied: 'Copiato',
    notCopied: 'Qui non si può copiare. Mostra il codice.',
    share: 'Condividi il link',
    notShared: 'Qui non si può condividere. Copia il link.',
  },

  notice: {
    follower: 'Questa partita è aperta in un’altra finestra. Qui puoi guardarla.',
    takeOver: 'Continua qui',
    handed: 'Questa partita continua su un altro telefono. Per riportarla qui, leggi il codice di quel telefono.',
    readCode: 'Leggi il codice',
    takeBack: 'Continua qui comunque',
    damaged: 'Una parte di questa partita non si può leggere. La vedi fino a quel punto.',
    newer:
      'Questa partita viene da una versione più nuova dell’app. Puoi leggerla e salvarla; per continuare aggiorna l’app.',
    nearlyFull: (room: number): string =>
      room === 1
        ? 'In questa partita c’è ancora posto per una mossa.'
        : `In questa partita c’è ancora posto per ${room} mosse.`,
    full: 'Questa partita è piena. Continua con le stesse carte in una nuova partita.',
    anotherWriter: 'Questa partita è andata avanti in un’altra finestra. Riapri la partita per vedere le nuove mosse.',
    reopen: 'Riapri',
    failed: {
      full: 'Non salvata: il dispositivo è pieno.',
      refused: 'Non salvata: questo browser non conserva i dati di questa pagina.',
      broken: 'Non salvata: la memoria di questo browser non funziona.',
      blocked: 'Non salvata: una versione più vecchia dell’app è aperta in un’altra finestra. Chiudi quella finestra.',
      newer: 'Non salvata: il diario viene da una versione più nuova dell’app.',
      'another-writer': 'Non salvata: un’altra finestra ha continuato questa partita.',
    },
    retry: 'Riprova',
    keepRecord: 'Salva il registro',
  },
} as const
