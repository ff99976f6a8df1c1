import type { ChangedRuling } from '../../../book/journal/amend.ts'
import { signedNumber, counted, listOf, capital, numeral, numberWord } from '../lists.ts'
import { readProblemText } from '../actions.ts'
import type { Unreadable } from '../../../book/journal/replay.ts'
import type { AdviceBasis } from '../../../analysis/advice.ts'

export const REPLAY = {
  title: 'Replay',
  opening: 'Opening the match',
  beginning: 'The start.',
  ask: 'Ask in words',
  noQuestion: 'That isn’t a question. Type “help” to see the questions.',
  propose: 'Propose it',
  unread: 'That can’t be read as a move.',
  at: (move: number, moves: number): string =>
    move === 0 ? `${counted(moves, 'move', 'moves')}` : `Move ${move} of ${moves}`,
  scrub: 'Move shown',
  controls: 'Forwards and backwards',
  back: 'Previous step',
  next: 'Next step',
  backMove: 'Previous move',
  nextMove: 'Next move',
  play: 'Play',
  pause: 'Pause',
  log: 'Log',
  table: 'Open the table',
  branch: 'Continue from here',
  more: 'More',
  scores: (scores: readonly number[]): string => scores.join('–'),

  amend: {
    title: (move: number, said: string): string => `${move}. ${said}`,
    change: 'Change this move',
    before: 'Add a move before it',
    after: 'Add a move after it',
    remove: 'Remove this move',
    cut: 'Cut off after this move',
    asked: {
      change: (move: number): string => `What should move ${move} be?`,
      insert: () => 'What was played here?',
    },
    tap: 'Tap it, type it, or pick a legal move.',
    type: 'Type it, or choose a legal move.',
    typed: 'The move',
    legal: 'Legal moves',
    legalCount: (count: number): string => `${counted(count, 'legal move', 'legal moves')}`,
    search: 'Search',
    leave: 'Cancel',
    unreadable: (problem: Unreadable): string => `${readProblemText(problem)}.`,

    review: 'What would follow',
    none: 'No ruling changes.',
    rulings: (count: number): string => `${counted(count, 'ruling changes', 'rulings change')}.`,
    cutOff: (count: number): string => `${counted(count, 'move', 'moves')} would no longer count.`,
    score: (name: string, before: number, after: number): string =>
      before === after ? `${name} keeps ${after}` : `${name} ${after} instead of ${before}`,
    winner: (name: string): string => `${name} wins.`,
    draw: 'A draw.',
    goesOn: 'The match would not be over.',
    falls: 'no longer stands',
    stands: 'stands now',
    gains: ({ gainedBefore, gainedAfter }: ChangedRuling, players: readonly string[]): string =>
      listOf(
        players.flatMap((name, seat) => {
          const [before = 0, after = 0] = [gainedBefore[seat], gainedAfter[seat]]
          return before === after ? [] : [`${name} ${signedNumber(before)}, now ${signedNumber(after)}`]
        }),
      ) || 'another ruling, the same points',
    changeMove: (move: number): string => `Edit move ${move}`,
    stand: (move: number): string => `Move ${move} stands`,
    cutThere: 'Cut off there',
    accept: 'Accept',
    back: 'Discard the changes',
    done: 'Edited. The log still shows the old move.',
    problem: {
      nothing: 'Nothing has changed.',
      'not-agreed': 'Not all players agreed.',
      cancelled: 'Nothing was changed.',
      stale: 'The match has continued meanwhile. Try again.',
      'read-only': 'It can’t be changed here: it is open in another window, or a newer version wrote it.',
      'not-saved': 'It is not saved. See the table for details.',
      unreadable: 'That can’t be read as a move.',
    },
  },
} as const

const WAYS: Readonly<Record<AdviceBasis, (amount: string) => string>> = {
  exact: amount => `${amount} better: this is certain.`,
  searched: amount => `${amount} better, as far as the search went.`,
  sampled: amount => `${amount} better on average, over the possible hidden cards.`,
}

const HOW: Readonly<Record<AdviceBasis, string>> = { exact: 'certain', searched: 'searched', sampled: 'on average' }

export const REVIEW = {
  title: 'Review',
  looks: (move: number, moves: number): string => `Looking at move ${Math.min(move, moves)} of ${moves}.`,
  looksLonger: 'Looking closer at the moves that seem to matter.',
  enough: 'Stop searching',
  fails: 'The review has stopped.',
  failsDetail: 'Here is what it found so far.',
  found: (moments: number): string =>
    moments === 0
      ? 'No move made the difference.'
      : `${capital(numberWord(moments))} ${moments === 1 ? 'moment' : 'moments'} mattered.`,
  nothing: 'Nothing clearly better was found.',
  moment: (move: number): string => `Move ${move}`,
  lost: (name: string, amount: string): string => (name === '' ? `−${amount}` : `${name}, −${amount}`),
  lines: { played: 'Played', better: 'Better' },
  sentence: (line: 'played' | 'better', what: string): string => `${line === 'played' ? 'Played' : 'Better'}: ${what}`,
  brings: (gains: readonly string[]): string => (gains.length === 0 ? '' : `${capital(gains.join(', '))}.`),
  answered: (gains: readonly string[]): string => (gains.length === 0 ? '' : `Then ${gains.join(', ')}.`),
  difference: (amount: string, basis: AdviceBasis): string => WAYS[basis](amount),
  learn: 'Learn from it',
  moments: 'All moments',
  replay: 'Replay',
  inWords: 'In words',
  chart: {
    score: { duel: (name: string): string => `${name} is ahead`, alone: 'Score' },
    value: 'Expected final score',
    number: (value: number): string => numeral(Math.round(value)),
    inWords: (scores: readonly number[], values: readonly number[]): string =>
      `The score: ${scores.join(', ')}. Expected final score: ${values.map(value => Math.round(value)).join(', ')}.`,
  },
  own: {
    options: 'What each choice would have scored',
    played: 'played',
    best: 'best',
    inWords: (name: string, values: readonly string[]): string => `${name}: ${values.join(', ')}.`,
    value: (name: string, amount: string): string => `${name} ${amount} (sampled)`,
  },
  line: (move: number, what: string): string => (move === 0 ? 'Start' : `${move}. ${what}`),
  lineValue: (score: string, expected: string, basis: AdviceBasis): string =>
    `${score}, expected ${expected} (${HOW[basis]})`,
  /** The expected result: the leader and the lead or, in solitaire, the score. */
  expected(value: number, [first = '', second]: readonly string[]): string {
    const shown = Math.round(10 * Math.abs(value)) / 10
    if (second === undefined) return String(shown)
    return shown === 0 ? 'level' : `${value > 0 ? first : second} by ${shown}`
  },
} as const
