import { parseCard, parseSuit, type Card } from '../cards.ts'
import { ok, type Result } from '../result.ts'
import { standing } from '../stands.ts'
import { unreadable, type ReadProblem } from '../text.ts'
import type { Action, PairAction } from './types.ts'

type Read<T> = Result<T, Omit<ReadProblem, 'line'>>

/** From the lower-case words of a line. */
export function parseAction(words: readonly string[]): Read<Action> {
  const [name = '', ...rest] = words
  switch (name) {
    case 'pair':
      return parsePair(rest)
    case 'use':
      return parseUse(rest)
    case 'reveal':
    case 'arrange': {
      const cards = parseCards(name, rest)
      return cards.ok ? ok({ type: name, cards: cards.value }) : cards
    }
    case 'stands':
      return parseStands(rest)
    default:
      return ok({ type: 'unknown', words })
  }
}

/** Only what the rules may be set aside for; `stands` before any other word is unknown, whatever follows. */
function parseStands(words: readonly string[]): Read<Action> {
  const [name, ...rest] = words
  if (name === undefined) return unreadable('word-count', 'stands')
  return name === 'pair' ? standing(parsePair(rest)) : ok({ type: 'unknown', words: ['stands', ...words] })
}

function parsePair(words: readonly string[]): Read<PairAction> {
  const [word] = words
  if (word === undefined || words.length > 1) return unreadable('word-count', 'pair')
  const card = parseCard(word)
  return card ? ok({ type: 'pair', card }) : unreadable('not-a-card', 'pair', word)
}

function parseUse(words: readonly string[]): Read<Action> {
  const [word] = words
  if (word === undefined || words.length > 1) return unreadable('word-count', 'use')
  const suit = parseSuit(word)
  return suit ? ok({ type: 'use', suit }) : unreadable('not-a-suit', 'use', word)
}

/** At least one. */
function parseCards(name: string, words: readonly string[]): Read<readonly Card[]> {
  if (words.length === 0) return unreadable('word-count', name)
  const cards: Card[] = []
  for (const word of words) {
    const card = parseCard(word)
    if (card === null) return unreadable('not-a-card', name, word)
    cards.push(card)
  }
  return ok(cards)
}

/** The canonical spelling. */
export function makeAction(action: Action): string {
  switch (action.type) {
    case 'pair':
      return `pair ${action.card}`
    case 'use':
      return `use ${action.suit}`
    case 'reveal':
    case 'arrange':
      return `${action.type} ${action.cards.join(' ')}`
    case 'stands':
      return `stands ${makeAction(action.action)}`
    case 'unknown':
      return action.words.join(' ')
  }
}
