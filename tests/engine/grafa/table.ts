import { DECK } from '../../../src/engine/cards.ts'
import { grafa } from '../../../src/engine/grafa/index.ts'
import type { Position } from '../../../src/engine/grafa/types.ts'
import { withNotation } from '../session.ts'

export const { begin, read, rule, after, path, events, refused, legal, parseHead } = withNotation(grafa)

/**
 * A game with this hand and deck. The rest is on the discard pile, so that the deck’s only unknown cards are its `??`.
 */
export function withShortDeck(hand: string, deck: string): Position {
  const named = `${hand} ${deck}`.split(' ')
  const unknown = named.filter(card => card === '??').length
  const rest = DECK.filter(card => !named.includes(card))
  const discard = rest.slice(unknown).join(' ')
  return begin(`hand ${hand}\ndeck ${deck}\ndiscard ${discard}`)
}

/** The documented keys of each event, apart from `type`. */
export const EVENT_KEYS: Readonly<Record<string, readonly string[]>> = {
  irregular: ['refusal'],
  pair: ['hand', 'top'],
  return: ['cards'],
  discard: ['cards'],
  reveal: ['cards'],
  dig: ['cards'],
  draw: ['cards'],
  look: ['cards'],
  arrange: ['cards'],
  turn: ['card'],
  over: ['score', 'perfect'],
}

/** A shuffled deck; `next` returns random numbers in [0, 1). */
export function shuffled(next: () => number): string[] {
  const cards: string[] = [...DECK]
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    ;[cards[i], cards[j]] = [cards[j] ?? '', cards[i] ?? '']
  }
  return cards
}
