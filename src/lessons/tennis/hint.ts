import { RANKS, valueOf, type Rank } from '../../engine/cards.ts'
import { tennis } from '../../engine/tennis/index.ts'
import type { Position } from '../../engine/tennis/types.ts'
import { aRank, rankName } from '../../rulebook/card-words.ts'
import { capital } from '../../rulebook/lists.ts'
import type { Hint } from '../guide.ts'

const mayBePlayed = (position: Position, rank: Rank): boolean =>
  tennis.play(position, { type: 'play', card: rank }).accepted

/** The lowest card that clears the Net, of those that may still be in a hand: higher ones are for higher Nets. */
function cardFor(position: Position): Hint | null {
  const open = RANKS.filter(rank => mayBePlayed(position, rank))
  const { net } = position
  const lowest = open.find(rank => valueOf(rank) > (net ?? 0)) ?? open[0]
  if (lowest === undefined) return null
  const action = tennis.makeAction({ type: 'play', card: lowest })
  if (net === null) return { action, reason: 'There is no Net yet, so a low card will do: keep the high ones.' }
  return valueOf(lowest) > net
    ? { action, reason: `${capital(aRank(lowest))} is the lowest card that clears a Net of ${net}.` }
    : { action, reason: `Nothing clears a Net of ${net} any more. The ${rankName(lowest)} is the least to lose.` }
}

/** Who holds which cards is not known: what is told is what would be best to hold. */
export function hint(position: Position): Hint | null {
  switch (position.phase) {
    case 'play':
      return cardFor(position)
    case 'hand-over':
      return { action: 'next', reason: 'The hand is over. Deal the cards, and begin the next.' }
    case 'over':
      return null
  }
}
