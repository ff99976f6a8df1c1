import { type Suit } from '../cards.ts'
import { HEIGHT, WIDTH } from './board.ts'
import type { Board, Groups, Layout } from './types.ts'

/** A match by W1: a maximal straight run of three or more of one suit, its places from the left or from the bottom. */
export interface PlacedRun {
  readonly suit: Suit
  readonly places: readonly number[]
}

const SHORTEST_RUN = 3

/** The straight lines of a layout in the order in which matches are listed: rows from the bottom, then columns from the left. */
function linesOf(layout: Layout): readonly (readonly number[])[] {
  const [width, height] = [WIDTH[layout], HEIGHT[layout]]
  const columns = Array.from({ length: width }, (_, column) =>
    Array.from({ length: height }, (__, row) => column * height + row),
  )
  const rows = Array.from({ length: height }, (_, row) => columns.map(column => column[row] ?? 0))
  return [...rows, ...columns]
}

const LINES: Readonly<Record<Layout, readonly (readonly number[])[]>> = { '8x6': linesOf('8x6'), '6x8': linesOf('6x8') }

/** Every run on the table, rows first from the bottom up, then columns from the left. */
export function findRuns(board: Board): PlacedRun[] {
  const runs: PlacedRun[] = []
  for (const line of LINES[board.layout]) collectRuns(board.cells, line, runs)
  return runs
}

function collectRuns(cells: Board['cells'], line: readonly number[], runs: PlacedRun[]): void {
  let start = 0
  let suit: Suit | null = null
  for (let i = 0; i <= line.length; i++) {
    const next = i < line.length ? (cells[line[i] ?? 0] ?? null) : null
    if (next === suit) continue
    if (suit !== null && i - start >= SHORTEST_RUN) runs.push({ suit, places: line.slice(start, i) })
    start = i
    suit = next
  }
}

/** Cards of one suit that are removed together, and the size that decides their pile in solitaire. */
export interface Group {
  readonly suit: Suit
  readonly places: readonly number[]
  readonly size: number
}

const inOrder = (places: Iterable<number>): number[] => [...new Set(places)].sort((a, b) => a - b)

/** W9: runs of one suit that share a card are one group, directly or through other runs. */
function joinRuns(runs: readonly PlacedRun[]): Group[] {
  const groups: { suit: Suit; places: readonly number[] }[] = []
  for (const run of runs) {
    let places = run.places
    for (let i = groups.length - 1; i >= 0; i--) {
      const group = groups[i]
      if (!group || !share(group.places, run.places)) continue
      places = inOrder([...group.places, ...places])
      groups.splice(i, 1)
    }
    groups.push({ suit: run.suit, places })
  }
  return groups.map(({ suit, places }) => ({ suit, places, size: places.length }))
}

function share(some: readonly number[], others: readonly number[]): boolean {
  for (const place of some) if (others.includes(place)) return true
  return false
}

/** W9, `groups lines`: each run by its own length; a shared card goes with the longer run, or the first of two alike. */
function separateRuns(runs: readonly PlacedRun[]): Group[] {
  const longestFirst = [...runs].sort((a, b) => b.places.length - a.places.length)
  const taken = new Set<number>()
  const groups = longestFirst.map(run => {
    const places = inOrder(run.places.filter(place => !taken.has(place)))
    for (const place of places) taken.add(place)
    return { suit: run.suit, places, size: run.places.length }
  })
  return groups.filter(group => group.places.length > 0)
}

/** The groups that a MATCH of these runs removes; each card is in exactly one. */
export const groupRuns = (runs: readonly PlacedRun[], groups: Groups): Group[] =>
  groups === 'joined' ? joinRuns(runs) : separateRuns(runs)
