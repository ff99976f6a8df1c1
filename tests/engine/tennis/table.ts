import { DECK, rankOf } from '../../../src/engine/cards.ts'
import { tennis } from '../../../src/engine/tennis/index.ts'
import type { Position } from '../../../src/engine/tennis/types.ts'
import { withNotation } from '../session.ts'

export const { begin, read, rule, after, path, events, refused, legal, parseHead } = withNotation(tennis)

/** The position after these cards are played: `K 3H 10`. */
export const played = (position: Position, cards: string): Position =>
  after(position, ...cards.split(' ').map(card => `play ${card}`))

/** The documented keys of each event, apart from `type`. */
export const EVENT_KEYS: Readonly<Record<string, readonly string[]>> = {
  irregular: ['refusal'],
  play: ['player', 'card'],
  clear: ['player', 'net', 'points'],
  match: ['players', 'points'],
  net: ['net'],
  ghost: ['player'],
  'hand-over': ['player', 'points', 'hands'],
  phase: ['phase', 'turn'],
  over: ['winner'],
  result: ['player', 'role', 'ghosted'],
}

/** The ranks of a shuffled deck; `next` returns random numbers in [0, 1). */
export function shuffledRanks(next: () => number): string[] {
  const cards = DECK.map(rankOf) as string[]
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    ;[cards[i], cards[j]] = [cards[j] ?? '', cards[i] ?? '']
  }
  return cards
}
