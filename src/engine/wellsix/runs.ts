import { neighbours, sortCells, type Cell, cellsOf, type Table } from './board.ts'
import { colourOf, type Colour } from './colours.ts'

/** So many neighbouring cards of one colour in a row or a column win (X6). */
export const LINE = 6

/** Where the neighbours of a cell stand in their list: left and right, below and above. */
const LINES = [[0, 1], [2, 3]] as const // prettier-ignore

/** The cells of all runs of six or more of a colour, by x, then y; none where nothing is aligned. */
export function alignedCells(table: Table, colour: Colour): readonly Cell[] {
  const has = (cell: Cell): boolean => {
    const card = table[cell]
    return card !== undefined && colourOf(card) === colour
  }
  const aligned = new Set<Cell>()
  for (const cell of cellsOf(table).filter(has)) {
    const around = neighbours(cell)
    for (const [back, ahead] of LINES) {
      if (has(around[back])) continue
      const run = [cell]
      for (let next = around[ahead]; has(next); next = neighbours(next)[ahead]) run.push(next)
      if (run.length >= LINE) run.forEach(each => aligned.add(each))
    }
  }
  return sortCells(aligned)
}
