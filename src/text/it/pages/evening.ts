import type { Points, TieBreak } from '../../../book/evening/evening.ts'
import type { TieDecision } from '../../../book/evening/standings.ts'
import type { DatedResult } from '../../../book/evening/outcome.ts'
import type { EveningProblem } from '../../../book/evening/evenings.ts'
import { createHalvesFormat } from '../../contract/pages.ts'
import { capital, signedNumber, counted, LANGUAGE, listOf } from '../lists.ts'
import { hiddenCharacterProblem } from '../signs.ts'
import { shortOutcome } from '../outcome.ts'
import { NOT_STORED } from './book.ts'
import { EVENING_TABS } from './evening-tabs.ts'

const date = new Intl.DateTimeFormat(LANGUAGE, { weekday: 'long', day: 'numeric', month: 'long' })
const dayOfMonth = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long', timeZone: 'UTC' })
const time = new Intl.DateTimeFormat(LANGUAGE, { hour: 'numeric', minute: '2-digit' })

const points = createHalvesFormat(LANGUAGE)
const pointsWord = (value: number): string => (value > 0 && value <= 1 ? 'punto' : 'punti')

const scheme = ({ win, draw, loss }: Points): string =>
  `vittoria ${points(win)}, pareggio ${points(draw)}, sconfitta ${points(loss)}`

const TIES: Readonly<Record<TieBreak, string>> = {
  direct: 'scontro diretto',
  difference: 'differenza punti',
  lot: 'sorteggio',
}

const ALL_KNOWN = ' La differenza punti conta solo se si conoscono tutti i punteggi di chi è a pari punti.'

const tieRule = (ties: readonly TieBreak[]): string =>
  `A pari punti: ${ties.map(by => TIES[by]).join(', poi ')}.${ties.includes('difference') ? ALL_KNOWN : ''}`

type Entered = { readonly name: string } | 'here' | 'elsewhere' | null

type Came = Pick<DatedResult, 'winner' | 'scores' | 'first' | 'onTime'>

const cameTo = (names: readonly string[], { winner, first = [], onTime }: Came): string => {
  if (winner > 0 || onTime !== undefined) return shortOutcome(seat => names[seat - 1] ?? '', winner, onTime)
  const shared = first.length < names.length ? first : []
  return shared.length > 1 ? `primi a pari merito ${listOf(shared.map(seat => names[seat - 1] ?? ''))}` : 'pareggio'
}

const resultOf = (names: readonly string[], came: Came): string =>
  cameTo(names, came) + (came.scores ? ` ${came.scores.join('–')}` : '')

export const EVENING = {
  title: 'Serate',
  all: 'Tutte le serate',
  forPair: (evening: string, names: readonly string[]): string => `${evening}: ${listOf(names)}`,
  day: (at: number): string => date.format(at),
  none: 'Più partite in una sola serata: chi gioca con chi e chi è in testa.',
  fresh: 'Nuova serata',
  about: (guests: readonly string[], played: number): string =>
    `${listOf(guests)}. ${played === 0 ? 'Ancora nessuna partita' : counted(played, 'partita', 'partite')}`,
  missing: 'Questa serata non è nel tuo diario.',
  opening: 'Apertura della serata',
  sealed: (count: number): string =>
    count === 1
      ? '1 serata non si può leggere. Resta qui, ed è in ogni copia del diario.'
      : `${count} serate non si possono leggere. Restano qui, e sono in ogni copia del diario.`,
  away: 'Archiviate',
  restore: 'Recupera',
  erase: 'Elimina per sempre',
  eraseSure: 'Elimina: non si torna indietro',
  eraseHint: 'Le sue partite restano nel diario.',
  erased: 'Eliminata.',

  begin: {
    name: 'Nome della serata',
    /** `at` is a day’s beginning in UTC. */
    suggested: (at: number): string =>
      `Serata ${[8, 11].includes(new Date(at).getUTCDate()) ? 'dell’' : 'del '}${dayOfMonth.format(at).replace(/^1 /, '1º ')}`,
    guests: 'Giocatori',
    guest: (number: number): string => `Giocatore ${number}`,
    games: 'Giochi, uno per turno',
    plan: { legend: 'Chi gioca con chi', everyone: 'Tutti contro tutti', own: 'Scegli tu le coppie' },
    rounds: {
      label: 'Turni',
      all: 'Finché non hanno giocato tutti con tutti',
      count: (rounds: number): string => counted(rounds, 'turno', 'turni'),
    },
    points: { legend: 'Vittoria, pareggio, sconfitta', two: '2, 1, 0', three: '3, 1, 0', chess: '1, ½, 0' },
    ties: {
      legend: 'A pari punti',
      share: 'Stesso posto',
      direct: 'Scontro diretto, differenza, sorteggio',
      difference: 'Differenza, scontro diretto, sorteggio',
      lot: 'Sorteggio',
    },
    more: 'Punti e spareggi',
    ranked: (points_: string, ties: string): string => [points_, ties].filter(text => text !== '').join(' · '),
    chosen: (parts: readonly string[]): string => parts.filter(text => text !== '').join(' · '),
    start: 'Inizia la serata',
    few: 'Per una serata servono almeno due giocatori.',
    twice: (name: string): string => `${name} c’è due volte. Usa due nomi diversi.`,
    notAName: (name: string): string =>
      `${hiddenCharacterProblem(name) ?? `“${name}” non è un nome. Serve almeno una lettera, e niente virgole o #`}.`,
    notATitle: 'Alla serata serve un nome breve, su una riga.',
  },

  home: {
    next: (names: readonly string[]): string => `Ora: ${listOf(names)}`,
  },

  ...EVENING_TABS,

  next: {
    title: 'Ora',
    pair: (names: readonly string[]): string => listOf(names),
    all: 'Tutti hanno giocato con tutti.',
    leads: (names: readonly string[], value: number): string =>
      names.length === 1
        ? `In testa c’è ${listOf(names)} con ${points(value)} ${pointsWord(value)}.`
        : `In testa ci sono ${listOf(names)} con ${points(value)} ${pointsWord(value)}.`,
    won: (names: readonly string[], value: number): string =>
      names.length === 1
        ? `Vince ${listOf(names)} con ${points(value)} ${pointsWord(value)}.`
        : `Primi a pari merito con ${points(value)} ${pointsWord(value)}: ${listOf(names)}.`,
    ended: 'La serata è finita.',
    wait: 'Chi deve giocare ora ha ancora una partita in corso.',
  },

  pairings: {
    title: 'Chi gioca con chi',
    round: (number: number, game: string): string => `Turno ${number}${game === '' ? '' : `: ${game}`}`,
    rests: (names: readonly string[]): string => `${listOf(names)}: riposo`,
    beside: 'Fuori dai turni',
    none: 'Ancora nessuna coppia.',
    left: (count: number): string =>
      count === 1 ? 'Resta 1 partita da giocare.' : `Restano ${count} partite da giocare.`,
    state: {
      open: 'da giocare',
      unknown: '…',
      running: 'al tavolo',
      away: 'archiviata',
      gone: 'non in questo diario',
      elsewhere: 'a un altro tavolo',
      differing: 'due risultati',
    },
    versus: '–',
    result: resultOf,
    came: (names: readonly string[], result: string): string => `${names.join(' – ')}: ${result}`,
    pair: 'Aggiungi una coppia',
    add: 'Aggiungi una partita del diario',
  },

  pairing: {
    play: 'Inizia la loro partita',
    playAt: (game: string): string => `Inizia la loro partita di ${game}`,
    goOn: 'Continua la partita',
    table: 'Vedi il tavolo',
    result: 'Foglio del risultato',
    replay: 'Rivedi',
    correct: 'Correggi il risultato',
    corrected: 'Risultato',
    score: (name: string): string => `Punti di ${name}`,
    scores: 'Punti, se li sai',
    unfit: 'Inserisci un numero intero per ogni giocatore, o lascia tutto vuoto.',
    contradicted: (names: readonly string[], first: readonly number[]): string =>
      `Con questi punti: ${cameTo(names, { winner: first.length === 1 ? (first[0] ?? 0) : 0, scores: null, first })}. Per inserire comunque il tuo risultato, toccalo di nuovo.`,
    share: 'Più giocatori al primo posto',
    shared: 'Inserisci il pari merito',
    sayWinner: (names: readonly string[], winner: number): string =>
      winner === 0 ? 'Pareggio' : capital(resultOf(names, { winner, scores: null })),
    said: 'Oppure inserisci il risultato',
    told: 'Inserito a mano.',
    differing: 'Ci sono due risultati. Scegline uno.',
    meanwhile: {
      over: (result: string): string => `Inserito nel frattempo: ${result}.`,
      back: 'Nel frattempo il risultato è stato tolto.',
      started: 'La loro partita è iniziata a un altro tavolo.',
    },
    /** `entered`: who entered the result, or else on which phone, if known. */
    which: (names: readonly string[], { at, by, ...result }: DatedResult, entered: Entered): string => {
      const where = { here: ' su questo telefono', elsewhere: ' su un altro telefono' }
      const who = entered === null ? '' : typeof entered === 'string' ? where[entered] : ` da ${entered.name}`
      const how = by === 'match' ? 'dalla partita' : `inserito${who}`
      return `${capital(resultOf(names, result))}, ${how} alle ${time.format(at)}`
    },
    log: 'Storia di questo risultato',
    logged: (how: 'match' | 'first' | 'instead' | 'back', at: number, result: string, by: string): string => {
      const says = { match: 'dalla partita', first: 'inserito', instead: 'corretto', back: 'tolto' }[how]
      return `${time.format(at)} ${says}${by === '' ? '' : ` da ${by}`}${result === '' ? '' : `: ${result}`}`
    },
    untell: 'Togli il risultato',
    away: 'La partita è archiviata. Se la recuperi, torna a contare.',
    elsewhere: 'Giocano su un altro telefono e il risultato arriva da lì. Puoi anche inserirlo qui.',
    gone: 'La partita non è nel tuo diario o non si può leggere. Forse è su un altro telefono. Puoi inserire comunque il risultato.',
    restore: 'Recupera la partita',
    untie: 'Togli la partita dalla serata',
    drop: 'Non giocano',
    untied: (names: readonly string[]): string => `${listOf(names)}: partita tolta dalla serata.`,
    game: 'Gioco',
    player: (seat: number): string => `Giocatore ${seat}`,
    choose: 'Scegli',
    paired: 'Aggiungi la coppia',
  },

  undone: (what: string): string => `Annullato – ${what}`,
  news: {
    back: (names: readonly string[]): string => `${listOf(names)}: il risultato è stato tolto.`,
    differing: (names: readonly string[]): string => `${listOf(names)}: ci sono due risultati. Scegline uno.`,
  },

  started: {
    title: 'Già iniziata',
    match: 'La partita di questa coppia è già iniziata, qui o su un altro telefono.',
    result: 'Il risultato di questa coppia è già stato inserito, qui o su un altro telefono.',
    evening: 'Vedi la serata',
    start: 'Inizia un’altra partita',
  },

  match: {
    title: 'Aggiungi una partita del diario',
    none: 'Nel diario non ci sono altre partite tra giocatori di questa serata.',
    joins: (names: readonly string[]): string =>
      `${names.length === 1 ? 'Si aggiunge' : 'Si aggiungono'} alla serata: ${listOf(names)}.`,
    added: (names: readonly string[]): string => `${listOf(names)}: partita aggiunta.`,
    full: 'La serata è piena.',
  },

  standings: {
    title: 'Classifica',
    none: 'Ancora nessun risultato.',
    round: (number: number, all: number): string => `Turno ${number} di ${all}.`,
    mine: (place: number, isShared: boolean): string =>
      `Sei ${place === 8 || place === 11 ? 'all’' : 'al '}${place}º posto${isShared ? ', a pari merito' : ''}.`,
    you: 'tu',
    more: 'Altri numeri',
    moreDetail: 'Andamento, scontri diretti, spareggi',
    ranked: 'Come si fa la classifica',
    share: 'Condividi la classifica',
    place: 'Posto',
    name: 'Nome',
    points: 'Punti',
    played: 'Giocate',
    record: 'Vinte, pareggiate, perse',
    short: 'V–P–S',
    rule: (scheme_: Points, ties: readonly TieBreak[]): string =>
      `Contano i punti: ${scheme(scheme_)}. ${ties.length === 0 ? 'Chi è a pari punti occupa lo stesso posto.' : tieRule(ties)}`,
    decided: (decided: readonly TieDecision[]): string =>
      decided
        .map(({ by, value }) =>
          by === 'lot'
            ? 'per sorteggio'
            : `${TIES[by]} ${by === 'direct' ? points(value) : signedNumber(Math.round(value * 10) / 10)}`,
        )
        .join(', '),
    shared: (place: number): string => `=${place}`,
    sharedName: (place: number): string => `${place}, a pari merito`,
    left: 'non gioca più',
  },
  points,

  plot: {
    title: 'I punti della serata',
    whose: 'In evidenza',
    told: (lines: readonly { readonly name: string; readonly last: number }[]): string =>
      `I punti dopo ogni partita; alla fine: ${lines.map(({ name, last }) => `${name} ${points(last)}`).join(', ')}`,
    label: (name: string, last: number): string => `${name} ${points(last)}`,
    figures: 'In numeri',
    line: (name: string, values: readonly number[]): string => `${name}: ${values.map(points).join(', ')}`,
  },

  cross: {
    title: 'Scontri diretti',
    hint: 'Quanto ha fatto chi è nella riga contro chi è nella colonna: 1 per una vittoria, ½ per un pareggio, 0 per una sconfitta.',
    cell: (results: readonly number[]): string => results.map(points).join(' '),
    self: '·',
  },

  settings: {
    title: 'La serata',
    change: 'Nome, giochi e punti',
    inviteDetail: 'Un codice per tutti i telefoni',
    print: 'Stampa',
    printDetail: 'La classifica e tutti i risultati',
    keep: 'Salva',
    guests: 'Giocatori',
    end: 'Chiudi la serata',
    goOn: 'Continua la serata',
    ended: 'La serata è finita.',
    remove: 'Archivia',
    removed: (name: string): string => `${name}: archiviata.`,
    restored: (name: string): string => `${name}: recuperata.`,
  },

  problem: {
    ...NOT_STORED,
    'another-writer': 'Un’altra finestra la sta cambiando. Riprova.',
    'in-use': 'Un’altra finestra la sta cambiando. Riprova.',
    missing: 'Questa serata non è più nel diario.',
    damaged: 'Questa serata non si può leggere.',
  } satisfies Record<EveningProblem, string>,
} as const
