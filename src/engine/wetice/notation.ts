import { parseSuit } from '../cards.ts'
import { ok, type Result } from '../result.ts'
import { parseTurn, irregular } from '../irregular.ts'
import { parseAlone, unreadable, type ReadProblem } from '../text.ts'
import type { Action, Cell, Change, Irregular, Position, SwapAction } from './types.ts'

type Read<T> = Result<T, Omit<ReadProblem, 'line'>>

/** A letter followed by a number, perhaps off the board; null for anything else. */
function parseCell(word: string): Cell | null {
  const match = /^([a-z])0*(\d+)$/i.exec(word)
  return match ? `${(match[1] ?? '').toLowerCase()}${match[2] ?? ''}` : null
}

/** From the lower-case words of a line. In solitaire there is no second player to be named. */
export function parseAction(words: readonly string[], position?: Position): Read<Action> {
  const [name, ...rest] = words
  switch (name) {
    case 'swap':
      return parseSwap(rest)
    case 'pass':
      return parseAlone(name, rest)
    case 'give':
      return parseGive(rest)
    case 'correct':
      return parseCorrect(rest)
    case 'stands':
      return parseIrregular(rest, position)
    default:
      return ok({ type: 'unknown', words })
  }
}

function parseSwap(words: readonly string[]): Read<SwapAction> {
  const [first, second] = words
  if (first === undefined || second === undefined || words.length > 2) return unreadable('word-count', 'swap')
  const a = parseCell(first)
  const b = parseCell(second)
  if (a === null) return unreadable('not-a-cell', 'swap', first)
  if (b === null) return unreadable('not-a-cell', 'swap', second)
  return ok({ type: 'swap', cells: [a, b] })
}

/** Only what the rules may be set aside for; `stands` before any other word is unknown, whatever follows. */
function parseIrregular(words: readonly string[], position?: Position): Read<Action> {
  const [name, ...rest] = words
  switch (name) {
    case undefined:
      return unreadable('word-count', 'stands')
    case 'swap':
      return irregular(parseSwap(rest))
    case 'turn': {
      const turn = parseTurn(rest)
      const isNobody = turn.ok && turn.value.player === 2 && position !== undefined && position.mode !== 'duel'
      return isNobody ? unreadable('not-a-player', 'turn', '2') : irregular(turn)
    }
    default:
      return ok({ type: 'unknown', words: ['stands', ...words] })
  }
}

function parseGive(words: readonly string[]): Read<Action> {
  const [word] = words
  if (word === undefined || words.length > 1) return unreadable('word-count', 'give')
  const suit = parseSuit(word)
  return suit ? ok({ type: 'give', suit }) : unreadable('not-a-suit', 'give', word)
}

function parseCorrect(words: readonly string[]): Read<Action> {
  if (words.length === 0 || words.length % 2 === 1) return unreadable('word-count', 'correct')
  const changes: Change[] = []
  for (let i = 0; i < words.length; i += 2) {
    const cell = parseCell(words[i] ?? '')
    const content = words[i + 1] ?? ''
    const suit = parseSuit(content)
    if (cell === null) return unreadable('not-a-cell', 'correct', words[i] ?? '')
    if (suit === null && content !== '.') return unreadable('not-a-suit', 'correct', content)
    changes.push({ cell, suit })
  }
  return ok({ type: 'correct', changes })
}

/** The canonical spelling: cells as they were entered, suits in capitals. */
export function makeAction(action: Action | Irregular): string {
  switch (action.type) {
    case 'swap':
      return `swap ${action.cells.join(' ')}`
    case 'pass':
      return 'pass'
    case 'give':
      return `give ${action.suit}`
    case 'correct':
      return `correct ${action.changes.map(({ cell, suit }) => `${cell} ${suit ?? '.'}`).join(' ')}`
    case 'turn':
      return `turn ${action.player}`
    case 'stands':
      return `stands ${makeAction(action.action)}`
    case 'unknown':
      return action.words.join(' ')
  }
}
