import type { Action, Position } from '../../engine/wetice/types.ts'
import { sortByText, type Advice, type Search } from '../advice.ts'
import { PASS_ACTION, swapAction } from './moves.ts'
import { makeAction } from '../../engine/wetice/notation.ts'
import { SoloBeam, type BeamResult, type Rank, type BeamWeights } from './solo-beam.ts'
import { filledCells, SoloSlots, SLOT_SIZE, strandedCount } from './solo-positions.ts'
import { CELL_COUNT } from '../../engine/wetice/board.ts'
import { legal } from '../../engine/wetice/legal.ts'
import { at, SUIT_COUNT, largerCell, listSwaps, createSwapBuffer, smallerCell } from '../../engine/wetice/bitboard.ts'
import { countSuit, MIN_TO_MATCH } from './matches.ts'
import { EXACT, Transpositions, COMPLETE_DEPTH, mixHash } from './transpositions.ts'

const PAUSE = 4000
const LEVELS = CELL_COUNT / 3 + 2
const REMEMBERED = 18

class SoloProof {
  private readonly positions: SoloSlots
  private readonly known = new Transpositions(REMEMBERED)
  private readonly lists = Array.from({ length: LEVELS }, createSwapBuffer)
  private work = 0
  private paused = 0
  private keyA = 0
  private keyB = 0

  constructor(
    root: SoloSlots,
    private readonly goal: Rank,
  ) {
    this.positions = root.another(LEVELS)
    root.copyTo(0, this.positions, 0)
  }

  /** Returns null if more than `most` swaps would have to be tried. */
  *run(most: number): Generator<null, { rank: Rank; bestFirstSwaps: number[] } | null, void> {
    const { positions } = this
    const swaps = this.lists[0] ?? createSwapBuffer()
    const count = listSwaps(positions.geometry, positions.list, 0, swaps)
    const ranks: Rank[] = []
    for (let i = 0; i < count; i++) {
      positions.swapInto(0, positions, 1, smallerCell(at(swaps, i)), largerCell(at(swaps, i)))
      ranks.push(yield* this.solve(1, most))
      if (this.work > most) return null
    }
    const rank = Math.min(positions.rankOf(0, this.goal), ...ranks)
    return { rank, bestFirstSwaps: ranks.flatMap((each, i) => (each === rank ? [at(swaps, i)] : [])) }
  }

  *line(rank: Rank): Generator<null, BeamResult, void> {
    const { positions } = this
    const line: number[] = []
    while (positions.rankOf(line.length, this.goal) !== rank) {
      const level = line.length
      const swaps = this.lists[level] ?? createSwapBuffer()
      const count = listSwaps(positions.geometry, positions.list, level * SLOT_SIZE, swaps)
      let next = -1
      for (let i = 0; i < count && next < 0; i++) {
        positions.swapInto(level, positions, level + 1, smallerCell(at(swaps, i)), largerCell(at(swaps, i)))
        if ((yield* this.solve(level + 1, Infinity)) === rank) next = at(swaps, i)
      }
      if (next < 0) break
      line.push(next)
    }
    return { swaps: line, rank }
  }

  private *solve(level: number, most: number): Generator<null, Rank, void> {
    const { positions } = this
    const least = this.leastOf(level)
    let best = positions.rankOf(level, this.goal)
    if (best <= least || this.work > most) return best
    this.takeKey(level)
    const { keyA, keyB } = this
    if (this.known.find(keyA, keyB)) return this.known.value
    const swaps = this.lists[level] ?? createSwapBuffer()
    const count = listSwaps(positions.geometry, positions.list, level * SLOT_SIZE, swaps)
    this.work += count + 1
    if (this.work - this.paused > PAUSE) {
      this.paused = this.work
      yield null
    }
    for (let i = 0; i < count && best > least; i++) {
      positions.swapInto(level, positions, level + 1, smallerCell(at(swaps, i)), largerCell(at(swaps, i)))
      best = Math.min(best, yield* this.solve(level + 1, most))
    }
    if (this.work <= most) this.known.store(keyA, keyB, best, COMPLETE_DEPTH, EXACT, 0)
    return best
  }

  /**
   * Returns a lower bound of the rank. Suits of one or two cards stay, as do columns that no match reaches. For a win, fewer than half of the
   * cards may be removed in groups of three.
   */
  private leastOf(level: number): Rank {
    const { positions } = this
    let stranded = 0
    const base = level * SLOT_SIZE
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const count = countSuit(positions.list, base, suit)
      if (count < MIN_TO_MATCH) stranded += count
    }
    stranded = Math.max(
      stranded,
      strandedCount(positions.geometry, filledCells(positions.list, base), filledCells(positions.list, base + 1)),
    )
    const cards = positions.cardsLeft(level)
    const mayWin = positions.threeOf(level) < cards + positions.fourOf(level)
    return stranded > 0 ? stranded : mayWin ? this.goal : 0
  }

  private takeKey(level: number): void {
    const { positions, goal } = this
    const base = level * SLOT_SIZE
    // The numbers of cards by group matter only for a win by W9.
    let a = goal < 0 ? positions.threeOf(level) + 1 : 0
    let b = a
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const lo = at(positions.list, base + 2 * suit)
      const hi = at(positions.list, base + 2 * suit + 1)
      a = (a + mixHash(lo, hi, 0, 0x2545f491)) | 0
      b = (b + mixHash(lo, hi, 0, 0x6a09e667)) | 0
    }
    this.keyA = a
    this.keyB = b
  }
}

/** PATIENCE removes three cards at a time and keeps many options; HASTE removes as many as it can. */
const PATIENCE: BeamWeights = { card: 0, goal: 10, fourGoal: 0, three: 0 }
const HASTE: BeamWeights = { card: 10, goal: 7, fourGoal: 0, three: 0 }
const MORE_HASTE: BeamWeights = { card: 10, goal: 4, fourGoal: 0, three: 0 }
/**
 * Weights for a win by W9. GREED removes all groups of four that are ready; THRIFT keeps squares for larger groups. Most deals that one of
 * them loses, another wins.
 */
const GROUPS: BeamWeights = { card: 10, goal: 7, fourGoal: 20, three: 30 }
const GREED: BeamWeights = { card: 10, goal: 3, fourGoal: 10, three: 20 }
const MORE_GREED: BeamWeights = { card: 12, goal: 7, fourGoal: 15, three: 20 }
const THRIFT: BeamWeights = { card: 7, goal: 10, fourGoal: 20, three: 20 }

const TO_CLEAR: readonly (readonly [width: number, taste: BeamWeights])[] = [
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
const TO_WIN: readonly (readonly [width: number, taste: BeamWeights])[] = [
  [1, GROUPS],
  [60, GREED],
  [60, MORE_GREED],
  [60, GROUPS],
  [20, PATIENCE],
  [150, GROUPS],
  [60, THRIFT],
  [300, THRIFT],
  [400, GROUPS],
  [1000, MORE_GREED],
  [1000, THRIFT],
  [2000, GROUPS],
  [4000, GROUPS],
  [4000, THRIFT],
]

/** With more cards a complete search is too large, unless the layout is nearly stuck. */
const MAX_TO_PROVE = 24
const MAX_TRIED = 3_000_000
const MAX_TRIED_OF_MANY = 100_000
/** The proof starts after the beams of at most this width. */
const QUICK = 300

/** Searches for a line that clears the layout or wins by W9, and then for a shorter one. */
export class SoloAnalysis {
  private readonly positions: SoloSlots
  private readonly goal: Rank
  private best: BeamResult
  private readonly bestFirstSwaps = new Set<number>()
  private whole = false
  /** Whether the proof covers every move. It doesn't in a cleanup, where swaps lead to positions that aren't searched. */
  private readonly alone: boolean

  /** The position must be in phase `cleanup` or `swap`. */
  constructor(private readonly position: Position) {
    this.goal = position.mode === 'solo-plus' ? -1 : 0
    this.positions = new SoloSlots(position.board.layout, position.groups, 1)
    this.positions.write(position, 0)
    this.best = { swaps: [], rank: this.positions.rankOf(0, this.goal) }
    this.alone = position.phase !== 'cleanup' || legal(position).length === 1
  }

  *run(): Search<Action> {
    const beam = new SoloBeam()
    let tried = false
    for (const [width, weights] of this.goal < 0 ? TO_WIN : TO_CLEAR) {
      if (width > QUICK && !tried) {
        tried = true
        yield* this.prove()
        yield this.advice()
      }
      if (this.whole && this.best.rank > this.goal) break
      // PATIENCE may clear a layout, but rarely in few swaps.
      if (weights === PATIENCE && this.best.rank <= 0) continue
      yield* this.explore(beam, width, weights)
      yield this.advice()
    }
    return this.advice()
  }

  private *explore(beam: SoloBeam, width: number, weights: BeamWeights): Generator<null, void, void> {
    const { rank, swaps } = this.best
    const reached = rank === this.goal
    const longest = reached ? swaps.length - 1 : Infinity
    const found = yield* beam.run(this.positions, width, weights, longest, reached ? rank + 1 : rank, this.goal)
    if (found) this.adopt(found)
  }

  private adopt(found: BeamResult): void {
    if (found.rank < this.best.rank) this.bestFirstSwaps.clear()
    this.best = found
    const [first] = found.swaps
    if (first !== undefined) this.bestFirstSwaps.add(first)
  }

  private *prove(): Generator<null, void, void> {
    const proof = new SoloProof(this.positions, this.goal)
    const many = this.positions.cardsLeft(0) > MAX_TO_PROVE
    const proven = yield* proof.run(many ? MAX_TRIED_OF_MANY : MAX_TRIED)
    if (!proven) return
    if (proven.rank < this.best.rank) this.adopt(yield* proof.line(proven.rank))
    for (const first of proven.bestFirstSwaps) this.bestFirstSwaps.add(first)
    this.whole = true
  }

  private advice(): Advice<Action> {
    const { rank } = this.best
    const { layout } = this.position.board
    const value = Math.max(0, rank)
    const swaps = this.best.swaps.map(swap => swapAction(layout, swap))
    // In cleanup a pass starts the game (W8). If no swap is left, a pass ends the game.
    const inCleanup = this.position.phase === 'cleanup'
    const first = inCleanup || this.bestFirstSwaps.size === 0
    const actions = first ? [PASS_ACTION] : [...this.bestFirstSwaps].map(swap => swapAction(layout, swap))
    const lines = actions.map(action => ({ action, value }))
    return {
      basis: value === 0 || (this.whole && this.alone) ? 'exact' : 'searched',
      value,
      best: sortByText(lines, makeAction),
      swaps: inCleanup ? [PASS_ACTION, ...swaps] : swaps,
      ...(this.goal < 0 && { wins: rank < 0 }),
    }
  }
}
