import { rankOf, suitOf, valueOf, type Card } from '../cards.ts'
import { UNKNOWN, type Act, type Need, type Pair, type PairReason, type Position, type Slot } from './types.ts'

const isAce = (card: Card): boolean => rankOf(card) === 'A'
export const isCard = (slot: Slot): slot is Card => slot !== UNKNOWN

/** Why a card in the hand pairs with the face-up card, or null if it doesn't. */
export function reasonToPair(card: Card, top: Card): PairReason | null {
  if (isAce(card) || isAce(top)) return 'ace'
  if (suitOf(card) === suitOf(top)) return 'suit'
  return valueOf(rankOf(card)) >= valueOf(rankOf(top)) ? 'value' : null
}

/** `counts`: if one card of the pair has the suit, and if both do (G2). */
const ACTS: readonly (Omit<Act, 'count'> & { readonly counts: readonly [number, number] })[] = [
  { suit: 'S', for: 'dig', counts: [1, 2] },
  { suit: 'D', for: 'draw', counts: [1, 2] },
  { suit: 'C', for: 'look', counts: [2, 3] },
]

/** A pair's effects on the deck. Aces and hearts have none (G3). */
export function actsOf(pair: Pair): readonly Act[] {
  const suits = pair.filter(card => !isAce(card)).map(suitOf)
  return ACTS.flatMap(({ suit, for: ability, counts }) => {
    const count = counts[suits.filter(each => each === suit).length - 1]
    return count === undefined ? [] : [{ for: ability, suit, count }]
  })
}

/** The cards that go into the hand: each heart, unless it is an ace, returns the other card of the pair (G4). */
export const cardsReturnedBy = ([card, top]: Pair): readonly Card[] => [
  ...(isActingHeart(top) ? [card] : []),
  ...(isActingHeart(card) ? [top] : []),
]

const isActingHeart = (card: Card): boolean => suitOf(card) === 'H' && !isAce(card)

/** The number of top cards that the next ability or turn affects: never more than the deck has (G5). */
export const affectedCount = ({ acts, deck }: Position): number => Math.min(acts[0]?.count ?? 1, deck.length)

/** The number of cards that are off the deck to be looked at. */
export const lookedAtCount = (position: Position): number =>
  position.phase === 'arrange' && position.acts[0]?.for === 'look' ? affectedCount(position) : 0

/** The number of cards that the player must identify before the game continues, and for what. */
export const needOf = (position: Position): Need => ({
  for: position.acts[0]?.for ?? 'turn',
  count: position.deck.slice(0, affectedCount(position)).filter(slot => !isCard(slot)).length,
})

/** Whether any card in the hand pairs with the top card (G6). */
export const canPair = ({ hand, deck: [top] }: Position): boolean =>
  top !== undefined && isCard(top) && hand.some(card => reasonToPair(card, top) !== null)
