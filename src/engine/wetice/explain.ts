import { searchDiscrepancies } from '../explain.ts'
import { lastAction, undoneSteps, type OtherDeal, type Discrepancy, type DiscrepancySearch } from '../discrepancies.ts'
import {
  boardFromRows,
  boardToRows,
  CELL_COUNT,
  CELLS,
  cellName,
  cellNumber,
  fall,
  HEIGHT,
  unlikePairs,
  withoutCells,
  withSwapped,
} from './board.ts'
import { wetice } from './index.ts'
import { legal } from './legal.ts'
import type { Action, Board, Cell, Position, Setup, WetIceStep } from './types.ts'

const alike = (a: Board, b: Board): boolean => a.cells.every((suit, index) => suit === b.cells[index])

/** Searches for the causes of a difference between the real table and the record. `real` may have gaps below cards. */
export const explain = (setup: Setup, actions: readonly Action[], real: Board): DiscrepancySearch =>
  searchDiscrepancies(wetice, {
    setup,
    actions,
    isReal: position => alike(position.board, real),
    likeTo,
    irregular,
    otherDeals: () => otherDeals(setup),
    undone: undoneOf(setup, actions, real),
  })

function* irregular({ board }: Position): Generator<Action> {
  const name = (index: number): Cell => cellName(board.layout, index)
  for (const [a, b] of unlikePairs(board)) yield { type: 'stands', action: { type: 'swap', cells: [name(a), name(b)] } }
}

/** Diagonal neighbours are included, because they are easily confused, too. */
function near(position: Position, cell: Cell): Cell[] {
  const { layout } = position.board
  const height = HEIGHT[layout]
  const index = cellNumber(layout, cell)
  const [column, row] = [Math.floor(index / height), index % height]
  return CELLS[layout].filter((_, other) => {
    const [x, y] = [Math.floor(other / height), other % height]
    return other !== index && Math.abs(x - column) <= 1 && Math.abs(y - row) <= 1
  })
}

function likeTo(position: Position, action: Action): Action[] {
  switch (action.type) {
    case 'swap': {
      const [a, b] = action.cells
      const ways = [
        ...near(position, b).map(cell => [a, cell] as const),
        ...near(position, a).map(cell => [cell, b] as const),
      ]
      return [...ways.map((cells): Action => ({ type: 'swap', cells })), { type: 'pass' }]
    }
    case 'pass':
    case 'give':
      return legal(position).filter(other => wetice.makeAction(other) !== wetice.makeAction(action))
    default:
      return []
  }
}

function otherDeals(setup: Setup): OtherDeal<Setup>[] {
  const board = boardFromRows(setup.layout, setup.deal)
  const deals: (OtherDeal<Setup> & { readonly away: number })[] = []
  const height = HEIGHT[setup.layout]
  for (const [a, b] of unlikePairs(board)) {
    const away = Math.abs(Math.floor(a / height) - Math.floor(b / height)) + Math.abs((a % height) - (b % height))
    const cells = [cellName(setup.layout, a), cellName(setup.layout, b)] as const
    deals.push({ setup: { ...setup, deal: boardToRows(withSwapped(board, a, b)) }, cells, away })
  }
  return deals.sort((a, b) => a.away - b.away)
}

function undoneOf(setup: Setup, actions: readonly Action[], real: Board): Discrepancy[] {
  const last = lastAction(wetice, setup, actions)
  if (!last) return []
  const { before, steps } = last
  const boards = [before.board, ...steps.map(step => step.position.board)]
  return (
    undoneSteps(boards, board => alike(board, real)) ??
    leftOut(boards, steps, real) ??
    partialFall(boards, steps, real) ??
    []
  )
}

function leftOut(boards: readonly Board[], steps: readonly WetIceStep[], real: Board): Discrepancy[] | null {
  for (const [skipped, step] of steps.entries()) {
    if (step.event.type !== 'score' && step.event.type !== 'fall') continue
    const first = boards[skipped]
    const board = first && steps.slice(skipped + 1).reduce(carryOut, first)
    if (board && alike(board, real)) return [{ type: 'undone', steps: [skipped], cells: [] }]
  }
  return null
}

function carryOut(board: Board, { event }: WetIceStep): Board {
  if (event.type === 'fall') return fall(board).board
  return event.type === 'score'
    ? withoutCells(
        board,
        event.cells.map(cell => cellNumber(board.layout, cell)),
      )
    : board
}

/** Returns null unless the last FALL was carried out in some columns only. */
function partialFall(boards: readonly Board[], steps: readonly WetIceStep[], real: Board): Discrepancy[] | null {
  const step = steps.findLastIndex(({ event }) => event.type === 'fall')
  const [before, after] = [boards[step], boards[step + 1]]
  if (!before || !after || !alike(after, boards.at(-1) ?? after)) return null
  const height = HEIGHT[real.layout]
  const column = (board: Board, index: number): string =>
    board.cells
      .slice(index, index + height)
      .map(suit => suit ?? '.')
      .join('')
  const left: Cell[] = []
  for (let index = 0; index < CELL_COUNT; index += height) {
    const actual = column(real, index)
    if (actual === column(after, index)) continue
    if (actual !== column(before, index)) return null
    left.push(cellName(real.layout, index))
  }
  return [{ type: 'undone', steps: [step], cells: left }]
}
