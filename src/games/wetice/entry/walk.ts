import { HEIGHT, WIDTH } from '../../../engine/wetice/board.ts'
import type { Cell, Layout } from '../../../engine/wetice/types.ts'
import { type Draft, rowsOf, type Letter, type Table } from './draft.ts'
import { isSuit, type Suit } from '../../../engine/cards.ts'
import type { GridCell } from '../../../ui/types.ts'
import { capital } from '#text/lists.ts'
import { ENTRY } from '#text/wetice/entry.ts'

export interface Place extends GridCell {
  /** The square's index in reading order. */
  readonly number: number
  readonly suit: Suit | null
  readonly open: boolean
  readonly here: boolean
  readonly wrong: boolean
}

export const letterAt = (table: Table, place: number): Letter => (table.letters[place] ?? '?') as Letter

/** Returns the squares as they are drawn, in rows from the top. */
export function squareRows(table: Table, cursor: number | null, wrong: ReadonlySet<number>): Place[][] {
  const rows = rowsOf(table)
  const width = rows[0]?.length ?? 0
  return rows.map((row, r) =>
    [...row].map((_, c) => {
      const number = r * width + c
      const letter = letterAt(table, number)
      const here = number === cursor
      const id = cellOf(table.layout, number)
      return {
        id,
        number,
        label: ENTRY.cell(letter, id, here, wrong.has(number)),
        suit: isSuit(letter) ? letter : null,
        open: letter === '?',
        here,
        wrong: wrong.has(number),
      }
    }),
  )
}

interface EntryLine {
  readonly name: string
  readonly title: string
  readonly places: readonly number[]
}

export function entryLines(draft: Draft): readonly EntryLine[] {
  return linesOf(draft).map(places => {
    const { col, row } = spotOf(draft.table.layout, places[0] ?? 0)
    const name = draft.enterBy === 'rows' ? ENTRY.row(row) : ENTRY.column(col)
    return { name, title: capital(name), places }
  })
}

export const lineThrough = (draft: Draft, place: number): EntryLine | undefined =>
  entryLines(draft).find(line => line.places.includes(place))

/** Rows are numbered from the bottom. */
function spotOf(layout: Layout, place: number): { readonly col: string; readonly row: number } {
  const width = WIDTH[layout]
  return { col: String.fromCharCode(97 + (place % width)), row: HEIGHT[layout] - Math.floor(place / width) }
}

export function cellOf(layout: Layout, place: number): Cell {
  const { col, row } = spotOf(layout, place)
  return `${col}${row}`
}

/** Returns the index of a cell in reading order, or −1 if it is outside the layout. */
export function placeOf(layout: Layout, cell: Cell): number {
  const col = cell.charCodeAt(0) - 97
  const row = HEIGHT[layout] - Number(cell.slice(1))
  const inside = col >= 0 && col < WIDTH[layout] && row >= 0 && row < HEIGHT[layout]
  return inside ? row * WIDTH[layout] + col : -1
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

type Way = Pick<Draft, 'enterBy' | 'running'> & { readonly table: Pick<Draft['table'], 'layout'> }

/**
 * A new deal is entered from the top, as it is dealt. A game in progress is entered from the bottom, because all squares above an empty
 * square are empty.
 */
function linesOf({ table: { layout }, enterBy, running }: Way): readonly (readonly number[])[] {
  const width = WIDTH[layout]
  const rows = upTo(HEIGHT[layout])
  if (running) rows.reverse()
  return enterBy === 'rows'
    ? rows.map(row => upTo(width).map(col => row * width + col))
    : upTo(width).map(col => rows.map(row => row * width + col))
}

export const entryOrderOf = (way: Way): readonly number[] => linesOf(way).flat()
