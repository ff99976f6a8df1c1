import type { Answer } from '../../engine/record.ts'
import type { ReadProblem, ReadProblemCode } from '../../engine/text.ts'
import type { AnyRulebook } from './rulebook.ts'

type Words = (about: readonly string[]) => string

/** Why a line can't be read, and what to write instead. */
const READ_PROBLEMS: Readonly<Record<ReadProblemCode, Words>> = {
  'line-too-long': ([most = '']) => `This line is longer than ${most} characters; a record has one action on a line`,
  'head-too-long': ([most = '']) => `This head is longer than ${most} lines; end it with a line “play”`,
  'not-utf8': () => 'A character of this line is not UTF-8; save the file as UTF-8',
  'no-game': () => 'A record begins with a line “game” and the name of the game',
  'unknown-game': ([name = '']) =>
    name ? `No game is called “${name}”` : 'The name of the game is missing after “game”',
  'no-play': () => 'The head needs a line “play” at its end, before the first action',
  'unknown-key': ([key = '']) => `“${key}” is no line of this game’s head`,
  'key-twice': ([key = '']) => `“${key}” stands twice in the head; leave one of them`,
  'missing-key': ([key = '']) => `The head needs a line “${key}”`,
  'bad-value': ([key = '', value = '']) =>
    value ? `“${value}” is no value for “${key}”` : `“${key}” needs a value, or lines of its own form`,
  'needs-key': ([key = '', other = '']) => `“${key}” goes only with “${other}”`,
  'player-count': ([count = '']) =>
    count === '1' ? 'This game has one player' : `This game has ${count} players; separate their names with commas`,
  'word-count': ([action = '']) => `“${action}” has too many or too few words after it`,
  'not-a-cell': ([, word = '']) => `“${word}” is no cell`,
  'not-a-suit': ([, word = '']) => `“${word}” is no suit; the suits are S, H, D and C`,
  'not-a-rank': ([, word = '']) => `“${word}” is no rank; the ranks are A, 2 to 9, T, J, Q and K`,
  'not-a-card': ([, word = '']) => `“${word}” is no card; write its rank and suit, as in TH`,
  'not-a-number': ([, word = '']) => `“${word}” is no number that fits here`,
  'not-a-player': ([, word = '']) => `“${word}” is no player’s number`,
  setup: ([key = '']) => `The set-up doesn’t add up in “${key}”`,
}

/** A sentence for a line, or a whole head, that can't be read; `book` is the rulebook of the game, where there is one. */
export function problemWords(
  { problem, setup, game }: Extract<Answer, { type: 'problem' }>,
  book: AnyRulebook | null,
): string {
  if (problem.code === 'setup' && book && book.game === game?.name)
    return setup.map(each => book.setupProblem(each)).join(' ')
  return readProblemWords(problem)
}

/** The same for the words of one action. */
export const readProblemWords = ({ code, about }: Pick<ReadProblem, 'code' | 'about'>): string =>
  READ_PROBLEMS[code](about)
