import type { Suit } from '../cards.ts'
import { cardsOfSuit, colourOfPlayer, other, SUITS_OF } from './colours.ts'
import { addStep, addEvent } from '../ruling.ts'
import type { Pair, Player, Playing, Position, Reason, Rested, WellsixRulingBuilder } from './types.ts'

type Match = Pick<Position, 'colours' | 'games' | 'scores'>

/** The suits that player 1 and player 2 use first, in the opening, or second, from the main phase on. */
export const suitsOf = (red: Player, which: 0 | 1): Pair<Suit> => [
  SUITS_OF[colourOfPlayer(red, 1)][which],
  SUITS_OF[colourOfPlayer(red, 2)][which],
]

/** A game before its first card. */
export function openGame({ colours, games, scores }: Match, game: number, opener: Player, red: Player): Playing {
  const [first, second] = suitsOf(red, 0)
  return {
    phase: 'opening',
    colours,
    games,
    game,
    opener,
    red,
    turn: opener,
    moves: 1,
    table: {},
    hands: [cardsOfSuit(first), cardsOfSuit(second)],
    seized: [[], []],
    quiet: 0,
    seizing: false,
    scores,
    winner: null,
  }
}

/** The opener changes each game, and the colours with it unless they are fixed (X1). */
export function nextGame(position: Rested): Playing {
  const opener = other(position.opener)
  return openGame(position, position.game + 1, opener, position.colours === 'fixed' ? position.red : opener)
}

export const totalsOf = (scores: Position['scores']): Pair<number> => [
  scores.reduce((total, [first]) => total + first, 0),
  scores.reduce((total, [, second]) => total + second, 0),
]

/** One point for each seized card (X10). */
export const seizedScores = ({ seized: [first, second] }: Position): Pair<number> => [first.length, second.length]

/** The game is over, and after the last one the match (X11). */
export function endGame(
  builder: WellsixRulingBuilder<Playing>,
  scores: Pair<number>,
  reason: Reason,
): WellsixRulingBuilder<Rested> {
  const { position } = builder
  const rested: Rested = {
    ...position,
    phase: 'game-over',
    turn: null,
    moves: null,
    scores: [...position.scores, scores],
  }
  const ended = addStep(builder, { type: 'game-over', scores, reason }, rested)
  if (position.game < position.games) return ended
  const totals = totalsOf(ended.position.scores)
  const [first, second] = totals
  const winner = first > second ? 1 : first < second ? 2 : 0
  return addEvent(ended, { type: 'over', totals, winner }, { phase: 'over', winner })
}
