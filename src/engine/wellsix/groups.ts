import { neighbours, type Cell } from './cells.ts'
import { cellsOf, type Table } from './table.ts'

/** Cards that hang together, each beside another of them. */
export type Group = readonly Cell[]

/** The connected groups of the table. */
export function groupsOf(table: Table): readonly Group[] {
  const left = new Set(cellsOf(table))
  const groups: Cell[][] = []
  for (const first of left) {
    left.delete(first)
    const group = [first]
    for (const cell of group) {
      for (const next of neighbours(cell)) {
        if (left.delete(next)) group.push(next)
      }
    }
    groups.push(group)
  }
  return groups
}

/** Those of the greatest size: more than one where the capturing player has to choose (X5). */
export function largestOf(groups: readonly Group[]): readonly Group[] {
  const size = Math.max(...groups.map(group => group.length))
  return groups.filter(group => group.length === size)
}
