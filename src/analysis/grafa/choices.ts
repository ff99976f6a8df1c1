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
  affectedCount,
  USE,
  type Simulation,
  at,
  cardOfNumber,
} from './simulation.ts'

/** All orders of two and of three cards, as indices. */
export const ORDERS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [[0, 1], [1, 0]],
  3: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]],
} // oxfmt-ignore

/** Puts the looked-at cards back in one of their orders. */
export function putInOrder(game: Simulation, cards: ArrayLike<number>, order: readonly number[]): void {
  for (let index = 0; index < order.length; index++) game.deck[game.top + index] = at(cards, at(order, index))
}

/** A choice as a number for `makeChoice`: a card, one of two abilities, or one of the orders. */
type Choice = number

export function choicesOf(game: Simulation): readonly Choice[] {
  switch (game.phase) {
    case PAIR:
      return cardsIn(partnersLo(game), partnersHi(game))
    case USE:
      return [0, 1]
    case ARRANGE:
      return (ORDERS[affectedCount(game)] ?? []).map((_, order) => order)
    default:
      return []
  }
}

/** Makes a choice, and continues until the next one. */
export function makeChoice(game: Simulation, choice: Choice): void {
  if (game.phase === PAIR) pairCard(game, choice)
  else if (game.phase === USE) chooseOrder(game, choice === 1)
  else {
    putInOrder(game, lookedAt(game), ORDERS[affectedCount(game)]?.[choice] ?? [])
    continueAfterArranging(game)
  }
}

const lookedAt = (game: Simulation): Uint8Array => game.deck.slice(game.top, game.top + affectedCount(game))

export function actionOf(game: Simulation, choice: Choice): Action {
  switch (game.phase) {
    case PAIR:
      return { type: 'pair', card: cardOfNumber(choice) }
    case ARRANGE: {
      const cards = lookedAt(game)
      return { type: 'arrange', cards: (ORDERS[cards.length]?.[choice] ?? []).map(i => cardOfNumber(at(cards, i))) }
    }
    default:
      return { type: 'use', suit: suitOf(choice === 1 ? game.next : game.act) }
  }
}

const suitOf = (act: number): Suit => ((act & 3) === DIG ? 'S' : (act & 3) === DRAW ? 'D' : 'C')
