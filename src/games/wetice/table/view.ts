import type { Suit } from '../../../engine/cards.ts'
import { CELLS, cellNumber, HEIGHT, WIDTH } from '../../../engine/wetice/board.ts'
import type { Board, Cell, Event, Layout, Run, WetIceStep } from '../../../engine/wetice/types.ts'
import type { GridArrow, GridCell, GridPoint, Outline } from '../../../ui/types.ts'
import { WETICE_TABLE } from './words.ts'

/** A place of the table as it is drawn. */
export interface Place extends GridCell {
  readonly suit: Suit | null
  readonly ghost: boolean
  readonly dim: boolean
  readonly outline: Outline | null
}

/** What is to be seen on the table beside its cards. */
export interface Marks {
  readonly selected?: readonly Cell[]
  /** Cards that lie elsewhere than on the real table until the move is confirmed. */
  readonly ghosts?: readonly Cell[]
  readonly outlined?: ReadonlyMap<Cell, Outline>
  /** Others than these step back. */
  readonly lit?: readonly Cell[]
}

/** Rows from the top, as people see them. */
export function placesOf(board: Board, marks: Marks): Place[][] {
  const { selected = [], ghosts = [], outlined = new Map<Cell, Outline>(), lit } = marks
  const place = (cell: Cell): Place => {
    const suit = board.cells[cellNumber(board.layout, cell)] ?? null
    const isSelected = selected.includes(cell)
    return {
      id: cell,
      label: WETICE_TABLE.cell(suit, cell, { selected: isSelected, outlined: outlined.has(cell) }),
      suit,
      selected: isSelected,
      ghost: ghosts.includes(cell),
      dim: lit !== undefined && !lit.includes(cell),
      outline: outlined.get(cell) ?? null,
    }
  }
  return rowsOf(board.layout).map(row => row.map(place))
}

/** The names of the cells in rows from the top. */
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

const outlineRuns = (runs: readonly Run[]): Map<Cell, Outline> =>
  new Map(runs.flatMap(run => run.cells).map(cell => [cell, 'rubric']))

/** What hands have to do next, drawn on the table. */
export function marksOf(event: Event | null): Marks {
  switch (event?.type) {
    case 'match':
      return { outlined: outlineRuns(event.runs), lit: event.runs.flatMap(run => run.cells) }
    case 'score':
      return { outlined: new Map(event.cells.map(cell => [cell, event.player])), lit: event.cells }
    case 'correct':
      return { outlined: new Map(Object.keys(event.cells).map(cell => [cell, 'rubric'])) }
    default:
      return {}
  }
}

/** Arrows for cards that slide, or change places. */
export function arrowsOf(event: Event | null, layout: Layout): GridArrow[] {
  if (event?.type !== 'fall') return []
  return event.moves.map(([from, to]) => ({ id: from, from: pointOf(layout, from), to: pointOf(layout, to) }))
}

/** An accepted swap before it is made: the two cards in their new places, and the lines they make. */
export interface Ghost {
  readonly cells: readonly Cell[]
  readonly board: Board
  readonly marks: Marks
}

export function ghostOf(steps: readonly WetIceStep[]): Ghost | null {
  const [first, second] = steps
  if (first?.event.type !== 'swap') return null
  const { cells } = first.event
  const runs = second?.event.type === 'match' ? second.event.runs : []
  return { cells, board: first.position.board, marks: { ghosts: cells, selected: cells, outlined: outlineRuns(runs) } }
}
