import type { Card } from '../../engine/cards.ts'
import type { Cell } from '../../engine/wellsix/board.ts'
import { ownerOf } from '../../engine/wellsix/colours.ts'
import type { Action, Position } from '../../engine/wellsix/types.ts'

/** A tap on a card in a hand, or on a cell of the table. */
export type Tap = { readonly type: 'hand'; readonly card: Card } | { readonly type: 'cell'; readonly cell: Cell }

export const sameTap = (a: Tap, b: Tap): boolean =>
  a.type === 'hand' ? b.type === 'hand' && a.card === b.card : b.type === 'cell' && a.cell === b.cell

/** The moves that two taps can mean; empty if the second tap replaces the first. If none is legal, the last one shows its refusal. */
export function movesFor(position: Position, first: Tap, second: Tap): readonly Action[] {
  if (first.type === 'cell' && second.type === 'cell') return betweenCells(position, first.cell, second.cell)
  if (first.type === 'hand' && second.type === 'cell') return fromHand(position, first.card, second.cell)
  if (first.type === 'cell' && second.type === 'hand') return fromHand(position, second.card, first.cell)
  return []
}

function fromHand({ table, phase }: Position, card: Card, cell: Cell): readonly Action[] {
  const exchanges = table[cell] !== undefined && phase === 'main'
  return [exchanges ? { type: 'exchange', cell, card } : { type: 'place', card, cell }]
}

/** An opponent's card can only be captured, even if it was tapped first. */
function betweenCells(position: Position, a: Cell, b: Cell): readonly Action[] {
  const [first, second] = [position.table[a], position.table[b]]
  if (first === undefined || second === undefined) return []
  const isOwn = (card: Card): boolean => ownerOf(position, card) === position.turn
  const capture: Action = { type: 'capture', from: a, to: b }
  const change: Action = { type: 'switch', cells: [a, b] }
  if (!isOwn(first)) return isOwn(second) ? [{ type: 'capture', from: b, to: a }] : [capture]
  return isOwn(second) ? [capture, change] : [capture]
}

interface Targets {
  readonly cells: ReadonlySet<Cell>
  readonly cards: ReadonlySet<Card>
}

const NOWHERE: Targets = { cells: new Set(), cards: new Set() }

/** The targets of a second tap that makes a legal move. */
export const targetsOf = (actions: readonly Action[], first: Tap | null): Targets =>
  first === null
    ? NOWHERE
    : collect(actions.flatMap(pairsOf).flatMap(([one, other]) => (sameTap(one, first) ? [other] : [])))

/** The targets of a first tap that can begin a legal move. */
export const beginningsOf = (actions: readonly Action[]): Targets =>
  collect(actions.flatMap(pairsOf).map(([first]) => first))

export const isTarget = ({ cells, cards }: Targets, tap: Tap): boolean =>
  tap.type === 'cell' ? cells.has(tap.cell) : cards.has(tap.card)

/** The types of the moves that can begin with this tap. With an opponent's card, only captures of it. */
export function actionTypesFor(actions: readonly Action[], first: Tap, isOwn: boolean): ReadonlySet<Action['type']> {
  const captures = ({ to }: Extract<Action, { type: 'capture' }>): boolean => first.type === 'cell' && to === first.cell
  const begins = (action: Action): boolean =>
    action.type === 'capture' && !isOwn ? captures(action) : pairsOf(action).some(([one]) => sameTap(one, first))
  return new Set(actions.filter(begins).map(({ type }) => type))
}

const collect = (taps: readonly Tap[]): Targets => ({
  cells: new Set(taps.flatMap(tap => (tap.type === 'cell' ? [tap.cell] : []))),
  cards: new Set(taps.flatMap(tap => (tap.type === 'hand' ? [tap.card] : []))),
})

const hand = (card: Card): Tap => ({ type: 'hand', card })
const place = (cell: Cell): Tap => ({ type: 'cell', cell })

function pairsOf(action: Action): readonly (readonly [Tap, Tap])[] {
  switch (action.type) {
    case 'place':
    case 'exchange':
      return bothWays(hand(action.card), place(action.cell))
    case 'switch':
      return bothWays(place(action.cells[0]), place(action.cells[1]))
    case 'capture':
      return [[place(action.from), place(action.to)]]
    default:
      return []
  }
}

const bothWays = (a: Tap, b: Tap): readonly (readonly [Tap, Tap])[] => [
  [a, b],
  [b, a],
]
