import { CARDS_PER_SUIT } from '../../engine/wetice/board.ts'
import type { Action, Position } from '../../engine/wetice/types.ts'
import type { Advice, Search } from '../advice.ts'
import type { Level } from '../opponent.ts'
import { createRandom } from '../../engine/random.ts'
import { actionOf, PASS } from './actions.ts'
import { judgeCleanup } from './cleanup.ts'
import { firstGive, hasSwap, MoveList } from './duel-moves.ts'
import { DuelTable, sideOf } from './duel-table.ts'
import { DuelAnalysis } from './duel.ts'
import { largerCell, smallerCell } from '../../engine/wetice/swaps.ts'

/** Swaps that the strong one tries in its head before it moves. */
const TRIED = 100_000
const REMEMBERED = 16

/**
 * What the app plays in a duel: the same for the same seed; null where the duel is over. Easy sees only the first match of a swap, and
 * nothing of the chain behind it; middling sees the chain, and the best answer to it; strong looks as far ahead as it has time for. It
 * passes where no swap helps it. Each step does a few milliseconds of work.
 */
export function* think(position: Position, level: Level, seed: number): Generator<null, Action | null> {
  if (position.phase === 'over') return null
  const best = yield* bestActions(position, level)
  return best[createRandom(seed).below(best.length)] ?? PASS
}

/** The same at once. */
export function choose(position: Position, level: Level, seed: number): Action | null {
  const thought = think(position, level, seed)
  for (;;) {
    const { done, value } = thought.next()
    if (done) return value
  }
}

function* bestActions(position: Position, level: Level): Generator<null, readonly Action[]> {
  if (position.phase === 'cleanup') return equals(yield* run(judgeCleanup(position)))
  switch (level) {
    case 'easy':
      return atFirstSight(position)
    case 'middling':
      return equals(yield* lookAhead(position, analysis => analysis.depth >= 2))
    case 'strong':
      return equals(yield* lookAhead(position, analysis => analysis.tried >= TRIED))
  }
}

/** The lines as good as the first, where that is proven all of them; a pass rather than a swap that helps no more. */
function equals({ best }: Advice<Action>): readonly Action[] {
  const actions = best.filter(({ value }) => value === best[0]?.value).map(({ action }) => action)
  const pass = actions.find(({ type }) => type === 'pass')
  return pass ? [pass] : actions
}

/** A search to its end. */
function* run(search: Search<Action>): Generator<null, Advice<Action>> {
  for (;;) {
    const step = search.next()
    if (step.done) return step.value
    yield null
  }
}

function* lookAhead(
  position: Position,
  isEnough: (analysis: DuelAnalysis) => boolean,
): Generator<null, Advice<Action>> {
  const analysis = new DuelAnalysis(position, REMEMBERED)
  const run = analysis.run()
  for (let step = run.next(); !step.done; step = run.next()) {
    if (isEnough(analysis)) break
    yield null
  }
  return analysis.advice()
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
  if (most === 0) return [PASS]
  return moves.filter((_, i) => seen[i] === most).map(move => actionOf(position.board.layout, move))
}
