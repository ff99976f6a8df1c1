import { ok } from '../result.ts'
import { no, type Judged } from './judge.ts'
import { LINE } from './runs.ts'
import { cellsOf } from './table.ts'
import { ALIGNMENT_POINTS } from './turns.ts'
import type { Pair, Playing } from './types.ts'

/** A player's two suits. */
const CARDS_EACH = 26

/** A result takes the place of a whole game, so it is entered before the first card. */
export function judgeResult({ table }: Playing, scores: Pair<number>): Judged<null> {
  const laid = cellsOf(table).length
  if (laid > 0) return no({ code: 'game-begun', rule: 'record', laid })
  return isPossible(scores) ? ok(null) : no({ code: 'impossible-score', rule: 'match', scores })
}

/**
 * Whether a game can end so (X10): with an alignment, whose six cards the loser has not seized; or with what both have seized, while
 * one card at least is left on the table.
 */
function isPossible([first, second]: Pair<number>): boolean {
  const most = Math.max(first, second)
  const least = Math.min(first, second)
  return most === ALIGNMENT_POINTS ? least <= CARDS_EACH - LINE : most <= CARDS_EACH && most + least < 2 * CARDS_EACH
}
