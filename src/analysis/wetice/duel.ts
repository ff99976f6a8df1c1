import { pileOf, pileSize } from '../../engine/wetice/score.ts'
import type { Action, Position } from '../../engine/wetice/types.ts'
import { MOST_LINES, type Advice, type Line, type Search } from '../advice.ts'
import { actionOf, inAsciiOrder } from './actions.ts'
import { at } from '../../engine/wetice/bits.ts'
import { firstAction, PASS } from './duel-moves.ts'
import { DuelSearch } from './duel-search.ts'
import { CARD, INFINITE, evaluate } from './duel-worth.ts'

/** Both play a swap and a pass by turns at most, so that no line is longer. */
const LONGEST = 34

/** A move at the root and what it came to; `sure` where that is a value and not merely a bound above it. */
interface Root {
  readonly move: number
  value: number
  sure: boolean
}

/** Looks ahead one move further each time, until all that can happen is known. */
export class DuelAnalysis {
  private readonly search: DuelSearch
  private readonly position: Position
  private readonly lead: number
  private roots: Root[]
  private whole = false
  /** Whether every other move as good as the best is known as well. */
  private proven = false
  /** How many moves ahead everything was looked at. */
  depth = 1

  /** A position in the phase `swap` or `give`. */
  constructor(position: Position, bits: number) {
    this.position = position
    this.search = new DuelSearch(position, bits)
    const turn = position.turn ?? 1
    this.lead = pileSize(pileOf(position, turn)) - pileSize(pileOf(position, turn === 1 ? 2 : 1))
    const list = this.search.listAt(0, this.search.side, position.phase === 'give')
    this.roots = Array.from({ length: list.count }, (_, i) => ({ move: at(list.moves, i), value: at(list.promises, i), sure: true })) // prettier-ignore
    const here = evaluate(this.search.table, 0, this.search.side)
    const pass = this.roots.findIndex(({ value }) => value <= here)
    if (position.phase === 'swap')
      this.roots.splice(pass < 0 ? this.roots.length : pass, 0, { move: PASS, value: here, sure: true })
  }

  *run(): Search<Action> {
    yield this.advice()
    for (let depth = 2; depth <= LONGEST && !this.whole; depth++) {
      yield* this.lookAhead(depth)
      this.depth = depth
      yield this.advice()
    }
    if (this.whole) yield* this.findEquals()
    this.proven = this.whole
    return this.advice()
  }

  /** Swaps tried so far. */
  get tried(): number {
    return this.search.table.played
  }

  advice(): Advice<Action> {
    const { layout } = this.position.board
    const best = Math.max(...this.roots.map(({ value, sure }) => (sure ? value : -INFINITE)))
    const lines = new Map<number, Line<Action>>()
    for (const { move, value, sure } of this.inOrder()) {
      if (!sure || (this.proven && value < best) || lines.has(firstAction(move))) continue
      lines.set(firstAction(move), { action: actionOf(layout, move), value: this.lead + Math.round(value / CARD) })
    }
    const all = [...lines.values()]
    if (this.proven) return { basis: 'exact', value: this.lead + Math.round(best / CARD), best: inAsciiOrder(all) }
    return { basis: 'searched', value: this.lead + Math.round(best / CARD), best: all.slice(0, MOST_LINES) }
  }

  private inOrder(): Root[] {
    return [...this.roots].sort((a, b) => b.value - a.value)
  }

  /** One iteration: the best move is known exactly, and of the others that they are not better. */
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

  /** All other moves that are as good as the best. */
  private *findEquals(): Generator<null, void, void> {
    const { search } = this
    const best = this.roots[0]?.value ?? 0
    for (const root of this.roots) {
      if (root.sure || root.value < best) continue
      const value = yield* search.follow(0, search.side, root.move, LONGEST, best - 1, best)
      root.value = value
      root.sure = value >= best
    }
  }
}
