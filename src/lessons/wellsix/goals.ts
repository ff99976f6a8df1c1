import type { Card } from '../../engine/cards.ts'
import { neighbours, type Cell } from '../../engine/wellsix/board.ts'
import { canCapture } from '../../engine/wellsix/colours.ts'
import { wellsix } from '../../engine/wellsix/index.ts'
import { legal } from '../../engine/wellsix/legal.ts'
import type { Event, Player, Position } from '../../engine/wellsix/types.ts'
import { happens, equals, type Goal } from '../goals.ts'
import { type Lesson, type Outcome, outcomeOf } from '../lesson.ts'

export type WellsixLesson = Lesson<Position, Event>
export type WellsixOutcome = Outcome<Position, Event>

export { recordOf } from './record.ts'

/** Returns the record of a new match after these actions. */
export const newMatchRecord = (...played: readonly string[]): string =>
  ['game wellsix', 'players Ada, Ben', 'play', ...played].join('\n')

type WellsixGoal = Goal<Position, Event>

/** Returns a goal that is met if this player gets six or more in line. */
export const aligns = (player: Player): WellsixGoal => happens('align', event => event.player === player)

/** Counts the cards seized, whether captured or cut off. */
export const cardsSeized = ({ events }: Pick<WellsixOutcome, 'events'>): number =>
  events.reduce((sum, event) => {
    if (event.type === 'capture') return sum + (event.seized ? 1 : 0)
    return event.type === 'isolate' ? sum + event.seized.length : sum
  }, 0)

const canAlign = (position: Position, moves: number): boolean =>
  legal(position).some(action => {
    const { events, position: after } = outcomeOf(wellsix, position, wellsix.makeAction(action))
    if (events.some(event => event.type === 'align' && event.player === position.turn)) return true
    return moves > 1 && after.turn === position.turn && canAlign(after, moves - 1)
  })

/** Met after a move if the next player can't win in the coming turn. */
export const isSafe: WellsixGoal = ({ events, position }) => events.length > 0 && !canAlign(position, 2)

export const seizes = (cards: number): WellsixGoal => equals(cardsSeized, cards)

export const captures = (card: Card): WellsixGoal => happens('capture', event => event.captured === card)

export const holds =
  (player: Player, card: Card): WellsixGoal =>
  ({ position }) =>
    (position.hands[player - 1] ?? []).includes(card)

export const isAt = (card: Card, cell: Cell): WellsixGoal => equals(({ position }) => position.table[cell], card)

/** Met if a capture splits the layout into groups. */
export const splits: WellsixGoal = ({ events, position }) =>
  position.phase === 'keep' || events.some(event => event.type === 'isolate')

/** Returns the free squares next to cards, in ASCII order. */
export const freeCells = ({ table }: Position): Cell[] =>
  [...new Set(Object.keys(table).flatMap(neighbours))].filter(cell => table[cell] === undefined).sort()

/** Returns the squares of cards with which the current player can capture, in ASCII order. */
export const capturingCells = (position: Position): Cell[] => [
  ...new Set(legal(position).flatMap(action => (action.type === 'capture' ? [action.from] : []))),
].sort() // oxfmt-ignore

/** Returns the squares of cards that rank directly above a neighbour of any colour, in ASCII order. */
export const takingCells = ({ table }: Position): Cell[] =>
  Object.entries(table)
    .filter(([cell, card]) => neighbours(cell).some(next => table[next] !== undefined && canCapture(card, table[next])))
    .map(([cell]) => cell)
    .sort()

/** Returns the hand cards that may be exchanged for the card on this square, in ASCII order. */
export const cardsForExchange = (position: Position, cell: Cell): Card[] =>
  legal(position)
    .flatMap(action => (action.type === 'exchange' && action.cell === cell ? [action.card] : []))
    .sort()

const switchesIn = (position: Position) =>
  legal(position).flatMap(action => (action.type === 'switch' ? [action.cells] : []))

/** Returns a function that finds the squares of all cards that may be switched with the card on this square. */
export const switchedWith =
  (cell: Cell) =>
  (position: Position): Cell[] =>
    switchesIn(position)
      .flatMap(cells => (cells.includes(cell) ? cells : []))
      .filter(each => each !== cell)
      .sort()

const cutOff = (position: Position, action: string) =>
  outcomeOf(wellsix, position, action).events.flatMap(event =>
    event.type === 'isolate' ? Object.entries(event.removed) : [],
  )

/** Returns a function that finds the squares of the cards that an action cuts off. */
export const cutOffBy =
  (action: string) =>
  (position: Position): Cell[] =>
    cutOff(position, action)
      .map(([cell]) => cell)
      .sort()
