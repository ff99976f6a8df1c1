import { CELL_COUNT } from '../../engine/wetice/board.ts'
import {
  at,
  CARD_NUMBERS,
  FULL,
  HALF,
  type Geometry,
  largerCell,
  listSwaps,
  createSwapBuffer,
  smallerCell,
} from '../../engine/wetice/bitboard.ts'
import { MIN_TO_MATCH, bitCount } from './matches.ts'
import { FOURS_INDEX, filledCells, SLOT_SIZE, THREES_INDEX, type SoloSlots, strandedCount } from './solo-positions.ts'

/** In the result of `goalsOf`, the unit of squares that would complete a group of four or more. */
const FOURS = 1 << 8

/** Returns the number of squares that would complete a match of the suit, plus FOURS for each that would complete a larger group. */
function goalsOf(
  { height, bottoms, tops }: Geometry,
  lo: number,
  hi: number,
  otherLo: number,
  otherHi: number,
): number {
  const rest = HALF - height
  const w1Lo = (lo << height) & FULL
  const w1Hi = ((hi << height) | (lo >>> rest)) & FULL
  const e1Lo = (lo >>> height) | ((hi << rest) & FULL)
  const e1Hi = hi >>> height
  const w2Hi = ((w1Hi << height) | (w1Lo >>> rest)) & FULL
  const e2Lo = (e1Lo >>> height) | ((e1Hi << rest) & FULL)
  const low = goalsIn(lo, w1Lo, (w1Lo << height) & FULL, e1Lo, e2Lo, bottoms, tops, otherLo)
  return low + goalsIn(hi, w1Hi, w2Hi, e1Hi, e1Hi >>> height, bottoms, tops, otherHi)
}

/** `w` are the cards one and two columns to the west, and `e` to the east. */
function goalsIn(
  cards: number,
  w1: number,
  w2: number,
  e1: number,
  e2: number,
  bottoms: number,
  tops: number,
  others: number,
): number {
  const s1 = (cards & ~tops) << 1
  const s2 = (s1 & ~tops) << 1
  const n1 = (cards & ~bottoms) >>> 1
  const n2 = (n1 & ~bottoms) >>> 1
  const across = (w1 & (w2 | e1)) | (e1 & e2)
  const upward = (s1 & (s2 | n1)) | (n1 & n2)
  const goals = (across | upward) & others
  if (goals === 0) return 0
  // A line of four goes through both neighbours, or a row and a column cross.
  const fours = (across & upward) | (w1 & e1 & (w2 | e2)) | (s1 & n1 & (s2 | n2))
  return bitCount(goals) + FOURS * bitCount(fours & goals)
}

/** A beam's weights. Positions with the least weight are kept. */
export interface BeamWeights {
  /** The weight of each card left in the layout. */
  readonly card: number
  /** The weight of each square that would complete a match. */
  readonly goal: number
  /** The weight of each square that would complete a group of four or more. */
  readonly fourGoal: number
  /** The weight of each card removed in a group of three. */
  readonly three: number
}

/** The quality of an end, lower is better: the number of cards left, or -1 for a win by W9. */
export type Rank = number

/** A line found: its swaps, and the rank of its end. */
export interface BeamResult {
  readonly swaps: readonly number[]
  readonly rank: Rank
}

const STRANDED_CARD_WEIGHT = 100
const LOST_WEIGHT = 3000
const HEAVIEST = 8191
/** Keeps variety in the beam. */
const MAX_SWAPS_PER_POSITION = 10
const PAUSE = 4000
const MAX_LENGTH = CELL_COUNT / 3

/** A set of 32-bit keys that is cleared in constant time. */
class Seen {
  private readonly keys = new Int32Array(1 << 16)
  private readonly rounds = new Int32Array(1 << 16)
  private round = 0

  clear(): void {
    this.round++
  }

  /** Returns false if the set has the key already; true if it was added, or if the set is too full to tell. */
  add(key: number): boolean {
    for (let probe = 0; probe < 16; probe++) {
      const index = (key + probe) & 0xffff
      if (at(this.rounds, index) !== this.round) {
        this.rounds[index] = this.round
        this.keys[index] = key
        return true
      }
      if (at(this.keys, index) === key) return false
    }
    return true
  }
}

function keyAt(list: Int32Array, place: number): number {
  let key = 0
  for (let i = place * SLOT_SIZE; i < (place + 1) * SLOT_SIZE; i++) {
    key = Math.imul(key ^ at(list, i), 0x9e3779b1)
    key ^= key >>> 15
  }
  return Math.imul(key, 0x85ebca6b)
}

/** Beam search for solitaires: of all positions after the same number of swaps, those of least weight are followed. */
export class SoloBeam {
  private readonly seen = new Seen()
  private readonly swaps = createSwapBuffer()
  private readonly counts = new Int32Array(HEAVIEST + 2)
  private candidates = new Int32Array(1 << 16)
  private chosen: Int32Array = new Int32Array(0)
  private work = 0

  private grow(capacity: number): void {
    const candidates = new Int32Array(2 * capacity)
    candidates.set(this.candidates)
    this.candidates = candidates
  }

  /** Finds the best line of at most `longest` swaps with a rank below `below`; among lines that reach `goal`, the shortest found. */
  *run(
    root: SoloSlots,
    width: number,
    weights: BeamWeights,
    longest: number,
    below: Rank,
    goal: Rank,
  ): Generator<null, BeamResult | null, void> {
    let [here, next] = [root.another(width + 1), root.another(width + 1)]
    root.copyTo(0, here, 0)
    const layers: Layer[] = []
    let best: BeamResult | null = null
    let count = 1
    for (let length = 0; length < Math.min(longest, MAX_LENGTH) && count > 0; length++) {
      const total = yield* this.gather(here, next, count, weights)
      const layer: Layer = { parents: new Int32Array(width), swaps: new Int32Array(width) }
      layers.push(layer)
      count = yield* this.keep(here, next, this.inOrder(total), total, layer)
      for (let place = 0; place < count; place++) {
        const rank = next.rankOf(place, goal)
        if (rank >= (best?.rank ?? below)) continue
        best = { swaps: lineTo(layers, place), rank }
        if (rank === goal) return best
      }
      ;[here, next] = [next, here]
    }
    return best
  }

  private *keep(
    here: SoloSlots,
    next: SoloSlots,
    order: Int32Array,
    total: number,
    { parents, swaps }: Layer,
  ): Generator<null, number, void> {
    this.seen.clear()
    const children = new Int32Array(parents.length)
    let count = 0
    for (let i = 0; i < total && count < parents.length; i++) {
      const candidate = 3 * at(order, i)
      const parent = at(this.candidates, candidate + 1)
      const swap = at(this.candidates, candidate + 2)
      if (at(children, parent) === MAX_SWAPS_PER_POSITION) continue
      here.swapInto(parent, next, count, smallerCell(swap), largerCell(swap))
      if (!this.seen.add(keyAt(next.list, count))) continue
      children[parent] = at(children, parent) + 1
      parents[count] = parent
      swaps[count++] = swap
      if (count % PAUSE === 0) yield null
    }
    return count
  }

  /** Returns the number of candidates, which are stored as weight, parent and swap. */
  private *gather(
    here: SoloSlots,
    next: SoloSlots,
    count: number,
    weights: BeamWeights,
  ): Generator<null, number, void> {
    let total = 0
    // The last slot is for trying swaps.
    const scratch = next.places - 1
    for (let place = 0; place < count; place++) {
      const swaps = listSwaps(here.geometry, here.list, place * SLOT_SIZE, this.swaps)
      if (3 * (total + swaps) > this.candidates.length) this.grow(3 * (total + swaps))
      for (let i = 0; i < swaps; i++) {
        const swap = at(this.swaps, i)
        here.swapInto(place, next, scratch, smallerCell(swap), largerCell(swap))
        const weight = weigh(next, scratch, weights)
        this.candidates[3 * total] = Math.max(0, Math.min(HEAVIEST, weight))
        this.candidates[3 * total + 1] = place
        this.candidates[3 * total + 2] = swap
        total++
      }
      this.work += swaps
      if (this.work < PAUSE) continue
      this.work = 0
      yield null
    }
    return total
  }

  private inOrder(total: number): Int32Array {
    const { counts, candidates } = this
    if (this.chosen.length < total) this.chosen = new Int32Array(2 * total)
    counts.fill(0)
    for (let i = 0; i < total; i++) {
      const next = at(candidates, 3 * i) + 1
      counts[next] = at(counts, next) + 1
    }
    for (let i = 1; i < counts.length; i++) counts[i] = at(counts, i) + at(counts, i - 1)
    for (let i = 0; i < total; i++) {
      const weight = at(candidates, 3 * i)
      const place = at(counts, weight)
      counts[weight] = place + 1
      this.chosen[place] = i
    }
    return this.chosen
  }
}

function weigh({ geometry, list }: SoloSlots, place: number, { card, goal, fourGoal, three }: BeamWeights): number {
  const from = place * SLOT_SIZE
  const lo = filledCells(list, from)
  const hi = filledCells(list, from + 1)
  let stranded = 0
  let goals = 0
  for (let i = from; i < from + CARD_NUMBERS; i += 2) {
    const suitLo = at(list, i)
    const suitHi = at(list, i + 1)
    const count = bitCount(suitLo) + bitCount(suitHi)
    if (count < MIN_TO_MATCH) stranded += count
    else goals += goalsOf(geometry, suitLo, suitHi, lo & ~suitLo, hi & ~suitHi)
  }
  const cards = bitCount(lo) + bitCount(hi)
  const threes = at(list, from + THREES_INDEX)
  const wishes = card * cards + three * threes - goal * (goals % FOURS) - fourGoal * (goals >>> 8)
  const lost = three > 0 && threes >= cards + at(list, from + FOURS_INDEX)
  return (
    2000 +
    STRANDED_CARD_WEIGHT * Math.max(stranded, strandedCount(geometry, lo, hi)) +
    wishes +
    (lost ? LOST_WEIGHT : 0)
  )
}

interface Layer {
  readonly parents: Int32Array
  readonly swaps: Int32Array
}

function lineTo(layers: readonly Layer[], last: number): number[] {
  const line: number[] = []
  let place = last
  for (const { parents, swaps } of layers.toReversed()) {
    line.unshift(at(swaps, place))
    place = at(parents, place)
  }
  return line
}
