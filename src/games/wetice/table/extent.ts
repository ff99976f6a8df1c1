import { cellNumber, HEIGHT } from '../../../engine/wetice/board.ts'
import type { Board } from '../../../engine/wetice/types.ts'
import type { GridArrow, GridPoint } from '../../../ui/types.ts'
import { columnNames, rowsOf, type Place } from './view.ts'

/** A small position is not shown on a large table: at least so many columns and rows, and one row of air. */
const LEAST_COLUMNS = 6
const LEAST_ROWS = 3

interface Extent {
  crop(places: readonly (readonly Place[])[]): readonly (readonly Place[])[]
  lower(arrows: readonly GridArrow[]): readonly GridArrow[]
}

const WHOLE: Extent = { crop: places => places, lower: arrows => arrows }

/** The part of the table, from its lower left corner, in which something lies; the whole of it where no board is given. */
export function extentOf(board: Board | null): Extent {
  if (!board) return WHOLE
  const { layout, cells } = board
  const taken = rowsOf(layout).map(row => row.map(cell => cells[cellNumber(layout, cell)] !== null))
  const columns = columnNames(layout).findLastIndex((_, column) => taken.some(row => row[column])) + 1
  const highest = HEIGHT[layout] - taken.findIndex(row => row.includes(true))
  const height = Math.min(Math.max(highest + 1, LEAST_ROWS), HEIGHT[layout])
  const width = Math.max(columns, LEAST_COLUMNS)
  const above = HEIGHT[layout] - height
  const lowered = ({ col, row }: GridPoint): GridPoint => ({ col, row: row - above })

  return {
    crop: places => places.slice(above).map(row => row.slice(0, width)),
    lower: arrows => arrows.map(arrow => ({ ...arrow, from: lowered(arrow.from), to: lowered(arrow.to) })),
  }
}
