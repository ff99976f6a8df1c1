import { parseCard, type Card, DECK } from '../cards.ts'
import { ok } from '../result.ts'
import {
  combineParts,
  readPlayerNames,
  problem,
  readHead,
  type Head,
  type HeadResult,
  type RecordLine,
  unreadable,
  readOneArgument,
  CARD,
  SUIT,
  type ReadResult,
} from '../text.ts'
import { UNKNOWN, type Setup, type Slot, type Action, type PairAction, type Position, type Event } from './types.ts'
import { parseIrregular } from '../ruling.ts'
import type { Heading, Status } from '../game.ts'
import { needOf } from './abilities.ts'

export const HEADING = {
  name: 'grafa',
  seats: [1],
  head: { players: 'players', hand: 'deal', deck: 'deal', discard: 'state' },
} as const satisfies Heading

const KEYS = Object.keys(HEADING.head)

export function parseSetup(lines: readonly RecordLine[]): HeadResult<Setup> {
  const read = readHead(lines, { keys: KEYS })
  if (!read.ok) return read
  const head = read.value
  return combineParts<Setup>({
    players: readPlayerNames(head, ['Player']),
    hand: readList(head, 'hand', parseCard, ok(null)),
    deck: readList(head, 'deck', parseSlot, problem('missing-key', 0, 'deck')),
    discard: readList(head, 'discard', parseCard, ok([])),
  })
}

const parseSlot = (word: string): Slot | null => (word === UNKNOWN ? UNKNOWN : parseCard(word))

/** `-` means none. Returns `otherwise` if the key is missing. */
function readList<T extends Slot, None>(
  head: Head,
  key: string,
  parse: (word: string) => T | null,
  otherwise: HeadResult<None>,
): HeadResult<readonly T[] | None> {
  const found = head.get(key)
  if (!found) return otherwise
  if (found.values.length === 1 && found.values[0] === '-') return ok([])
  const wrong = found.values.find(word => parse(word) === null)
  if (wrong !== undefined) return problem('not-a-card', found.line.number, key, wrong)
  return ok(found.values.flatMap(word => parse(word) ?? []))
}

export const makeSetup = ({ players, hand, deck, discard }: Setup): readonly string[] => [
  `players ${players.join(', ')}`,
  ...(hand ? [`hand ${makeList(hand)}`] : []),
  `deck ${makeList(deck)}`,
  `discard ${makeList(discard)}`,
]

const makeList = (cards: readonly Slot[]): string => (cards.length === 0 ? '-' : cards.join(' '))

export function parseAction(words: readonly string[]): ReadResult<Action> {
  const [name = '', ...rest] = words
  switch (name) {
    case 'pair':
      return parsePair(rest)
    case 'use':
      return readOneArgument(name, rest, SUIT, suit => ({ type: name, suit }))
    case 'reveal':
    case 'arrange': {
      const cards = parseCards(name, rest)
      return cards.ok ? ok({ type: name, cards: cards.value }) : cards
    }
    case 'stands':
      return parseIrregular(rest, { pair: parsePair })
    default:
      return ok({ type: 'unknown', words })
  }
}

const parsePair = (words: readonly string[]): ReadResult<PairAction> =>
  readOneArgument('pair', words, CARD, card => ({ type: 'pair', card }))

function parseCards(name: string, words: readonly string[]): ReadResult<readonly Card[]> {
  if (words.length === 0) return unreadable('word-count', name)
  const wrong = words.find(word => parseCard(word) === null)
  return wrong === undefined ? ok(words.flatMap(word => parseCard(word) ?? [])) : unreadable('not-a-card', name, wrong)
}

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

export function state(position: Position): object {
  const { phase, hand, deck, discard, pair } = position
  const need = phase === 'reveal' ? needOf(position) : null
  return { phase, hand, deck, discard, pair, need, score: discard.length }
}

/** The game is won if all 52 cards are in the discard pile. */
export function status({ phase, discard }: Position): Status {
  const over = phase === 'over'
  const score = discard.length
  const winner = score === DECK.length ? 1 : 0
  return { phase, turn: over ? null : 1, over, scores: [score], winner: over ? winner : null }
}

export const LOGGED: readonly Event['type'][] = ['irregular', 'pair', 'return', 'dig', 'draw', 'turn', 'over']
