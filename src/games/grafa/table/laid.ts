import { parseCard, type Card } from '../../../engine/cards.ts'
import type { Lying, Place } from '../../../engine/hands.ts'
import { UNKNOWN, type Pair, type Position } from '../../../engine/grafa/types.ts'

/** The position with the deck, the discard pile and the hand as they lie. */
export function laid(position: Position, lying: Lying): Position {
  const at = (place: Place): readonly Card[] => (lying.get(place) ?? []).flatMap(piece => parseCard(piece) ?? [])
  const slots = (['top', 'looked', 'deck'] as const).flatMap(place => lying.get(place) ?? [])
  const [hand, discard] = [at('hand 1'), at('discard')]
  return {
    ...position,
    phase: 'pair',
    hand,
    deck: slots.map(piece => parseCard(piece) ?? UNKNOWN),
    discard,
    pair: lying.has('top') ? null : pairIn(at('pair'), hand[0] ?? discard[0] ?? null),
    acts: [],
  }
}

/** Nothing lies face up while there is a pair: where none lies, one of cards that lie elsewhere. */
function pairIn([one, other]: readonly Card[], elsewhere: Card | null): Pair | null {
  const [first, second] = [one ?? elsewhere, other ?? one ?? elsewhere]
  return first && second ? [first, second] : null
}
