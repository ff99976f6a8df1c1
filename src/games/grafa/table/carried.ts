import type { Card } from '../../../engine/cards.ts'
import type { Carried } from '../../../ui/useCarry.ts'

/** A card that is carried follows the finger, as a style; empty for another. */
export function shiftOf(card: Card, carried: Carried<Card> | null): string {
  if (carried?.tap !== card) return ''
  const { x, y, from } = carried
  return `transform:translate(${x - from.x}px,${y - from.y}px)`
}
