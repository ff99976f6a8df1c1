import { SUITS } from '../../engine/cards.ts'
import type { Board, Layout, Position } from '../../engine/wetice/types.ts'
import { FULL, HALF } from '../../engine/wetice/board.ts'
import { at, bitCount, GEOMETRY, type Geometry } from './bits.ts'
import { CARD_NUMBERS, countSuit, fall, findMatches, RUNS, SUIT_COUNT, swapCards } from './matches.ts'

/** 1 for player 1, -1 for player 2. */
export type Side = 1 | -1
export const sideOf = ({ turn }: Position): Side => (turn === 2 ? -1 : 1)
export const otherSide = (side: Side): Side => (side === 1 ? -1 : 1)

/**
 * A level of the stack: the cards, then for each suit the cards in its pile, its owner (a side, 0 for nobody), and its cards on the table.
 */
export const LEVEL = CARD_NUMBERS + 3 * SUIT_COUNT
const PILES = CARD_NUMBERS
const OWNERS = CARD_NUMBERS + SUIT_COUNT
const COUNTS = CARD_NUMBERS + 2 * SUIT_COUNT
const MOST_SUITS = 2

/** Writes a board's cards as bits. */
export function writeBoard(board: Board, cards: Int32Array, from: number): void {
  cards.fill(0, from, from + CARD_NUMBERS)
  for (const [cell, suit] of board.cells.entries()) {
    if (suit === null) continue
    const index = from + 2 * SUITS.indexOf(suit) + (cell < HALF ? 0 : 1)
    cards[index] = at(cards, index) | (1 << (cell % HALF))
  }
}

/** Positions of a duel one above the other, so that a search can play a move and drop it again. */
export class DuelTable {
  readonly geometry: Geometry
  readonly stack: Int32Array
  /** Whether the chain played last waits for a suit to be given away (W5). */
  waits = false
  /** Swaps played so far: a measure of work. */
  played = 0

  constructor(layout: Layout, levels: number) {
    this.geometry = GEOMETRY[layout]
    this.stack = new Int32Array(levels * LEVEL)
  }

  /** Puts a position on the lowest level. */
  write({ board, piles }: Position): void {
    writeBoard(board, this.stack, 0)
    for (const [index, suit] of SUITS.entries()) {
      this.stack[PILES + index] = (piles[0][suit] ?? 0) + (piles[1][suit] ?? 0)
      this.stack[COUNTS + index] = countSuit(this.stack, 0, index)
      this.stack[OWNERS + index] = piles[0][suit] !== undefined ? 1 : piles[1][suit] !== undefined ? -1 : 0
    }
  }

  ownerOf(level: number, suit: number): number {
    return at(this.stack, level * LEVEL + OWNERS + suit)
  }

  pileOf(level: number, suit: number): number {
    return at(this.stack, level * LEVEL + PILES + suit)
  }

  countOf(level: number, suit: number): number {
    return at(this.stack, level * LEVEL + COUNTS + suit)
  }

  /** Plays a swap from one level onto another and follows its chain. Gives what the side gains on the other. */
  swap(from: number, to: number, a: number, b: number, side: Side): number {
    this.played++
    this.copy(from, to)
    swapCards(this.stack, to * LEVEL, a, b)
    return this.follow(to, side)
  }

  /** What the first MATCH of a swap gains, whatever follows it. */
  firstMatch(from: number, to: number, a: number, b: number, side: Side): number {
    this.copy(from, to)
    swapCards(this.stack, to * LEVEL, a, b)
    findMatches(this.geometry, this.stack, to * LEVEL)
    let gain = 0
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const cards = bitCount(at(RUNS, 2 * suit)) + bitCount(at(RUNS, 2 * suit + 1))
      gain += this.ownerOf(to, suit) === otherSide(side) ? -cards : cards
    }
    return gain
  }

  /** Gives a suit away, after which the chain goes on unless it waits for another. */
  give(from: number, to: number, suit: number, side: Side): number {
    this.copy(from, to)
    const base = to * LEVEL
    const lost = 2 * this.pileOf(to, suit)
    this.stack[base + OWNERS + suit] = otherSide(side)
    this.waits = this.mustGive(base, side)
    if (this.waits) return -lost
    const { stack } = this
    fall(this.geometry, stack, base, FULL & ~occupied(stack, base), FULL & ~occupied(stack, base + 1))
    return this.follow(to, side) - lost
  }

  copy(from: number, to: number): void {
    const { stack } = this
    const source = from * LEVEL
    const target = to * LEVEL
    for (let i = 0; i < LEVEL; i++) stack[target + i] = at(stack, source + i)
  }

  /** MATCH and FALL (W3) until nothing matches or a suit must be given away. */
  private follow(level: number, side: Side): number {
    const { geometry, stack } = this
    const base = level * LEVEL
    let gain = 0
    this.waits = false
    while (findMatches(geometry, stack, base)) {
      let takenLo = 0
      let takenHi = 0
      let isNew = false
      for (let suit = 0; suit < SUIT_COUNT; suit++) {
        const lo = at(RUNS, 2 * suit)
        const hi = at(RUNS, 2 * suit + 1)
        if ((lo | hi) === 0) continue
        takenLo |= lo
        takenHi |= hi
        stack[base + 2 * suit] = at(stack, base + 2 * suit) & ~lo
        stack[base + 2 * suit + 1] = at(stack, base + 2 * suit + 1) & ~hi
        const cards = bitCount(lo) + bitCount(hi)
        if (at(stack, base + OWNERS + suit) === 0) {
          stack[base + OWNERS + suit] = side
          isNew = true
        }
        stack[base + PILES + suit] = at(stack, base + PILES + suit) + cards
        stack[base + COUNTS + suit] = at(stack, base + COUNTS + suit) - cards
        gain += at(stack, base + OWNERS + suit) === side ? cards : -cards
      }
      if (isNew && this.mustGive(base, side)) {
        this.waits = true
        return gain
      }
      fall(geometry, stack, base, takenLo, takenHi)
    }
    return gain
  }

  private mustGive(base: number, side: Side): boolean {
    let suits = 0
    for (let suit = 0; suit < SUIT_COUNT; suit++) if (at(this.stack, base + OWNERS + suit) === side) suits++
    return suits > MOST_SUITS
  }
}

const occupied = (cards: Int32Array, from: number): number =>
  at(cards, from) | at(cards, from + 2) | at(cards, from + 4) | at(cards, from + 6)
