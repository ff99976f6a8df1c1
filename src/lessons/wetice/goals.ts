import type { Suit } from '../../engine/cards.ts'
import { CELLS, cellNumber, isEmpty } from '../../engine/wetice/board.ts'
import { wetice } from '../../engine/wetice/index.ts'
import { findRuns } from '../../engine/wetice/runs.ts'
import { scoresOf } from '../../engine/wetice/score.ts'
import type { Cell, Event, Player, Position, ScoreEvent } from '../../engine/wetice/types.ts'
import type { Goal } from '../goals.ts'
import type { Outcome } from '../lesson.ts'

type WetIceGoal = Goal<Position, Event>
type WetIceOutcome = Outcome<Position, Event>

const scoresIn = ({ events }: WetIceOutcome): ScoreEvent[] => events.filter(event => event.type === 'score')

/** Cards lifted in all. */
export const cardsLifted = (outcome: WetIceOutcome): number =>
  scoresIn(outcome).reduce((sum, { cards }) => sum + cards, 0)

export const lifts =
  (cards: number): WetIceGoal =>
  outcome =>
    cardsLifted(outcome) === cards

/** How often cards were lifted, one MATCH after the other. */
export const linksIn = ({ events }: WetIceOutcome): number => events.filter(event => event.type === 'match').length

export const links =
  (count: number): WetIceGoal =>
  outcome =>
    linksIn(outcome) === count

/** A suit goes to a pile, whoever lifted it. */
export const goesTo =
  (player: Player, suit: Suit): WetIceGoal =>
  outcome =>
    scoresIn(outcome).some(score => score.player === player && score.suit === suit)

export const gives =
  (suit: Suit): WetIceGoal =>
  ({ events }) =>
    events.some(event => event.type === 'give' && event.suit === suit)

/** A group of cards of one suit goes to the pile of fours and more. */
export const groupOf =
  (cards: number): WetIceGoal =>
  outcome =>
    scoresIn(outcome).some(score => score.pile === 'four' && score.cards === cards)

/** More cards than the other player has. */
export const leads =
  (player: Player): WetIceGoal =>
  ({ position }) => {
    const [first = 0, second = 0] = scoresOf(position)
    return player === 1 ? first > second : second > first
  }

export const inPhase =
  (phase: Position['phase']): WetIceGoal =>
  ({ position }) =>
    position.phase === phase

export const won: WetIceGoal = ({ position }) => position.winner === 1

export const tableIsEmpty: WetIceGoal = ({ position }) => isEmpty(position.board)

export const suitOn = ({ board }: Position, cell: Cell): Suit | null =>
  board.cells[cellNumber(board.layout, cell)] ?? null

export const lies =
  (suit: Suit | null, cell: Cell): WetIceGoal =>
  ({ position }) =>
    suitOn(position, cell) === suit

export const matchesOn = ({ board }: Position): number => findRuns(board).length

export const noMatchLies: WetIceGoal = ({ position }) => matchesOn(position) === 0

/** The cells of all matches, in ASCII order. */
export const cellsInMatches = ({ board }: Position): Cell[] => [
  ...new Set(findRuns(board).flatMap(run => run.places.map(place => CELLS[board.layout][place] ?? ''))),
].sort() // prettier-ignore

/** The cells that belong to more than one match, in ASCII order. */
export function sharedCells({ board }: Position): Cell[] {
  const cells = findRuns(board).flatMap(run => run.places.map(place => CELLS[board.layout][place] ?? ''))
  return [...new Set(cells.filter((cell, index) => cells.indexOf(cell) !== index))].sort()
}

/** The cells whose cards may be swapped with the one on this cell, in ASCII order. */
export const partnersOf =
  (cell: Cell) =>
  (position: Position): Cell[] =>
    wetice
      .legal(position)
      .flatMap(action => (action.type === 'swap' && action.cells.includes(cell) ? action.cells : []))
      .filter(each => each !== cell)
      .sort()

/** A line of so many cards is lifted. */
export const matchOf =
  (cards: number): WetIceGoal =>
  ({ events }) =>
    events.some(event => event.type === 'match' && event.runs.some(run => run.cells.length === cards))
