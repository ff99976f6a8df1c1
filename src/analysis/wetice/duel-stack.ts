import { SUITS } from '../../engine/cards.ts'
import type { Layout, Position } from '../../engine/wetice/types.ts'
import { at, CARD_NUMBERS, FULL, SUIT_COUNT, writeBoard } from '../../engine/wetice/bitboard.ts'
import {
  countSuit,
  fall,
  findMatches,
  followChain,
  matchedCount,
  swapCards,
  SEARCH_GEOMETRY,
  type SearchGeometry,
} from './matches.ts'

/** 1 for player 1, -1 for player 2. */
export type Side = 1 | -1
export const sideOf = ({ turn }: Position): Side => (turn === 2 ? -1 : 1)
export const otherSide = (side: Side): Side => (side === 1 ? -1 : 1)

/**
 * The size of a level of the stack: the cards, then for each suit the number of cards in its pile, its owner (a side, or 0), and its number
 * of cards in the layout.
 */
export const LEVEL_SIZE = CARD_NUMBERS + 3 * SUIT_COUNT
const PILES = CARD_NUMBERS
const OWNERS = CARD_NUMBERS + SUIT_COUNT
const COUNTS = CARD_NUMBERS + 2 * SUIT_COUNT
const MAX_SUITS = 2

/** A stack of duel positions, so that a search can play a move and take it back. */
export class DuelStack {
  readonly geometry: SearchGeometry
  readonly numbers: Int32Array
  /** Whether the last chain waits for its player to give a suit away (W5). */
  waits = false
  played = 0

  constructor(layout: Layout, levels: number) {
    this.geometry = SEARCH_GEOMETRY[layout]
    this.numbers = new Int32Array(levels * LEVEL_SIZE)
  }

  write({ board, piles }: Position): void {
    writeBoard(board, this.numbers, 0)
    for (const [index, suit] of SUITS.entries()) {
      this.numbers[PILES + index] = (piles[0][suit] ?? 0) + (piles[1][suit] ?? 0)
      this.numbers[COUNTS + index] = countSuit(this.numbers, 0, index)
      this.numbers[OWNERS + index] = piles[0][suit] !== undefined ? 1 : piles[1][suit] !== undefined ? -1 : 0
    }
  }

  ownerOf(level: number, suit: number): number {
    return at(this.numbers, level * LEVEL_SIZE + OWNERS + suit)
  }

  pileOf(level: number, suit: number): number {
    return at(this.numbers, level * LEVEL_SIZE + PILES + suit)
  }

  countOf(level: number, suit: number): number {
    return at(this.numbers, level * LEVEL_SIZE + COUNTS + suit)
  }

  /** Plays a swap on one level, writes the result of its chain to another, and returns the side’s gain over its opponent. */
  swap(from: number, to: number, a: number, b: number, side: Side): number {
    this.played++
    this.copy(from, to)
    swapCards(this.numbers, to * LEVEL_SIZE, a, b)
    return this.follow(to, side)
  }

  firstMatch(from: number, to: number, a: number, b: number, side: Side): number {
    this.copy(from, to)
    swapCards(this.numbers, to * LEVEL_SIZE, a, b)
    findMatches(this.geometry, this.numbers, to * LEVEL_SIZE)
    let gain = 0
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const cards = matchedCount(suit)
      gain += this.ownerOf(to, suit) === otherSide(side) ? -cards : cards
    }
    return gain
  }

  /** Gives a suit away, and continues the chain unless another must be given away. Returns the side’s gain over its opponent. */
  give(from: number, to: number, suit: number, side: Side): number {
    this.copy(from, to)
    const base = to * LEVEL_SIZE
    const lost = 2 * this.pileOf(to, suit)
    this.numbers[base + OWNERS + suit] = otherSide(side)
    this.waits = this.mustGive(base, side)
    if (this.waits) return -lost
    const { numbers } = this
    fall(this.geometry, numbers, base, FULL & ~occupied(numbers, base), FULL & ~occupied(numbers, base + 1))
    return this.follow(to, side) - lost
  }

  copy(from: number, to: number): void {
    const { numbers } = this
    const source = from * LEVEL_SIZE
    const target = to * LEVEL_SIZE
    for (let i = 0; i < LEVEL_SIZE; i++) numbers[target + i] = at(numbers, source + i)
  }

  private follow(level: number, side: Side): number {
    const base = level * LEVEL_SIZE
    let gain = 0
    this.waits = false
    followChain(this.geometry, this.numbers, base, () => {
      gain += this.score(base, side)
      return this.waits
    })
    return gain
  }

  /** The side becomes the owner of a new suit (W4). */
  private score(base: number, side: Side): number {
    const { numbers } = this
    let gain = 0
    let isNew = false
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const cards = matchedCount(suit)
      if (cards === 0) continue
      if (at(numbers, base + OWNERS + suit) === 0) {
        numbers[base + OWNERS + suit] = side
        isNew = true
      }
      numbers[base + PILES + suit] = at(numbers, base + PILES + suit) + cards
      numbers[base + COUNTS + suit] = at(numbers, base + COUNTS + suit) - cards
      gain += at(numbers, base + OWNERS + suit) === side ? cards : -cards
    }
    this.waits = isNew && this.mustGive(base, side)
    return gain
  }

  private mustGive(base: number, side: Side): boolean {
    let suits = 0
    for (let suit = 0; suit < SUIT_COUNT; suit++) if (at(this.numbers, base + OWNERS + suit) === side) suits++
    return suits > MAX_SUITS
  }
}

const occupied = (cards: Int32Array, from: number): number =>
  at(cards, from) | at(cards, from + 2) | at(cards, from + 4) | at(cards, from + 6)
