import { parseCard, parseRank, RANKS, type Rank } from '../../engine/cards.ts'
import { rankOfPlayed, valueOfPlayed } from '../../engine/tennis/cards.ts'
import { tennis } from '../../engine/tennis/index.ts'
import type { Played, Position } from '../../engine/tennis/types.ts'
import type { Hint } from '../guide.ts'
import { hintText } from '../../text/en/tennis/practice.ts'

const mayBePlayed = (position: Position, rank: Rank): boolean =>
  tennis.play(position, { type: 'play', card: rank }).accepted

/** A card that matches, the lowest that clears the Net, or the lowest: higher ones are for higher Nets. */
function cardFor({ net, pair: [first] }: Position, cards: readonly Played[]): Hint {
  const sorted = cards.toSorted((a, b) => valueOfPlayed(a) - valueOfPlayed(b))
  const told = (card: Played, reason: (rank: Rank) => string): Hint => ({
    action: tennis.makeAction({ type: 'play', card }),
    reason: reason(rankOfPlayed(card)),
  })
  const match = sorted.find(card => first !== undefined && valueOfPlayed(card) === valueOfPlayed(first))
  if (match) return told(match, hintText.matches)
  const [lowest] = sorted
  if (!lowest) return { action: null, reason: hintText.blind }
  if (net === null) return told(lowest, () => hintText.noNet)
  const clearing = sorted.find(card => valueOfPlayed(card) > net)
  return clearing
    ? told(clearing, rank => hintText.lowest(rank, net))
    : told(lowest, rank => hintText.leastToLose(rank, net))
}

const read = (hand: readonly string[]): readonly Played[] =>
  hand.flatMap(card => parseCard(card) ?? parseRank(card) ?? [])

/** Where nobody says who holds which cards, what is told is what would be best to hold. */
export function hint(position: Position, hand?: readonly string[]): Hint | null {
  switch (position.phase) {
    case 'play':
      return cardFor(position, hand ? read(hand) : RANKS.filter(rank => mayBePlayed(position, rank)))
    case 'hand-over':
      return { action: 'next', reason: hintText.next }
    case 'over':
      return null
  }
}
