import { sortCards, type Card } from '../cards.ts'
import type { Cell } from './cells.ts'
import { of, withPart } from './colours.ts'
import type { Told } from './told.ts'
import { tell } from './told.ts'
import { completeMove } from './turns.ts'
import type { Pair, Playing } from './types.ts'

/** The hand of whose turn it is, without one card and with others. */
const handsAfter = ({ hands, turn }: Playing, out: Card, ...back: readonly Card[]): Playing['hands'] =>
  withPart<readonly Card[]>(hands, turn, sortCards([...of(hands, turn).filter(card => card !== out), ...back]))

export function place(told: Told<Playing>, card: Card, cell: Cell): Told {
  const { position } = told
  return completeMove(
    tell(
      told,
      { type: 'place', player: position.turn, card, cell },
      {
        table: { ...position.table, [cell]: card },
        hands: handsAfter(position, card),
        moves: position.moves - 1,
      },
    ),
  )
}

export function switchCards(told: Told<Playing>, cells: Pair<Cell>, [first, second]: Pair<Card>): Told {
  const { table, turn, moves } = told.position
  const [a, b] = cells
  return completeMove(
    tell(
      told,
      { type: 'switch', player: turn, cells },
      { table: { ...table, [a]: second, [b]: first }, moves: moves - 1 },
    ),
  )
}

export function exchange(told: Told<Playing>, cell: Cell, out: Card, lying: Card): Told {
  const { position } = told
  return completeMove(
    tell(
      told,
      { type: 'exchange', player: position.turn, cell, out, in: lying },
      {
        table: { ...position.table, [cell]: out },
        hands: handsAfter(position, out, lying),
        moves: position.moves - 1,
      },
    ),
  )
}
