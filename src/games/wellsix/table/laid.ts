import { parseCard, type Card } from '../../../engine/cards.ts'
import { isCell, type Lying, type Place } from '../../../engine/hands.ts'
import type { Position } from '../../../engine/wellsix/types.ts'

/** The position with what lies on the table, in the hands and in the piles drawn on it. */
export function laid(position: Position, lying: Lying): Position {
  const at = (place: Place): readonly Card[] => (lying.get(place) ?? []).flatMap(piece => parseCard(piece) ?? [])
  const cells = [...lying.keys()].filter(isCell)
  return {
    ...position,
    table: Object.fromEntries(cells.flatMap(place => at(place).map(card => [place.slice(5), card] as const))),
    hands: [at('hand 1'), at('hand 2')],
    seized: [at('seized 1'), at('seized 2')],
  }
}
