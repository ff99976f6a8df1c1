import type { Card } from '../../engine/cards.ts'
import { neighbours, type Cell } from '../../engine/wellsix/cells.ts'
import { legal } from '../../engine/wellsix/legal.ts'
import type { Event, Player, Position } from '../../engine/wellsix/types.ts'
import type { Goal } from '../goals.ts'
import type { WellsixOutcome } from './types.ts'

type WellsixGoal = Goal<Position, Event>

export const happens =
  (type: Event['type']): WellsixGoal =>
  ({ events }) =>
    events.some(event => event.type === type)

/** Six or more in line for this player. */
export const aligns =
  (player: Player): WellsixGoal =>
  ({ events }) =>
    events.some(event => event.type === 'align' && event.player === player)

/** Cards seized, captured or cut off. */
export const cardsSeized = ({ events }: WellsixOutcome): number =>
  events.reduce((sum, event) => {
    if (event.type === 'capture') return sum + (event.seized ? 1 : 0)
    return event.type === 'isolate' ? sum + event.seized.length : sum
  }, 0)

export const seizes =
  (cards: number): WellsixGoal =>
  outcome =>
    cardsSeized(outcome) === cards

export const captures =
  (card: Card): WellsixGoal =>
  ({ events }) =>
    events.some(event => event.type === 'capture' && event.captured === card)

export const holds =
  (player: Player, card: Card): WellsixGoal =>
  ({ position }) =>
    (position.hands[player - 1] ?? []).includes(card)

export const lies =
  (card: Card, cell: Cell): WellsixGoal =>
  ({ position }) =>
    position.table[cell] === card

export const inPhase =
  (phase: Position['phase']): WellsixGoal =>
  ({ position }) =>
    position.phase === phase

/** A capture leaves more than one group. */
export const splits: WellsixGoal = ({ events, position }) =>
  position.phase === 'keep' || events.some(event => event.type === 'isolate')

/** The free places beside a card, in ASCII order. */
export const placesBeside = ({ table }: Position): Cell[] =>
  [...new Set(Object.keys(table).flatMap(neighbours))].filter(cell => table[cell] === undefined).sort()

/** The cards of whose turn it is that can capture something, in ASCII order of their places. */
export const capturingCells = (position: Position): Cell[] => [
  ...new Set(legal(position).flatMap(action => (action.type === 'capture' ? [action.from] : []))),
].sort() // prettier-ignore

/** The cards on the table, as they are counted. */
export const cardsLeft = ({ position }: WellsixOutcome): string => String(Object.keys(position.table).length)
