import type { Action, Position, Board } from '../../engine/wetice/types.ts'
import {
  GAME_OVER_ADVICE,
  type Analyst,
  type Search,
  MAX_ADVISED_MOVES,
  type Advice,
  type AdvisedMove,
  type Level,
} from '../advice.ts'
import { DuelAnalysis } from './duel.ts'
import { SoloAnalysis } from './solo.ts'
import { cellNumber, withSwapped, CARDS_PER_SUIT } from '../../engine/wetice/board.ts'
import { legal } from '../../engine/wetice/legal.ts'
import { findRuns } from '../../engine/wetice/runs.ts'
import { maxSwapEstimate, INFINITE, firstGivenSuit, hasSwap, MoveList, actionOf, PASS_ACTION } from './moves.ts'
import { writeBoard, largerCell, smallerCell } from '../../engine/wetice/bitboard.ts'
import { DuelStack, sideOf } from './duel-stack.ts'
import { createRandom } from '../../engine/random.ts'

const TABLE_BITS = { advice: 18, seat: 16, cleanup: 14 } as const

const MAX_CLEANUP_SWAPS = 300
const LOOK_AHEAD_DEPTH = 2

/** `mine`: whether the current player is likely to start the game on this layout. */
interface Prospect {
  readonly action: Action
  readonly board: Board
  readonly mine: boolean
  /** In quarters of a card. */
  readonly promise: number
}

/**
 * The player who swaps last takes the first turn (W6). If each swap breaks up one match, the number of matches left decides who that is.
 */
function* judgeCleanup(position: Position): Search<Action> {
  const stack = new DuelStack(position.board.layout, 6)
  stack.write(position)
  const prospects = legal(position)
    .slice(0, MAX_CLEANUP_SWAPS)
    .map(action => prospectOf(position, action, stack))
    .sort((a, b) => b.promise - a.promise)
  const lines: AdvisedMove<Action>[] = []
  for (const prospect of prospects.slice(0, MAX_ADVISED_MOVES)) {
    lines.push({ action: prospect.action, value: yield* valueOf(position, prospect) })
    yield adviceOf(lines)
  }
  return adviceOf(lines)
}

function adviceOf(lines: readonly AdvisedMove<Action>[]): Advice<Action> {
  const best = [...lines].sort((a, b) => b.value - a.value)
  return { basis: 'searched', value: best[0]?.value ?? null, best }
}

function prospectOf(position: Position, action: Action, stack: DuelStack): Prospect {
  const board = boardAfter(position, action)
  const matches = findRuns(board).length
  const swaps = action.type === 'swap'
  const begins = action.type === 'pass' && (position.passes > 0 || matches === 0)
  const mine = begins ? position.first === position.turn : (matches % 2 === 0) === swaps
  writeBoard(board, stack.numbers, 0)
  const promise = Math.max(0, maxSwapEstimate(stack, 0, 1, INFINITE))
  return { action, board, mine, promise: mine ? promise : -promise }
}

function* valueOf(position: Position, { board, mine }: Prospect): Generator<null, number> {
  const turn = mine === (position.turn === 1) ? 1 : 2
  const analysis = new DuelAnalysis({ ...position, board, phase: 'swap', turn, passes: 0 }, TABLE_BITS.cleanup)
  const run = analysis.run()
  while (analysis.depth < LOOK_AHEAD_DEPTH && !run.next().done) yield null
  const value = analysis.advice().value ?? 0
  return mine ? value : 0 - value
}

function boardAfter({ board }: Position, action: Action): Board {
  if (action.type !== 'swap') return board
  return withSwapped(board, cellNumber(board.layout, action.cells[0]), cellNumber(board.layout, action.cells[1]))
}

/** Advises on duels and solitaires of WetIce. Nothing is random, so the seed doesn't matter. */
export const weticeAnalyst: Analyst<Position, Action> = {
  game: 'wetice',
  *search(position: Position): Search<Action> {
    if (position.phase === 'over') return GAME_OVER_ADVICE
    if (position.mode !== 'duel') return yield* new SoloAnalysis(position).run()
    if (position.phase === 'cleanup') return yield* judgeCleanup(position)
    return yield* new DuelAnalysis(position, TABLE_BITS.advice).run()
  },
}

const STRONG_LEVEL_SWAPS = 100_000

/**
 * Chooses the app’s move in a duel. Easy sees only a swap’s first match; middling sees its chain and the best reply; strong searches as
 * deep as its limit allows. It passes if no swap helps. The same seed gives the same move; null if the duel is over. Each step takes a few
 * milliseconds.
 */
export function* chooseMove(position: Position, level: Level, seed: number): Generator<null, Action | null> {
  if (position.phase === 'over') return null
  const best = yield* bestActions(position, level)
  return best[createRandom(seed).below(best.length)] ?? PASS_ACTION
}

function* bestActions(position: Position, level: Level): Generator<null, readonly Action[]> {
  if (position.phase === 'cleanup') return equals(yield* lastOf(judgeCleanup(position)))
  switch (level) {
    case 'easy':
      return atFirstSight(position)
    case 'middling':
      return equals(yield* lookAhead(position, analysis => analysis.depth >= 2))
    case 'strong':
      return equals(yield* lookAhead(position, analysis => analysis.tried >= STRONG_LEVEL_SWAPS))
  }
}

function equals({ best }: Advice<Action>): readonly Action[] {
  const actions = best.filter(({ value }) => value === best[0]?.value).map(({ action }) => action)
  const pass = actions.find(({ type }) => type === 'pass')
  return pass ? [pass] : actions
}

function* lastOf(search: Search<Action>): Generator<null, Advice<Action>> {
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
  const analysis = new DuelAnalysis(position, TABLE_BITS.seat)
  const run = analysis.run()
  for (let step = run.next(); !step.done; step = run.next()) {
    if (isEnough(analysis)) break
    yield null
  }
  return analysis.advice()
}

function atFirstSight(position: Position): Action[] {
  const side = sideOf(position)
  const stack = new DuelStack(position.board.layout, 6)
  stack.write(position)
  const list = new MoveList()
  if (position.phase === 'give') list.listWaiting(stack, 0, side)
  else list.list(stack, 0, side)
  const moves = Array.from(list.moves.subarray(0, list.count))
  const seen = moves.map(move =>
    hasSwap(move)
      ? stack.firstMatch(0, 1, smallerCell(move), largerCell(move), side)
      : CARDS_PER_SUIT + 1 - stack.pileOf(0, firstGivenSuit(move)),
  )
  const most = Math.max(0, ...seen)
  if (most === 0) return [PASS_ACTION]
  return moves.filter((_, i) => seen[i] === most).map(move => actionOf(position.board.layout, move))
}
