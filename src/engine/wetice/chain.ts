import { type Suit, SUITS } from '../cards.ts'
import {
  cellName,
  fall,
  isEmpty,
  opponentOf,
  pileOf,
  scoresOf,
  suitsIn,
  winnerOf,
  withCards,
  withoutCells,
} from './board.ts'
import type { Player, Position, ScoreEvent, WetIceRulingBuilder } from './types.ts'
import { addEvent } from '../ruling.ts'
import { type PlacedRun, findRuns, type Group, groupRuns } from './runs.ts'

/** Ends the game and determines the scores and the winner (W7, W8). */
export function endGame(builder: WetIceRulingBuilder): WetIceRulingBuilder {
  const scores = scoresOf(builder.position)
  const winner = winnerOf(builder.position, scores)
  return addEvent(builder, { type: 'over', scores, winner }, { phase: 'over', turn: null, winner })
}

const MAX_SUITS = 2

/** Alternates MATCH and FALL (W3) until there are no matches, or the player must choose a suit to give away (W5). */
export function beginChain(builder: WetIceRulingBuilder): WetIceRulingBuilder {
  const runs = findRuns(builder.position.board)
  return runs.length === 0 ? endTurn(builder) : continueChain(removeRuns(builder, runs))
}

/** Continues the chain after a MATCH, or after the player gave a suit away. */
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
  position.turn !== null && suitsIn(pileOf(position, position.turn)).length > MAX_SUITS

function endTurn(builder: WetIceRulingBuilder): WetIceRulingBuilder {
  const { board, mode, turn } = builder.position
  if (isEmpty(board)) return endGame(builder)
  if (mode !== 'duel' || turn === null) return builder
  const next = opponentOf(turn)
  return addEvent(builder, { type: 'phase', phase: 'swap', turn: next }, { phase: 'swap', turn: next })
}

/** All runs are removed together, and each card scores once (W3). */
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

/** The current player becomes the owner of a new suit (W4). */
function scoreSuit(builder: WetIceRulingBuilder, { suit, places }: SuitCards): WetIceRulingBuilder {
  const { piles } = builder.position
  const owner = piles[0][suit] !== undefined ? 1 : piles[1][suit] !== undefined ? 2 : (builder.position.turn ?? 1)
  const cards = places.length
  const event = scoreEvent(builder.position, owner, suit, places)
  const [first, second] = piles
  const scored = owner === 1 ? [withCards(first, suit, cards), second] as const : [first, withCards(second, suit, cards)] as const // oxfmt-ignore
  return addEvent(builder, event, { piles: scored, board: withoutCells(builder.position.board, places) })
}

const inScoringOrder = (groups: readonly Group[]): Group[] =>
  [...groups].sort((a, b) => SUITS.indexOf(a.suit) - SUITS.indexOf(b.suit) || (a.places[0] ?? 0) - (b.places[0] ?? 0))

/** Counts a group of three in the pile `three`, and a larger group in the pile `four` (W9). */
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
