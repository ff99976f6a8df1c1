import { CARDS_PER_SUIT } from '../../engine/wetice/board.ts'
import { legal } from '../../engine/wetice/legal.ts'
import type { Action, Position } from '../../engine/wetice/types.ts'
import type { Advice } from '../advice.ts'
import { createRandom } from '../random.ts'
import { actionOf } from './actions.ts'
import { judgeCleanup } from './cleanup.ts'
import { firstGive, hasSwap, MoveList } from './duel-moves.ts'
import { DuelTable, sideOf } from './duel-table.ts'
import { DuelAnalysis } from './duel.ts'
import { largerCell, smallerCell } from './swaps.ts'

/**
 * `easy` sees only the first match of a swap, and nothing of the chain behind it; `middling` sees the chain, and the best answer to it;
 * `strong` looks as far ahead as it has time for.
 */
export const LEVELS = ['easy', 'middling', 'strong'] as const
export type Level = (typeof LEVELS)[number]

/** Swaps that the strong one tries in its head before it moves. */
const TRIED = 100_000
const REMEMBERED = 16

/** What an opponent does in a duel that is not over: the same for the same seed. It passes where no swap helps it. */
export function choose(position: Position, level: Level, seed: number): Action {
  const random = createRandom(seed)
  const best = bestActions(position, level)
  return best[random.below(best.length)] ?? legal(position)[0] ?? { type: 'pass' }
}

function bestActions(position: Position, level: Level): readonly Action[] {
  if (position.phase === 'cleanup') return equals(judgeCleanup(position))
  switch (level) {
    case 'easy':
      return atFirstSight(position)
    case 'middling':
      return equals(lookAhead(position, analysis => analysis.depth >= 2))
    case 'strong':
      return equals(lookAhead(position, analysis => analysis.tried >= TRIED))
  }
}

/** The lines as good as the first, where that is proven all of them; a pass rather than a swap that helps no more. */
function equals({ best }: Advice<Action>): readonly Action[] {
  const actions = best.filter(({ value }) => value === best[0]?.value).map(({ action }) => action)
  const pass = actions.find(({ type }) => type === 'pass')
  return pass ? [pass] : actions
}

function lookAhead(position: Position, isEnough: (analysis: DuelAnalysis) => boolean): Advice<Action> {
  const analysis = new DuelAnalysis(position, REMEMBERED)
  const run = analysis.run()
  for (let step = run.next(); ; step = run.next()) {
    if (step.done) return step.value
    if (isEnough(analysis)) return analysis.advice()
  }
}

/** What gains most by its first match; of suits to give, the one with the fewest cards. */
function atFirstSight(position: Position): Action[] {
  const side = sideOf(position)
  const table = new DuelTable(position.board.layout, 6)
  table.write(position)
  const list = new MoveList()
  if (position.phase === 'give') list.listWaiting(table, 0, side)
  else list.list(table, 0, side)
  const moves = Array.from(list.moves.subarray(0, list.count))
  const seen = moves.map(move =>
    hasSwap(move)
      ? table.firstMatch(0, 1, smallerCell(move), largerCell(move), side)
      : CARDS_PER_SUIT + 1 - table.pileOf(0, firstGive(move)),
  )
  const most = Math.max(0, ...seen)
  if (most === 0) return [{ type: 'pass' }]
  return moves.filter((_, i) => seen[i] === most).map(move => actionOf(position.board.layout, move))
}
