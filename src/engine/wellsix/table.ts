import type { Card } from '../cards.ts'
import { neighbours, ORIGIN, type Cell } from './cells.ts'

/** The cards that lie face up, by cell. */
export type Table = Readonly<Record<Cell, Card>>

export const cellsOf = (table: Table): Cell[] => Object.keys(table)
export const cardsOf = (table: Table): Card[] => Object.values(table)

export const isEmpty = (table: Table): boolean => cellsOf(table).length === 0

/** The cells of the table for which `stays` is true, with their cards. */
export const filterTable = (table: Table, stays: (cell: Cell, card: Card) => boolean): Table =>
  Object.fromEntries(Object.entries(table).filter(([cell, card]) => stays(cell, card)))

/** Whether a card may lie there beside the others; the very first goes to the origin. */
export const isConnectedTo = (table: Table, cell: Cell): boolean =>
  isEmpty(table) ? cell === ORIGIN : neighbours(cell).some(each => table[each] !== undefined)

/** The free places beside the cards, where others can follow; before the first card, its own. */
export const freePlaces = (table: Table): readonly Cell[] =>
  isEmpty(table) ? [ORIGIN] : [...new Set(cellsOf(table).flatMap(neighbours))].filter(cell => table[cell] === undefined)
