import type { Suit } from '../../engine/cards.ts'
import type { Action } from '../../engine/grafa/types.ts'
import {
  ARRANGE,
  continueAfterArranging,
  cardsIn,
  chooseOrder,
  DIG,
  DRAW,
  PAIR,
  pairCard,
  partnersHi,
  partnersLo,
  reachOf,
  USE,
  type Table,
  at,
  cardOfNumber,
} from './table.ts'

/** All orders of two and of three cards, as indices. */
export const ORDERS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [[0, 1], [1, 0]],
  3: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]],
} // oxfmt-ignore

/** Puts the looked-at cards back in one of their orders. */
export function putInOrder(table: Table, cards: ArrayLike<number>, order: readonly number[]): void {
  for (let index = 0; index < order.length; index++) table.deck[table.top + index] = at(cards, at(order, index))
}

/** A choice as a number for `choose`: a card, one of two abilities, or one of the orders. */
type Choice = number

export function choicesOf(table: Table): readonly Choice[] {
  switch (table.phase) {
    case PAIR:
      return cardsIn(partnersLo(table), partnersHi(table))
    case USE:
      return [0, 1]
    case ARRANGE:
      return (ORDERS[reachOf(table)] ?? []).map((_, order) => order)
    default:
      return []
  }
}

/** Makes a choice, and continues until the next one. */
export function choose(table: Table, choice: Choice): void {
  if (table.phase === PAIR) pairCard(table, choice)
  else if (table.phase === USE) chooseOrder(table, choice === 1)
  else {
    putInOrder(table, lookedAt(table), ORDERS[reachOf(table)]?.[choice] ?? [])
    continueAfterArranging(table)
  }
}

const lookedAt = (table: Table): Uint8Array => table.deck.slice(table.top, table.top + reachOf(table))

export function actionOf(table: Table, choice: Choice): Action {
  switch (table.phase) {
    case PAIR:
      return { type: 'pair', card: cardOfNumber(choice) }
    case ARRANGE: {
      const cards = lookedAt(table)
      return { type: 'arrange', cards: (ORDERS[cards.length]?.[choice] ?? []).map(i => cardOfNumber(at(cards, i))) }
    }
    default:
      return { type: 'use', suit: suitOf(choice === 1 ? table.next : table.act) }
  }
}

const suitOf = (act: number): Suit => ((act & 3) === DIG ? 'S' : (act & 3) === DRAW ? 'D' : 'C')
