import { CELL_COUNT } from '../../engine/wetice/board.ts'
import type { Position } from '../../engine/wetice/types.ts'
import { at, SUIT_COUNT } from '../../engine/wetice/bits.ts'
import { DuelKey } from './duel-key.ts'
import { mostPromised, MoveList, PASS, playMove } from './duel-moves.ts'
import { DuelTable, otherSide, sideOf, type Side } from './duel-table.ts'
import { CARD, INFINITE, evaluate, TEMPO } from './duel-worth.ts'
import { FEWEST } from './matches.ts'
import { EXACT, LOWER, Transpositions, UPPER, WHOLE } from './transpositions.ts'

/** Every swap takes three cards at least, and one pass may come before each; above them is room to try moves. */
const LEVELS = 2 * (CELL_COUNT / 3) + 8

/** Swaps tried between two pauses: a few milliseconds' work. */
const PAUSE = 5000

/** Ends with the value of a position or move; pauses on the way. */
type Visit = Generator<null, number, void>

/** Alpha-beta over duels. A value is what the side to move gains on the other from here on, in quarters of a card. */
export class DuelSearch {
  readonly table: DuelTable
  readonly side: Side
  /** Whether the value found last rests on all that can happen. */
  whole = true
  private paused = 0
  private bestMove = 0
  private readonly known: Transpositions
  private readonly key = new DuelKey()
  private readonly lists = Array.from({ length: LEVELS }, () => new MoveList())
  private readonly passes = new Int32Array(LEVELS)
  // The least and the most that the position looked at last can come to, and whether every suit in it has an owner.
  private low = 0
  private high = 0
  private settled = true

  /** From a position in the phase `swap` or `give`; remembers 2 to the power of `bits` positions. */
  constructor(position: Position, bits: number) {
    this.table = new DuelTable(position.board.layout, LEVELS)
    this.table.write(position)
    this.side = sideOf(position)
    this.passes[0] = position.passes
    this.known = new Transpositions(bits)
  }

  /** A move on a level and all that follows, from the view of the side that makes it. */
  *follow(level: number, side: Side, move: number, depth: number, alpha: number, beta: number): Visit {
    const gain = CARD * playMove(this.table, level, level + 1, move, side)
    this.passes[level + 1] = move === PASS ? at(this.passes, level) + 1 : 0
    if (at(this.passes, level + 1) === 2) {
      this.whole = true
      return 0
    }
    return gain - (yield* this.visit(level + 1, otherSide(side), depth - 1, gain - beta, gain - alpha))
  }

  private *visit(level: number, side: Side, depth: number, alpha: number, beta: number): Visit {
    const { table } = this
    const passes = at(this.passes, level)
    this.whole = true
    this.look(level, side, passes)
    const { low, high, settled } = this
    if (low >= beta || low === high) return low
    if (high <= alpha) return high
    if (depth <= 0) return this.guess(passes, evaluate(table, level, side) + TEMPO)
    this.key.take(table, level, side, passes, settled)
    const { a: keyA, b: keyB } = this.key
    let known = 0
    if (this.known.find(keyA, keyB)) {
      const { value, bound } = this.known
      if (this.known.depth >= depth && (bound === EXACT || (bound === LOWER ? value >= beta : value <= alpha))) {
        this.whole = this.known.depth === WHOLE
        return value
      }
      known = this.known.move
    }
    if (table.played - this.paused >= PAUSE) {
      this.paused = table.played
      yield null
    }
    if (depth === 1) {
      const most = Math.max(evaluate(table, level, side), mostPromised(table, level, side, beta + TEMPO))
      return this.guess(passes, most - TEMPO)
    }
    const list = this.listAt(level, side)
    if (known !== 0) list.bringForward(known)
    const value = yield* this.search(level, side, depth, alpha, beta, known === PASS)
    const bound = value >= beta ? LOWER : value <= alpha ? UPPER : EXACT
    this.known.store(keyA, keyB, value, this.whole ? WHOLE : depth, bound, this.bestMove)
    return value
  }

  /** The moves of a level, most gained first, without a pass. */
  listAt(level: number, side: Side, waiting = false): MoveList {
    const list = this.lists[level] ?? new MoveList()
    if (waiting) list.listWaiting(this.table, level, side)
    else list.list(this.table, level, side)
    return list
  }

  private *search(level: number, side: Side, depth: number, alpha: number, beta: number, passFirst: boolean): Visit {
    const list = this.lists[level] ?? new MoveList()
    // After a pass, another one ends the game.
    let mayPass = at(this.passes, level) === 0
    let best = mayPass ? -INFINITE : 0
    let bestMove = PASS
    let whole = true
    const promise = evaluate(this.table, level, side)
    let i = 0
    while (i < list.count || mayPass) {
      const passNow = mayPass && (i >= list.count || (i === 0 && passFirst) || at(list.promises, i) <= promise)
      const move = passNow ? PASS : at(list.moves, i)
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

  /** What a side can gain and lose at most: the cards of suits that can still be matched, once nothing can be given away any more. */
  private look(level: number, side: Side, passes: number): void {
    const { table } = this
    let [mine, theirs] = [0, 0]
    this.settled = true
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const count = table.countOf(level, suit)
      if (count < FEWEST) continue
      const owner = table.ownerOf(level, suit)
      if (owner === side) mine += count
      else if (owner === 0) this.settled = false
      else theirs += count
    }
    this.high = this.settled ? CARD * mine : INFINITE
    this.low = passes === 1 ? 0 : this.settled ? -CARD * theirs : -INFINITE
  }

  /** A value that rests on no search, within what is possible. Who may end the game need not lose any more. */
  private guess(passes: number, value: number): number {
    this.whole = false
    return Math.max(this.low, Math.min(this.high, passes === 1 ? Math.max(0, value) : value))
  }
}
