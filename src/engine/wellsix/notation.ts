import { parseCard, type Card } from '../cards.ts'
import { ok, type Result } from '../result.ts'
import { unreadable, type ReadProblem } from '../text.ts'
import { isCell, type Cell } from './cells.ts'
import type { Action, Change } from './types.ts'

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
const COUNT = /^(0|[1-9]\d{0,5})$/

/** From the lower-case words of a line. */
export function parseAction(words: readonly string[]): Read<Action> {
  const [name = '', ...rest] = words
  switch (name) {
    case 'place':
      return readTwo(name, rest, [CARD, CELL], (card, cell) => ({ type: name, card, cell }))
    case 'switch':
      return readTwo(name, rest, [CELL, CELL], (a, b) => ({ type: name, cells: [a, b] }))
    case 'exchange':
      return readTwo(name, rest, [CELL, CARD], (cell, card) => ({ type: name, cell, card }))
    case 'capture':
      return readTwo(name, rest, [CELL, CELL], (from, to) => ({ type: name, from, to }))
    case 'keep':
      return readOne(name, rest, CELL, cell => ({ type: name, cell }))
    case 'pass':
    case 'agree':
    case 'next':
      return rest.length === 0 ? ok({ type: name }) : unreadable('word-count', name)
    case 'result':
      return ok(parseResult(rest) ?? { type: 'unknown', words })
    case 'correct':
      return ok(parseCorrect(rest) ?? { type: 'unknown', words })
    default:
      return ok({ type: 'unknown', words })
  }
}

function readOne<A>(
  name: string,
  words: readonly string[],
  reader: Reader<A>,
  make: (value: A) => Action,
): Read<Action> {
  const [word] = words
  if (word === undefined || words.length > 1) return unreadable('word-count', name)
  const value = reader.read(word)
  return value === null ? unreadable(reader.code, name, word) : ok(make(value))
}

function readTwo<A, B>(
  name: string,
  words: readonly string[],
  [first, second]: readonly [Reader<A>, Reader<B>],
  make: (a: A, b: B) => Action,
): Read<Action> {
  const [word, ...rest] = words
  if (word === undefined || rest.length !== 1) return unreadable('word-count', name)
  const a = first.read(word)
  return a === null ? unreadable(first.code, name, word) : readOne(name, rest, second, b => make(a, b))
}

function parseResult(words: readonly string[]): Action | null {
  const [first, second] = words
  if (first === undefined || second === undefined || words.length > 2) return null
  return COUNT.test(first) && COUNT.test(second) ? { type: 'result', scores: [Number(first), Number(second)] } : null
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
export function makeAction(action: Action): string {
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
    case 'unknown':
      return action.words.join(' ')
  }
}
