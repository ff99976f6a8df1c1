import { DECK } from '../../../src/engine/cards.ts'
import { grafa } from '../../../src/engine/grafa/index.ts'
import type { Position } from '../../../src/engine/grafa/types.ts'
import { shuffle, type Random } from '../../../src/engine/random.ts'

/**
 * A random position before a pair, with the given numbers of cards in the hand, in the deck, and hidden at the deck's
 * bottom.
 */
export function randomPosition(random: Random, size: { hand: number; deck: number; hidden: number }): Position {
  const cards = shuffle([...DECK], random)
  const hand = cards.slice(0, size.hand)
  const deck = cards.slice(size.hand, size.hand + size.deck - size.hidden)
  const discard = cards.slice(size.hand + size.deck)
  const start = grafa.start({ players: ['Ann'], hand, deck, discard })
  if (!start.ok) throw new Error('The set-up is refused')
  return start.value
}
