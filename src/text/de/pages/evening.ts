import type { Points, TieBreak } from '../../../book/evening/evening.ts'
import type { TieDecision } from '../../../book/evening/standings.ts'
import type { DatedResult } from '../../../book/evening/outcome.ts'
import type { EveningProblem } from '../../../book/evening/evenings.ts'
import { verb } from '../grammar.ts'
import { createHalvesFormat } from '../../contract/pages.ts'
import { capital, signedNumber, counted, LANGUAGE, listOf, pluralOf } from '../lists.ts'
import { hiddenCharacterProblem } from '../signs.ts'
import { shortOutcome } from '../outcome.ts'
import { NOT_STORED } from './book.ts'
import { EVENING_TABS } from './evening-tabs.ts'

const date = new Intl.DateTimeFormat(LANGUAGE, { weekday: 'long', day: 'numeric', month: 'long' })
const time = new Intl.DateTimeFormat(LANGUAGE, { hour: 'numeric', minute: '2-digit' })

const matches = (count: number): string => counted(count, 'Partie', 'Partien')

const points = createHalvesFormat(LANGUAGE)

/** After „mit“: `1 Punkt`, `2½ Punkten`. */
const pointsOf = (value: number): string => `${points(value)} ${pluralOf(value, 'Punkt', 'Punkten')}`

const scheme = ({ win, draw, loss }: Points): string =>
  `${points(win)} für einen Sieg, ${points(draw)} für ein Unentschieden, ${points(loss)} für eine Niederlage`

const TIES: Readonly<Record<TieBreak, string>> = {
  direct: 'direkter Vergleich',
  difference: 'Punktedifferenz',
  lot: 'Los',
}

const tieRule = (ties: readonly TieBreak[]): string =>
  `Bei gleich vielen Punkten: ${ties.map(by => TIES[by]).join(', dann ')}.${
    ties.includes('difference')
      ? ' Die Punktedifferenz zählt nur, wenn von allen Punktgleichen jeder Spielstand bekannt ist.'
      : ''
  }`

type Entered = { readonly name: string } | 'here' | 'elsewhere' | null

type Came = Pick<DatedResult, 'winner' | 'scores' | 'first' | 'onTime'>

const cameTo = (names: readonly string[], { winner, first = [], onTime }: Came): string => {
  if (winner > 0 || onTime !== undefined) return shortOutcome(seat => names[seat - 1] ?? '', winner, onTime)
  const shared = first.length < names.length ? first : []
  return shared.length > 1
    ? `${listOf(shared.map(seat => names[seat - 1] ?? ''))} teilen sich Platz 1`
    : 'unentschieden'
}

const resultOf = (names: readonly string[], came: Came): string =>
  cameTo(names, came) + (came.scores ? ` ${came.scores.join('–')}` : '')

export const EVENING = {
  title: 'Spielabende',
  all: 'Alle Spielabende',
  forPair: (evening: string, names: readonly string[]): string => `${evening}: ${listOf(names)}`,
  day: (at: number): string => date.format(at),
  none: 'Mehrere Partien an einem Abend: wer gegen wen spielt und wer führt.',
  fresh: 'Neuer Spielabend',
  about: (guests: readonly string[], played: number): string =>
    `${listOf(guests)}. ${played === 0 ? 'Noch keine Partien' : matches(played)}`,
  missing: 'Dieser Spielabend ist nicht in deinem Partienbuch.',
  opening: 'Der Spielabend wird geöffnet',
  sealed: (count: number): string =>
    count === 1
      ? '1 Spielabend lässt sich hier nicht lesen. Er bleibt hier und ist in jeder Sicherung dabei.'
      : `${count} Spielabende lassen sich hier nicht lesen. Sie bleiben hier und sind in jeder Sicherung dabei.`,
  away: 'Archiviert',
  restore: 'Wiederherstellen',
  erase: 'Endgültig löschen',
  eraseSure: 'Ja, endgültig löschen',
  eraseHint: 'Seine Partien bleiben im Partienbuch.',
  erased: 'Gelöscht.',

  begin: {
    name: 'Name des Spielabends',
    /** `at` is a day’s beginning in UTC. */
    suggested: (at: number): string =>
      `Abend vom ${new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at)}`,
    guests: 'Spieler',
    guest: (number: number): string => `Spieler ${number}`,
    games: 'Spiele, reihum',
    plan: { legend: 'Wer gegen wen', everyone: 'Jeder gegen jeden', own: 'Du bestimmst die Paarungen' },
    rounds: {
      label: 'Runden',
      all: 'Bis jeder gegen jeden gespielt hat',
      count: (rounds: number): string => counted(rounds, 'Runde', 'Runden'),
    },
    points: { legend: 'Sieg, Unentschieden, Niederlage', two: '2, 1, 0', three: '3, 1, 0', chess: '1, ½, 0' },
    ties: {
      legend: 'Bei Gleichstand',
      share: 'Platz teilen',
      direct: 'Direkter Vergleich, Differenz, Los',
      difference: 'Differenz, direkter Vergleich, Los',
      lot: 'Losentscheid',
    },
    more: 'Punkte und Gleichstand',
    ranked: (points_: string, ties: string): string => [points_, ties].filter(text => text !== '').join(' · '),
    chosen: (parts: readonly string[]): string => parts.filter(text => text !== '').join(' · '),
    start: 'Spielabend beginnen',
    few: 'Ein Spielabend braucht mindestens zwei Spieler.',
    twice: (name: string): string => `${name} steht zweimal da. Nimm zwei verschiedene Namen.`,
    notAName: (name: string): string =>
      `${hiddenCharacterProblem(name) ?? `„${name}“ ist kein Name. Er braucht einen Buchstaben, und Komma und # gehen nicht`}.`,
    notATitle: 'Der Spielabend braucht einen kurzen Namen in einer Zeile.',
  },

  home: {
    next: (names: readonly string[]): string => `Als Nächstes: ${listOf(names)}`,
  },

  ...EVENING_TABS,

  next: {
    title: 'Als Nächstes',
    pair: (names: readonly string[]): string => listOf(names),
    all: 'Jeder hat gegen jeden gespielt.',
    leads: (names: readonly string[], value: number): string =>
      `${listOf(names)} ${verb(names, 'führt', 'führen')} mit ${pointsOf(value)}.`,
    won: (names: readonly string[], value: number): string =>
      names.length === 1
        ? `${listOf(names)} hat mit ${pointsOf(value)} gewonnen.`
        : `${listOf(names)} teilen sich Platz 1 mit ${pointsOf(value)}.`,
    ended: 'Der Spielabend ist zu Ende.',
    wait: 'Wer als Nächstes dran ist, spielt noch.',
  },

  pairings: {
    title: 'Wer gegen wen',
    round: (number: number, game: string): string => `Runde ${number}${game === '' ? '' : `: ${game}`}`,
    rests: (names: readonly string[]): string => `${listOf(names)} ${verb(names, 'hat', 'haben')} spielfrei`,
    beside: 'Außerhalb der Runden',
    none: 'Noch keine Paarungen.',
    left: (count: number): string => `Noch ${matches(count)} zu spielen.`,
    state: {
      open: 'offen',
      unknown: '…',
      running: 'am Tisch',
      away: 'archiviert',
      gone: 'nicht im Partienbuch',
      elsewhere: 'an anderem Tisch',
      differing: 'zwei Ergebnisse',
    },
    versus: '–',
    result: resultOf,
    came: (names: readonly string[], result: string): string => `${names.join(' – ')}: ${result}`,
    pair: 'Neue Paarung',
    add: 'Partie aus dem Buch',
  },

  pairing: {
    play: 'Partie starten',
    playAt: (game: string): string => `Partie starten: ${game}`,
    goOn: 'Partie fortsetzen',
    table: 'Tisch ansehen',
    result: 'Ergebnisblatt',
    replay: 'Nachspielen',
    correct: 'Ergebnis korrigieren',
    corrected: 'Ergebnis',
    score: (name: string): string => `Punkte von ${name}`,
    scores: 'Punkte, falls bekannt',
    unfit: 'Gib für jeden eine ganze Zahl ein, oder lass alles leer.',
    contradicted: (names: readonly string[], first: readonly number[]): string =>
      `Nach diesen Punkten: ${cameTo(names, { winner: first.length === 1 ? (first[0] ?? 0) : 0, scores: null, first })}. Soll dein Ergebnis trotzdem gelten, tippe noch einmal darauf.`,
    share: 'Mehrere teilen sich Platz 1',
    shared: 'Geteilten Platz eintragen',
    sayWinner: (names: readonly string[], winner: number): string =>
      winner === 0 ? 'Unentschieden' : resultOf(names, { winner, scores: null }),
    said: 'Oder Ergebnis eintragen',
    told: 'Von Hand eingetragen.',
    differing: 'Zwei Ergebnisse sind eingetragen. Wähl eins.',
    meanwhile: {
      over: (result: string): string => `Inzwischen eingetragen: ${result}.`,
      back: 'Das Ergebnis wurde inzwischen entfernt.',
      started: 'Diese Partie hat an einem anderen Tisch begonnen.',
    },
    /** `entered`: who entered the result, or else on which phone, if known. */
    which: (names: readonly string[], { at, by, ...result }: DatedResult, entered: Entered): string => {
      const where = { here: ' auf diesem Telefon', elsewhere: ' auf einem anderen Telefon' }
      const who = entered === null ? '' : typeof entered === 'string' ? where[entered] : ` von ${entered.name}`
      const how = by === 'match' ? 'aus der Partie' : `eingetragen${who}`
      return `${capital(resultOf(names, result))}, ${how} um ${time.format(at)}`
    },
    log: 'Verlauf dieses Ergebnisses',
    logged: (how: 'match' | 'first' | 'instead' | 'back', at: number, result: string, by: string): string => {
      const says = { match: 'aus der Partie', first: 'eingetragen', instead: 'korrigiert', back: 'entfernt' }[how]
      return `${time.format(at)} ${says}${by === '' ? '' : ` von ${by}`}${result === '' ? '' : `: ${result}`}`
    },
    untell: 'Ergebnis entfernen',
    away: 'Die Partie ist archiviert. Sie zählt wieder, wenn du sie wiederherstellst.',
    elsewhere:
      'Die Partie läuft auf einem anderen Telefon, und das Ergebnis kommt von dort. Du kannst es auch hier eintragen.',
    gone: 'Die Partie ist nicht in deinem Partienbuch oder nicht lesbar. Vielleicht ist sie auf einem anderen Telefon. Das Ergebnis kannst du trotzdem eintragen.',
    restore: 'Partie wiederherstellen',
    untie: 'Aus dem Spielabend nehmen',
    drop: 'Paarung entfernen',
    untied: (names: readonly string[]): string => `${listOf(names)}: aus dem Spielabend genommen.`,
    game: 'Spiel',
    player: (seat: number): string => `Spieler ${seat}`,
    choose: 'Auswählen',
    paired: 'Paarung anlegen',
  },

  undone: (what: string): string => `Rückgängig: ${what}`,
  news: {
    back: (names: readonly string[]): string => `${listOf(names)}: Das Ergebnis wurde entfernt.`,
    differing: (names: readonly string[]): string => `${listOf(names)}: Zwei Ergebnisse sind eingetragen. Wähl eins.`,
  },

  started: {
    title: 'Schon begonnen',
    match: 'Eine Partie dieser Paarung hat schon begonnen, hier oder auf einem anderen Telefon.',
    result: 'Ein Ergebnis dieser Paarung ist schon eingetragen, hier oder auf einem anderen Telefon.',
    evening: 'Spielabend ansehen',
    start: 'Neue Partie starten',
  },

  match: {
    title: 'Partie aus dem Buch',
    none: 'Im Partienbuch ist keine andere Partie zwischen Spielern dieses Spielabends.',
    joins: (names: readonly string[]): string => `${listOf(names)} ${verb(names, 'kommt', 'kommen')} dazu.`,
    added: (names: readonly string[]): string => `${listOf(names)}: hinzugefügt.`,
    full: 'Der Spielabend ist voll.',
  },

  standings: {
    title: 'Tabelle',
    none: 'Noch keine Ergebnisse.',
    round: (number: number, all: number): string => `Runde ${number} von ${all}.`,
    mine: (place: number, isShared: boolean): string =>
      isShared ? `Du teilst dir Platz ${place}.` : `Du bist auf Platz ${place}.`,
    you: 'du',
    more: 'Mehr Zahlen',
    moreDetail: 'Kurve, Kreuztabelle, Gleichstand',
    ranked: 'So entstehen die Plätze',
    share: 'Tabelle teilen',
    place: 'Platz',
    name: 'Name',
    points: 'Punkte',
    played: 'Partien',
    record: 'Gewonnen, unentschieden, verloren',
    short: 'S–U–N',
    rule: (scheme_: Points, ties: readonly TieBreak[]): string =>
      `Es zählen Punkte: ${scheme(scheme_)}. ${ties.length === 0 ? 'Wer gleich viele Punkte hat, teilt sich den Platz.' : tieRule(ties)}`,
    decided: (decided: readonly TieDecision[]): string =>
      decided
        .map(({ by, value }) =>
          by === 'lot'
            ? 'durch Los'
            : `${TIES[by]} ${by === 'direct' ? points(value) : signedNumber(Math.round(value * 10) / 10)}`,
        )
        .join(', '),
    shared: (place: number): string => `=${place}`,
    sharedName: (place: number): string => `${place}, geteilt`,
    left: 'gegangen',
  },
  points,

  plot: {
    title: 'Punkte im Lauf des Abends',
    whose: 'Hervorheben',
    told: (lines: readonly { readonly name: string; readonly last: number }[]): string =>
      `Punkte nach jeder Partie, zuletzt: ${lines.map(({ name, last }) => `${name} ${points(last)}`).join(', ')}`,
    label: (name: string, last: number): string => `${name} ${points(last)}`,
    figures: 'In Zahlen',
    line: (name: string, values: readonly number[]): string => `${name}: ${values.map(points).join(', ')}`,
  },

  cross: {
    title: 'Kreuztabelle',
    hint: 'In jeder Zeile steht, was ein Spieler gegen die anderen geholt hat: 1 ist ein Sieg, ½ ein Unentschieden, 0 eine Niederlage.',
    cell: (results: readonly number[]): string => results.map(points).join(' '),
    self: '·',
  },

  settings: {
    title: 'Der Spielabend',
    change: 'Name, Spiele und Punkte',
    inviteDetail: 'Ein Code für alle Telefone',
    print: 'Drucken',
    printDetail: 'Tabelle und alle Ergebnisse',
    keep: 'Speichern',
    guests: 'Spieler',
    end: 'Spielabend beenden',
    goOn: 'Spielabend fortsetzen',
    ended: 'Der Spielabend ist zu Ende.',
    remove: 'Archivieren',
    removed: (name: string): string => `${name}: archiviert.`,
    restored: (name: string): string => `${name}: wiederhergestellt.`,
  },

  problem: {
    ...NOT_STORED,
    'another-writer': 'Ein anderes Fenster ändert gerade den Spielabend. Versuch es noch einmal.',
    'in-use': 'Ein anderes Fenster ändert gerade den Spielabend. Versuch es noch einmal.',
    missing: 'Dieser Spielabend ist nicht mehr im Partienbuch.',
    damaged: 'Dieser Spielabend lässt sich nicht lesen.',
  } satisfies Record<EveningProblem, string>,
} as const
