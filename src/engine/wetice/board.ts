import { isSuit, SUITS, type Suit } from '../cards.ts'
import type { Board, Cell, Layout, Player, Position, SuitPile } from './types.ts'

export const CELL_COUNT = 48
export const CARDS_PER_SUIT = 12
export const WIDTH: Readonly<Record<Layout, number>> = { '8x6': 8, '6x8': 6 }
export const HEIGHT: Readonly<Record<Layout, number>> = { '8x6': 6, '6x8': 8 }

function namesOf(layout: Layout): readonly Cell[] {
  return Array.from({ length: CELL_COUNT }, (_, index) => {
    const column = Math.floor(index / HEIGHT[layout])
    return `${String.fromCharCode(97 + column)}${(index % HEIGHT[layout]) + 1}`
  })
}

/** The cells of each layout, in the order of their numbers. */
export const CELLS: Readonly<Record<Layout, readonly Cell[]>> = { '8x6': namesOf('8x6'), '6x8': namesOf('6x8') }

/** A cell's number, or −1 if it is off the board. */
export function cellNumber(layout: Layout, cell: Cell): number {
  const column = cell.charCodeAt(0) - 97
  const row = cell.length === 2 ? cell.charCodeAt(1) - 49 : -1
  const onBoard = column >= 0 && column < WIDTH[layout] && row >= 0 && row < HEIGHT[layout]
  return onBoard ? column * HEIGHT[layout] + row : -1
}

export const cellName = (layout: Layout, index: number): Cell => CELLS[layout][index] ?? ''

/** Creates a board from rows, the top row first. Any character that isn't a suit's letter is an empty cell. */
export function boardFromRows(layout: Layout, rows: readonly string[]): Board {
  const height = HEIGHT[layout]
  const cells = CELLS[layout].map((_, index) => {
    const letter = rows[height - 1 - (index % height)]?.[Math.floor(index / height)] ?? ''
    return isSuit(letter) ? letter : null
  })
  return { layout, cells }
}

/** The rows as in a record: the top row first, `.` for an empty cell. */
export function boardToRows(board: Board): string[] {
  const height = HEIGHT[board.layout]
  return Array.from({ length: height }, (_, line) => {
    const row = height - 1 - line
    return Array.from({ length: WIDTH[board.layout] }, (__, column) => board.cells[column * height + row] ?? '.').join(
      '',
    )
  })
}

export const isEmpty = (board: Board): boolean => board.cells.every(suit => suit === null)

export function countSuits(board: Board): Record<Suit, number> {
  const counts: Record<Suit, number> = { S: 0, H: 0, D: 0, C: 0 }
  for (const suit of board.cells) if (suit) counts[suit]++
  return counts
}

export const countCards = (board: Board): number => SUITS.reduce((sum, suit) => sum + countSuits(board)[suit], 0)

/** The numbers of the cells whose cards have an empty cell below them. */
export function floatingCells(board: Board): number[] {
  const height = HEIGHT[board.layout]
  const floating: number[] = []
  let gap = false
  board.cells.forEach((suit, index) => {
    if (index % height === 0) gap = false
    if (suit === null) gap = true
    else if (gap) floating.push(index)
  })
  return floating
}

export function withSwapped(board: Board, a: number, b: number): Board {
  const cells = board.cells.slice()
  cells[a] = board.cells[b] ?? null
  cells[b] = board.cells[a] ?? null
  return { layout: board.layout, cells }
}

/** All pairs of cells whose cards have different suits, in ascending order. */
export function* unlikePairs({ cells }: Board): Generator<readonly [a: number, b: number]> {
  for (const [a, first] of cells.entries()) {
    if (first === null) continue
    for (let b = a + 1; b < CELL_COUNT; b++) if ((cells[b] ?? first) !== first) yield [a, b]
  }
}

export function withCells(board: Board, changes: Iterable<readonly [number, Suit | null]>): Board {
  const cells = board.cells.slice()
  for (const [index, suit] of changes) cells[index] = suit
  return { layout: board.layout, cells }
}

export function withoutCells(board: Board, indices: readonly number[]): Board {
  const cells = board.cells.slice()
  for (const index of indices) cells[index] = null
  return { layout: board.layout, cells }
}

const EMPTY: readonly (Suit | null)[] = CELLS['8x6'].map(() => null)

interface Fall {
  readonly board: Board
  /** The old and new cell of each card that falls, in ascending order. */
  readonly moves: readonly (readonly [number, number])[]
}

/** Applies a FALL: every card slides down to the bottom row or the next card. */
export function fall(board: Board): Fall {
  const height = HEIGHT[board.layout]
  const cells = EMPTY.slice()
  const moves: [number, number][] = []
  let floor = 0
  for (let index = 0; index < CELL_COUNT; index++) {
    const suit = board.cells[index] ?? null
    if (index % height === 0) floor = index
    if (suit === null) continue
    cells[floor] = suit
    if (floor !== index) moves.push([index, floor])
    floor++
  }
  return { board: { layout: board.layout, cells }, moves }
}

export const opponentOf = (player: Player): Player => (player === 1 ? 2 : 1)

export const pileOf = (position: Position, player: Player): SuitPile => position.piles[player - 1] ?? {}

export const pileSize = (pile: SuitPile): number => SUITS.reduce((sum, suit) => sum + (pile[suit] ?? 0), 0)

export const suitsIn = (pile: SuitPile): Suit[] => SUITS.filter(suit => pile[suit] !== undefined)

export const withCards = (pile: SuitPile, suit: Suit, cards: number): SuitPile => ({
  ...pile,
  [suit]: (pile[suit] ?? 0) + cards,
})

/** The number of cards of a suit that are known to be outside the layout. */
export const cardsOffLayout = ({ piles, removed }: Position, suit: Suit): number =>
  (piles[0][suit] ?? 0) + (piles[1][suit] ?? 0) + (removed[suit] ?? 0)

export function withoutSuit(pile: SuitPile, suit: Suit): SuitPile {
  const { [suit]: _given, ...rest } = pile
  return rest
}

/** The sizes of both piles; in solitaire, the number of removed cards. */
export const scoresOf = (position: Position): number[] =>
  position.mode === 'duel' ? position.piles.map(pileSize) : [position.solo.three + position.solo.four]

/** The winner of a duel (W7), or 0 for a draw. In solitaire, 1 for a win, else 0 (W8, W9). */
export function winnerOf(position: Position, [mine = 0, theirs = 0]: readonly number[]): 0 | 1 | 2 {
  switch (position.mode) {
    case 'duel':
      return mine === theirs ? 0 : mine > theirs ? 1 : 2
    case 'solo':
      return isEmpty(position.board) ? 1 : 0
    case 'solo-plus':
      return isEmpty(position.board) && position.solo.four > position.solo.three ? 1 : 0
  }
}
