import { readLine, type ReadProblem, type ReadProblemCode } from '../../engine/text.ts'
import { capital, listOf } from './lists.ts'
import { hiddenCharacterProblem } from './signs.ts'
import type { ActionContext } from '../contract/actions.ts'
import type { AnyRulebook } from '../contract/rulebook.ts'
import { NOT_READ } from './rulebook.ts'
import { createDiscrepancyWords } from '../contract/discrepancies.ts'
import { parseCard } from '../../engine/cards.ts'
import { placeName, theCard } from './card-words.ts'
import type { Answer } from '../../engine/record.ts'

/** Describes a record's action without its notation. The text can end a sentence. */
export function actionWords(action: string, { game, rulebook, players }: ActionContext, before?: unknown): string {
  const read = game.parseAction(readLine(action, 1).words)
  return read.ok ? rulebook.action(read.value, players, before) : NOT_READ
}

/** `before`: the position before the action, if known. */
export const actionSentence = (action: string, sayer: ActionContext, before?: unknown): string =>
  `${capital(actionWords(action, sayer, before))}.`

/** How a deal was corrected: two squares were swapped, or one card was replaced. */
export function dealCorrectionText(cells: readonly string[]): string {
  const [wrong, right] = cells.flatMap(cell => parseCard(cell) ?? [])
  if (wrong && right) return `${capital(theCard(right))} was entered as ${theCard(wrong)}.`
  return `The cards at ${listOf(cells.map(placeName))} were entered in each other’s place.`
}

const whenOf = (before: number | null): string => (before === null ? 'After the last move' : `Before move ${before}`)

const wordsOf = ({ what, against }: { readonly what: string; readonly against: boolean }): string =>
  against ? `${what}, which the rules don’t allow` : what

export const discrepancyWords = createDiscrepancyWords({
  unfinished: left => ({
    sentence: 'The last move isn’t finished on the real table.',
    detail: `The record is right. Do it now: ${left}`,
  }),
  unfallen: columns => ({
    sentence: 'Some cards still have to fall.',
    detail: `The record is right. Slide the cards down in ${columns.length === 1 ? 'column' : 'columns'} ${listOf(columns)}.`,
  }),
  dealt: dealCorrectionText,
  changed: (move, done) => `At move ${move} ${wordsOf(done)}.`,
  missing: (before, done) => `${whenOf(before)} ${wordsOf(done)}.`,
  missingTwo: (before, one, other) => `${whenOf(before)} ${one.what}, and then ${other.what}.`,
  extra: move => `Move ${move} was not made.`,
  recorded: what => (what === null ? 'It is missing from the record.' : `On record: ${what}.`),
  becomes: marked =>
    marked ? 'All players are asked to let it stand, and it is marked.' : 'The record is corrected there.',
  bothCorrected: 'The record is corrected in both places.',
  dealCorrected: 'The match continues with the right deal and the same moves.',
})

type Words = (about: readonly string[]) => string

const READ_PROBLEMS: Readonly<Record<ReadProblemCode, Words>> = {
  'line-too-long': ([most = '']) => `This line is longer than ${most} characters; a record has one action on a line`,
  'head-too-long': ([most = '']) => `This head is longer than ${most} lines; end it with a line “play”`,
  'not-utf8': () => 'A character of this line is not UTF-8; save the file as UTF-8',
  'no-game': () => 'A record starts with a line “game” and the name of the game',
  'unknown-game': ([name = '']) =>
    name ? `There is no game called “${name}”` : 'The name of the game is missing after “game”',
  'no-play': () => 'The head needs a line “play” at its end, before the first action',
  'unknown-key': ([key = '']) => `The head of this game has no line “${key}”`,
  'key-twice': ([key = '']) => `“${key}” is twice in the head; delete one of them`,
  'missing-key': ([key = '']) => `The head needs a line “${key}”`,
  'bad-value': ([key = '', value = '']) =>
    value ? `“${value}” isn’t a value of “${key}”` : `“${key}” needs a value, or lines of its own form`,
  'needs-key': ([key = '', other = '']) => `“${key}” goes only with “${other}”`,
  'player-count': ([count = '']) =>
    count === '1' ? 'This game has one player' : `This game has ${count} players; separate their names with commas`,
  'word-count': ([action = '']) => `“${action}” has too many or too few words after it`,
  'not-a-cell': ([, word = '']) => `“${word}” isn’t a square`,
  'not-a-suit': ([, word = '']) => `“${word}” isn’t a suit; the suits are S, H, D and C`,
  'not-a-rank': ([, word = '']) => `“${word}” isn’t a rank; the ranks are A, 2 to 9, T, J, Q and K`,
  'not-a-card': ([, word = '']) => `“${word}” isn’t a card; write its rank and suit, as in TH`,
  'not-a-number': ([, word = '']) => `“${word}” isn’t a number that fits here`,
  'not-a-player': ([, word = '']) => `“${word}” isn’t a player’s number`,
  'unknown-word': ([word = '']) => `“${word}” isn’t a move of this game`,
  setup: ([key = '']) => `The set-up is wrong in “${key}”`,
}

/** A sentence for a line or a head that can't be read. `book`: the game's rulebook, if there is one. */
export function problemText(
  { problem, setup, game }: Extract<Answer, { type: 'problem' }>,
  book: AnyRulebook | null,
): string {
  if (problem.code === 'setup' && book && book.game === game?.name)
    return setup.map(each => book.setupProblem(each)).join(' ')
  return readProblemText(problem)
}

export const readProblemText = ({ code, about }: Pick<ReadProblem, 'code' | 'about'>): string =>
  hiddenCharacterProblem(about.find(word => hiddenCharacterProblem(word) !== null) ?? '') ?? READ_PROBLEMS[code](about)
