import { parseCard, parseRank, RANKS, valueOf, type Rank } from '../../engine/cards.ts'
import { rankOfPlayed, valueOfPlayed } from '../../engine/tennis/cards.ts'
import { tennis } from '../../engine/tennis/index.ts'
import type { Played, Position } from '../../engine/tennis/types.ts'
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

/** Of the cards that are held: one that matches, the lowest that clears the Net, or the lowest. */
function ownCardFor({ net, pair: [first] }: Position, hand: readonly Played[]): Hint {
  const { own } = hintText
  const cards = hand.toSorted((a, b) => valueOfPlayed(a) - valueOfPlayed(b))
  const told = (card: Played, reason: (rank: Rank) => string): Hint => ({
    action: tennis.makeAction({ type: 'play', card }),
    reason: reason(rankOfPlayed(card)),
  })
  const match = cards.find(card => first !== undefined && valueOfPlayed(card) === valueOfPlayed(first))
  if (match) return told(match, own.matches)
  const [lowest] = cards
  if (!lowest) return { action: null, reason: own.blind }
  if (net === null) return told(lowest, () => own.noNet)
  const clearing = cards.find(card => valueOfPlayed(card) > net)
  return clearing ? told(clearing, rank => own.lowest(rank, net)) : told(lowest, rank => own.leastToLose(rank, net))
}

const read = (hand: readonly string[]): readonly Played[] =>
  hand.flatMap(card => parseCard(card) ?? parseRank(card) ?? [])

/** Where nobody says who holds which cards, what is told is what would be best to hold. */
export function hint(position: Position, hand?: readonly string[]): Hint | null {
  switch (position.phase) {
    case 'play':
      return hand ? ownCardFor(position, read(hand)) : cardFor(position)
    case 'hand-over':
      return { action: 'next', reason: hintText.next }
    case 'over':
      return null
  }
}
