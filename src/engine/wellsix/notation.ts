import { parseCard, type Card } from '../cards.ts'
import { ok, type Result } from '../result.ts'
import { parseTurn, irregular } from '../irregular.ts'
import { parseAlone, unreadable, type ReadProblem } from '../text.ts'
import { isCell, type Cell, sortCells } from './board.ts'
import type { Action, CaptureAction, Change, Irregular, SwitchAction, Position, Event } from './types.ts'
import type { Status } from '../game.ts'
import { totalsOf } from './match.ts'

/*
 * Two actions go beyond the table record as other programs know it; `record.md` beside this file describes them:
 *   result 30 4             the points of a game that was played without the referee
 *   correct 0,0 7H 1,0 .    what really lies on these cells
 * A line that begins with one of these words and does not have this form is an unknown action.
 */

type Read<T> = Result<T, Omit<ReadProblem, 'line'>>

/** How one word is read, and what is wrong with it where it can't be. */
interface Reader<T> {
  readonly read: (word: string) => T | null
  readonly code: ReadProblem['code']
}

const CELL: Reader<Cell> = { read: word => (isCell(word) ? word : null), code: 'not-a-cell' }
const CARD: Reader<Card> = { read: parseCard, code: 'not-a-card' }
const RESULT = /^(0|[1-9]\d{0,5}) (0|[1-9]\d{0,5})$/

/** From the lower-case words of a line. */
export function parseAction(words: readonly string[]): Read<Action> {
  const [name, ...rest] = words
  switch (name) {
    case 'place':
      return readTwo(name, rest, [CARD, CELL], (card, cell) => ({ type: name, card, cell }))
    case 'switch':
      return parseSwitch(rest)
    case 'exchange':
      return readTwo(name, rest, [CELL, CARD], (cell, card) => ({ type: name, cell, card }))
    case 'capture':
      return parseCapture(rest)
    case 'keep':
      return readOne(name, rest, CELL, cell => ({ type: name, cell }))
    case 'pass':
    case 'agree':
    case 'next':
      return parseAlone(name, rest)
    case 'result':
      return ok(parseResult(rest) ?? { type: 'unknown', words })
    case 'correct':
      return ok(parseCorrect(rest) ?? { type: 'unknown', words })
    case 'stands':
      return parseIrregular(rest)
    default:
      return ok({ type: 'unknown', words })
  }
}

const parseSwitch = (words: readonly string[]): Read<SwitchAction> =>
  readTwo('switch', words, [CELL, CELL], (a, b) => ({ type: 'switch', cells: [a, b] }))

const parseCapture = (words: readonly string[]): Read<CaptureAction> =>
  readTwo('capture', words, [CELL, CELL], (from, to) => ({ type: 'capture', from, to }))

/** Only what the rules may be set aside for; `stands` before any other word is unknown, whatever follows. */
function parseIrregular(words: readonly string[]): Read<Action> {
  const [name, ...rest] = words
  switch (name) {
    case undefined:
      return unreadable('word-count', 'stands')
    case 'switch':
      return irregular(parseSwitch(rest))
    case 'capture':
      return irregular(parseCapture(rest))
    case 'pass':
      return irregular(parseAlone(name, rest))
    case 'turn':
      return irregular(parseTurn(rest))
    default:
      return ok({ type: 'unknown', words: ['stands', ...words] })
  }
}

function readOne<A, Made>(
  name: string,
  words: readonly string[],
  reader: Reader<A>,
  make: (value: A) => Made,
): Read<Made> {
  const [word] = words
  if (word === undefined || words.length > 1) return unreadable('word-count', name)
  const value = reader.read(word)
  return value === null ? unreadable(reader.code, name, word) : ok(make(value))
}

function readTwo<A, B, Made>(
  name: string,
  words: readonly string[],
  [first, second]: readonly [Reader<A>, Reader<B>],
  make: (a: A, b: B) => Made,
): Read<Made> {
  const [word, ...rest] = words
  if (word === undefined || rest.length !== 1) return unreadable('word-count', name)
  const a = first.read(word)
  return a === null ? unreadable(first.code, name, word) : readOne(name, rest, second, b => make(a, b))
}

function parseResult(words: readonly string[]): Action | null {
  const scores = RESULT.exec(words.join(' '))
  return scores ? { type: 'result', scores: [Number(scores[1]), Number(scores[2])] } : null
}

function parseCorrect(words: readonly string[]): Action | null {
  const changes: Change[] = []
  for (let i = 0; i < words.length; i += 2) {
    const cell = CELL.read(words[i] ?? '')
    const content = words[i + 1] ?? ''
    const card = CARD.read(content)
    if (cell === null || (card === null && content !== '.')) return null
    changes.push({ cell, card })
  }
  return changes.length > 0 ? { type: 'correct', changes } : null
}

/** The canonical spelling: cells as they were entered, cards in capitals. */
export function makeAction(action: Action | Irregular): string {
  switch (action.type) {
    case 'place':
      return `place ${action.card} ${action.cell}`
    case 'switch':
      return `switch ${action.cells.join(' ')}`
    case 'exchange':
      return `exchange ${action.cell} ${action.card}`
    case 'capture':
      return `capture ${action.from} ${action.to}`
    case 'keep':
      return `keep ${action.cell}`
    case 'pass':
    case 'agree':
    case 'next':
      return action.type
    case 'result':
      return `result ${action.scores.join(' ')}`
    case 'correct':
      return `correct ${action.changes.map(({ cell, card }) => `${cell} ${card ?? '.'}`).join(' ')}`
    case 'turn':
      return `turn ${action.player}`
    case 'stands':
      return `stands ${makeAction(action.action)}`
    case 'unknown':
      return action.words.join(' ')
  }
}

/** The `state` object of the record format. */
export function state(position: Position): object {
  const { phase, game, opener, turn, moves, table, hands, seized, quiet, seizing, scores, winner } = position
  const sorted = Object.fromEntries(sortCells(Object.keys(table)).map(cell => [cell, table[cell]]))
  const totals = totalsOf(scores)
  return { phase, game, opener, turn, moves, table: sorted, hands, seized, quiet, seizing, scores, totals, winner }
}

export function status({ phase, turn, scores, winner }: Position): Status {
  return { phase, turn, over: phase === 'over', scores: totalsOf(scores), winner }
}

/** What the log tells. */
export const LOGGED: readonly Event['type'][] = [
  'irregular',
  'capture',
  'isolate',
  'align',
  'game-over',
  'over',
  'correct',
]
