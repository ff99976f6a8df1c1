import type { Action, Position } from '../../engine/wetice/types.ts'
import type { Advice, Search } from '../advice.ts'
import { inAsciiOrder, PASS, swapAction } from './actions.ts'
import { SoloBeam, type Found, type Rank, type Taste } from './solo-beam.ts'
import { SoloProof } from './solo-proof.ts'
import { SoloTable } from './solo-table.ts'

/** Patience takes three cards at a time and keeps many places to go on; haste takes as many as it can. */
const PATIENCE: Taste = { card: 0, goal: 10, fourGoal: 0, three: 0 }
const HASTE: Taste = { card: 10, goal: 7, fourGoal: 0, three: 0 }
const MORE_HASTE: Taste = { card: 10, goal: 4, fourGoal: 0, three: 0 }
const GROUPS: Taste = { card: 10, goal: 7, fourGoal: 10, three: 30 }
const LARGER_GROUPS: Taste = { card: 5, goal: 10, fourGoal: 15, three: 20 }

/** Beams by turns, each wider than those before. */
const TO_CLEAR: readonly (readonly [width: number, taste: Taste])[] = [
  [1, HASTE],
  [20, PATIENCE],
  [60, PATIENCE],
  [100, HASTE],
  [150, PATIENCE],
  [300, HASTE],
  [300, PATIENCE],
  [1000, HASTE],
  [1000, MORE_HASTE],
  [2000, HASTE],
  [4000, HASTE],
  [4000, MORE_HASTE],
]
const TO_WIN: readonly (readonly [width: number, taste: Taste])[] = [
  [1, GROUPS],
  [20, PATIENCE],
  [60, PATIENCE],
  [100, GROUPS],
  [300, LARGER_GROUPS],
  [300, GROUPS],
  [1000, GROUPS],
  [1000, LARGER_GROUPS],
  [2000, GROUPS],
  [4000, GROUPS],
  [4000, LARGER_GROUPS],
]

/** With more cards than this there is too much to try, unless the table is as good as stuck. */
const MOST_TO_PROVE = 24
const MOST_TRIED = 3_000_000
const MOST_TRIED_OF_MANY = 100_000
/** The proof comes after the beams that are quick. */
const QUICK = 300

/** Looks for a line that clears the table, or wins by W9, and then for a shorter one. */
export class SoloAnalysis {
  private readonly position: Position
  private readonly table: SoloTable
  private readonly goal: Rank
  private best: Found
  /** First swaps that are known to come to the best rank. */
  private readonly firsts = new Set<number>()
  private whole = false

  /** A position in the phase `cleanup` or `swap`. */
  constructor(position: Position) {
    this.position = position
    this.goal = position.mode === 'solo-plus' ? -1 : 0
    this.table = new SoloTable(position.board.layout, position.groups, 1)
    this.table.write(position, 0)
    this.best = { swaps: [], rank: this.table.rankOf(0, this.goal) }
  }

  *run(): Search<Action> {
    const beam = new SoloBeam()
    let tried = false
    for (const [width, taste] of this.goal < 0 ? TO_WIN : TO_CLEAR) {
      if (width > QUICK && !tried) {
        tried = true
        yield* this.prove()
        yield this.advice()
      }
      if (this.whole && this.best.rank > this.goal) break
      // Patience clears a table, but in no few swaps.
      if (taste === PATIENCE && this.best.rank <= 0) continue
      yield* this.look(beam, width, taste)
      yield this.advice()
    }
    return this.advice()
  }

  private *look(beam: SoloBeam, width: number, taste: Taste): Generator<null, void, void> {
    const { rank, swaps } = this.best
    const reached = rank === this.goal
    const longest = reached ? swaps.length - 1 : Infinity
    const found = yield* beam.run(this.table, width, taste, longest, reached ? rank + 1 : rank, this.goal)
    if (found) this.take(found)
  }

  private take(found: Found): void {
    if (found.rank < this.best.rank) this.firsts.clear()
    this.best = found
    const [first] = found.swaps
    if (first !== undefined) this.firsts.add(first)
  }

  private *prove(): Generator<null, void, void> {
    const proof = new SoloProof(this.table, this.goal)
    const many = this.table.cardsLeft(0) > MOST_TO_PROVE
    const proven = yield* proof.run(many ? MOST_TRIED_OF_MANY : MOST_TRIED)
    if (!proven) return
    if (proven.rank < this.best.rank) this.take(yield* proof.line(proven.rank))
    for (const first of proven.firsts) this.firsts.add(first)
    this.whole = true
  }

  private advice(): Advice<Action> {
    const { rank } = this.best
    const { layout } = this.position.board
    const value = Math.max(0, rank)
    const swaps = this.best.swaps.map(swap => swapAction(layout, swap))
    // In cleanup one pass begins the game (W8), and with no swap left one ends it.
    const inCleanup = this.position.phase === 'cleanup'
    const first = inCleanup || this.firsts.size === 0
    const actions = first ? [PASS] : [...this.firsts].map(swap => swapAction(layout, swap))
    const lines = actions.map(action => ({ action, value }))
    return {
      basis: value === 0 || this.whole ? 'exact' : 'searched',
      value,
      best: inAsciiOrder(lines),
      swaps: inCleanup ? [PASS, ...swaps] : swaps,
      ...(this.goal < 0 && { wins: rank < 0 }),
    }
  }
}
