import { SUITS } from '../cards.ts'
import { refuse } from '../game.ts'
import {
  CARDS_PER_SUIT,
  CELL_COUNT,
  cellName,
  cellNumber,
  countCards,
  countSuits,
  floatingCells,
  isEmpty,
  withCells,
} from './board.ts'
import { endGame } from './chain.ts'
import { beginRuling, finishRuling, addEvent } from '../ruling.ts'
import type { Change, Position, WetIceRuling } from './types.ts'

/** W11: the cells named are set to what lies on the real table. It is no turn; passes in a row stay as they were. */
export function correct(position: Position, changes: readonly Change[]): WetIceRuling {
  const { layout } = position.board
  const off = changes.filter(({ cell }) => cellNumber(layout, cell) < 0).map(({ cell }) => cell)
  if (off.length > 0) return refuse({ code: 'off-board', rule: 'table', cells: off })
  const cells = changes.map(({ cell }) => cell)
  const twice = cells.filter((cell, index) => cells.indexOf(cell) !== index)
  if (twice.length > 0) return refuse({ code: 'same-cell', rule: 'mistakes', cells: twice })

  const board = withCells(
    position.board,
    changes.map(({ cell, suit }) => [cellNumber(layout, cell), suit] as const),
  )
  const onTable = countSuits(board)
  const counts = SUITS.map(suit => ({ suit, count: onTable[suit] + cardsAway(position, suit) }))
  const suits = counts.filter(({ count }) => count > CARDS_PER_SUIT)
  if (suits.length > 0) {
    const concerned = changes.filter(change => suits.some(({ suit }) => suit === change.suit)).map(({ cell }) => cell)
    return refuse({ code: 'too-many-of-suit', rule: 'mistakes', suits, cells: concerned })
  }
  const count = countCards(board) + cardsKept(position)
  if (count > CELL_COUNT) {
    const concerned = changes.filter(({ suit }) => suit !== null).map(({ cell }) => cell)
    return refuse({ code: 'too-many-cards', rule: 'mistakes', count, cells: concerned })
  }
  const floating = floatingCells(board).map(index => cellName(layout, index))
  if (floating.length > 0) return refuse({ code: 'floating', rule: 'mistakes', cells: floating })

  const event = { type: 'correct', cells: Object.fromEntries(changes.map(({ cell, suit }) => [cell, suit ?? '.'])) } as const // prettier-ignore
  const builder = addEvent(beginRuling(position), event, { board })
  const ended = position.phase === 'swap' && isEmpty(board) ? endGame(builder) : builder
  return finishRuling(ended)
}

/** Solitaire: the cards in both piles, whatever their suits. */
const cardsKept = ({ solo }: Position): number => solo.three + solo.four

/** Cards of a suit that are known to lie beside the table. */
export const cardsAway = ({ piles, removed }: Position, suit: (typeof SUITS)[number]): number =>
  (piles[0][suit] ?? 0) + (piles[1][suit] ?? 0) + (removed[suit] ?? 0)
