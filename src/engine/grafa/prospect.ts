import type { Card } from '../cards.ts'
import { actsOf, isCard, reasonToPair, returnedBy } from './abilities.ts'
import { legal } from './play.ts'
import type { Act, Pair, PairReason, Position, Slot } from './types.ts'

/** What a pair would do, told before it is made: nothing of it depends on cards that nobody has seen. */
export interface Prospect {
  readonly pair: Pair
  readonly by: PairReason
  /** What hearts give to the hand, hand card first. */
  readonly returned: readonly Card[]
  /** What acts on the deck, each as far as the deck goes (G5). */
  readonly acts: readonly Act[]
}

/** One for each card of the hand that may be paired now. */
export const prospects = (position: Position): readonly Prospect[] =>
  legal(position).flatMap(action => (action.type === 'pair' ? (prospect(position, action.card) ?? []) : []))

function prospect({ deck: [top, ...deck] }: Position, card: Card): Prospect | null {
  if (top === undefined || !isCard(top)) return null
  const pair: Pair = [card, top]
  const by = reasonToPair(card, top)
  const returned = returnedBy(pair)
  return by && { pair, by, returned: pair.filter(each => returned.includes(each)), acts: within(deck, actsOf(pair)) }
}

/** What has still to act, as far as the deck goes. */
export const actsAhead = ({ deck, acts }: Position): readonly Act[] => within(deck, acts)

const within = (deck: readonly Slot[], acts: readonly Act[]): readonly Act[] =>
  acts.map(act => ({ ...act, count: Math.min(act.count, deck.length) }))
