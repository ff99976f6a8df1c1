import type { Suit } from '../../../engine/cards.ts'
import { CELLS, cellNumber, HEIGHT, WIDTH } from '../../../engine/wetice/board.ts'
import type { Board, Cell, Layout, WetIceStep } from '../../../engine/wetice/types.ts'
import type { BoardMarks, GridArrow, GridCell, GridPoint, Outline } from '../../../ui/types.ts'
import { WETICE_TABLE } from '#text/wetice/table.ts'
import { linksOf } from './chain.ts'
import { instructionCells, cellMovements } from '../../../table/session/useCatchUp.ts'
import type { Instruction } from '../../../engine/hands.ts'

export interface Place extends GridCell {
  readonly suit: Suit | null
  readonly ghost: boolean
  readonly dim: boolean
  readonly outline: Outline | null
}

/** Returns the cells to draw, in rows from the top. */
export function placesOf(board: Board, marks: BoardMarks): Place[][] {
  const { selected = [], ghosts = [], outlined = new Map<Cell, Outline>(), lit } = marks
  const place = (cell: Cell): Place => {
    const suit = board.cells[cellNumber(board.layout, cell)] ?? null
    const isSelected = selected.includes(cell)
    return {
      id: cell,
      label: WETICE_TABLE.cell(suit, cell, { selected: isSelected, outlined: outlined.has(cell) }),
      suit,
      kind: suit ?? '',
      selected: isSelected,
      ghost: ghosts.includes(cell),
      dim: lit !== undefined && !lit.includes(cell),
      outline: outlined.get(cell) ?? null,
    }
  }
  return rowsOf(board.layout).map(row => row.map(place))
}

/** The names of the cells, in rows from the top. */
export function rowsOf(layout: Layout): Cell[][] {
  const height = HEIGHT[layout]
  return Array.from({ length: height }, (_, line) =>
    Array.from({ length: WIDTH[layout] }, (__, column) => CELLS[layout][column * height + height - 1 - line] ?? ''),
  )
}

export const columnNames = (layout: Layout): string[] =>
  Array.from({ length: WIDTH[layout] }, (_, column) => String.fromCharCode(97 + column))

export function pointOf(layout: Layout, cell: Cell): GridPoint {
  const height = HEIGHT[layout]
  const index = cellNumber(layout, cell)
  return { col: Math.floor(index / height), row: height - 1 - (index % height) }
}

/** Marks for the steps of an instruction: swapped cards, and removed cards in their owners' colours. */
export function marksOf(steps: readonly WetIceStep[]): BoardMarks {
  const outlined = new Map<Cell, Outline>()
  for (const { event } of steps) {
    if (event.type === 'swap') for (const cell of event.cells) outlined.set(cell, 'ink')
    if (event.type === 'score') for (const cell of event.cells) outlined.set(cell, event.player)
  }
  return outlined.size > 0 ? { outlined, lit: [...outlined.keys()] } : {}
}

/** Arrows for swapped cards, and one for each column that slides. */
export function arrowsOf(steps: readonly WetIceStep[], layout: Layout): GridArrow[] {
  return steps.flatMap(({ event }): GridArrow[] => {
    if (event.type === 'swap') return [arrow(layout, event.cells, true)]
    return event.type === 'fall' ? lowestOf(event.moves).map(move => arrow(layout, move, false)) : []
  })
}

const arrow = (layout: Layout, [from, to]: readonly [Cell, Cell], both: boolean): GridArrow => ({
  id: `${from} ${to}`,
  from: pointOf(layout, from),
  to: pointOf(layout, to),
  both,
})

/** Movements are sorted by column, from the bottom. */
const lowestOf = (moves: readonly (readonly [Cell, Cell])[]): (readonly [Cell, Cell])[] =>
  moves.filter(([from], i) => moves[i - 1]?.[0].charAt(0) !== from.charAt(0))

interface Ghost {
  readonly cells: readonly Cell[]
  readonly board: Board
  readonly marks: BoardMarks
}

export function previewOf(steps: readonly WetIceStep[]): Ghost | null {
  const [first] = steps
  if (first?.event.type !== 'swap') return null
  const { cells } = first.event
  const [link] = linksOf(steps.map(({ event }) => event))
  const outlined = new Map<Cell, Outline>()
  for (const score of link?.scores ?? []) for (const cell of score.cells) outlined.set(cell, score.player)
  return { cells, board: first.position.board, marks: { ghosts: cells, selected: cells, outlined } }
}

/** Marks the cells that the instruction names, and dims the others. */
export function instructionMarks(instruction: Instruction): BoardMarks {
  const lit = instructionCells(instruction)
  return lit.length > 0 ? { outlined: new Map(lit.map((cell): [Cell, Outline] => [cell, 'ink'])), lit } : {}
}

export const instructionArrows = (instruction: Instruction, layout: Layout): GridArrow[] =>
  cellMovements(instruction).map(({ from, to, both }) => arrow(layout, [from, to], both))
