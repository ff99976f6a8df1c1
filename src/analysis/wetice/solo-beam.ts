import { CELL_COUNT } from '../../engine/wetice/board.ts'
import { at } from './bits.ts'
import { countSuit, FEWEST, SUIT_COUNT } from './matches.ts'
import { PLACE, type SoloTable } from './solo-table.ts'
import { countGoals, largerCell, listSwaps, newSwaps, smallerCell } from './swaps.ts'

/** What a beam looks for first. The less a position weighs, the rather it is kept. */
export interface Taste {
  /** For each card left on the table. */
  readonly card: number
  /** For each place that would complete a line. */
  readonly goal: number
  /** For each card removed in a group of three. */
  readonly three: number
}

/** A line found: its swaps, the cards it leaves, and whether more of the others went in larger groups (W9). */
export interface Found {
  readonly swaps: readonly number[]
  readonly left: number
  readonly more: boolean
}

/** For a card that can't be removed any more. */
const STRANDED = 100
const HEAVIEST = 8191
const PAUSE = 4000
const LONGEST = CELL_COUNT / 3

/** A set of 32-bit keys, emptied at once. */
class Seen {
  private readonly keys = new Int32Array(1 << 16)
  private readonly rounds = new Int32Array(1 << 16)
  private round = 0

  clear(): void {
    this.round++
  }

  /** False where the key was there already, or the set is too full to know. */
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
  for (let i = place * PLACE; i < (place + 1) * PLACE; i++) {
    key = Math.imul(key ^ at(list, i), 0x9e3779b1)
    key ^= key >>> 15
  }
  return Math.imul(key, 0x85ebca6b)
}

/** Beam search over solitaires: of all positions after so many swaps, those that weigh least are followed. */
export class SoloBeam {
  private readonly seen = new Seen()
  private readonly swaps = newSwaps()
  private readonly counts = new Int32Array(HEAVIEST + 2)
  private candidates = new Int32Array(1 << 16)
  private chosen: Int32Array = new Int32Array(0)
  private work = 0

  private grow(room: number): void {
    const candidates = new Int32Array(2 * room)
    candidates.set(this.candidates)
    this.candidates = candidates
  }

  /** Only lines of at most `longest` swaps, and those that end better than `least`, are worth finding. */
  *run(
    root: SoloTable,
    width: number,
    taste: Taste,
    longest: number,
    isWorth: (left: number, more: boolean) => boolean,
  ): Generator<null, Found | null, void> {
    let tables: [SoloTable, SoloTable] = [root.another(width + 1), root.another(width + 1)]
    root.copyTo(0, tables[0], 0)
    const parents: Int32Array[] = []
    const moves: Int32Array[] = []
    let count = 1
    for (let length = 0; length < Math.min(longest, LONGEST) && count > 0; length++) {
      const [here, next] = tables
      const total = yield* this.gather(here, next, count, taste)
      const order = this.inOrder(total)
      const parent = new Int32Array(width)
      const move = new Int32Array(width)
      this.seen.clear()
      count = 0
      for (let i = 0; i < total && count < width; i++) {
        const candidate = 3 * at(order, i)
        parent[count] = at(this.candidates, candidate + 1)
        const swap = (move[count] = at(this.candidates, candidate + 2))
        here.swapInto(at(parent, count), next, count, smallerCell(swap), largerCell(swap))
        if (!this.seen.add(keyAt(next.list, count))) continue
        const left = next.cardsLeft(count)
        count++
        if (!isWorth(left, next.fourOf(count - 1) > next.threeOf(count - 1))) continue
        parents.push(parent)
        moves.push(move)
        return {
          swaps: lineTo(parents, moves, count - 1),
          left,
          more: next.fourOf(count - 1) > next.threeOf(count - 1),
        }
      }
      parents.push(parent)
      moves.push(move)
      tables = [next, here]
    }
    return null
  }

  /** Weighs what every swap from the positions kept leads to. Gives the number of candidates: weight, parent and swap each. */
  private *gather(here: SoloTable, next: SoloTable, count: number, taste: Taste): Generator<null, number, void> {
    let total = 0
    const scratch = next.places - 1
    for (let place = 0; place < count; place++) {
      const swaps = listSwaps(here.geometry, here.list, place * PLACE, this.swaps)
      if (3 * (total + swaps) > this.candidates.length) this.grow(3 * (total + swaps))
      for (let i = 0; i < swaps; i++) {
        const swap = at(this.swaps, i)
        here.swapInto(place, next, scratch, smallerCell(swap), largerCell(swap))
        const weight = weigh(next, scratch, taste)
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

  /** The candidates' numbers, the lightest first. */
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

function weigh(table: SoloTable, place: number, { card, goal, three }: Taste): number {
  let cards = 0
  let stranded = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const count = countSuit(table.list, place * PLACE, suit)
    cards += count
    if (count < FEWEST) stranded += count
  }
  const goals = goal === 0 ? 0 : countGoals(table.geometry, table.list, place * PLACE)
  return 1500 + STRANDED * stranded + card * cards - goal * goals + three * table.threeOf(place)
}

function lineTo(parents: readonly Int32Array[], moves: readonly Int32Array[], last: number): number[] {
  const line: number[] = []
  let place = last
  for (let i = moves.length - 1; i >= 0; i--) {
    line.unshift(at(moves[i] ?? new Int32Array(0), place))
    place = at(parents[i] ?? new Int32Array(0), place)
  }
  return line
}
