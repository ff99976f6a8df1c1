import { DECK, sortCards } from '../cards.ts'
import { settle, tell } from '../told.ts'
import { canPair, isCard, needOf, reach } from './abilities.ts'
import type { GrafaTold } from './types.ts'

/** Lets abilities act and turns the next card, until a person is needed or the game is over. */
export function carryOn(told: GrafaTold): GrafaTold {
  const { position } = told
  if (needOf(position).count > 0) return settle(told, { phase: 'reveal' })
  const [act, ...acts] = position.acts
  if (!act) return turn(told)
  const cards = position.deck.slice(0, reach(position)).filter(isCard)
  if (cards.length === 0) return carryOn(settle(told, { acts }))
  const deck = position.deck.slice(cards.length)
  const sorted = sortCards(cards)
  switch (act.for) {
    case 'dig': {
      const discard = sortCards([...position.discard, ...cards])
      return carryOn(tell(told, { type: 'dig', cards: sorted }, { acts, deck, discard }))
    }
    case 'draw': {
      const hand = sortCards([...position.hand, ...cards])
      return carryOn(tell(told, { type: 'draw', cards: sorted }, { acts, deck, hand }))
    }
    case 'look':
      return cards.length === 1
        ? carryOn(tell(told, { type: 'look', cards }, { acts }))
        : tell(told, { type: 'look', cards }, { phase: 'arrange' })
  }
}

/** The pair has acted; without a card to turn, or one that pairs with it, the game is over (G6). */
function turn(before: GrafaTold): GrafaTold {
  const [card] = before.position.deck
  const done = { phase: 'pair', pair: null } as const
  const told = card && isCard(card) ? tell(before, { type: 'turn', card }, done) : settle(before, done)
  if (canPair(told.position)) return told
  const score = told.position.discard.length
  return tell(told, { type: 'over', score, perfect: score === DECK.length }, { phase: 'over' })
}
