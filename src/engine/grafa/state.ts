import { DECK } from '../cards.ts'
import type { Status } from '../game.ts'
import { needOf } from './abilities.ts'
import type { Position } from './types.ts'

/** The `state` object of the record format. */
export function state(position: Position): object {
  const { phase, hand, deck, discard, pair } = position
  const need = phase === 'reveal' ? needOf(position) : null
  return { phase, hand, deck, discard, pair, need, score: discard.length }
}

/** A solitaire is won with all 52 cards in the discard pile. */
export function status({ phase, discard }: Position): Status {
  const over = phase === 'over'
  const score = discard.length
  const winner = score === DECK.length ? 1 : 0
  return { phase, turn: over ? null : 1, over, scores: [score], winner: over ? winner : null }
}
