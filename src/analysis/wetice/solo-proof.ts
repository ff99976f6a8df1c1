import { CELL_COUNT } from '../../engine/wetice/board.ts'
import { at, SUIT_COUNT } from '../../engine/wetice/bits.ts'
import { scramble } from './duel-key.ts'
import { countSuit, FEWEST } from './matches.ts'
import type { Found, Rank } from './solo-beam.ts'
import { PLACE, type SoloTable } from './solo-table.ts'
import { largerCell, listSwaps, newSwaps, smallerCell } from '../../engine/wetice/swaps.ts'
import { EXACT, Transpositions, WHOLE } from './transpositions.ts'

const PAUSE = 4000
const LEVELS = CELL_COUNT / 3 + 2
const REMEMBERED = 18

/** Tries all that can happen in a solitaire. */
export class SoloProof {
  private readonly table: SoloTable
  private readonly goal: Rank
  private readonly known = new Transpositions(REMEMBERED)
  private readonly lists = Array.from({ length: LEVELS }, newSwaps)
  private work = 0
  private paused = 0
  private keyA = 0
  private keyB = 0

  constructor(root: SoloTable, goal: Rank) {
    this.goal = goal
    this.table = root.another(LEVELS)
    root.copyTo(0, this.table, 0)
  }

  /** The best rank, and every first swap that leads to it; null where that would take more than `most` swaps tried. */
  *run(most: number): Generator<null, { rank: Rank; firsts: number[] } | null, void> {
    const { table } = this
    const swaps = this.lists[0] ?? newSwaps()
    const count = listSwaps(table.geometry, table.list, 0, swaps)
    const ranks: Rank[] = []
    for (let i = 0; i < count; i++) {
      table.swapInto(0, table, 1, smallerCell(at(swaps, i)), largerCell(at(swaps, i)))
      ranks.push(yield* this.solve(1, most))
      if (this.work > most) return null
    }
    const rank = Math.min(table.rankOf(0, this.goal), ...ranks)
    return { rank, firsts: ranks.flatMap((each, i) => (each === rank ? [at(swaps, i)] : [])) }
  }

  /** A line of the rank that `run` has proven. */
  *line(rank: Rank): Generator<null, Found, void> {
    const { table } = this
    const line: number[] = []
    while (table.rankOf(line.length, this.goal) !== rank) {
      const level = line.length
      const swaps = this.lists[level] ?? newSwaps()
      const count = listSwaps(table.geometry, table.list, level * PLACE, swaps)
      let next = -1
      for (let i = 0; i < count && next < 0; i++) {
        table.swapInto(level, table, level + 1, smallerCell(at(swaps, i)), largerCell(at(swaps, i)))
        if ((yield* this.solve(level + 1, Infinity)) === rank) next = at(swaps, i)
      }
      if (next < 0) break
      line.push(next)
    }
    return { swaps: line, rank }
  }

  private *solve(level: number, most: number): Generator<null, Rank, void> {
    const { table } = this
    const least = this.leastOf(level)
    let best = table.rankOf(level, this.goal)
    if (best <= least || this.work > most) return best
    this.takeKey(level)
    const { keyA, keyB } = this
    if (this.known.find(keyA, keyB)) return this.known.value
    const swaps = this.lists[level] ?? newSwaps()
    const count = listSwaps(table.geometry, table.list, level * PLACE, swaps)
    this.work += count + 1
    if (this.work - this.paused > PAUSE) {
      this.paused = this.work
      yield null
    }
    for (let i = 0; i < count && best > least; i++) {
      table.swapInto(level, table, level + 1, smallerCell(at(swaps, i)), largerCell(at(swaps, i)))
      best = Math.min(best, yield* this.solve(level + 1, most))
    }
    if (this.work <= most) this.known.store(keyA, keyB, best, WHOLE, EXACT, 0)
    return best
  }

  /** No end can be better: suits of one or two cards stay, and a win needs fewer than half of all in groups of three. */
  private leastOf(level: number): Rank {
    const { table } = this
    let stranded = 0
    let cards = 0
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const count = countSuit(table.list, level * PLACE, suit)
      cards += count
      if (count < FEWEST) stranded += count
    }
    const mayWin = table.threeOf(level) < cards + table.fourOf(level)
    return stranded > 0 ? stranded : mayWin ? this.goal : 0
  }

  private takeKey(level: number): void {
    const { table, goal } = this
    const base = level * PLACE
    // How the cards were removed matters only where it decides.
    let a = goal < 0 ? table.threeOf(level) + 1 : 0
    let b = a
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const lo = at(table.list, base + 2 * suit)
      const hi = at(table.list, base + 2 * suit + 1)
      a = (a + scramble(lo, hi, 0, 0x2545f491)) | 0
      b = (b + scramble(lo, hi, 0, 0x6a09e667)) | 0
    }
    this.keyA = a
    this.keyB = b
  }
}
