import { SUITS, type Card } from '../cards.ts'
import { isCard, reach } from './abilities.ts'
import { play } from './play.ts'
import type { Action, Position } from './types.ts'

/** Pairs, abilities to begin with, or orders of the looked-at cards. What is revealed only the table knows. */
export const legal = (position: Position): readonly Action[] =>
  candidates(position).filter(action => play(position, action).accepted)

function candidates(position: Position): readonly Action[] {
  switch (position.phase) {
    case 'pair':
      return position.hand.map(card => ({ type: 'pair', card }))
    case 'use':
      return SUITS.map(suit => ({ type: 'use', suit }))
    case 'arrange':
      return orders(position.deck.slice(0, reach(position)).filter(isCard)).map(cards => ({ type: 'arrange', cards }))
    case 'reveal':
    case 'over':
      return []
  }
}

const orders = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  cards.length === 0
    ? [[]]
    : cards.flatMap(card => orders(cards.filter(other => other !== card)).map(rest => [card, ...rest]))
