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
  legend: 'Help from the app',
  options: { asked: 'When asked', off: 'Off' },
  hint: 'Off: the app shows no hints, as in a contest. When asked: the log says who asked.',
} as const

export const SETUP = {
  settings: 'Game settings',
  more: 'More ways',
  scoreOnly: 'Keep score only',
  noClock: 'no clock',
  noHelp: 'no help',
  confirmed: 'you confirm each move',
  atOnce: 'moves count when tapped',
  line: (words: readonly string[]): string => capital(words.join(', ')),
} as const

interface Option<T> {
  readonly value: T
  readonly label: string
}

export const CLOCK = {
  legend: 'Clock',
  kinds: [
    { value: 'none', label: 'None' },
    { value: 'player', label: 'For each player' },
    { value: 'move', label: 'For each move' },
    { value: 'stopwatch', label: 'Stopwatch' },
  ] satisfies readonly Option<Clock['type'] | 'none'>[],
  hints: {
    none: 'The match is not timed.',
    player: 'Each player has this much time for the whole match, and gets more after each turn.',
    move: 'A turn may take this long.',
    stopwatch: 'It shows how long each player took.',
  },
  minutes: 'Minutes for each player',
  increment: 'Extra seconds after each turn',
  seconds: 'Seconds for each move',
  /** `15 min each + 10 s`. */
  said: (clock: Clock): string => {
    if (clock.type === 'stopwatch') return 'stopwatch'
    if (clock.type === 'move') return `${clock.seconds} s a move`
    const each = clock.seconds % 60 === 0 ? `${clock.seconds / 60} min each` : `${clock.seconds} s each`
    return clock.increment > 0 ? `${each} + ${clock.increment} s` : each
  },
  up: {
    legend: 'When time is up',
    options: [
      { value: 'told', label: 'The app says so, and play continues' },
      { value: 'decided', label: 'The players decide' },
    ] satisfies readonly Option<TimeUp>[],
  },
} as const

export const APP_SEAT = {
  legend: 'The second player: a person, or the app',
  person: 'a person',
  level: UI.level,
  plays: (level: Level): string => `against the app, ${UI.level[level]}`,
  hands: 'The app says its moves, and you move the cards.',
} as const

export const defaultNameOf = (seat: number): string => UI.entry.player(seat)

export const DRAFT = {
  waiting: 'Your device is slow. What you entered before is saved, and will appear soon.',
  unread: 'What you entered before can’t be read. It stays stored. New entries are saved when you start.',
} as const

/** Texts about a record that is pasted or opened instead of entered. */
export const RECORD = {
  title: 'From a text',
  file: 'Open a file',
  unreadableFile: 'This file can’t be read as text.',
  game: (players: readonly string[], moves: number): string =>
    `${listOf(players)}, ${counted(moves, 'move', 'moves')}.`,
  first: (records: number): string => `The first of ${records} records.`,
  whole: (moves: number): string =>
    moves === 0 ? 'Open it' : moves === 1 ? 'Open it with its move' : `Open it with its ${moves} moves`,
  upTo: (moves: number): string => (moves === 0 ? 'Open it at its start' : 'Open it as far as it goes'),
} as const

export const recordSummaryText = (players: readonly string[], moves: number, games: number): string =>
  [RECORD.game(players, moves), ...(games > 1 ? [RECORD.first(games)] : [])].join(' ')

const closed = (sentence: string): string => sentence.replace(/\.?$/, '.')

/** Why a text isn't a record of this rulebook's game. */
export function recordProblemText(problem: RecordProblem, book: AnyRulebook): string {
  switch (problem.code) {
    case 'too-long':
      return `This text is too long for one game. Keep only the part that is ${book.title}.`
    case 'other-game':
      return `This text has no game of ${book.title}.`
    case 'unreadable':
      return `Line ${problem.answer.line}: ${closed(problemText(problem.answer, book))}`
  }
}

export function unplayableText(stop: UnplayableLine, players: readonly string[], book: AnyRulebook): string {
  if (stop.type === 'problem') return `Line ${stop.line}: ${closed(problemText(stop, book))}`
  if (stop.ruling.accepted) return ''
  const hidden = hiddenCharacterProblem(stop.action)
  if (hidden !== null) return `Line ${stop.line}: ${hidden}.`
  const refusal: Refusal = stop.ruling.refusal
  const { sentence } = book.refusal(refusal, { players, position: stop.before })
  return `Line ${stop.line}, “${stop.action}”: ${sentence}`
}

export const DEAL_WORDS = {
  code: 'Deal code',
  codeExample: 'K7M-4PQX',
  dealCode: 'Deal it',
  ofDay: 'Deal of the day',
  ofDayOn: 'Continue the deal of the day',
  ofDayStarted: 'You have started it.',
  ofDayPlayed: ({ scores, winner }: MatchSummary): string =>
    `${(winner ?? 0) > 0 ? 'Won' : 'Played'} already: ${scores.join('–')}`,
  ofDayHint: 'Everyone gets the same deal today.',
  problem: (problem: CodeProblem): string => {
    switch (problem.code) {
      case 'length':
        return `A code has 7 letters and digits; this one has ${problem.count}.`
      case 'sign':
        return `${quoted(problem.sign)} isn’t used in codes. Codes have letters and digits, but no 0, O, 1, I or L.`
      case 'mistyped':
        return 'No deal has this code. A letter or digit is wrong.'
    }
  },
} as const
