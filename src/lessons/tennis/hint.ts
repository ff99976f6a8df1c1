import { RANKS, valueOf, type Rank } from '../../engine/cards.ts'
import { tennis } from '../../engine/tennis/index.ts'
import type { Position } from '../../engine/tennis/types.ts'
import type { Hint } from '../guide.ts'
import { hintText } from './text/hint.ts'

const mayBePlayed = (position: Position, rank: Rank): boolean =>
  tennis.play(position, { type: 'play', card: rank }).accepted

/** The lowest card that clears the Net, of those that may still be in a hand: higher ones are for higher Nets. */
function cardFor(position: Position): Hint | null {
  const open = RANKS.filter(rank => mayBePlayed(position, rank))
  const { net } = position
  const lowest = open.find(rank => valueOf(rank) > (net ?? 0)) ?? open[0]
  if (lowest === undefined) return null
  const action = tennis.makeAction({ type: 'play', card: lowest })
  if (net === null) return { action, reason: hintText.noNet }
  return valueOf(lowest) > net
    ? { action, reason: hintText.lowest(lowest, net) }
    : { action, reason: hintText.leastToLose(lowest, net) }
}

/** Who holds which cards is not known: what is told is what would be best to hold. */
export function hint(position: Position): Hint | null {
  switch (position.phase) {
    case 'play':
      return cardFor(position)
    case 'hand-over':
      return { action: 'next', reason: hintText.next }
    case 'over':
      return null
  }
}
