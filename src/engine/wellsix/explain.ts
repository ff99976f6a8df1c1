import { searchDiscrepancies } from '../explain.ts'
import { lastAction, undoneSteps, type OtherDeal, type Discrepancy, type DiscrepancySearch } from '../discrepancies.ts'
import { type Cell, cellsOf, type CardLayout } from './board.ts'
import { partOf } from './colours.ts'
import { wellsix } from './index.ts'
import { legal } from './legal.ts'

import type { Action, Position, Setup } from './types.ts'

const alike = (a: CardLayout, b: CardLayout): boolean =>
  cellsOf(a).length === cellsOf(b).length && cellsOf(a).every(cell => a[cell] === b[cell])

/** Searches for the causes of a difference between the real table and the record. */
export const explain = (setup: Setup, actions: readonly Action[], real: CardLayout): DiscrepancySearch =>
  searchDiscrepancies(wellsix, {
    setup,
    actions,
    isReal: ({ table }) => alike(table, real),
    likeTo,
    irregular,
    otherDeals: () => otherDeals(setup),
    undone: undoneOf(setup, actions, real),
  })

function* irregular({ table }: Position): Generator<Action> {
  const cells = cellsOf(table)
  for (const from of cells) {
    for (const to of cells) {
      if (from === to) continue
      if (from < to) yield { type: 'stands', action: { type: 'switch', cells: [from, to] } }
      yield { type: 'stands', action: { type: 'capture', from, to } }
    }
  }
}

/** Cells that touch only diagonally are near, too. */
function areNear(a: Cell, b: Cell): boolean {
  const [ax = 0, ay = 0] = a.split(',').map(Number)
  const [bx = 0, by = 0] = b.split(',').map(Number)
  return a !== b && Math.abs(ax - bx) <= 1 && Math.abs(ay - by) <= 1
}

const likeTo = (position: Position, action: Action): readonly Action[] => [
  ...likeCards(position, action),
  ...legal(position).filter(other => isLike(action, other)),
]

function likeCards(position: Position, action: Action): Action[] {
  if (action.type !== 'place' || position.turn === null) return []
  const others = partOf(position.hands, position.turn).filter(card => card !== action.card)
  return others.map(card => ({ ...action, card }))
}

function isLike(action: Action, other: Action): boolean {
  switch (action.type) {
    case 'place':
      return other.type === 'place' && other.card === action.card && areNear(other.cell, action.cell)
    case 'exchange':
      if (other.type !== 'exchange') return false
      return other.cell === action.cell
        ? other.card !== action.card
        : other.card === action.card && areNear(other.cell, action.cell)
    case 'switch':
      return other.type === 'switch' && shareOne(other.cells, action.cells)
    case 'capture':
      return other.type === 'capture' && shareOne([other.from, other.to], [action.from, action.to])
    case 'keep':
      return other.type === 'keep' && other.cell !== action.cell
    default:
      return false
  }
}

const shareOne = (some: readonly Cell[], others: readonly Cell[]): boolean =>
  some.filter(cell => others.includes(cell)).length === 1

function* otherDeals(setup: Setup): Generator<OtherDeal<Setup>> {
  const { deal } = setup
  if (!deal) return
  for (const [index, a] of deal.cards.entries()) {
    for (const b of deal.cards.slice(index + 1)) {
      const cards = deal.cards.map(each =>
        each === a ? { ...a, card: b.card } : each === b ? { ...b, card: a.card } : each,
      )
      yield { setup: { ...setup, deal: { ...deal, cards } }, cells: [a.cell, b.cell] }
    }
  }
}

/** Players usually leave out the removal of cut-off cards. */
function undoneOf(setup: Setup, actions: readonly Action[], real: CardLayout): Discrepancy[] {
  const last = lastAction(wellsix, setup, actions)
  if (!last) return []
  const tables = [last.before.table, ...last.steps.map(step => step.position.table)]
  return undoneSteps(tables, table => alike(table, real)) ?? []
}
