import { type Suit, SUITS } from '../cards.ts'
import {
  HEIGHT,
  WIDTH,
  cellName,
  fall,
  isEmpty,
  other,
  pileOf,
  scoresOf,
  suitsIn,
  winnerOf,
  withCards,
  withoutCells,
} from './board.ts'
import type { Board, Groups, Layout, Player, Position, ScoreEvent, WetIceRulingBuilder } from './types.ts'
import { addEvent } from '../ruling.ts'

/** A match by W1: a maximal straight run of three or more of one suit, its places from the left or from the bottom. */
interface PlacedRun {
  readonly suit: Suit
  readonly places: readonly number[]
}

const SHORTEST_RUN = 3

/** The straight lines of a layout in the order in which matches are listed: rows from the bottom, then columns from the left. */
function linesOf(layout: Layout): readonly (readonly number[])[] {
  const [width, height] = [WIDTH[layout], HEIGHT[layout]]
  const columns = Array.from({ length: width }, (_, column) =>
    Array.from({ length: height }, (__, row) => column * height + row),
  )
  const rows = Array.from({ length: height }, (_, row) => columns.map(column => column[row] ?? 0))
  return [...rows, ...columns]
}

const LINES: Readonly<Record<Layout, readonly (readonly number[])[]>> = { '8x6': linesOf('8x6'), '6x8': linesOf('6x8') }

/** Every run on the table, rows first from the bottom up, then columns from the left. */
export function findRuns(board: Board): PlacedRun[] {
  const runs: PlacedRun[] = []
  for (const line of LINES[board.layout]) collectRuns(board.cells, line, runs)
  return runs
}

function collectRuns(cells: Board['cells'], line: readonly number[], runs: PlacedRun[]): void {
  let start = 0
  let suit: Suit | null = null
  for (let i = 0; i <= line.length; i++) {
    const next = i < line.length ? (cells[line[i] ?? 0] ?? null) : null
    if (next === suit) continue
    if (suit !== null && i - start >= SHORTEST_RUN) runs.push({ suit, places: line.slice(start, i) })
    start = i
    suit = next
  }
}

/** Cards of one suit that are removed together, and the size that decides their pile in solitaire. */
interface Group {
  readonly suit: Suit
  readonly places: readonly number[]
  readonly size: number
}

const inOrder = (places: Iterable<number>): number[] => [...new Set(places)].sort((a, b) => a - b)

/** W9: runs of one suit that share a card are one group, directly or through other runs. */
function joinRuns(runs: readonly PlacedRun[]): Group[] {
  const groups: { suit: Suit; places: readonly number[] }[] = []
  for (const run of runs) {
    let places = run.places
    for (let i = groups.length - 1; i >= 0; i--) {
      const group = groups[i]
      if (!group || !share(group.places, run.places)) continue
      places = inOrder([...group.places, ...places])
      groups.splice(i, 1)
    }
    groups.push({ suit: run.suit, places })
  }
  return groups.map(({ suit, places }) => ({ suit, places, size: places.length }))
}

function share(some: readonly number[], others: readonly number[]): boolean {
  for (const place of some) if (others.includes(place)) return true
  return false
}

/** W9, `groups lines`: each run by its own length; a shared card goes with the longer run, or the first of two alike. */
function separateRuns(runs: readonly PlacedRun[]): Group[] {
  const longestFirst = [...runs].sort((a, b) => b.places.length - a.places.length)
  const taken = new Set<number>()
  const groups = longestFirst.map(run => {
    const places = inOrder(run.places.filter(place => !taken.has(place)))
    for (const place of places) taken.add(place)
    return { suit: run.suit, places, size: run.places.length }
  })
  return groups.filter(group => group.places.length > 0)
}

/** The groups that a MATCH of these runs removes; each card is in exactly one. */
export const groupRuns = (runs: readonly PlacedRun[], groups: Groups): Group[] =>
  groups === 'joined' ? joinRuns(runs) : separateRuns(runs)

/** The game is over (W7, W8): the scores are counted and the winner is named. */
export function endGame(builder: WetIceRulingBuilder): WetIceRulingBuilder {
  const scores = scoresOf(builder.position)
  const winner = winnerOf(builder.position, scores)
  return addEvent(builder, { type: 'over', scores, winner }, { phase: 'over', turn: null, winner })
}

const MOST_SUITS = 2

/** MATCH and FALL follow one another (W3) until nothing matches, or the player must choose what to give away (W5). */
export function beginChain(builder: WetIceRulingBuilder): WetIceRulingBuilder {
  const runs = findRuns(builder.position.board)
  return runs.length === 0 ? endTurn(builder) : continueChain(removeRuns(builder, runs))
}

/** The chain after a MATCH, or after a suit was given away in it. */
export function continueChain(builder: WetIceRulingBuilder): WetIceRulingBuilder {
  const { position } = builder
  if (mustGive(position)) {
    if (position.phase === 'give') return builder
    return addEvent(builder, { type: 'phase', phase: 'give', turn: position.turn ?? 1 }, { phase: 'give' })
  }
  const { board, moves } = fall(position.board)
  if (moves.length === 0) return beginChain(builder)
  const { layout } = board
  const named = moves.map(([from, to]) => [cellName(layout, from), cellName(layout, to)] as const)
  return beginChain(addEvent(builder, { type: 'fall', moves: named }, { board }))
}

const mustGive = (position: Position): boolean =>
  position.turn !== null && suitsIn(pileOf(position, position.turn)).length > MOST_SUITS

function endTurn(builder: WetIceRulingBuilder): WetIceRulingBuilder {
  const { board, mode, turn } = builder.position
  if (isEmpty(board)) return endGame(builder)
  if (mode !== 'duel' || turn === null) return builder
  const next = other(turn)
  return addEvent(builder, { type: 'phase', phase: 'swap', turn: next }, { phase: 'swap', turn: next })
}

/** MATCH (W3): every run on the table is removed at once, and each card scores once. */
function removeRuns(builder: WetIceRulingBuilder, runs: readonly PlacedRun[]): WetIceRulingBuilder {
  const { board, mode, groups } = builder.position
  const named = runs.map(run => ({ suit: run.suit, cells: run.places.map(place => cellName(board.layout, place)) }))
  const matched = addEvent(builder, { type: 'match', runs: named })
  return mode === 'duel'
    ? cardsBySuit(runs).reduce(scoreSuit, matched)
    : inScoringOrder(groupRuns(runs, groups)).reduce(scoreGroup, matched)
}

interface SuitCards {
  readonly suit: Suit
  readonly places: readonly number[]
}

const cardsBySuit = (runs: readonly PlacedRun[]): SuitCards[] =>
  SUITS.flatMap(suit => {
    const places = [...new Set(runs.filter(run => run.suit === suit).flatMap(run => run.places))]
    return places.length > 0 ? [{ suit, places: places.sort((a, b) => a - b) }] : []
  })

/** A suit goes to whoever owns it; a new one to the player whose turn it is (W4). */
function scoreSuit(builder: WetIceRulingBuilder, { suit, places }: SuitCards): WetIceRulingBuilder {
  const { piles } = builder.position
  const owner = piles[0][suit] !== undefined ? 1 : piles[1][suit] !== undefined ? 2 : (builder.position.turn ?? 1)
  const cards = places.length
  const event = scoreEvent(builder.position, owner, suit, places)
  const [first, second] = piles
  const scored = owner === 1 ? [withCards(first, suit, cards), second] as const : [first, withCards(second, suit, cards)] as const // prettier-ignore
  return addEvent(builder, event, { piles: scored, board: withoutCells(builder.position.board, places) })
}

const inScoringOrder = (groups: readonly Group[]): Group[] =>
  [...groups].sort((a, b) => SUITS.indexOf(a.suit) - SUITS.indexOf(b.suit) || (a.places[0] ?? 0) - (b.places[0] ?? 0))

/** W9: four or more go to the four-plus pile. */
function scoreGroup(builder: WetIceRulingBuilder, { suit, places, size }: Group): WetIceRulingBuilder {
  const { solo, removed, board } = builder.position
  const pile = size > 3 ? 'four' : 'three'
  const cards = places.length
  return addEvent(
    builder,
    { ...scoreEvent(builder.position, 1, suit, places), pile },
    {
      solo: { ...solo, [pile]: solo[pile] + cards },
      removed: withCards(removed, suit, cards),
      board: withoutCells(board, places),
    },
  )
}

function scoreEvent(position: Position, player: Player, suit: Suit, places: readonly number[]): ScoreEvent {
  const cells = places.map(place => cellName(position.board.layout, place))
  return { type: 'score', player, suit, cards: places.length, cells }
}
