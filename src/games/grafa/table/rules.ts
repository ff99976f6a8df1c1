import { parseCard, type Card } from '../../../engine/cards.ts'
import type { CardLocations, Place } from '../../../engine/hands.ts'
import { UNKNOWN, type Pair, type Position, type Grafa, type GrafaStep } from '../../../engine/grafa/types.ts'
import { grafa } from '../../../engine/grafa/index.ts'
import { grafaBook } from '../../../text/en/grafa/index.ts'
import type { Rules } from '../../../table/source.ts'
import type { Stop } from '../../../table/useWalk.ts'

/** The position with the deck, the discard pile and the hand as they lie. */
function laid(position: Position, locations: CardLocations): Position {
  const at = (place: Place): readonly Card[] => (locations.get(place) ?? []).flatMap(piece => parseCard(piece) ?? [])
  const slots = (['top', 'deck'] as const).flatMap(place => locations.get(place) ?? [])
  const [hand, discard] = [at('hand 1'), at('discard')]
  return {
    ...position,
    phase: 'pair',
    hand,
    deck: slots.map(piece => parseCard(piece) ?? UNKNOWN),
    discard,
    pair: locations.has('top') ? null : pairIn(at('pair'), hand[0] ?? discard[0] ?? null),
    acts: [],
  }
}

/** Nothing lies face up while there is a pair: where none lies, one of cards that lie elsewhere. */
function pairIn([one, other]: readonly Card[], elsewhere: Card | null): Pair | null {
  const [first, second] = [one ?? elsewhere, other ?? one ?? elsewhere]
  return first && second ? [first, second] : null
}

/**
 * What hands do at one go: cards that hearts return, with what is left of the pair; cards that are dug; cards that are drawn. What was
 * just entered has been dug or drawn already.
 */
const stopsOf = (steps: readonly GrafaStep[]): readonly Stop[] =>
  steps.flatMap(({ event }, from): readonly Stop[] => {
    const [before, after] = [steps[from - 1]?.event, steps[from + 1]?.event]
    switch (event.type) {
      case 'return':
        return after?.type === 'discard'
          ? [{ from, to: from + 2, cards: event.cards.length + after.cards.length }]
          : [{ from, to: from + 1, cards: event.cards.length }]
      case 'dig':
      case 'draw':
        return before?.type === 'reveal' ? [] : [{ from, to: from + 1, cards: event.cards.length }]
      default:
        return []
    }
  })

/** What a card's caption says of its pair is all that there is to confirm, and undoing it is one tap. */
export const grafaRules: Rules<Grafa> = {
  game: grafa,
  rulebook: grafaBook,
  stops: stopsOf,
  laid,
  saysAll: () => true,
}
