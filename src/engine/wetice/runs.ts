import { type Suit } from '../cards.ts'
import { HEIGHT, WIDTH } from './board.ts'
import type { Board, GroupRule, Layout } from './types.ts'

/** A match (W1): a maximal straight run of three or more of one suit. The cell numbers go from the left or from the bottom. */
export interface PlacedRun {
  readonly suit: Suit
  readonly places: readonly number[]
}

const SHORTEST_RUN = 3

/** The rows from the bottom, then the columns from the left. Runs are listed in this order. */
function linesOf(layout: Layout): readonly (readonly number[])[] {
  const [width, height] = [WIDTH[layout], HEIGHT[layout]]
  const columns = Array.from({ length: width }, (_, column) =>
    Array.from({ length: height }, (__, row) => column * height + row),
  )
  const rows = Array.from({ length: height }, (_, row) => columns.map(column => column[row] ?? 0))
  return [...rows, ...columns]
}

const LINES: Readonly<Record<Layout, readonly (readonly number[])[]>> = { '8x6': linesOf('8x6'), '6x8': linesOf('6x8') }

/** All runs on the board: rows from the bottom, then columns from the left. */
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

/** Cards of one suit that are removed together. In solitaire, `size` determines their pile. */
export interface Group {
  readonly suit: Suit
  readonly places: readonly number[]
  readonly size: number
}

const inOrder = (places: Iterable<number>): number[] => [...new Set(places)].sort((a, b) => a - b)

/** Joins the runs of a suit that share a card, directly or through other runs (W9). */
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

/** Makes each run a group (W9 with `groups lines`). A shared card belongs to the longer run, or to the first if they are equally long. */
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

/** The groups that a MATCH of these runs removes. Each card is in exactly one. */
export const groupRuns = (runs: readonly PlacedRun[], groups: GroupRule): Group[] =>
  groups === 'joined' ? joinRuns(runs) : separateRuns(runs)
