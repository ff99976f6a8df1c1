import { at } from './cards.ts'
import type { Table } from './table.ts'

/** Orders of two and of three cards, as places to take them from. */
export const ORDERS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [[0, 1], [1, 0]],
  3: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]],
} // prettier-ignore

/** Lays the looked-at cards in one of their orders. */
export function layOrder(table: Table, cards: ArrayLike<number>, order: readonly number[]): void {
  for (let index = 0; index < order.length; index++) table.deck[table.top + index] = at(cards, at(order, index))
}
