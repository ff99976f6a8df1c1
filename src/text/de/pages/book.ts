import type { RenameProblem } from '../../../book/matches.ts'
import type { Failure } from '../../../book/storage/port.ts'
import type { MatchSummary } from '../../../book/journal/summary.ts'
import type { UnreadableMatch } from '../../../book/listing.ts'
import { shortNameOf } from '../../contract/pages.ts'
import { counted, LANGUAGE, listOf, numeral } from '../lists.ts'
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

const matches = (count: number): string => counted(count, 'Partie', 'Partien')

const IN_USE = 'Die Partie ist in einem anderen Fenster offen. Schließ sie dort zuerst.'
export const NOT_STORED: Readonly<Record<Failure, string>> = {
  full: 'Nicht gespeichert: Dieses Gerät ist voll.',
  refused: 'Nicht gespeichert: Dieser Browser speichert für diese Seite nichts.',
  broken: 'Nicht gespeichert: Der Speicher dieses Browsers ist gestört.',
  blocked: 'Nicht gespeichert: In einem anderen Fenster ist eine ältere Version der App offen. Schließ es zuerst.',
  newer: 'Das lässt sich hier nicht ändern: Es stammt aus einer neueren Version der App.',
  'another-writer': IN_USE,
}

export const BOOK = {
  title: 'Partienbuch',
  views: { legend: 'Seiten des Partienbuchs', list: 'Partien', tables: 'Siege', evenings: 'Abende' },
  between: (players: readonly string[]): string => listOf(players),
  day: (at: number): string => date.format(at),
  moment: (at: number): string => moment.format(at),

  filter: {
    text: 'Suchen',
    more: (chosen: number): string => (chosen === 0 ? 'Filter' : `Filter: ${chosen}`),
    game: 'Spiel',
    allGames: 'Alle Spiele',
    state: 'Status',
    states: {
      all: 'Alle Partien',
      running: 'Laufend',
      finished: 'Beendet',
      away: 'Archiviert',
    } satisfies Record<Filter['state'], string>,
    when: 'Zeit',
    times: {
      always: 'Gesamte Zeit',
      today: 'Heute Abend',
      week: 'Letzte 7 Tage',
      month: 'Letzte 30 Tage',
      dates: 'Von … bis …',
    } satisfies Record<Exclude<Filter['when'], Span>, string>,
    year: (year: number): string => `${year}`,
    season: (year: number): string => `Saison ${year}/${`${year + 1}`.slice(-2)}`,
    from: 'Von',
    to: 'Bis',
  },

  list: {
    reading: 'Das Partienbuch wird gelesen …',
    none: 'Noch keine Partien.',
    noneFound: 'Keine Partien gefunden.',
    count: (shown: number, all: number): string => (shown === all ? matches(all) : `${shown} von ${matches(all)}`),
    telling: (left: number): string => `Ergebnisse werden gelesen: noch ${matches(left)}.`,
    more: (left: number): string => `Mehr zeigen (noch ${left})`,
    plays: (plays: number): string => (plays === 0 ? 'eben begonnen' : counted(plays, 'Zug', 'Züge')),
    unsaved: 'nicht gespeichert',
    irregular: 'mit unerlaubtem Zug',
    outcome: ({ over, winner, players, onTime }: MatchSummary): string => {
      if (!over || winner === null) return 'läuft'
      if (players.length === 1) return winner > 0 ? 'gewonnen' : 'aus'
      return shortOutcome(seat => shortNameOf(players, seat), winner, onTime)
    },
    score: (scores: readonly number[]): string => scores.join('–'),
    sealed: (sealed: readonly UnreadableMatch[]): string => {
      const one = sealed.length === 1
      const many = `${matches(sealed.length)} ${one ? 'lässt' : 'lassen'} sich nicht lesen: `
      const why = sealed.some(each => each.why === 'newer') ? 'von einer neueren Version der App' : 'beschädigt'
      return `${many}${why}. ${one ? 'Sie ist' : 'Sie sind'} in jeder Sicherung dabei.`
    },
    failed: {
      full: 'Das Partienbuch lässt sich nicht lesen: Dieses Gerät ist voll.',
      refused: 'Dieser Browser speichert für diese Seite nichts. Versuch es in einem Fenster, das nicht privat ist.',
      broken: 'Der Speicher dieses Browsers ist gestört. Schließ die App, und öffne sie wieder.',
      blocked:
        'In einem anderen Fenster ist eine ältere Version der App offen. Schließ es, und öffne das Partienbuch noch einmal.',
      newer: 'Dieses Partienbuch stammt aus einer neueren Version der App. Aktualisiere die App, um es zu lesen.',
      'another-writer': 'Ein anderes Fenster schreibt gerade ins Partienbuch.',
    } satisfies Record<Failure, string>,
  },

  match: {
    goOn: 'Weiterspielen',
    table: 'Tisch ansehen',
    result: 'Ergebnisblatt',
    replay: 'Nachspielen',
    sameDeal: 'Gleiche Karten',
    take: 'Protokoll exportieren',
    remove: 'Archivieren',
    removed: (players: string): string => `${players}: archiviert.`,
    restore: 'Wiederherstellen',
    restored: (players: string): string => `${players}: wiederhergestellt.`,
    erase: 'Endgültig löschen',
    eraseSure: 'Ja, endgültig löschen',
    erased: 'Gelöscht.',
    branchOf: 'Diese Partie zweigt von einer anderen ab.',
    problem: {
      ...NOT_STORED,
      missing: 'Diese Partie ist nicht mehr im Partienbuch.',
      damaged: 'Ein Teil dieser Partie ist nicht lesbar, darum lässt sie sich nicht ändern.',
      'out-of-reach': OPENING.problem['out-of-reach'],
      'in-use': IN_USE,
      kept: 'Ein Teil dieser Partie ist hier nicht lesbar, darum lässt sie sich nicht ändern.',
      'too-long': 'Diese Partie ist voll, darum lässt sie sich nicht ändern.',
      'not-a-name': UI.entry.notAName,
    } satisfies Record<RenameProblem, string>,
  },

  /** Shown after an old book was converted. */
  lookOver: {
    title: (count: number): string => `${counted(count, 'Spieler steht', 'Spieler stehen')} in diesem Partienbuch`,
    hint: 'Jeder Name ist eine Person. Steht jemand zweimal da, öffne den einen Namen, und benenne ihn in den anderen um. Dann werden beide zusammengeführt.',
    done: 'OK',
  },

  tables: {
    standings: 'Gewonnen',
    name: 'Name',
    match: 'Partien',
    of: (won: number, played: number): string => `${won} von ${played}`,
    game: 'Spiele',
    hand: 'Spiele',
    none: 'In dieser Zeit endete keine Partie.',
    meetings: 'Direkter Vergleich',
    met: (a: string, b: string, wonA: number, wonB: number): string => `${a} ${wonA}–${wonB} ${b}`,
    drawn: (count: number): string => `${count} unentschieden`,
    parts: (_: 'game' | 'hand', a: number, b: number): string => `Spiele ${a}–${b}`,
  },
} as const

export const LINK = {
  title: 'Partie aus einem Link',
  reading: 'Der Link wird gelesen',
  unread: 'In diesem Link ist keine lesbare Partie.',
  unreadDetail: 'Vielleicht fehlt ein Teil. Lass dir den Link oder die Datei noch einmal schicken.',
  from: 'Aus einem Link.',
  foreseen: {
    added: 'Diese Partie ist noch nicht in deinem Partienbuch.',
    known: 'Diese Partie ist schon in deinem Partienbuch.',
    longer: 'Diese Partie hat mehr Züge als die in deinem Partienbuch.',
    forked: 'Dieselbe Partie in deinem Partienbuch hat andere Züge. Du kannst beide speichern.',
    failed: 'Dein Partienbuch lässt sich nicht lesen.',
  } satisfies Record<MergePreview['type'], string>,
  keep: 'Im Partienbuch speichern',
  open: 'Im Partienbuch öffnen',
  notKept: 'Nicht gespeichert: Der Speicher ist gestört, oder die Partie ist in einem anderen Fenster offen.',
} as const

const mediumDate = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium' })
const share = new Intl.NumberFormat(LANGUAGE, { style: 'percent' })
const mean = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1 })

export const PERSON = {
  none: 'Zu diesem Namen gibt es im Partienbuch keine beendete Partie.',
  noneThen: 'Keine beendeten Partien in dieser Zeit.',
  opening: 'Das Partienbuch wird gelesen',
  all: ({ played, won, drawn }: Tally): string =>
    [
      `${won} von ${matches(played)} gewonnen`,
      ...(drawn > 0 ? [`${drawn} unentschieden`] : []),
      `${played - won - drawn} verloren.`,
    ].join(', '),
  columns: { won: 'Siege', drawn: 'Remis', lost: 'Verloren', share: 'Anteil' },
  share: ({ played, won, drawn }: Tally): string => share.format((won + drawn / 2) / played),
  shareHint: 'Anteil der Siege an allen Partien. Ein Unentschieden zählt halb.',
  games: 'Nach Spiel',
  game: 'Spiel',
  opponents: 'Nach Gegner',
  opponent: 'Name',
  form: 'Im Lauf der Zeit',
  formTold: (form: readonly number[]): string =>
    `Siege minus Niederlagen, nach jeder von ${form.length} Partien: höchstens ${numeral(Math.max(...form))}, mindestens ${numeral(Math.min(...form))}, zuletzt ${numeral(form.at(-1) ?? 0)}.`,
  best: 'Beste Ergebnisse',
  bestOf: ({ score, others, at }: FinishedMatch): string =>
    `${score ?? ''} gegen ${listOf(others)}, ${mediumDate.format(at)}`,
  irregular: (count: number): string => `${matches(count)} mit unerlaubten Zügen, die gelten.`,
  helped: ({ asked, helped }: HelpCounts): string =>
    asked === helped
      ? `In ${matches(helped)} um Hilfe gebeten.`
      : `${asked}-mal um Hilfe gebeten, in ${matches(helped)}.`,
  others: 'Auch genannt',
  othersHint: 'Trenn die Namen, dann sind es wieder zwei Spieler.',
  part: 'Trennen',
  partFrom: ({ name }: OtherName): string => `${name} abtrennen`,
  alone: 'Allein',
  aloneTold: ({ scores, best, mean: middle }: SolitaireStats): string =>
    `${counted(scores.length, 'Spiel', 'Spiele')}: bestes ${best}, im Schnitt ${mean.format(middle)}.`,
  aloneChart: ({ scores }: SolitaireStats): string => `Ergebnis jedes Spiels: ${scores.join(', ')}`,
  called: 'Name',
  rename: 'Überall umbenennen',
  renameHint:
    'Das ändert alle Partien und Spielabende. Gibst du den Namen eines anderen Spielers ein, werden beide zusammengeführt.',
  keep: 'Abbrechen',
  renamed: (name: string): string => `Heißt jetzt überall ${name}.`,
  parted: (name: string): string => `${name} zählt wieder für sich.`,
  notKept: 'Nicht gespeichert. Versuch es noch einmal.',
  notAName: 'Ein Name braucht einen Buchstaben. Komma, # und unsichtbare Zeichen gehen nicht.',
} as const
