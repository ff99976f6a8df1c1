import type { Action, Position } from '../../engine/wetice/types.ts'
import { sortByText, MAX_ADVISED_MOVES, type Advice, type AdvisedMove, type Search } from '../advice.ts'
import { makeAction } from '../../engine/wetice/notation.ts'
import { at, SUIT_COUNT } from '../../engine/wetice/bitboard.ts'
import {
  firstAction,
  PASS_MOVE,
  maxSwapEstimate,
  MoveList,
  playMove,
  CARD_VALUE,
  INFINITE,
  evaluate,
  TEMPO,
  actionOf,
} from './moves.ts'
import { CELL_COUNT, pileOf, pileSize } from '../../engine/wetice/board.ts'
import { DuelStack, otherSide, sideOf, type Side } from './duel-stack.ts'
import { MIN_TO_MATCH } from './matches.ts'
import { EXACT, LOWER, Transpositions, UPPER, COMPLETE_DEPTH, DuelKey } from './transpositions.ts'

/** Enough levels for a game: each swap removes at least three cards, and a pass may precede it. The levels above are for trying moves. */
const LEVELS = 2 * (CELL_COUNT / 3) + 8

const SWAPS_PER_YIELD = 5000

type Visit = Generator<null, number, void>

/** A value is the future gain of the side to move over its opponent, in quarters of a card. */
class DuelSearch {
  readonly stack: DuelStack
  readonly side: Side
  /** Whether the last value considers every possible continuation. */
  whole = true
  private paused = 0
  private bestMove = 0
  private readonly known: Transpositions
  private readonly key = new DuelKey()
  private readonly lists = Array.from({ length: LEVELS }, () => new MoveList())
  private readonly passes = new Int32Array(LEVELS)
  // The bounds of the latest position, and whether every suit that can still be matched in it has an owner.
  private low = 0
  private high = 0
  private settled = true

  /** The position must be in phase `swap` or `give`. The table of known positions has 2 to the power of `bits` entries. */
  constructor(position: Position, bits: number) {
    this.stack = new DuelStack(position.board.layout, LEVELS)
    this.stack.write(position)
    this.side = sideOf(position)
    this.passes[0] = position.passes
    this.known = new Transpositions(bits)
  }

  *follow(level: number, side: Side, move: number, depth: number, alpha: number, beta: number): Visit {
    const gain = CARD_VALUE * playMove(this.stack, level, level + 1, move, side)
    this.passes[level + 1] = move === PASS_MOVE ? at(this.passes, level) + 1 : 0
    if (at(this.passes, level + 1) === 2) {
      this.whole = true
      return 0
    }
    return gain - (yield* this.visit(level + 1, otherSide(side), depth - 1, gain - beta, gain - alpha))
  }

  private *visit(level: number, side: Side, depth: number, alpha: number, beta: number): Visit {
    const { stack } = this
    const passes = at(this.passes, level)
    this.whole = true
    this.setBounds(level, side, passes)
    const { low, high, settled } = this
    if (low >= beta || low === high) return low
    if (high <= alpha) return high
    if (depth <= 0) return this.guess(passes, evaluate(stack, level, side) + TEMPO)
    this.key.load(stack, level, side, passes, settled)
    const { a: keyA, b: keyB } = this.key
    let known = 0
    if (this.known.find(keyA, keyB)) {
      const { value, bound } = this.known
      if (this.known.depth >= depth && (bound === EXACT || (bound === LOWER ? value >= beta : value <= alpha))) {
        this.whole = this.known.depth === COMPLETE_DEPTH
        return value
      }
      known = this.known.move
    }
    if (stack.played - this.paused >= SWAPS_PER_YIELD) {
      this.paused = stack.played
      yield null
    }
    if (depth === 1) {
      const most = Math.max(evaluate(stack, level, side), maxSwapEstimate(stack, level, side, beta + TEMPO))
      return this.guess(passes, most - TEMPO)
    }
    const list = this.listAt(level, side)
    if (known !== 0) list.bringForward(known)
    const value = yield* this.search(level, side, depth, alpha, beta, known === PASS_MOVE)
    const bound = value >= beta ? LOWER : value <= alpha ? UPPER : EXACT
    this.known.store(keyA, keyB, value, this.whole ? COMPLETE_DEPTH : depth, bound, this.bestMove)
    return value
  }

  listAt(level: number, side: Side, waiting = false): MoveList {
    const list = this.lists[level] ?? new MoveList()
    if (waiting) list.listWaiting(this.stack, level, side)
    else list.list(this.stack, level, side)
    return list
  }

  private *search(level: number, side: Side, depth: number, alpha: number, beta: number, passFirst: boolean): Visit {
    const list = this.lists[level] ?? new MoveList()
    // After a pass, a second one ends the game.
    let mayPass = at(this.passes, level) === 0
    let best = mayPass ? -INFINITE : 0
    let bestMove = PASS_MOVE
    let whole = true
    const promise = evaluate(this.stack, level, side)
    let i = 0
    while (i < list.count || mayPass) {
      const passNow = mayPass && (i >= list.count || (i === 0 && passFirst) || at(list.promises, i) <= promise)
      const move = passNow ? PASS_MOVE : at(list.moves, i)
      if (passNow) mayPass = false
      else i++
      const from = Math.max(alpha, best)
      const narrow = best > -INFINITE && from < beta - 1
      let value = yield* this.follow(level, side, move, depth, from, narrow ? from + 1 : beta)
      if (narrow && value > from && value < beta) value = yield* this.follow(level, side, move, depth, value - 1, beta)
      if (value > best) {
        best = value
        bestMove = move
        if (best >= beta) {
          this.bestMove = bestMove
          return best
        }
      }
      whole = whole && this.whole
    }
    this.whole = whole
    this.bestMove = bestMove
    return best
  }

  /** Once no suit can be given away, the bounds are the cards of suits that can still be matched. */
  private setBounds(level: number, side: Side, passes: number): void {
    const { stack } = this
    let [mine, theirs] = [0, 0]
    this.settled = true
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const count = stack.countOf(level, suit)
      if (count < MIN_TO_MATCH) continue
      const owner = stack.ownerOf(level, suit)
      if (owner === side) mine += count
      else if (owner === 0) this.settled = false
      else theirs += count
    }
    this.high = this.settled ? CARD_VALUE * mine : INFINITE
    this.low = passes === 1 ? 0 : this.settled ? -CARD_VALUE * theirs : -INFINITE
  }

  /** A side that may end the game can't lose any more. */
  private guess(passes: number, value: number): number {
    this.whole = false
    return Math.max(this.low, Math.min(this.high, passes === 1 ? Math.max(0, value) : value))
  }
}

/** No line has more moves, since each swap is followed by at most one pass. */
const MAX_LENGTH = 34

/** The value is only an upper bound unless it is `sure`. */
interface Root {
  readonly move: number
  value: number
  sure: boolean
}

/** Iterative deepening: searches one move deeper each time, until every continuation is known. */
export class DuelAnalysis {
  private readonly search: DuelSearch
  private readonly position: Position
  private readonly lead: number
  private roots: Root[]
  private whole = false
  private proven = false
  depth = 1

  /** The position must be in phase `swap` or `give`. */
  constructor(position: Position, bits: number) {
    this.position = position
    this.search = new DuelSearch(position, bits)
    const turn = position.turn ?? 1
    this.lead = pileSize(pileOf(position, turn)) - pileSize(pileOf(position, turn === 1 ? 2 : 1))
    const list = this.search.listAt(0, this.search.side, position.phase === 'give')
    this.roots = Array.from({ length: list.count }, (_, i) => ({ move: at(list.moves, i), value: at(list.promises, i), sure: true })) // oxfmt-ignore
    const here = evaluate(this.search.stack, 0, this.search.side)
    const pass = this.roots.findIndex(({ value }) => value <= here)
    if (position.phase === 'swap')
      this.roots.splice(pass < 0 ? this.roots.length : pass, 0, { move: PASS_MOVE, value: here, sure: true })
  }

  *run(): Search<Action> {
    yield this.advice()
    for (let depth = 2; depth <= MAX_LENGTH && !this.whole; depth++) {
      yield* this.lookAhead(depth)
      this.depth = depth
      yield this.advice()
    }
    if (this.whole) yield* this.findEquals()
    this.proven = this.whole
    return this.advice()
  }

  get tried(): number {
    return this.search.stack.played
  }

  advice(): Advice<Action> {
    const { layout } = this.position.board
    const best = Math.max(...this.roots.map(({ value, sure }) => (sure ? value : -INFINITE)))
    const lines = new Map<number, AdvisedMove<Action>>()
    for (const { move, value, sure } of this.inOrder()) {
      if (!sure || (this.proven && value < best) || lines.has(firstAction(move))) continue
      lines.set(firstAction(move), {
        action: actionOf(layout, move),
        value: this.lead + Math.round(value / CARD_VALUE),
      })
    }
    const all = [...lines.values()]
    if (this.proven)
      return { basis: 'exact', value: this.lead + Math.round(best / CARD_VALUE), best: sortByText(all, makeAction) }
    return {
      basis: 'searched',
      value: this.lead + Math.round(best / CARD_VALUE),
      best: all.slice(0, MAX_ADVISED_MOVES),
    }
  }

  private inOrder(): Root[] {
    return [...this.roots].sort((a, b) => b.value - a.value)
  }

  /** Afterwards the best move's value is known, and no other move has a higher one. */
  private *lookAhead(depth: number): Generator<Advice<Action> | null, void, void> {
    const { search } = this
    let best = -INFINITE
    let whole = true
    const front: Root[] = []
    for (const root of this.roots) {
      const narrow = best > -INFINITE
      let value = yield* search.follow(0, search.side, root.move, depth, best, narrow ? best + 1 : INFINITE)
      if (narrow && value > best) value = yield* search.follow(0, search.side, root.move, depth, best, INFINITE)
      whole = whole && search.whole
      if (!narrow) for (const each of this.roots) each.sure = false
      root.value = value
      root.sure = value > best
      if (value <= best) continue
      best = value
      front.unshift(root)
      yield this.advice()
    }
    this.roots = [...front, ...this.roots.filter(root => !front.includes(root))]
    this.whole = whole
  }

  private *findEquals(): Generator<null, void, void> {
    const { search } = this
    const best = this.roots[0]?.value ?? 0
    for (const root of this.roots) {
      if (root.sure || root.value < best) continue
      const value = yield* search.follow(0, search.side, root.move, MAX_LENGTH, best - 1, best)
      root.value = value
      root.sure = value >= best
    }
  }
}
