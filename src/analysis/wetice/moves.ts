import { CELL_COUNT, CARDS_PER_SUIT, cellName } from '../../engine/wetice/board.ts'
import { at, SUIT_COUNT, largerCell, listSwaps, createSwapBuffer, smallerCell } from '../../engine/wetice/bitboard.ts'
import { LEVEL_SIZE, type DuelStack, type Side } from './duel-stack.ts'
import { SUITS } from '../../engine/cards.ts'
import type { Action, Layout } from '../../engine/wetice/types.ts'

/** The value of one card. Values are counted in quarters of a card. */
export const CARD_VALUE = 4

/** Greater than any value. */
export const INFINITE = 2 * CARD_VALUE * CELL_COUNT + 1

/** The estimated value of having the move. */
export const TEMPO = 1

/** The mean gain of a suit's owner over well-played duels, in quarters of a card, by the number of the suit's cards in the layout. */
const WORTH: readonly number[] = [0, 0, 0, 6, 8, 10, 15, 19, 20, 25, 28, 31, 36]

/** Returns the side's expected gain over its opponent, from the number of cards of each suit alone. */
export function evaluate(stack: DuelStack, level: number, side: Side): number {
  let sum = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++)
    sum += stack.ownerOf(level, suit) * (WORTH[Math.min(stack.countOf(level, suit), CARDS_PER_SUIT)] ?? 0)
  return side * sum
}

/**
 * A move is a swap with the suits given away in its chain, or those suits alone if a chain waits. It is one number: the swap, then each
 * suit plus one, in three bits each.
 */
const FIRST_GIVE = 12
const SECOND_GIVE = 15
export const PASS_MOVE = 1 << 18

export const firstGivenSuit = (move: number): number => ((move >>> FIRST_GIVE) & 7) - 1
const secondGive = (move: number): number => ((move >>> SECOND_GIVE) & 7) - 1
export const hasSwap = (move: number): boolean => smallerCell(move) !== largerCell(move)

/** Returns a move without the suits that are given away after its first action. */
export const firstAction = (move: number): number =>
  hasSwap(move) ? move & ((1 << FIRST_GIVE) - 1) : move & ((1 << SECOND_GIVE) - 1)

/** Plays a move on one level, writes the result to another, and returns the side’s gain over its opponent. */
export function playMove(stack: DuelStack, from: number, to: number, move: number, side: Side): number {
  if (move === PASS_MOVE) {
    stack.copy(from, to)
    return 0
  }
  const first = firstGivenSuit(move)
  const second = secondGive(move)
  let gain = 0
  let here = from
  if (hasSwap(move)) {
    gain = stack.swap(from, to, smallerCell(move), largerCell(move), side)
    here = to
  }
  if (first >= 0) gain += stack.give(here, to, first, side)
  if (second >= 0) gain += stack.give(to, to, second, side)
  return gain
}

const MAX = 2 * CARD_VALUE * CELL_COUNT
const SPREAD = 2 * MAX + 1
const SWAPS = createSwapBuffer()
const BUCKETS = new Int32Array(SPREAD + 1)

/** The moves of one position with an estimate for each: its gain, and the value of the position after it. The best come first. */
export class MoveList {
  moves = new Int32Array(1024)
  promises = new Int32Array(1024)
  count = 0

  private add(move: number, promise: number): void {
    if (this.count === this.moves.length) this.grow()
    this.moves[this.count] = move
    this.promises[this.count++] = promise
  }

  private grow(): void {
    const [moves, promises] = [this.moves, this.promises]
    this.moves = new Int32Array(2 * moves.length)
    this.promises = new Int32Array(2 * promises.length)
    this.moves.set(moves)
    this.promises.set(promises)
  }

  /** Leaves out the pass, and overwrites the levels above. */
  list(stack: DuelStack, level: number, side: Side): void {
    this.count = 0
    const swaps = listSwaps(stack.geometry, stack.numbers, level * LEVEL_SIZE, SWAPS)
    for (let i = 0; i < swaps; i++) {
      const swap = at(SWAPS, i)
      const gain = stack.swap(level, level + 1, smallerCell(swap), largerCell(swap), side)
      if (stack.waits) this.listGives(stack, level + 1, side, swap, gain, FIRST_GIVE)
      else this.add(swap, CARD_VALUE * gain + evaluate(stack, level + 1, side))
    }
    this.sort()
  }

  listWaiting(stack: DuelStack, level: number, side: Side): void {
    this.count = 0
    this.listGives(stack, level, side, 0, 0, FIRST_GIVE)
    this.sort()
  }

  private listGives(stack: DuelStack, level: number, side: Side, move: number, gain: number, shift: number): void {
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      if (stack.ownerOf(level, suit) !== side) continue
      const total = gain + stack.give(level, level + 1, suit, side)
      const given = move | ((suit + 1) << shift)
      if (stack.waits) this.listGives(stack, level + 1, side, given, total, SECOND_GIVE)
      else this.add(given, CARD_VALUE * total + evaluate(stack, level + 1, side))
    }
  }

  /** Keeps the order of equal moves. */
  private sort(): void {
    const { count } = this
    if (count < 2) return
    BUCKETS.fill(0)
    const bucket = (promise: number): number => MAX - Math.max(-MAX, Math.min(MAX, promise))
    for (let i = 0; i < count; i++) {
      const next = bucket(at(this.promises, i)) + 1
      BUCKETS[next] = at(BUCKETS, next) + 1
    }
    for (let i = 1; i <= SPREAD; i++) BUCKETS[i] = at(BUCKETS, i) + at(BUCKETS, i - 1)
    const moves = this.moves.slice(0, count)
    const promises = this.promises.slice(0, count)
    for (let i = 0; i < count; i++) {
      const promise = at(promises, i)
      const place = at(BUCKETS, bucket(promise))
      BUCKETS[bucket(promise)] = place + 1
      this.moves[place] = at(moves, i)
      this.promises[place] = promise
    }
  }

  /** Ignores a move that isn't listed. */
  bringForward(move: number): void {
    const index = this.moves.indexOf(move)
    if (index <= 0 || index >= this.count) return
    const promise = at(this.promises, index)
    this.moves.copyWithin(1, 0, index)
    this.promises.copyWithin(1, 0, index)
    this.moves[0] = move
    this.promises[0] = promise
  }
}

/** Returns the maximum estimate of a swap; the search stops at `enough`. If there is no swap, the result is lower than any value. */
export function maxSwapEstimate(stack: DuelStack, level: number, side: Side, enough: number): number {
  const swaps = listSwaps(stack.geometry, stack.numbers, level * LEVEL_SIZE, SWAPS)
  let most = -INFINITE
  for (let i = 0; i < swaps && most < enough; i++) {
    const swap = at(SWAPS, i)
    const gain = CARD_VALUE * stack.swap(level, level + 1, smallerCell(swap), largerCell(swap), side)
    most = Math.max(most, gain + promisedAfter(stack, level + 1, side))
  }
  return most
}

function promisedAfter(stack: DuelStack, level: number, side: Side): number {
  if (!stack.waits) return evaluate(stack, level, side)
  let most = -INFINITE
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    if (stack.ownerOf(level, suit) !== side) continue
    const gain = CARD_VALUE * stack.give(level, level + 1, suit, side)
    most = Math.max(most, gain + promisedAfter(stack, level + 1, side))
  }
  return most
}

export const PASS_ACTION: Action = { type: 'pass' }

export const swapAction = (layout: Layout, swap: number): Action => ({
  type: 'swap',
  cells: [cellName(layout, smallerCell(swap)), cellName(layout, largerCell(swap))],
})

/** Returns the first action of a duel's move. */
export function actionOf(layout: Layout, move: number): Action {
  if (move === PASS_MOVE) return PASS_ACTION
  if (hasSwap(move)) return swapAction(layout, move)
  return { type: 'give', suit: SUITS[firstGivenSuit(move)] ?? 'S' }
}
