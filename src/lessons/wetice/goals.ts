import type { Suit } from '../../engine/cards.ts'
import { CELLS, cellNumber, isEmpty, scoresOf } from '../../engine/wetice/board.ts'
import { wetice } from '../../engine/wetice/index.ts'
import { findRuns } from '../../engine/wetice/runs.ts'
import type { Cell, Event, Player, Position, ScoreEvent } from '../../engine/wetice/types.ts'
import { countOf, happens, equals, type Goal } from '../goals.ts'
import { type Outcome, type Lesson, mark, outcomeOf } from '../lesson.ts'

export type WetIceLesson = Lesson<Position, Event>

export { recordOf } from './record.ts'

/** Layouts of all 48 cards, which cleanup needs. */
export const ONE_MATCH = `
  SHCCDCDS
  DSHSCHHD
  DCHHCDDS
  SDHCHSSD
  CCSDSDHC
  HSHDSCHC`

export const TWO_MATCHES = `
  CSCDSDHC
  HHDDDHCD
  HSDSDHCD
  SSCDCHDC
  HDHSHSHC
  CSSCHSCS`

type WetIceGoal = Goal<Position, Event>
type WetIceOutcome = Outcome<Position, Event>

const scoresIn = ({ events }: WetIceOutcome): ScoreEvent[] => events.filter(event => event.type === 'score')

const cardsLifted = (outcome: WetIceOutcome): number => scoresIn(outcome).reduce((sum, { cards }) => sum + cards, 0)

export const removes = (cards: number): WetIceGoal => equals(cardsLifted, cards)

export const links = (count: number): WetIceGoal => equals(countOf('match'), count)

export const goesTo = (player: Player, suit: Suit): WetIceGoal =>
  happens('score', score => score.player === player && score.suit === suit)

export const gives = (suit: Suit): WetIceGoal => happens('give', event => event.suit === suit)

/** Returns a goal that is met if a group of this size goes to the pile for fours and larger groups. */
export const groupOf = (cards: number): WetIceGoal =>
  happens('score', score => score.pile === 'four' && score.cards === cards)

/** Returns a goal that is met if this player has more cards than the opponent. */
export const leads =
  (player: Player): WetIceGoal =>
  ({ position }) => {
    const [first = 0, second = 0] = scoresOf(position)
    return player === 1 ? first > second : second > first
  }

export const hasWon: WetIceGoal = ({ position }) => position.winner === 1

export const isLayoutEmpty: WetIceGoal = ({ position }) => isEmpty(position.board)

const suitOn = ({ board }: Position, cell: Cell): Suit | null => board.cells[cellNumber(board.layout, cell)] ?? null

export const isAt = (suit: Suit, cell: Cell): WetIceGoal => equals(({ position }) => suitOn(position, cell), suit)

export const hasNoMatch: WetIceGoal = ({ position }) => findRuns(position.board).length === 0

/** Returns the squares of all matches, in ASCII order. */
export const cellsInMatches = ({ board }: Position): Cell[] => [
  ...new Set(findRuns(board).flatMap(run => run.places.map(place => CELLS[board.layout][place] ?? ''))),
].sort() // oxfmt-ignore

/** Returns the squares that belong to more than one match, in ASCII order. */
export function sharedCells({ board }: Position): Cell[] {
  const cells = findRuns(board).flatMap(run => run.places.map(place => CELLS[board.layout][place] ?? ''))
  return [...new Set(cells.filter((cell, index) => cells.indexOf(cell) !== index))].sort()
}

/** Returns a function that finds the squares of all cards that may be swapped with the card on this square. */
export const partnersOf =
  (cell: Cell) =>
  (position: Position): Cell[] =>
    wetice
      .legal(position)
      .flatMap(action => (action.type === 'swap' && action.cells.includes(cell) ? action.cells : []))
      .filter(each => each !== cell)
      .sort()

export const matchOf = (cards: number): WetIceGoal =>
  happens('match', event => event.runs.some(run => run.cells.length === cards))

/** All squares in the result are those before the action. */
function originsOf(events: readonly Event[]) {
  const origins = new Map<Cell, Cell>()
  const originOf = (cell: Cell): Cell => origins.get(cell) ?? cell
  const move = (moves: readonly (readonly [from: Cell, to: Cell])[]): void => {
    const moved = moves.map(([from, to]) => [to, originOf(from)] as const)
    for (const [to, origin] of moved) origins.set(to, origin)
  }
  const lifted: { readonly cell: Cell; readonly player: Player; readonly falls: number }[] = []
  const slid = new Set<Cell>()
  let falls = 0
  for (const event of events) {
    if (event.type === 'swap') move([event.cells, [event.cells[1], event.cells[0]]])
    if (event.type === 'score')
      lifted.push(...event.cells.map(cell => ({ cell: originOf(cell), player: event.player, falls })))
    if (event.type !== 'fall') continue
    falls++
    for (const [from] of event.moves) slid.add(originOf(from))
    move(event.moves)
  }
  return { originOf, lifted, slid: [...slid] }
}

const after = (position: Position, action: string) => originsOf(outcomeOf(wetice, position, action).events)

type Cells = (position: Position) => Cell[]

/** Returns the squares, before the action, of the cards that its chain removes; with `pile`, only of those for that player's pile. */
export const removedBy =
  (action: string, pile?: Player): Cells =>
  position =>
    after(position, action)
      .lifted.filter(({ player }) => pile === undefined || player === pile)
      .map(({ cell }) => cell)
      .sort()

/** Makes a task in which the learner taps the cards that an action removes; with `pile`, only those that go to that player's pile. */
export const removalTask = (record: string, action: string, answer: string, pile?: Player) =>
  mark(record, removedBy(action, pile), answer, { action })

/** Returns the squares, before an action, of the cards that it removes only after a fall. */
export const removedLaterBy =
  (action: string): Cells =>
  position =>
    after(position, action)
      .lifted.filter(({ falls }) => falls > 0)
      .map(({ cell }) => cell)
      .sort()

/** Returns the squares, before an action, of the cards that slide down in its chain. */
export const slidBy =
  (action: string): Cells =>
  position =>
    after(position, action).slid.sort()

/** Returns the square, before the action, of the card that is on this square after it. */
export const originOfCardAt =
  (cell: Cell, action: string): Cells =>
  position => [after(position, action).originOf(cell)]
