import { parseCard, parseRank } from '../cards.ts'
import { ok, type Result } from '../result.ts'
import { standing } from '../stands.ts'
import { parseAlone, unreadable, type ReadProblem } from '../text.ts'
import { ROLES, type Action } from './types.ts'

type Read = Result<Action, Omit<ReadProblem, 'line'>>

/** From the lower-case words of a line. */
export function parseAction(words: readonly string[]): Read {
  const [name, ...rest] = words
  switch (name) {
    case 'play':
      return parsePlay(rest)
    case 'ghost':
    case 'next':
      return parseAlone(name, rest)
    case 'stands':
      return parseStands(rest)
    case 'hand':
      return ok(parseHand(rest) ?? { type: 'unknown', words })
    default:
      return ok({ type: 'unknown', words })
  }
}

/** Only what the rules may be set aside for; `stands` before any other word is unknown, whatever follows. */
function parseStands(words: readonly string[]): Read {
  const [name, ...rest] = words
  if (name === undefined) return unreadable('word-count', 'stands')
  return name === 'ghost' ? standing(parseAlone(name, rest)) : ok({ type: 'unknown', words: ['stands', ...words] })
}

function parsePlay(words: readonly string[]): Read {
  const [word] = words
  if (word === undefined || words.length > 1) return unreadable('word-count', 'play')
  const card = parseCard(word) ?? parseRank(word)
  return card === null ? unreadable('not-a-card', 'play', word) : ok({ type: 'play', card })
}

/** An extension of the record: words of any other form are no action that this game knows. */
function parseHand([role, ghost, ...more]: readonly string[]): Action | null {
  const winner = ROLES.find(each => each === role)
  const readable = (ghost === undefined || ghost === 'ghost') && more.length === 0
  return winner !== undefined && readable ? { type: 'hand', winner, ghosted: ghost === 'ghost' } : null
}

/** The canonical spelling. */
export function makeAction(action: Action): string {
  switch (action.type) {
    case 'play':
      return `play ${action.card}`
    case 'ghost':
    case 'next':
      return action.type
    case 'hand':
      return action.ghosted ? `hand ${action.winner} ghost` : `hand ${action.winner}`
    case 'stands':
      return `stands ${makeAction(action.action)}`
    case 'unknown':
      return action.words.join(' ')
  }
}
