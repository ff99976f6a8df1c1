import type { RenameProblem } from '../../../book/matches.ts'
import type { Failure } from '../../../book/storage/port.ts'
import type { MatchSummary } from '../../../book/journal/summary.ts'
import type { UnreadableMatch } from '../../../book/listing.ts'
import { shortNameOf } from '../../contract/pages.ts'
import { counted, LANGUAGE, listOf } from '../lists.ts'
import { shortOutcome } from '../outcome.ts'
import { WORDS as UI } from '../ui.ts'
import { OPENING } from './opening.ts'
import type { Filter, Span } from '../../../pages/book/filter.ts'
import type { MergePreview } from '../../../book/transfer/admit.ts'
import type { OtherName } from '../../../book/people/people.ts'
import type { FinishedMatch, SolitaireStats, Tally, HelpCounts } from '../../../book/people/person.ts'

const date = new Intl.DateTimeFormat(LANGUAGE, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
const moment = new Intl.DateTimeFormat(LANGUAGE, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

const IN_USE = 'È aperta in un’altra finestra. Chiudi prima quella finestra.'
export const NOT_STORED: Readonly<Record<Failure, string>> = {
  full: 'Non salvata: questo dispositivo è pieno.',
  refused: 'Non salvata: questo browser non conserva i dati di questa pagina.',
  broken: 'Non salvata: la memoria di questo browser non funziona.',
  blocked:
    'Non salvata: una versione più vecchia dell’app è aperta in un’altra finestra. Chiudi prima quella finestra.',
  newer: 'Qui non si può cambiare: viene da una versione più nuova dell’app.',
  'another-writer': IN_USE,
}

const matches = (count: number): string => counted(count, 'partita', 'partite')

export const BOOK = {
  title: 'Diario',
  views: { legend: 'Pagine del diario', list: 'Partite', tables: 'Chi ha vinto', evenings: 'Serate' },
  between: (players: readonly string[]): string => listOf(players),
  day: (at: number): string => date.format(at),
  moment: (at: number): string => moment.format(at),

  filter: {
    text: 'Cerca nel diario',
    more: (chosen: number): string => (chosen === 0 ? 'Filtra' : `Filtri: ${chosen}`),
    game: 'Gioco',
    allGames: 'Tutti i giochi',
    state: 'Stato',
    states: {
      all: 'Tutte le partite',
      running: 'In corso',
      finished: 'Finite',
      away: 'Archiviate',
    } satisfies Record<Filter['state'], string>,
    when: 'Periodo',
    times: {
      always: 'Sempre',
      today: 'Oggi',
      week: 'Sette giorni',
      month: 'Trenta giorni',
      dates: 'Dal… al…',
    } satisfies Record<Exclude<Filter['when'], Span>, string>,
    year: (year: number): string => `${year}`,
    season: (year: number): string => `Stagione ${year}/${`${year + 1}`.slice(-2)}`,
    from: 'Dal',
    to: 'Al',
  },

  list: {
    reading: 'Apertura del diario',
    none: 'Ancora nessuna partita.',
    noneFound: 'Nessuna partita trovata.',
    count: (shown: number, all: number): string => (shown === all ? matches(all) : `${shown} su ${matches(all)}`),
    telling: (left: number): string =>
      left === 1 ? 'Lettura dei risultati: resta 1 partita.' : `Lettura dei risultati: restano ${left} partite.`,
    more: (left: number): string => `Mostra altre (${left})`,
    plays: (plays: number): string => (plays === 0 ? 'appena iniziata' : counted(plays, 'mossa', 'mosse')),
    unsaved: 'non salvata',
    irregular: 'irregolare',
    outcome: ({ over, winner, players, onTime }: MatchSummary): string => {
      if (!over || winner === null) return 'in corso'
      if (players.length === 1) return winner > 0 ? 'vinta' : 'finita'
      return shortOutcome(seat => shortNameOf(players, seat), winner, onTime)
    },
    score: (scores: readonly number[]): string => scores.join('–'),
    sealed: (sealed: readonly UnreadableMatch[]): string => {
      const isNewer = sealed.some(each => each.why === 'newer')
      if (sealed.length === 1) {
        const why = isNewer ? 'viene da una versione più nuova dell’app' : 'è danneggiata'
        return `1 partita non si può leggere: ${why}. È in ogni copia del diario.`
      }
      const why = isNewer ? 'vengono da una versione più nuova dell’app' : 'sono danneggiate'
      return `${sealed.length} partite non si possono leggere: ${why}. Sono in ogni copia del diario.`
    },
    failed: {
      full: 'Il diario non si può leggere: questo dispositivo è pieno.',
      refused: 'Questo browser non conserva i dati di questa pagina. Prova una finestra che non sia privata.',
      broken: 'La memoria di questo browser non funziona. Chiudi l’app e riaprila.',
      blocked:
        'Una versione più vecchia dell’app è aperta in un’altra finestra. Chiudi quella finestra, poi riapri il diario.',
      newer: 'Questo diario viene da una versione più nuova dell’app. Per leggerlo aggiorna l’app.',
      'another-writer': 'Un’altra finestra sta scrivendo nel diario.',
    } satisfies Record<Failure, string>,
  },

  match: {
    goOn: 'Continua',
    table: 'Vedi il tavolo',
    result: 'Foglio del risultato',
    replay: 'Rivedi',
    sameDeal: 'Le stesse carte',
    take: 'Esporta il registro',
    remove: 'Archivia',
    removed: (players: string): string => `${players}: archiviata.`,
    restore: 'Recupera',
    restored: (players: string): string => `${players}: recuperata.`,
    erase: 'Elimina per sempre',
    eraseSure: 'Elimina: non si torna indietro',
    erased: 'Eliminata.',
    branchOf: 'Questa partita comincia da una mossa di un’altra.',
    problem: {
      ...NOT_STORED,
      missing: 'Questa partita non è più nel diario.',
      damaged: 'Una parte di questa partita non si può leggere, quindi la partita non si può cambiare.',
      'out-of-reach': OPENING.problem['out-of-reach'],
      'in-use': IN_USE,
      kept: 'Qui una parte di questa partita non si può leggere, quindi la partita non si può cambiare.',
      'too-long': 'Questa partita ha già la lunghezza massima e non si può più cambiare.',
      'not-a-name': UI.entry.notAName,
    } satisfies Record<RenameProblem, string>,
  },

  /** Shown after an old book was converted. */
  lookOver: {
    title: (count: number): string => `Giocatori in questo diario: ${count}`,
    hint: 'Ogni nome è un giocatore. Se un giocatore ha due nomi, apri un nome e scrivi al suo posto l’altro. I due vengono uniti.',
    done: 'OK',
  },

  tables: {
    standings: 'Vinte',
    name: 'Nome',
    match: 'Partite',
    of: (won: number, played: number): string => `${won} su ${played}`,
    game: 'Singole',
    hand: 'Mani',
    none: 'In questo periodo non è finita nessuna partita.',
    meetings: 'Scontri diretti',
    met: (a: string, b: string, wonA: number, wonB: number): string => `${a} ${wonA}–${wonB} ${b}`,
    drawn: (count: number): string => counted(count, 'pareggio', 'pareggi'),
    parts: (what: 'game' | 'hand', a: number, b: number): string => `${what === 'game' ? 'singole' : 'mani'} ${a}–${b}`,
  },
} as const

export const LINK = {
  title: 'Una partita da un link',
  reading: 'Lettura del link',
  unread: 'In questo link non c’è nessuna partita che si possa leggere.',
  unreadDetail: 'Forse ne manca un pezzo. Chiedi di nuovo il link o il file.',
  from: 'Da un link.',
  foreseen: {
    added: 'Non è nel tuo diario.',
    known: 'È nel tuo diario.',
    longer: 'Ha più mosse di quella nel tuo diario.',
    forked: 'Quella nel tuo diario ha mosse diverse. Puoi salvarle tutte e due.',
    failed: 'Il tuo diario non si può leggere.',
  } satisfies Record<MergePreview['type'], string>,
  keep: 'Salva nel diario',
  open: 'Apri nel diario',
  notKept: 'Non è stata salvata: la memoria di questo browser non funziona o la partita è aperta in un’altra finestra.',
} as const

const mediumDate = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium' })
const share = new Intl.NumberFormat(LANGUAGE, { style: 'percent' })
const mean = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1 })

export const PERSON = {
  none: 'In questo diario non c’è nessuna partita finita con questo nome.',
  noneThen: 'In questo periodo non è finita nessuna partita.',
  opening: 'Apertura del diario',
  all: ({ played, won, drawn }: Tally): string =>
    [
      `Vinte ${won} su ${matches(played)}`,
      ...(drawn > 0 ? [`pareggiate ${drawn}`] : []),
      `perse ${played - won - drawn}.`,
    ].join(', '),
  columns: { won: 'Vinte', drawn: 'Pari', lost: 'Perse', share: 'Quota' },
  share: ({ played, won, drawn }: Tally): string => share.format((won + drawn / 2) / played),
  shareHint: 'Quota: partite vinte su partite giocate. Un pareggio vale la metà.',
  games: 'Per gioco',
  game: 'Gioco',
  opponents: 'Per avversario',
  opponent: 'Nome',
  form: 'Nel tempo',
  formTold: (form: readonly number[]): string =>
    `Partite vinte meno partite perse, dopo ognuna delle ${form.length} partite: massimo ${Math.max(...form)}, minimo ${Math.min(
      ...form,
    )}, alla fine ${form.at(-1) ?? 0}.`,
  best: 'Risultati migliori',
  bestOf: ({ score, others, at }: FinishedMatch): string =>
    `${score ?? ''} contro ${listOf(others)}, ${mediumDate.format(at)}`,
  irregular: (count: number): string => `${matches(count)} con mosse irregolari che valgono lo stesso.`,
  helped: ({ asked, helped }: HelpCounts): string =>
    asked === helped
      ? `Ha chiesto aiuto in ${matches(helped)}.`
      : `Ha chiesto aiuto ${asked} volte, in ${matches(helped)}.`,
  others: 'Ha anche questi nomi',
  othersHint: 'Se li separi, tornano a essere giocatori diversi.',
  part: 'Separa',
  partFrom: ({ name }: OtherName): string => `Separa ${name}`,
  alone: 'In solitario',
  aloneTold: ({ scores, best, mean: middle }: SolitaireStats): string =>
    `${matches(scores.length)}: la migliore ${best}, in media ${mean.format(middle)}.`,
  aloneChart: ({ scores }: SolitaireStats): string => `Punti di ogni partita: ${scores.join(', ')}`,
  called: 'Nome',
  rename: 'Cambia nome ovunque',
  renameHint: 'Cambia in tutte le partite e serate. Se scrivi il nome di un altro giocatore, i due vengono uniti.',
  keep: 'Lascia stare',
  renamed: (name: string): string => `Ora si chiama ${name} ovunque.`,
  parted: (name: string): string => `${name} è di nuovo un giocatore a sé.`,
  notKept: 'Non è stato salvato. Riprova.',
  notAName: 'Un nome ha almeno una lettera, e niente virgole, # o caratteri nascosti.',
} as const
