import { scoresOf, winnerOf, other, pileOf, suitsIn, withCards } from './score.ts'
import { tell } from '../told.ts'
import type { WetIceTold, Player, Position, ScoreEvent } from './types.ts'
import { SUITS, type Suit } from '../cards.ts'
import { cellName, fall, isEmpty, withoutCells } from './board.ts'
import { findRuns, groupRuns, type Group, type PlacedRun } from './runs.ts'

/** The game is over (W7, W8): the scores are counted and the winner is named. */
export function endGame(told: WetIceTold): WetIceTold {
  const scores = scoresOf(told.position)
  const winner = winnerOf(told.position, scores)
  return tell(told, { type: 'over', scores, winner }, { phase: 'over', turn: null, winner })
}

const MOST_SUITS = 2

/** MATCH and FALL follow one another (W3) until nothing matches, or the player must choose what to give away (W5). */
export function beginChain(told: WetIceTold): WetIceTold {
  const runs = findRuns(told.position.board)
  return runs.length === 0 ? endTurn(told) : continueChain(removeRuns(told, runs))
}

/** The chain after a MATCH, or after a suit was given away in it. */
export function continueChain(told: WetIceTold): WetIceTold {
  const { position } = told
  if (mustGive(position)) {
    if (position.phase === 'give') return told
    return tell(told, { type: 'phase', phase: 'give', turn: position.turn ?? 1 }, { phase: 'give' })
  }
  const { board, moves } = fall(position.board)
  if (moves.length === 0) return beginChain(told)
  const { layout } = board
  const named = moves.map(([from, to]) => [cellName(layout, from), cellName(layout, to)] as const)
  return beginChain(tell(told, { type: 'fall', moves: named }, { board }))
}

const mustGive = (position: Position): boolean =>
  position.turn !== null && suitsIn(pileOf(position, position.turn)).length > MOST_SUITS

function endTurn(told: WetIceTold): WetIceTold {
  const { board, mode, turn } = told.position
  if (isEmpty(board)) return endGame(told)
  if (mode !== 'duel' || turn === null) return told
  const next = other(turn)
  return tell(told, { type: 'phase', phase: 'swap', turn: next }, { phase: 'swap', turn: next })
}

/** MATCH (W3): every run on the table is removed at once, and each card scores once. */
function removeRuns(told: WetIceTold, runs: readonly PlacedRun[]): WetIceTold {
  const { board, mode, groups } = told.position
  const named = runs.map(run => ({ suit: run.suit, cells: run.places.map(place => cellName(board.layout, place)) }))
  const matched = tell(told, { type: 'match', runs: named })
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
function scoreSuit(told: WetIceTold, { suit, places }: SuitCards): WetIceTold {
  const { piles } = told.position
  const owner = piles[0][suit] !== undefined ? 1 : piles[1][suit] !== undefined ? 2 : (told.position.turn ?? 1)
  const cards = places.length
  const event = scoreEvent(told.position, owner, suit, places)
  const [first, second] = piles
  const scored = owner === 1 ? [withCards(first, suit, cards), second] as const : [first, withCards(second, suit, cards)] as const // prettier-ignore
  return tell(told, event, { piles: scored, board: withoutCells(told.position.board, places) })
}

const inScoringOrder = (groups: readonly Group[]): Group[] =>
  [...groups].sort((a, b) => SUITS.indexOf(a.suit) - SUITS.indexOf(b.suit) || (a.places[0] ?? 0) - (b.places[0] ?? 0))

/** W9: four or more go to the four-plus pile. */
function scoreGroup(told: WetIceTold, { suit, places, size }: Group): WetIceTold {
  const { solo, removed, board } = told.position
  const pile = size > 3 ? 'four' : 'three'
  const cards = places.length
  return tell(
    told,
    { ...scoreEvent(told.position, 1, suit, places), pile },
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
