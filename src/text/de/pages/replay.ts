import type { ChangedRuling } from '../../../book/journal/amend.ts'
import { signedNumber, counted, listOf, capital, numeral, numberWord } from '../lists.ts'
import { readProblemText } from '../actions.ts'
import type { Unreadable } from '../../../book/journal/replay.ts'
import type { AdviceBasis } from '../../../analysis/advice.ts'

export const REPLAY = {
  title: 'Nachspielen',
  opening: 'Die Partie wird geöffnet',
  beginning: 'Der Anfang.',
  ask: 'Mit Worten fragen',
  noQuestion: 'Das ist keine Frage. Schreib „hilfe“, dann siehst du die Fragen.',
  propose: 'Vorschlagen',
  unread: 'Das lässt sich nicht als Zug lesen.',
  at: (move: number, moves: number): string =>
    move === 0 ? counted(moves, 'Zug', 'Züge') : `Zug ${move} von ${moves}`,
  scrub: 'Gezeigter Zug',
  controls: 'Vor und zurück',
  back: 'Voriger Schritt',
  next: 'Nächster Schritt',
  backMove: 'Voriger Zug',
  nextMove: 'Nächster Zug',
  play: 'Abspielen',
  pause: 'Pause',
  log: 'Verlauf',
  table: 'Tisch ansehen',
  branch: 'Ab hier weiterspielen',
  more: 'Mehr',
  scores: (scores: readonly number[]): string => scores.join('–'),

  amend: {
    title: (move: number, said: string): string => `${move}. ${said}`,
    change: 'Diesen Zug ändern',
    before: 'Zug davor einfügen',
    after: 'Zug danach einfügen',
    remove: 'Diesen Zug entfernen',
    cut: 'Alle danach entfernen',
    asked: {
      change: (move: number): string => `Was war Zug ${move} wirklich?`,
      insert: () => 'Was wurde hier gespielt?',
    },
    tap: 'Tippe auf Karten, oder schreib den Zug.',
    type: 'Schreib den Zug, oder wähl einen erlaubten.',
    typed: 'Der Zug',
    legal: 'Erlaubte Züge',
    legalCount: (count: number): string => counted(count, 'erlaubter Zug', 'erlaubte Züge'),
    search: 'Suchen',
    leave: 'Zurück',
    unreadable: (problem: Unreadable): string => `${readProblemText(problem)}.`,

    review: 'Was dann folgt',
    none: 'Keine Entscheidung ändert sich.',
    rulings: (count: number): string => `${counted(count, 'Entscheidung ändert', 'Entscheidungen ändern')} sich.`,
    cutOff: (count: number): string => `${counted(count, 'Zug zählt', 'Züge zählen')} dann nicht mehr.`,
    score: (name: string, before: number, after: number): string =>
      before === after ? `${name} behält ${after}` : `${name} ${after} statt ${before}`,
    winner: (name: string): string => `${name} gewinnt.`,
    draw: 'Unentschieden.',
    goesOn: 'Die Partie wäre nicht aus.',
    falls: 'gilt nicht mehr',
    stands: 'gilt jetzt',
    gains: ({ gainedBefore, gainedAfter }: ChangedRuling, players: readonly string[]): string =>
      listOf(
        players.flatMap((name, seat) => {
          const [before = 0, after = 0] = [gainedBefore[seat], gainedAfter[seat]]
          return before === after ? [] : [`${name} ${signedNumber(before)}, jetzt ${signedNumber(after)}`]
        }),
      ) || 'andere Entscheidung, gleiche Punkte',
    changeMove: (move: number): string => `Zug ${move} ändern`,
    stand: (move: number): string => `Zug ${move} gilt`,
    cutThere: 'Ab dort entfernen',
    accept: 'Übernehmen',
    back: 'Änderungen verwerfen',
    done: 'Geändert. Der alte Zug steht noch im Verlauf.',
    problem: {
      nothing: 'Es hat sich nichts geändert.',
      'not-agreed': 'Nicht alle waren einverstanden.',
      cancelled: 'Es wurde nichts geändert.',
      stale: 'Die Partie ging inzwischen weiter. Versuch es noch einmal.',
      'read-only':
        'Hier lässt sich das nicht ändern. Die Partie ist in einem anderen Fenster offen oder stammt aus einer neueren Version der App.',
      'not-saved': 'Nicht gespeichert. Am Tisch steht, warum.',
      unreadable: 'Das lässt sich nicht als Zug lesen.',
    },
  },
} as const

const WAYS: Readonly<Record<AdviceBasis, (amount: string) => string>> = {
  exact: amount => `${amount} besser: Das ist sicher.`,
  searched: amount => `${amount} besser, soweit die Suche reicht.`,
  sampled: amount => `Im Schnitt ${amount} besser: Die verdeckten Karten sind geschätzt.`,
}

const HOW: Readonly<Record<AdviceBasis, string>> = { exact: 'sicher', searched: 'berechnet', sampled: 'im Schnitt' }

export const REVIEW = {
  title: 'Analyse',
  looks: (move: number, moves: number): string => `Zug ${Math.min(move, moves)} von ${moves} wird geprüft.`,
  looksLonger: 'Die wichtigen Züge werden genauer geprüft.',
  enough: 'Suche beenden',
  fails: 'Die Analyse ist stehen geblieben.',
  failsDetail: 'Das wurde bis dahin gefunden.',
  found: (moments: number): string =>
    moments === 0
      ? 'Kein Zug war entscheidend.'
      : moments === 1
        ? 'Ein Moment war wichtig.'
        : `${capital(numberWord(moments))} Momente waren wichtig.`,
  nothing: 'Nichts war deutlich besser.',
  moment: (move: number): string => `Zug ${move}`,
  lost: (name: string, amount: string): string => (name === '' ? `−${amount}` : `${name}, −${amount}`),
  lines: { played: 'Gespielt', better: 'Besser' },
  sentence: (line: 'played' | 'better', what: string): string =>
    `${line === 'played' ? 'Gespielt' : 'Besser'}: ${what}`,
  brings: (gains: readonly string[]): string => (gains.length === 0 ? '' : `${capital(gains.join(', '))}.`),
  answered: (gains: readonly string[]): string => (gains.length === 0 ? '' : `Dann ${gains.join(', ')}.`),
  difference: (amount: string, basis: AdviceBasis): string => WAYS[basis](amount),
  learn: 'Daraus lernen',
  moments: 'Alle Momente',
  replay: 'Nachspielen',
  inWords: 'In Worten',
  chart: {
    score: { duel: (name: string): string => `${name} führt`, alone: 'Stand' },
    value: 'Erwarteter Endstand',
    number: (value: number): string => numeral(Math.round(value)),
    inWords: (scores: readonly number[], values: readonly number[]): string =>
      `Der Stand: ${scores.join(', ')}. Erwarteter Endstand: ${values.map(value => Math.round(value)).join(', ')}.`,
  },
  own: {
    options: 'Was jede Wahl gebracht hätte',
    played: 'gespielt',
    best: 'am besten',
    inWords: (name: string, values: readonly string[]): string => `${name}: ${values.join(', ')}.`,
    value: (name: string, amount: string): string => `${name} ${amount} (geschätzt)`,
  },
  line: (move: number, what: string): string => (move === 0 ? 'Anfang' : `${move}. ${what}`),
  lineValue: (score: string, expected: string, basis: AdviceBasis): string =>
    `${score}, erwartet ${expected} (${HOW[basis]})`,
  /** The expected result: the leader and the lead or, in solitaire, the score. */
  expected(value: number, [first = '', second]: readonly string[]): string {
    const shown = numeral(Math.round(10 * Math.abs(value)) / 10)
    if (second === undefined) return shown
    return shown === '0' ? 'gleichauf' : `${value > 0 ? first : second} mit ${shown} vorn`
  },
} as const
