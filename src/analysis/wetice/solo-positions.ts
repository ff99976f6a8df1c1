import type { GroupRule, Layout, Position } from '../../engine/wetice/types.ts'
import { at, CARD_NUMBERS, FULL, HALF, SUIT_COUNT, writeBoard, type Geometry } from '../../engine/wetice/bitboard.ts'
import {
  bitCount,
  countCards,
  fall,
  findMatches,
  matchedCells,
  matchedCount,
  removeMatches,
  MATCHED,
  swapCards,
  SEARCH_GEOMETRY,
  type SearchGeometry,
} from './matches.ts'

/** The heights of all columns are encoded in two bits each: 0, 1, 2, or 3 for three and more. */
const COLUMNS = 8
const HIGH = 3
/** The longest match that doesn't count as two. */
const MAX_LENGTH = 5
const MIN = new Int8Array(1 << (2 * COLUMNS)).fill(-1)

/**
 * Returns the minimum number of cards that can't be removed. A column of one or two loses cards only to horizontal matches, which need
 * three neighbouring columns with cards, and swaps don't change which squares are filled.
 */
function leastOf(columns: number): number {
  const known = MIN[columns] ?? 0
  if (known >= 0) return known
  let column = 0
  while (column < COLUMNS && heightOf(columns, column) % HIGH === 0) column++
  if (column === COLUMNS) return (MIN[columns] = 0)
  let least = 1 + leastOf(columns - (1 << (2 * column)))
  for (let start = Math.max(0, column - 2); start <= column; start++) {
    let left = columns
    for (let end = start; end < Math.min(COLUMNS, start + MAX_LENGTH); end++) {
      const height = heightOf(columns, end)
      if (height === 0) break
      if (height < HIGH) left -= 1 << (2 * end)
      if (end >= Math.max(column, start + 2)) least = Math.min(least, leastOf(left))
    }
  }
  return (MIN[columns] = least)
}

const heightOf = (columns: number, column: number): number => (columns >>> (2 * column)) & HIGH

/** Returns the minimum number of cards in a layout that can't be removed, given its filled squares. */
export function strandedCount({ height, bottoms }: Geometry, lo: number, hi: number): number {
  if ((((lo & ~(lo >>> 2)) | (hi & ~(hi >>> 2))) & bottoms) === 0) return 0
  let columns = 0
  for (let shift = HALF - height; shift >= 0; shift -= height) columns = (columns << 2) | lowest(hi >>> shift)
  for (let shift = HALF - height; shift >= 0; shift -= height) columns = (columns << 2) | lowest(lo >>> shift)
  return leastOf(columns)
}

const lowest = (column: number): number => (column & 1) + ((column >>> 1) & 1) + ((column >>> 2) & 1)

/** The size of a slot: the cards, then the numbers of cards removed in groups of three and in larger groups (W9). */
export const SLOT_SIZE = CARD_NUMBERS + 2
export const THREES_INDEX = CARD_NUMBERS
export const FOURS_INDEX = CARD_NUMBERS + 1

/** Returns the filled squares of one half; `from` + 1 gives the other. */
export const filledCells = (list: Int32Array, from: number): number =>
  at(list, from) | at(list, from + 2) | at(list, from + 4) | at(list, from + 6)

/** Positions of a solitaire, each in a slot of one array. */
export class SoloSlots {
  readonly geometry: SearchGeometry
  readonly list: Int32Array

  constructor(
    private readonly layout: Layout,
    private readonly groups: GroupRule,
    readonly places: number,
  ) {
    this.geometry = SEARCH_GEOMETRY[layout]
    this.list = new Int32Array(places * SLOT_SIZE)
  }

  another(places: number): SoloSlots {
    return new SoloSlots(this.layout, this.groups, places)
  }

  write({ board, solo }: Position, place: number): void {
    writeBoard(board, this.list, place * SLOT_SIZE)
    this.list[place * SLOT_SIZE + THREES_INDEX] = solo.three
    this.list[place * SLOT_SIZE + FOURS_INDEX] = solo.four
  }

  threeOf(place: number): number {
    return at(this.list, place * SLOT_SIZE + THREES_INDEX)
  }

  fourOf(place: number): number {
    return at(this.list, place * SLOT_SIZE + FOURS_INDEX)
  }

  cardsLeft(place: number): number {
    return countCards(this.list, place * SLOT_SIZE)
  }

  /** Returns the number of cards left; -1 for a win by W9, if that is the goal. */
  rankOf(place: number, goal: number): number {
    const left = this.cardsLeft(place)
    return left === 0 && goal < 0 && this.fourOf(place) > this.threeOf(place) ? -1 : left
  }

  copyTo(from: number, target: SoloSlots, to: number): void {
    const { list } = this
    for (let i = 0; i < SLOT_SIZE; i++) target.list[to * SLOT_SIZE + i] = at(list, from * SLOT_SIZE + i)
  }

  swapInto(from: number, target: SoloSlots, to: number, a: number, b: number): void {
    this.copyTo(from, target, to)
    target.play(to * SLOT_SIZE, a, b)
  }

  private play(base: number, a: number, b: number): void {
    const { geometry, list } = this
    swapCards(list, base, a, b)
    while (findMatches(geometry, list, base)) {
      removeMatches(list, base)
      this.score(base)
      fall(geometry, list, base, matchedCells(0), matchedCells(1))
    }
  }

  private score(base: number): void {
    const { geometry, list, groups } = this
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const cards = matchedCount(suit)
      if (cards === 0) continue
      const four = cards === 3 ? 0 : cardsInFours(geometry, at(MATCHED, 2 * suit), at(MATCHED, 2 * suit + 1), groups)
      list[base + THREES_INDEX] = at(list, base + THREES_INDEX) + cards - four
      list[base + FOURS_INDEX] = at(list, base + FOURS_INDEX) + four
    }
  }
}

/** Returns the number of cards in matches of one suit that belong to groups of four or more (W9). */
function cardsInFours(
  { height, starts, tops, bottoms }: SearchGeometry,
  lo: number,
  hi: number,
  groups: GroupRule,
): number {
  const rest = HALF - height
  const east = (low: number, high: number): number => (low >>> height) | ((high << rest) & FULL)
  const west = (low: number, high: number): number => ((high << height) | (low >>> rest)) & FULL
  const e1Lo = east(lo, hi)
  const e1Hi = hi >>> height
  const tripleLo = lo & e1Lo & east(e1Lo, e1Hi)
  const tripleHi = hi & e1Hi & (e1Hi >>> height)
  const quadLo = tripleLo & east(tripleLo, tripleHi)
  const quadHi = tripleHi & (tripleHi >>> height)
  const upLo = lo & (lo >>> 1) & (lo >>> 2) & starts
  const upHi = hi & (hi >>> 1) & (hi >>> 2) & starts
  const quadUpLo = upLo & (upLo >>> 1)
  const quadUpHi = upHi & (upHi >>> 1)
  const alongLo = spreadLow(tripleLo, height, 3)
  const alongHi = spreadHigh(tripleLo, tripleHi, height, 3)
  const upwardLo = upLo | (upLo << 1) | (upLo << 2)
  const upwardHi = upHi | (upHi << 1) | (upHi << 2)
  let fourLo = spreadLow(quadLo, height, 4) | quadUpLo | (quadUpLo << 1) | (quadUpLo << 2) | (quadUpLo << 3)
  let fourHi = spreadHigh(quadLo, quadHi, height, 4) | quadUpHi | (quadUpHi << 1) | (quadUpHi << 2) | (quadUpHi << 3)
  if (groups === 'lines') return bitCount(fourLo) + bitCount(fourHi)
  fourLo |= alongLo & upwardLo
  fourHi |= alongHi & upwardHi
  for (;;) {
    const [aLo, aHi] = [fourLo & alongLo, fourHi & alongHi]
    const [uLo, uHi] = [fourLo & upwardLo, fourHi & upwardHi]
    const nextLo =
      fourLo |
      (((aLo << height) | east(aLo, aHi)) & alongLo) |
      ((((uLo & ~tops) << 1) | ((uLo & ~bottoms) >>> 1)) & upwardLo)
    const nextHi =
      fourHi |
      ((west(aLo, aHi) | (aHi >>> height)) & alongHi) |
      ((((uHi & ~tops) << 1) | ((uHi & ~bottoms) >>> 1)) & upwardHi)
    if (nextLo === fourLo && nextHi === fourHi) return bitCount(fourLo) + bitCount(fourHi)
    fourLo = nextLo
    fourHi = nextHi
  }
}

/** Extends cells by those up to `length` - 1 columns east of them. Returns the low half; `spreadHigh` returns the high one. */
function spreadLow(lo: number, height: number, length: number): number {
  let [cells, moved] = [lo, lo]
  for (let i = 1; i < length; i++) {
    moved = (moved << height) & FULL
    cells |= moved
  }
  return cells
}

function spreadHigh(lo: number, hi: number, height: number, length: number): number {
  let [cells, movedLo, movedHi] = [hi, lo, hi]
  for (let i = 1; i < length; i++) {
    movedHi = ((movedHi << height) | (movedLo >>> (HALF - height))) & FULL
    movedLo = (movedLo << height) & FULL
    cells |= movedHi
  }
  return cells
}
