import { SUITS, type Suit } from '../cards.ts'
import { isEmpty } from './board.ts'
import type { Player, Position, SuitPile } from './types.ts'

export const other = (player: Player): Player => (player === 1 ? 2 : 1)

export const pileOf = (position: Position, player: Player): SuitPile => position.piles[player - 1] ?? {}

export const pileSize = (pile: SuitPile): number => SUITS.reduce((sum, suit) => sum + (pile[suit] ?? 0), 0)

export const suitsIn = (pile: SuitPile): Suit[] => SUITS.filter(suit => pile[suit] !== undefined)

export const withCards = (pile: SuitPile, suit: Suit, cards: number): SuitPile => ({
  ...pile,
  [suit]: (pile[suit] ?? 0) + cards,
})

export function withoutSuit(pile: SuitPile, suit: Suit): SuitPile {
  const { [suit]: _given, ...kept } = pile
  return kept
}

/** Both piles, or in solitaire the number of cards removed. */
export const scoresOf = (position: Position): number[] =>
  position.mode === 'duel' ? position.piles.map(pileSize) : [position.solo.three + position.solo.four]

/** W7 for two; W8 and W9 alone: 1 for a win, else 0. */
export function winnerOf(position: Position, [mine = 0, theirs = 0]: readonly number[]): 0 | 1 | 2 {
  switch (position.mode) {
    case 'duel':
      return mine === theirs ? 0 : mine > theirs ? 1 : 2
    case 'solo':
      return isEmpty(position.board) ? 1 : 0
    case 'solo-plus':
      return isEmpty(position.board) && position.solo.four > position.solo.three ? 1 : 0
  }
}
