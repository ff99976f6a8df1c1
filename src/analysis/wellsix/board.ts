import { RANKS, cardOf, rankOf, suitOf, valueOf, type Card } from '../../engine/cards.ts'
import { playerColour, SUITS_OF } from '../../engine/wellsix/colours.ts'
import type { Player } from '../../engine/wellsix/types.ts'

/** A card as a number: 1 to 26 for player 1, 27 to 52 for player 2, by suit, then by ascending rank. 0 is no card. */
export type CardCode = number

export const CARDS = 52
const EACH = 26

/** Side 0 is player 1. */
export type Side = 0 | 1

const OWNER = new Uint8Array(CARDS + 1)
const RANK = new Uint8Array(CARDS + 1)
for (let code = 1; code <= CARDS; code++) {
  OWNER[code] = code > EACH ? 1 : 0
  RANK[code] = (code - 1) % RANKS.length
}

/** Reads an element of an array, without a check: the caller knows that the index is valid. */
export const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0

const ownerOf = (code: CardCode): Side => (code > EACH ? 1 : 0)
export const isOwned = (code: CardCode, side: Side): boolean => code !== 0 && at(OWNER, code) === side

/** Whether a king captures a queen, …, a two an ace, or an ace a king (X4). */
export const canCapture = (code: CardCode, taken: CardCode): boolean =>
  at(RANK, code) === (at(RANK, taken) + 1) % RANKS.length

const suitsOf = (red: Player, player: Player): readonly string[] => SUITS_OF[playerColour(red, player)]

export function codeOf(card: Card, red: Player): CardCode {
  const suit = suitOf(card)
  const player = suitsOf(red, 1).includes(suit) ? 1 : 2
  return (player - 1) * EACH + suitsOf(red, player).indexOf(suit) * RANKS.length + valueOf(rankOf(card))
}

export function cardOfCode(code: CardCode, red: Player): Card {
  const player = code > EACH ? 2 : 1
  const within = (code - 1) % EACH
  const suit = SUITS_OF[playerColour(red, player)][within < RANKS.length ? 0 : 1]
  return cardOf(RANKS[within % RANKS.length] ?? 'A', suit)
}

/** The width and height of the grid, which is stored row by row. 52 connected cards can't reach its edge. */
export const WIDTH = 128
const CELLS = WIDTH * WIDTH
export const STEPS: readonly number[] = [-1, 1, -WIDTH, WIDTH]
/** The index step along a row and along a column. */
export const AXES: readonly number[] = [1, WIDTH]
export const LINE = 6

/** The values for cards that aren't on the grid. */
export const IN_HAND = -1
export const SEIZED = -2
/** The value for a card that joins the hand in the main phase. */
export const LATER = -3

export const OPENING = 0
export const MAIN = 1
export const KEEP = 2
export const OVER = 3

/** A game in progress, changed in place. A window is six cells in line; its index is its first cell, separately for each axis. */
export interface Board {
  readonly grid: Uint8Array
  /** The cell of each card, or `IN_HAND`, `SEIZED` or `LATER`. */
  readonly cells: Int16Array
  /** The number of a side's cards in each window, by first cell: an array for each axis of side 0, then of side 1. */
  readonly windows: readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array]
  /** The number of windows with `n` cards of a side and none of the other side, at 8 × side + n. */
  readonly clean: Int16Array
  /** The number of windows with `n` cards of a side, whatever the other side has there, at 8 × side + n. */
  readonly filled: Int16Array
  readonly hand: Int8Array
  readonly seized: Int8Array
  laid: number
  phase: number
  turn: Side
  moves: number
  quiet: number
  seizing: boolean
  opener: Side
  /** The side that has six in line; -1 for none. */
  aligned: number
}

export const createBoard = (): Board => ({
  grid: new Uint8Array(CELLS),
  cells: new Int16Array(CARDS + 1).fill(LATER),
  windows: [new Uint8Array(CELLS), new Uint8Array(CELLS), new Uint8Array(CELLS), new Uint8Array(CELLS)],
  clean: new Int16Array(16),
  filled: new Int16Array(16),
  hand: new Int8Array(2),
  seized: new Int8Array(2),
  laid: 0,
  phase: OPENING,
  turn: 0,
  moves: 1,
  quiet: 0,
  seizing: false,
  opener: 0,
  aligned: -1,
})

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)

const add = (list: Int16Array, index: number, by: number): void => {
  list[index] = at(list, index) + by
}

/** Returns the number of a side's cards in each window along an axis, by first cell. */
export const windowsOf = ({ windows }: Board, side: Side, axis: number): Uint8Array =>
  windows[side === 0 ? (axis === 0 ? 0 : 1) : axis === 0 ? 2 : 3]

function recount(board: Board, side: Side, cell: number, by: 1 | -1): void {
  const { clean, filled } = board
  const foe = 1 - side
  for (let axis = 0; axis < 2; axis++) {
    const step = axis === 0 ? 1 : WIDTH
    const own = windowsOf(board, side, axis)
    const others = windowsOf(board, otherSide(side), axis)
    for (let back = 0, first = cell; back < LINE; back++, first -= step) {
      const before = at(own, first)
      const after = before + by
      const rivals = at(others, first)
      own[first] = after
      add(filled, 8 * side + before, -1)
      add(filled, 8 * side + after, 1)
      if (rivals === 0) {
        add(clean, 8 * side + before, -1)
        add(clean, 8 * side + after, 1)
      } else if (by > 0 && before === 0) add(clean, 8 * foe + rivals, -1)
      else if (by < 0 && after === 0) add(clean, 8 * foe + rivals, 1)
    }
  }
}

export function layCard(board: Board, card: CardCode, cell: number): void {
  const from = at(board.cells, card)
  if (from === IN_HAND) board.hand[ownerOf(card)] = at(board.hand, ownerOf(card)) - 1
  board.grid[cell] = card
  board.cells[card] = cell
  board.laid++
  recount(board, ownerOf(card), cell, 1)
}

/** Moves a card from the grid to a hand or a pile. */
export function liftCard(board: Board, card: CardCode, to: number): void {
  const cell = at(board.cells, card)
  const owner = ownerOf(card)
  board.grid[cell] = 0
  board.cells[card] = to
  board.laid--
  if (to === IN_HAND) board.hand[owner] = at(board.hand, owner) + 1
  if (to === SEIZED) board.seized[1 - owner] = at(board.seized, 1 - owner) + 1
  recount(board, owner, cell, -1)
}

export const hasLine = ({ filled }: Board, side: Side): boolean => at(filled, 8 * side + LINE) > 0

const queue = new Int16Array(CARDS)

/** Finds the connected groups. Returns the group number of each card, 0 for cards not on the grid, and the groups' sizes. */
export function groupsOf(board: Board): { readonly of: Uint8Array; readonly sizes: readonly number[] } {
  const of = new Uint8Array(CARDS + 1)
  const sizes = [0]
  for (let card = 1; card <= CARDS; card++) {
    if (at(board.cells, card) < 0 || at(of, card) !== 0) continue
    sizes.push(flood(board, card, of, sizes.length))
  }
  return { of, sizes }
}

function flood(board: Board, first: CardCode, of: Uint8Array, number: number): number {
  let size = 1
  queue[0] = first
  of[first] = number
  for (let index = 0; index < size; index++) {
    const cell = at(board.cells, at(queue, index))
    for (const step of STEPS) {
      const next = at(board.grid, cell + step)
      if (next === 0 || at(of, next) !== 0) continue
      of[next] = number
      queue[size++] = next
    }
  }
  return size
}
