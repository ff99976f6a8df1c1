import { parseCard } from '../cards.ts'
import { ok, type Result } from '../result.ts'
import { playerNames, problem, readHead, type HeadKey, type Line, type ReadProblem } from '../text.ts'
import { UNKNOWN, type Setup, type Slot } from './types.ts'

const KEYS = ['players', 'hand', 'deck', 'discard']

export function parseSetup(lines: readonly Line[]): Result<Setup, ReadProblem> {
  const read = readHead(lines, { keys: KEYS })
  if (!read.ok) return read
  const head = read.value
  const players = playerNames(head, ['Player'])
  if (!players.ok) return players
  const hand = readList(head, 'hand', parseCard)
  if (!hand.ok) return hand
  const deck = readList(head, 'deck', parseSlot)
  if (!deck.ok) return deck
  if (deck.value === null) return problem('missing-key', 0, 'deck')
  const discard = readList(head, 'discard', parseCard)
  if (!discard.ok) return discard
  return ok({ players: players.value, hand: hand.value, deck: deck.value, discard: discard.value ?? [] })
}

const parseSlot = (word: string): Slot | null => (word === UNKNOWN ? UNKNOWN : parseCard(word))

/** Cards in the order of their line, `-` for none; null where the key is left out. */
function readList<T extends Slot>(
  head: ReadonlyMap<string, HeadKey>,
  key: string,
  parse: (word: string) => T | null,
): Result<readonly T[] | null, ReadProblem> {
  const found = head.get(key)
  if (!found) return ok(null)
  if (found.values.length === 1 && found.values[0] === '-') return ok([])
  const cards: T[] = []
  for (const word of found.values) {
    const card = parse(word)
    if (card === null) return problem('not-a-card', found.line.number, key, word)
    cards.push(card)
  }
  return ok(cards)
}

export const makeSetup = ({ players, hand, deck, discard }: Setup): readonly string[] => [
  `players ${players.join(', ')}`,
  ...(hand ? [`hand ${makeList(hand)}`] : []),
  `deck ${makeList(deck)}`,
  `discard ${makeList(discard)}`,
]

const makeList = (cards: readonly Slot[]): string => (cards.length === 0 ? '-' : cards.join(' '))
