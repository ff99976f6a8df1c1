import { isSuit, type Suit } from '../../../engine/cards.ts'
import type { GridCell } from '../../../ui/types.ts'
import { rowsOf, type Draft, type Letter, type Table } from './draft.ts'
import { cellOf, linesOf, spotOf } from './walk.ts'
import { capital } from '../../../text/en/lists.ts'
import { ENTRY } from '../../../text/en/wetice/entry.ts'

/** A place of the table as it is drawn while cards are entered. */
export interface Place extends GridCell {
  /** In reading order, from 0. */
  readonly number: number
  readonly suit: Suit | null
  /** Nobody has said yet what lies there. */
  readonly open: boolean
  /** The next card goes here. */
  readonly here: boolean
  readonly wrong: boolean
}

export const letterAt = (table: Table, place: number): Letter => (table.letters[place] ?? '?') as Letter

/** Rows from the top. */
export function placesSeen(table: Table, cursor: number | null, wrong: ReadonlySet<number>): Place[][] {
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

/** A row or column as it is entered and read aloud. */
export interface Line {
  /** `row 6` */
  readonly name: string
  readonly title: string
  readonly places: readonly number[]
}

export function linesSeen(draft: Draft): readonly Line[] {
  return linesOf(draft).map(places => {
    const { col, row } = spotOf(draft.table.layout, places[0] ?? 0)
    const name = draft.enterBy === 'rows' ? ENTRY.row(row) : ENTRY.column(col)
    return { name, title: capital(name), places }
  })
}

export const lineThrough = (draft: Draft, place: number): Line | undefined =>
  linesSeen(draft).find(line => line.places.includes(place))
