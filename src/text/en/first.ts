import type { Suit } from '../../engine/cards.ts'
import { ONE_OF } from './lists.ts'

export const FIRST_WORDS = {
  choose: 'Or choose a game',
  yours: 'Your pile',
  other: 'Ben’s pile',
  next: 'Next',
  skip: 'Skip',
  rulebook: 'Rulebook',
  play: 'Play a game',
  own: 'With your own cards',
  setUp: 'Set up a game',
  board: (place: number, count: number): string => `Task ${place} of ${count}`,
  at: (card: string, square: string): string => `${card} at ${square}`,
  suit: (suit: Suit, square: string): string => `${ONE_OF[suit]} at ${square}`,
  free: (square: string): string => `free square ${square}`,
  pile: (label: string, figure: string): string => `${label}: ${figure}`,
} as const
