import { readLine, type ReadProblem, type ReadProblemCode } from '../../engine/text.ts'
import { capital, listOf } from './lists.ts'
import { hiddenSign } from './signs.ts'
import type { Sayer } from '../contract/actions.ts'
import type { AnyRulebook } from '../contract/rulebook.ts'
import { NOT_READ } from './rulebook.ts'
import type { OneDiscrepancy, Discrepancy } from '../../engine/discrepancies.ts'
import { parseCard } from '../../engine/cards.ts'
import { placeName, theCard } from './card-words.ts'
import type { Answer } from '../../engine/record.ts'

/** A record's action as the end of a sentence, without notation. */
export function actionWords(action: string, { game, rulebook, players }: Sayer, before?: unknown): string {
  const read = game.parseAction(readLine(action, 1).words)
  return read.ok ? rulebook.action(read.value, players, before) : NOT_READ
}

/** `before`: the position in which it was done. */
export const actionSentence = (action: string, sayer: Sayer, before?: unknown): string =>
  `${capital(actionWords(action, sayer, before))}.`

/** A likely cause, and the effect of accepting it. */
interface DiscrepancyWords {
  readonly sentence: string
  readonly detail: string
}

/** An action of the record, in words. */
interface Done {
  /** The end of a sentence: `the cards on a1 and c4 were swapped`. */
  readonly what: string
  /** Whether it stands against the rules. */
  readonly against: boolean
}

interface Speech {
  /** How many moves are on record. */
  readonly moves: number
  readonly done: (action: string) => Done
  /** The ruling of the step that was left out. */
  readonly left: string
}

export function discrepancyWords(discrepancy: Discrepancy, speech: Speech): DiscrepancyWords {
  switch (discrepancy.type) {
    case 'undone':
      return discrepancy.steps.length > 1 || discrepancy.cells.length === 0
        ? {
            sentence: 'The last move isn’t finished on the real table.',
            detail: `The record is right. Do it now: ${speech.left}`,
          }
        : {
            sentence: 'Some cards still have to fall.',
            detail: `The record is right. ${slideDown(columnsOf(discrepancy.cells))}`,
          }
    case 'both':
      return {
        sentence: bothOf(discrepancy.discrepancies, speech),
        detail: 'The record is corrected in both places.',
      }
    case 'deal':
      return {
        sentence: dealtAs(discrepancy.cells),
        detail: 'The match continues with the right deal and the same moves.',
      }
    default:
      return { sentence: sentenceOf(discrepancy, speech), detail: detailOf(discrepancy, speech) }
  }
}

/** How a deal was corrected: at two squares, or by the right card in the place of the wrong one. */
export function dealtAs(cells: readonly string[]): string {
  const [wrong, right] = cells.flatMap(cell => parseCard(cell) ?? [])
  if (wrong && right) return `${capital(theCard(right))} was entered as ${theCard(wrong)}.`
  return `The cards at ${listOf(cells.map(placeName))} were entered the wrong way round.`
}

function bothOf([first, second]: readonly [OneDiscrepancy, OneDiscrepancy], speech: Speech): string {
  const areTogether = first.type === 'missing' && second.type === 'missing' && first.place === second.place
  if (!areTogether) return `${sentenceOf(first, speech)} ${sentenceOf(second, speech)}`
  const [one, other] = [first, second].map(({ action }) => speech.done(action).what)
  return `${whenOf(first.place, speech)} ${one ?? ''}, and then ${other ?? ''}.`
}

const whenOf = (place: number, { moves }: Speech): string =>
  place === moves ? 'After the last move' : `Before move ${place + 1}`

const wordsOf = (action: string, { done }: Speech): string => {
  const { what, against } = done(action)
  return against ? `${what}, which the rules don’t allow` : what
}

function sentenceOf(discrepancy: OneDiscrepancy, speech: Speech): string {
  switch (discrepancy.type) {
    case 'change':
      return `At move ${discrepancy.place + 1} ${wordsOf(discrepancy.instead, speech)}.`
    case 'missing':
      return `${whenOf(discrepancy.place, speech)} ${wordsOf(discrepancy.action, speech)}.`
    case 'extra':
      return `Move ${discrepancy.place + 1} was not made.`
  }
}

/** The change of the record. */
function detailOf(discrepancy: OneDiscrepancy, { done }: Speech): string {
  const now = discrepancy.type === 'change' ? discrepancy.instead : discrepancy.action
  const entered =
    discrepancy.type === 'missing' ? 'It is missing from the record.' : `On record: ${done(discrepancy.action).what}.`
  const marked = discrepancy.type !== 'extra' && done(now).against
  return `${entered} ${marked ? 'All players are asked to let it stand, and it is marked.' : 'The record is corrected there.'}`
}

const slideDown = (columns: readonly string[]): string =>
  columns.length === 1
    ? `Slide the cards down in column ${listOf(columns)}.`
    : `Slide the cards down in columns ${listOf(columns)}.`

const columnsOf = (cells: readonly string[]): string[] => [...new Set(cells.map(cell => cell.slice(0, 1)))]

type Words = (about: readonly string[]) => string

/** Why a line can't be read, and what to write instead. */
const READ_PROBLEMS: Readonly<Record<ReadProblemCode, Words>> = {
  'line-too-long': ([most = '']) => `This line is longer than ${most} characters; a record has one action on a line`,
  'head-too-long': ([most = '']) => `This head is longer than ${most} lines; end it with a line “play”`,
  'not-utf8': () => 'A character of this line is not UTF-8; save the file as UTF-8',
  'no-game': () => 'A record starts with a line “game” and the name of the game',
  'unknown-game': ([name = '']) =>
    name ? `There is no game called “${name}”` : 'The name of the game is missing after “game”',
  'no-play': () => 'The head needs a line “play” at its end, before the first action',
  'unknown-key': ([key = '']) => `“${key}” isn’t a line of this game’s head`,
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
  hiddenSign(about.find(word => hiddenSign(word) !== null) ?? '') ?? READ_PROBLEMS[code](about)
