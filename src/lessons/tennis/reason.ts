import { valueOfPlayed } from '../../engine/tennis/cards.ts'
import { seatOf, turnOf } from '../../engine/tennis/seats.ts'
import type { Action, Played, Position } from '../../engine/tennis/types.ts'
import { reasonText } from '../../text/en/tennis/practice.ts'

/** A card that nobody minds to lose. */
const LOW = 6
/** So little higher than the Net that it can be said to save higher cards. */
const NEAR = 4

/** Why a card is played: it matches where it can, else clears the Net with the lowest that does, else throws the lowest. */
function reasonFor(position: Position, card: Played): string {
  const { dealer, net, pair } = position
  const [first] = pair
  if (turnOf(position) === seatOf(dealer, 'ghost')) return reasonText.blind
  if (first !== undefined && valueOfPlayed(first) === valueOfPlayed(card)) return reasonText.matches
  if (net === null) return reasonText.noNet
  const value = valueOfPlayed(card)
  if (value <= net) return value <= LOW ? reasonText.least : reasonText.misses
  if (net === 0 && value <= LOW) return reasonText.anyCard
  return value - net <= NEAR ? reasonText.saves : reasonText.clears
}

/** From what lies on the table alone: nothing is told of what others hold. */
export const reason = (position: Position, action: Action): string | null =>
  action.type === 'play' && position.phase === 'play' ? reasonFor(position, action.card) : null
