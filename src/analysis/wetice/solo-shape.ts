import { HALF, type Geometry } from '../../engine/wetice/bits.ts'

/** Columns of no card, of one, of two, and of three and more: two bits each. */
const COLUMNS = 8
const HIGH = 3
/** The longest line that isn't two. */
const LONGEST = 5
const LEAST = new Int8Array(1 << (2 * COLUMNS)).fill(-1)

/**
 * How many cards stay at least, whatever is swapped: a column of one or two loses cards only to lines across, of three columns and more
 * that hold some; and swaps move no place.
 */
function leastOf(columns: number): number {
  const known = LEAST[columns] ?? 0
  if (known >= 0) return known
  let column = 0
  while (column < COLUMNS && heightOf(columns, column) % HIGH === 0) column++
  if (column === COLUMNS) return (LEAST[columns] = 0)
  let least = 1 + leastOf(columns - (1 << (2 * column)))
  for (let start = Math.max(0, column - 2); start <= column; start++) {
    let left = columns
    for (let end = start; end < Math.min(COLUMNS, start + LONGEST); end++) {
      const height = heightOf(columns, end)
      if (height === 0) break
      if (height < HIGH) left -= 1 << (2 * end)
      if (end >= Math.max(column, start + 2)) least = Math.min(least, leastOf(left))
    }
  }
  return (LEAST[columns] = least)
}

const heightOf = (columns: number, column: number): number => (columns >>> (2 * column)) & HIGH

/** The same for a table, by its places that hold cards. */
export function strandedIn({ height, bottoms }: Geometry, lo: number, hi: number): number {
  if ((((lo & ~(lo >>> 2)) | (hi & ~(hi >>> 2))) & bottoms) === 0) return 0
  let columns = 0
  for (let shift = HALF - height; shift >= 0; shift -= height) columns = (columns << 2) | lowest(hi >>> shift)
  for (let shift = HALF - height; shift >= 0; shift -= height) columns = (columns << 2) | lowest(lo >>> shift)
  return leastOf(columns)
}

const lowest = (column: number): number => (column & 1) + ((column >>> 1) & 1) + ((column >>> 2) & 1)
