import type { Action, Position, Player } from '../../engine/wellsix/types.ts'
import { makeAction } from '../../engine/wellsix/notation.ts'
import {
  sortByText,
  MAX_ADVISED_MOVES,
  GAME_OVER_ADVICE,
  type Advice,
  type Analyst,
  type AdvisedMove,
  type Search,
  type Level,
} from '../advice.ts'
import {
  KEEP,
  otherSide,
  at,
  IN_HAND,
  layCard,
  MAIN,
  createBoard,
  OPENING,
  OVER,
  SEIZED,
  WIDTH,
  type Board,
  cardOfCode,
  codeOf,
  type Side,
  LINE,
  isOwned,
} from './board.ts'
import { candidateMoves, leadsToWin, isWinning } from './candidates.ts'
import {
  movesOf,
  CAPTURE,
  EXCHANGE,
  firstOf,
  kindOf,
  MIDDLE,
  PLACE,
  secondOf,
  STAY,
  SWITCH,
  type MoveCode,
} from './moves.ts'
import { createSearch, rankMoves, type ValuedMove, ALIGNMENT_POINTS, type SearchWidth } from './search.ts'
import { createRandom, type Random } from '../../engine/random.ts'

const PHASES = { opening: OPENING, main: MAIN, keep: KEEP, 'game-over': OVER, over: OVER } as const

interface Converted {
  readonly board: Board
  actionOf(move: MoveCode): Action
}

const sideOf = (player: Player): Side => (player === 1 ? 0 : 1)

export function convertPosition(position: Position): Converted {
  const { red, table, hands, seized, turn, moves, phase, quiet, seizing, opener } = position
  const board = createBoard()
  const [first = '0,0'] = Object.keys(table)
  const [x0 = 0n, y0 = 0n] = first.split(',').map(BigInt)
  const number = (cell: string): number => {
    const [x = 0n, y = 0n] = cell.split(',').map(BigInt)
    return MIDDLE + Number(x - x0) + WIDTH * Number(y - y0)
  }
  const spell = (cell: number): string =>
    `${x0 + BigInt((cell % WIDTH) - (MIDDLE % WIDTH))},${y0 + BigInt(Math.floor(cell / WIDTH) - Math.floor(MIDDLE / WIDTH))}`
  const card = (code: number) => cardOfCode(code, red)
  for (const [cell, held] of Object.entries(table)) layCard(board, codeOf(held, red), number(cell))
  hands.forEach((hand, side) => {
    hand.forEach(each => (board.cells[codeOf(each, red)] = IN_HAND))
    board.hand[side] = hand.length
  })
  seized.forEach((pile, side) => {
    pile.forEach(each => (board.cells[codeOf(each, red)] = SEIZED))
    board.seized[side] = pile.length
  })
  Object.assign(board, { phase: PHASES[phase], moves: moves ?? 0, quiet, seizing })
  board.turn = sideOf(turn ?? 1)
  board.opener = sideOf(opener)
  const actionOf = (move: MoveCode): Action => {
    const a = firstOf(move)
    const b = secondOf(move)
    switch (kindOf(move)) {
      case PLACE:
        return { type: 'place', card: card(a), cell: spell(b) }
      case EXCHANGE:
        return { type: 'exchange', cell: spell(a), card: card(b) }
      case SWITCH:
        return { type: 'switch', cells: spell(a) < spell(b) ? [spell(a), spell(b)] : [spell(b), spell(a)] }
      case CAPTURE:
        return { type: 'capture', from: spell(a), to: spell(b) }
      case STAY:
        return { type: 'keep', cell: spell(b) }
      default:
        return { type: 'pass' }
    }
  }
  return { board, actionOf }
}

/** In moves; a turn has two. */
const DEEPEST = 8
/** The number of moves that are tried at the root and below it. Alignments in this turn are always found. */
const ADVISED = { first: 40, later: 14, sharp: true }
const MOVES_PER_YIELD = 100

/**
 * Advises on Wellsix. If the player can align six in this turn, the advice is exact: every legal move is tried, and after it every move
 * that can complete a line. Otherwise the advice is the best of the promising moves, searched up to `DEEPEST` moves ahead.
 */
export const wellsixAnalyst: Analyst<Position, Action> = {
  game: 'wellsix',
  *search(position: Position): Search<Action> {
    if (position.phase === 'over') return GAME_OVER_ADVICE
    if (position.phase === 'game-over') return NEXT_GAME_ADVICE
    const converted = convertPosition(position)
    const lines = yield* alignments(converted)
    return lines ?? (yield* lookAhead(converted))
  },
}

const NEXT_GAME_ADVICE: Advice<Action> = { basis: 'searched', value: 0, best: [{ action: { type: 'next' }, value: 0 }] }

function* alignments({ board, actionOf }: Converted): Generator<null, Advice<Action> | null> {
  const value = ALIGNMENT_POINTS - at(board.seized, otherSide(board.turn))
  const best: AdvisedMove<Action>[] = []
  for (const [index, move] of movesOf(board).entries()) {
    if (index % MOVES_PER_YIELD === MOVES_PER_YIELD - 1) yield null
    if (leadsToWin(board, move)) best.push({ action: actionOf(move), value })
  }
  return best.length > 0 ? { basis: 'exact', value, best: sortByText(best, makeAction) } : null
}

const triedFirst = (board: Board, { first }: SearchWidth): readonly MoveCode[] =>
  board.phase === KEEP ? movesOf(board) : candidateMoves(board, first)

function* lookAhead({ board, actionOf }: Converted): Search<Action> {
  const adviceOn = (found: readonly ValuedMove[]): Advice<Action> => {
    const best = found.slice(0, MAX_ADVISED_MOVES).map(({ move, value }) => ({ action: actionOf(move), value }))
    return { basis: 'searched', value: best[0]?.value ?? null, best }
  }
  let moves = triedFirst(board, ADVISED)
  let advice = adviceOn(moves.map(move => ({ move, value: 0 })))
  const ply = createSearch(ADVISED)
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const found = yield* rankMoves(ply, board, moves, depth)
    advice = adviceOn(found)
    yield advice
    moves = [...found.map(({ move }) => move), ...moves.filter(move => !found.some(each => each.move === move))]
  }
  return advice
}

const ALIGN = 1000
const SEIZE = 10

function beginnersMove(board: Board, seed: number): MoveCode {
  const random = createRandom(seed)
  let best = 0
  let most = -1
  for (const move of movesOf(board)) {
    const worth = worthOf(board, move) + random.below(100) / 100
    if (worth <= most) continue
    best = move
    most = worth
  }
  return best
}

function worthOf(board: Board, move: MoveCode): number {
  const kind = kindOf(move)
  if (kind === CAPTURE) return isOwned(at(board.grid, secondOf(move)), board.turn) ? 0 : SEIZE
  if (kind !== PLACE) return 0
  return isWinning(board, move, [], 0, () => false) ? ALIGN : lineLength(board, secondOf(move))
}

function lineLength({ grid, turn }: Board, cell: number): number {
  let most = 0
  for (const step of [1, WIDTH]) {
    let length = 1
    for (const ahead of [step, -step]) {
      for (let next = cell + ahead; length < LINE && at(grid, next) !== 0 && isOwned(at(grid, next), turn); next += ahead) length++ // oxfmt-ignore
    }
    most = Math.max(most, length)
  }
  return most
}

const WIDTHS: Readonly<Record<Exclude<Level, 'easy'>, SearchWidth>> = {
  middling: { first: 12, later: 6, sharp: false },
  strong: { first: 18, later: 7, sharp: true },
}
const depthOf = (level: Exclude<Level, 'easy'>, moves: number): number => (level === 'middling' ? 1 : moves + 2)
const NEGLIGIBLE = 0.05

/**
 * Chooses the app’s move at a level. Easy plays as a beginner; middling searches its next move only; strong searches the rest of its turn
 * and the opponent's answer. A finished game is followed by the next; null if the match is over. Each step takes a few milliseconds.
 */
export function* chooseMove(position: Position, level: Level, seed: number): Generator<null, Action | null> {
  if (position.phase === 'over') return null
  if (position.phase === 'game-over') return { type: 'next' }
  const { board, actionOf } = convertPosition(position)
  if (level === 'easy') return actionOf(beginnersMove(board, seed))
  return actionOf(yield* plannedMove(board, level, createRandom(seed)))
}

function* plannedMove(board: Board, level: Exclude<Level, 'easy'>, random: Random): Generator<null, MoveCode> {
  const wins = movesOf(board).find(move => leadsToWin(board, move))
  if (wins !== undefined) return wins
  const width = WIDTHS[level]
  const moves = triedFirst(board, width)
  const found = yield* rankMoves(createSearch(width), board, moves, depthOf(level, board.moves))
  const best = found[0]?.value ?? 0
  const good = found.filter(({ value }) => value >= best - NEGLIGIBLE)
  return good[random.below(good.length)]?.move ?? moves[0] ?? 0
}
