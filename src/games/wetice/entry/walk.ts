import { HEIGHT, WIDTH } from '../../../engine/wetice/board.ts'
import type { Cell, Layout } from '../../../engine/wetice/types.ts'
import type { Draft } from './draft.ts'

/** The column letter of a place, and its row number from the bottom. */
export function spotOf(layout: Layout, place: number): { readonly col: string; readonly row: number } {
  const width = WIDTH[layout]
  return { col: String.fromCharCode(97 + (place % width)), row: HEIGHT[layout] - Math.floor(place / width) }
}

export function cellOf(layout: Layout, place: number): Cell {
  const { col, row } = spotOf(layout, place)
  return `${col}${row}`
}

/** The place of a cell's name, or -1. */
export function placeOf(layout: Layout, cell: Cell): number {
  const col = cell.charCodeAt(0) - 97
  const row = HEIGHT[layout] - Number(cell.slice(1))
  const inside = col >= 0 && col < WIDTH[layout] && row >= 0 && row < HEIGHT[layout]
  return inside ? row * WIDTH[layout] + col : -1
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

type Way = Pick<Draft, 'enterBy' | 'running'> & { readonly table: Pick<Draft['table'], 'layout'> }

/**
 * The rows or columns in the order in which they are entered and read aloud. A deal is walked as it was dealt, from the top; a game in
 * progress from the bottom up, where an empty place says that all above it are empty too.
 */
export function linesOf({ table: { layout }, enterBy, running }: Way): readonly (readonly number[])[] {
  const width = WIDTH[layout]
  const rows = upTo(HEIGHT[layout])
  if (running) rows.reverse()
  return enterBy === 'rows'
    ? rows.map(row => upTo(width).map(col => row * width + col))
    : upTo(width).map(col => rows.map(row => row * width + col))
}

export const walkOf = (way: Way): readonly number[] => linesOf(way).flat()
