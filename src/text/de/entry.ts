import type { MatchSummary } from '../../book/journal/summary.ts'
import type { CodeProblem } from '../../games/deal-code.ts'
import type { Refusal } from '../../engine/game.ts'
import type { Level } from '../../analysis/advice.ts'
import { problemText } from './actions.ts'
import { capital, counted, listOf } from './lists.ts'
import { hiddenCharacterProblem, quoted } from './signs.ts'
import type { AnyRulebook } from '../contract/rulebook.ts'
import type { RecordProblem, UnplayableLine } from '../../games/record-text.ts'
import { WORDS as UI } from './ui.ts'
import type { Clock, TimeUp } from '../../book/journal/entries.ts'

export const HELP = {
  legend: 'Hilfe in dieser Partie',
  options: { asked: 'Auf Wunsch', off: 'Aus' },
  hint: '„Aus“ heißt: Die App schlägt keinen Zug vor, wie im Turnier. „Auf Wunsch“: Im Verlauf steht, wer gefragt hat.',
} as const

export const SETUP = {
  settings: 'Spiel anpassen',
  more: 'Andere Wege',
  scoreOnly: 'Nur den Stand führen',
  noClock: 'ohne Uhr',
  noHelp: 'ohne Hilfe',
  confirmed: 'Züge bestätigen',
  atOnce: 'Züge gelten gleich',
  line: (words: readonly string[]): string => capital(words.join(', ')),
} as const

interface Option<T> {
  readonly value: T
  readonly label: string
}

export const CLOCK = {
  legend: 'Uhr',
  kinds: [
    { value: 'none', label: 'Keine' },
    { value: 'player', label: 'Zeit für jeden' },
    { value: 'move', label: 'Zeit je Zug' },
    { value: 'stopwatch', label: 'Stoppuhr' },
  ] satisfies readonly Option<Clock['type'] | 'none'>[],
  hints: {
    none: 'Die Zeit wird nicht gemessen.',
    player: 'Jeder hat so viel Zeit für die ganze Partie, und nach jedem Zug kommt etwas dazu.',
    move: 'So lange darf ein Zug dauern.',
    stopwatch: 'Die Stoppuhr zeigt, wie lange jeder gebraucht hat.',
  },
  minutes: 'Minuten für jeden',
  increment: 'Sekunden dazu nach jedem Zug',
  seconds: 'Sekunden je Zug',
  /** `je 15 min + 10 s`. */
  said: (clock: Clock): string => {
    if (clock.type === 'stopwatch') return 'Stoppuhr'
    if (clock.type === 'move') return `${clock.seconds}\u00a0s je Zug`
    const each = clock.seconds % 60 === 0 ? `je ${clock.seconds / 60}\u00a0min` : `je ${clock.seconds}\u00a0s`
    return clock.increment > 0 ? `${each} + ${clock.increment}\u00a0s` : each
  },
  up: {
    legend: 'Wenn die Zeit um ist',
    options: [
      { value: 'told', label: 'Die App sagt es, und ihr spielt weiter' },
      { value: 'decided', label: 'Ihr entscheidet' },
    ] satisfies readonly Option<TimeUp>[],
  },
} as const

export const APP_SEAT = {
  legend: 'Gegen einen Menschen oder die App',
  person: 'ein Mensch',
  level: UI.level,
  plays: (level: Level): string => `gegen die App, ${UI.level[level]}`,
  hands: 'Die App sagt ihre Züge an, und du legst die Karten.',
} as const

export const defaultNameOf = (seat: number): string => UI.entry.player(seat)

export const DRAFT = {
  waiting: 'Dein Gerät ist langsam. Was du eingetragen hast, ist gespeichert und erscheint gleich.',
  unread:
    'Deine früheren Einträge lassen sich nicht lesen. Sie bleiben gespeichert. Neue werden gespeichert, sobald du das Spiel startest.',
} as const

/** Texts about a record that is pasted or opened instead of entered. */
export const RECORD = {
  title: 'Aus einem Text',
  file: 'Datei öffnen',
  unreadableFile: 'Diese Datei lässt sich nicht als Text lesen.',
  game: (players: readonly string[], moves: number): string => `${listOf(players)}, ${counted(moves, 'Zug', 'Züge')}.`,
  first: (records: number): string => `Das erste von ${records} Protokollen.`,
  whole: (moves: number): string => (moves === 0 ? 'Öffnen' : `Öffnen: ${counted(moves, 'Zug', 'Züge')}`),
  upTo: (moves: number): string => (moves === 0 ? 'Am Anfang öffnen' : 'So weit wie möglich öffnen'),
} as const

export const recordSummaryText = (players: readonly string[], moves: number, games: number): string =>
  [RECORD.game(players, moves), ...(games > 1 ? [RECORD.first(games)] : [])].join(' ')

const closed = (sentence: string): string => sentence.replace(/\.?$/, '.')

/** Why a text isn't a record of this rulebook's game. */
export function recordProblemText(problem: RecordProblem, book: AnyRulebook): string {
  switch (problem.code) {
    case 'too-long':
      return `Dieser Text ist zu lang für ein Spiel. Behalt nur den Teil mit ${book.title}.`
    case 'other-game':
      return `In diesem Text steht kein Protokoll von ${book.title}.`
    case 'unreadable':
      return `Zeile ${problem.answer.line}: ${closed(problemText(problem.answer, book))}`
  }
}

export function unplayableText(stop: UnplayableLine, players: readonly string[], book: AnyRulebook): string {
  if (stop.type === 'problem') return `Zeile ${stop.line}: ${closed(problemText(stop, book))}`
  if (stop.ruling.accepted) return ''
  const hidden = hiddenCharacterProblem(stop.action)
  if (hidden !== null) return `Zeile ${stop.line}: ${hidden}.`
  const refusal: Refusal = stop.ruling.refusal
  const { sentence } = book.refusal(refusal, { players, position: stop.before })
  return `Zeile ${stop.line}, „${stop.action}“: ${sentence}`
}

export const DEAL_WORDS = {
  code: 'Code der Karten',
  codeExample: 'K7M-4PQX',
  dealCode: 'Austeilen',
  ofDay: 'Karten des Tages',
  ofDayOn: 'Karten des Tages fortsetzen',
  ofDayStarted: 'Du hast schon angefangen.',
  ofDayPlayed: ({ scores, winner }: MatchSummary): string =>
    `Schon ${(winner ?? 0) > 0 ? 'gewonnen' : 'gespielt'}: ${scores.join('–')}`,
  ofDayHint: 'Dieselben Karten für alle, die heute spielen.',
  problem: (problem: CodeProblem): string => {
    switch (problem.code) {
      case 'length':
        return `Ein Code hat 7 Buchstaben und Ziffern; dieser hat ${problem.count}.`
      case 'sign':
        return `${quoted(problem.sign)} kommt in keinem Code vor. Codes haben Buchstaben und Ziffern, aber weder 0, O, 1, I noch L.`
      case 'mistyped':
        return 'Zu diesem Code gibt es keine Karten. Ein Buchstabe oder eine Ziffer ist falsch.'
    }
  },
} as const
