import type { Action, Position } from '../../engine/wellsix/types.ts'
import { makeAction } from '../../engine/wellsix/notation.ts'
import { MOST_LINES, NOTHING_LEFT, type Advice, type Analyst, type Line, type Search } from '../advice.ts'
import { at } from './cards.ts'
import { KEEP, other } from './board.ts'
import { candidates } from './candidates.ts'
import { convert, type Converted } from './convert.ts'
import { movesOf } from './moves.ts'
import { newPly, ranked, type Valued, ALIGNMENT } from './search.ts'
import { leadsToWin } from './wins.ts'

/** Moves deep: two make a turn. */
const DEEPEST = 8
/** Moves tried first and further on; all of a turn's alignments are tried anyway. */
const WIDTH = { first: 40, later: 14, sharp: true }
/** Moves judged between two rests. */
const STRIDE = 100

/**
 * Advises on Wellsix. An alignment that can be had in this turn is exact: every legal move is tried, and after it every one that can
 * complete a line. Otherwise the best of what looked worth trying, a turn or two ahead.
 */
export const wellsixAnalyst: Analyst<Position, Action> = {
  game: 'wellsix',
  *search(position: Position): Search<Action> {
    if (position.phase === 'over') return NOTHING_LEFT
    if (position.phase === 'game-over') return BETWEEN
    const converted = convert(position)
    const wins = yield* alignments(converted)
    return wins ?? (yield* lookAhead(converted))
  },
}

/** Between two games there is nothing to do but to begin the next one, of which nothing can be said yet. */
const BETWEEN: Advice<Action> = { basis: 'searched', value: 0, best: [{ action: { type: 'next' }, value: 0 }] }

/** All moves that align six in this turn, at once or with the next move; null where there are none. */
function* alignments({ board, actionOf }: Converted): Generator<null, Advice<Action> | null> {
  const value = ALIGNMENT - at(board.seized, other(board.turn))
  const best: Line<Action>[] = []
  for (const [index, move] of movesOf(board).entries()) {
    if (index % STRIDE === STRIDE - 1) yield null
    if (leadsToWin(board, move)) best.push({ action: actionOf(move), value })
  }
  return best.length > 0 ? { basis: 'exact', value, best: inAsciiOrder(best) } : null
}

const inAsciiOrder = (lines: readonly Line<Action>[]): readonly Line<Action>[] =>
  [...lines].sort((a, b) => (makeAction(a.action) < makeAction(b.action) ? -1 : 1))

function* lookAhead({ board, actionOf }: Converted): Search<Action> {
  const adviceOn = (found: readonly Valued[]): Advice<Action> => {
    const best = found.slice(0, MOST_LINES).map(({ move, value }) => ({ action: actionOf(move), value }))
    return { basis: 'searched', value: best[0]?.value ?? null, best }
  }
  let moves = board.phase === KEEP ? movesOf(board) : candidates(board, WIDTH.first)
  let advice = adviceOn(moves.map(move => ({ move, value: 0 })))
  const ply = newPly(WIDTH)
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const found = yield* ranked(ply, board, moves, depth)
    advice = adviceOn(found)
    yield advice
    moves = [...found.map(({ move }) => move), ...moves.filter(move => !found.some(each => each.move === move))]
  }
  return advice
}
