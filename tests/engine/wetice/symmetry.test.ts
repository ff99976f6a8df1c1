import { describe, expect, it } from 'vitest'
import { boardFromRows, boardToRows, WIDTH } from '../../../src/engine/wetice/board.ts'
import { wetice } from '../../../src/engine/wetice/index.ts'
import type { Action, Cell, Event, Layout, Player, Position, WetIceRuling } from '../../../src/engine/wetice/types.ts'
import { somePositions, transitions } from './transitions.ts'

const reversed = (text: string): string => [...text].reverse().join('')

const mirrorPosition = (position: Position): Position => ({
  ...position,
  board: boardFromRows(position.board.layout, boardToRows(position.board).map(reversed)),
})

/** The mirrored cell. A cell beyond the layout is unchanged. */
function mirrorCell(layout: Layout, cell: Cell): Cell {
  const columns = 'abcdefgh'.slice(0, WIDTH[layout])
  const column = columns.indexOf(cell.charAt(0))
  return column < 0 ? cell : `${reversed(columns).charAt(column)}${cell.slice(1)}`
}

function mirrorAction(layout: Layout, action: Action): Action {
  const mirrored = (cell: Cell): Cell => mirrorCell(layout, cell)
  if (action.type === 'swap') return { ...action, cells: [mirrored(action.cells[0]), mirrored(action.cells[1])] }
  if (action.type === 'stands') {
    const inner = action.action
    return inner.type === 'turn'
      ? action
      : { type: 'stands', action: { ...inner, cells: [mirrored(inner.cells[0]), mirrored(inner.cells[1])] } }
  }
  if (action.type !== 'correct') return action
  return { ...action, changes: action.changes.map(({ cell, suit }) => ({ cell: mirrored(cell), suit })) }
}

/** Sorts all lists in a value, because mirroring may change the order of cells, runs and groups. */
function unordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(item => JSON.stringify(unordered(item))).sort()
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unordered(item)]))
}

const mirrorEvents = (layout: Layout, events: readonly Event[]): Event[] =>
  JSON.parse(JSON.stringify(events).replaceAll(/"([a-h][1-8])"/g, (_, cell: string) => `"${mirrorCell(layout, cell)}"`))

const otherPlayer = (player: Player): Player => (player === 1 ? 2 : 1)

function swapPlayers(position: Position): Position {
  const { turn, piles, first, winner } = position
  return {
    ...position,
    turn: turn && otherPlayer(turn),
    piles: [piles[1], piles[0]],
    first: otherPlayer(first),
    winner: winner && otherPlayer(winner),
  }
}

const swapPlayersOf = (action: Action): Action =>
  action.type === 'stands' && action.action.type === 'turn'
    ? { type: 'stands', action: { type: 'turn', player: otherPlayer(action.action.player) } }
    : action

function swapPlayersIn(event: Event): Event {
  switch (event.type) {
    case 'score':
      return { ...event, player: otherPlayer(event.player) }
    case 'give':
      return { ...event, from: event.to, to: event.from }
    case 'phase':
      return { ...event, turn: otherPlayer(event.turn) }
    case 'over':
      return { ...event, scores: event.scores.toReversed(), winner: event.winner && otherPlayer(event.winner) }
    default:
      return event
  }
}

interface Outcome {
  readonly refusal: string | null
  readonly position: Position | null
  readonly events: unknown
}

/** The outcome of a ruling, with `change` applied to its position and `changeEvents` to its events. */
function outcome(
  ruling: WetIceRuling,
  change: (position: Position) => Position = position => position,
  changeEvents: (events: readonly Event[]) => unknown = events => events,
): Outcome {
  if (!ruling.accepted) return { refusal: ruling.refusal.code, position: null, events: null }
  const events = changeEvents(ruling.steps.map(({ event }) => event))
  return { refusal: null, position: change(ruling.position), events }
}

const asSet = (actions: readonly Action[]): string[] =>
  actions.map(action => (action.type === 'swap' ? action.cells.toSorted().join(' ') : wetice.makeAction(action))).sort()

describe('a mirrored layout', () => {
  it('has mirrored rulings', () => {
    for (const { before, action, ruling } of transitions()) {
      const { layout } = before.board
      const mirrored = wetice.play(mirrorPosition(before), mirrorAction(layout, action))
      expect(outcome(mirrored, position => position, unordered)).toEqual(
        outcome(ruling, mirrorPosition, events => unordered(mirrorEvents(layout, events))),
      )
    }
  })

  it('has mirrored legal swaps', () => {
    for (const position of somePositions(15)) {
      const mirrored = wetice.legal(position).map(action => mirrorAction(position.board.layout, action))
      expect(asSet(wetice.legal(mirrorPosition(position)))).toEqual(asSet(mirrored))
    }
  })
})

describe('players who change seats', () => {
  it('exchange their piles, turns and scores, and nothing else', () => {
    for (const { before, action, ruling } of transitions()) {
      if (before.mode !== 'duel') continue
      const swapped = wetice.play(swapPlayers(before), swapPlayersOf(action))
      expect(outcome(swapped)).toEqual(outcome(ruling, swapPlayers, events => events.map(swapPlayersIn)))
    }
  })
})
