import { legal } from '../../../src/engine/wetice/legal.ts'
import { makeAction } from '../../../src/engine/wetice/notation.ts'
import { play } from '../../../src/engine/wetice/play.ts'
import type { Action, Position } from '../../../src/engine/wetice/types.ts'

/** A position's value, computed from the rules alone. */
export interface Solution {
  readonly value: number
  /** Every action that keeps this value, in ASCII order. */
  readonly best: readonly string[]
}

const keyOf = (position: Position): string => JSON.stringify({ ...position, first: 0 })

function after(position: Position, action: Action): Position {
  const ruling = play(position, action)
  if (!ruling.accepted) throw new Error(`${makeAction(action)} is refused: ${ruling.refusal.code}`)
  return ruling.position
}

function truthOf(position: Position, valueOf: (position: Position) => number, better: -1 | 1): Solution {
  const tried = legal(position).map(action => ({ action: makeAction(action), value: valueOf(after(position, action)) }))
  const value = better * Math.max(...tried.map(each => better * each.value))
  return { value, best: tried.filter(each => each.value === value).map(({ action }) => action).sort() } // oxfmt-ignore
}

/** Solves a duel: `value` is the final lead of the player to move, under best play. */
export function solveDuel(position: Position): Solution {
  const known = new Map<string, number>()
  /** The final number of cards of player 1, minus the final number of cards of player 2. */
  function valueOf(at: Position): number {
    const [first, second] = at.piles.map(pile => Object.values(pile).reduce((sum, cards) => sum + cards, 0))
    if (at.phase === 'over') return (first ?? 0) - (second ?? 0)
    const key = keyOf(at)
    const found = known.get(key) ?? truthOf(at, valueOf, at.turn === 2 ? -1 : 1).value
    known.set(key, found)
    return found
  }
  const { value, best } = truthOf(position, valueOf, position.turn === 2 ? -1 : 1)
  return { value: position.turn === 2 ? 0 - value : value, best }
}

/** Solves a solitaire position: `value` is the smallest number of cards that can be left, or -1 for a win in NG+. */
export function solveAlone(position: Position): Solution {
  const known = new Map<string, number>()
  function valueOf(at: Position): number {
    if (at.phase === 'over')
      return at.mode === 'solo-plus' && at.winner === 1 ? -1 : at.board.cells.filter(suit => suit !== null).length
    const key = keyOf(at)
    const found = known.get(key) ?? truthOf(at, valueOf, -1).value
    known.set(key, found)
    return found
  }
  return truthOf(position, valueOf, -1)
}
