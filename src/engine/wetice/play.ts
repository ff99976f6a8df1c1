import { type Suit, SUITS } from '../cards.ts'
import { refuse } from '../game.ts'
import { packSwap, swapsOn } from './bitboard.ts'
import {
  cellName,
  cellNumber,
  isEmpty,
  withSwapped,
  opponentOf,
  pileOf,
  withoutSuit,
  CARDS_PER_SUIT,
  CELL_COUNT,
  countCards,
  countSuits,
  cardsOffLayout,
  floatingCells,
  withCells,
} from './board.ts'
import { beginChain, continueChain, endGame } from './chain.ts'
import { findRuns } from './runs.ts'
import { beginRuling, finishRuling, addEvent, decide } from '../ruling.ts'
import {
  SET_ASIDE,
  type Action,
  type Board,
  type Cell,
  type Event,
  type IrregularMove,
  type Player,
  type Position,
  type SetAside,
  type SwapAction,
  type WetIceRefusal,
  type WetIceRuling,
  type WetIceRulingBuilder,
  type CellSuit,
} from './types.ts'

type JudgedAction = Exclude<Action, { readonly type: 'unknown' | 'stands' }> | IrregularMove
/** The refusal codes to ignore if players let the move stand; null if they don't. */
type Aside = readonly SetAside[] | null

const PHASES: Readonly<Record<JudgedAction['type'], readonly Position['phase'][]>> = {
  swap: ['cleanup', 'swap'],
  pass: ['cleanup', 'swap'],
  give: ['give'],
  correct: ['cleanup', 'swap'],
  turn: ['cleanup', 'swap'],
}

export function play(position: Position, action: Action): WetIceRuling {
  const player = position.turn
  if (position.phase === 'over' || player === null) return refuse({ code: 'over', rule: 'over' })
  if (action.type === 'unknown') return refuse({ code: 'unknown-action', rule: 'record' })
  return action.type === 'stands'
    ? make(position, player, action.action, SET_ASIDE[action.action.type])
    : make(position, player, action, null)
}

function make(position: Position, player: Player, move: JudgedAction, aside: Aside): WetIceRuling {
  if (!PHASES[move.type].includes(position.phase)) return refuse({ code: 'wrong-phase', rule: position.phase })
  switch (move.type) {
    case 'swap':
      return swap(position, player, move.cells, aside)
    case 'pass':
      return pass(position, player)
    case 'give':
      return give(position, player, move.suit)
    case 'correct':
      return correct(position, move.changes)
    case 'turn':
      return takeTurn(position, player, move.player, aside)
  }
}

function swap(position: Position, player: Player, cells: readonly [Cell, Cell], aside: Aside): WetIceRuling {
  const { board, phase } = position
  const rule = phase === 'cleanup' ? 'cleanup' : 'swap'
  const [a, b] = [cellNumber(board.layout, cells[0]), cellNumber(board.layout, cells[1])]
  const off = cells.filter(cell => cellNumber(board.layout, cell) < 0)
  if (off.length > 0) return refuse({ code: 'off-board', rule: 'table', cells: off })
  if (a === b) return refuse({ code: 'same-cell', rule, cells: [cells[0]] })
  const empty = [a, b].filter(index => (board.cells[index] ?? null) === null)
  if (empty.length > 0)
    return refuse({ code: 'empty-cell', rule, cells: empty.map(index => cellName(board.layout, index)) })
  const objection = phase === 'cleanup' ? leavesAsMany(board, cells, [a, b]) : makesNoLine(board, cells, [a, b])
  return decide(position, objection ? [objection] : [], aside, (builder: WetIceRulingBuilder) => {
    const change = { board: withSwapped(board, a, b), passes: 0 }
    if (phase !== 'cleanup') return beginChain(addEvent(builder, { type: 'swap', cells }, change))
    return passTurn(addEvent(builder, { type: 'swap', cells }, { ...change, first: player }), player)
  })
}

type Places = readonly [number, number]

/** Refuses a swap that doesn't reduce the number of matches (W1). */
function leavesAsMany(board: Board, cells: SwapAction['cells'], [a, b]: Places): WetIceRefusal | null {
  const before = findRuns(board).length
  const after = findRuns(withSwapped(board, a, b)).length
  return after < before ? null : { code: 'not-fewer', rule: 'cleanup', before, after, cells }
}

/** Refuses a swap that doesn't create a line (W2). */
const makesNoLine = (board: Board, cells: SwapAction['cells'], [a, b]: Places): WetIceRefusal | null =>
  swapsOn(board).includes(packSwap(a, b)) ? null : { code: 'no-line', rule: 'swap', cells }

/** The player gets a whole turn, and the count of passes is reset (I2). */
function takeTurn(position: Position, turn: Player, player: Player, aside: Aside): WetIceRuling {
  const { mode, phase } = position
  if (mode !== 'duel' && player === 2) return refuse({ code: 'unknown-action', rule: 'record' })
  const objections: readonly WetIceRefusal[] = player === turn ? [] : [{ code: 'out-of-turn', rule: phase, player }]
  return decide(position, objections, aside, (builder: WetIceRulingBuilder) =>
    addEvent(builder, { type: 'phase', phase, turn: player }, { turn: player, passes: 0 }),
  )
}

function pass(position: Position, player: Player): WetIceRuling {
  const passes = position.passes + 1
  const builder: WetIceRulingBuilder = addEvent(beginRuling(position), { type: 'pass' }, { passes })
  const ended = passes >= (position.mode === 'duel' ? 2 : 1)
  if (!ended) return finishRuling(passTurn(builder, player))
  return position.phase === 'cleanup' ? finishRuling(endCleanup(builder)) : finishRuling(endGame(builder))
}

/** Ends the cleanup (W6). If corrections have emptied the layout, the game is over (W7). */
function endCleanup(builder: WetIceRulingBuilder): WetIceRulingBuilder {
  const { board, first } = builder.position
  if (isEmpty(board)) return endGame(builder)
  return addEvent(builder, { type: 'phase', phase: 'swap', turn: first }, { phase: 'swap', turn: first, passes: 0 })
}

function give(position: Position, player: Player, suit: Suit): WetIceRuling {
  const cards = pileOf(position, player)[suit]
  if (cards === undefined) return refuse({ code: 'not-your-suit', rule: 'give', suit })
  const rest = withoutSuit(pileOf(position, player), suit)
  const theirs = { ...pileOf(position, opponentOf(player)), [suit]: cards }
  const event: Event = { type: 'give', from: player, to: opponentOf(player), suit, cards }
  return finishRuling(
    continueChain(addEvent(beginRuling(position), event, { piles: player === 1 ? [rest, theirs] : [theirs, rest] })),
  )
}

/** In solitaire there is no event, because the turn stays. */
function passTurn(builder: WetIceRulingBuilder, player: Player): WetIceRulingBuilder {
  const { mode, phase } = builder.position
  if (mode !== 'duel') return builder
  const turn = opponentOf(player)
  return addEvent(builder, { type: 'phase', phase, turn }, { turn })
}

/** A correction doesn't use a turn or reset the count of passes (W11). */
function correct(position: Position, changes: readonly CellSuit[]): WetIceRuling {
  const { layout } = position.board
  const off = changes.filter(({ cell }) => cellNumber(layout, cell) < 0).map(({ cell }) => cell)
  if (off.length > 0) return refuse({ code: 'off-board', rule: 'table', cells: off })
  const cells = changes.map(({ cell }) => cell)
  const twice = cells.filter((cell, index) => cells.indexOf(cell) !== index)
  if (twice.length > 0) return refuse({ code: 'same-cell', rule: 'mistakes', cells: twice })

  const board = withCells(
    position.board,
    changes.map(({ cell, suit }) => [cellNumber(layout, cell), suit] as const),
  )
  const onTable = countSuits(board)
  const counts = SUITS.map(suit => ({ suit, count: onTable[suit] + cardsOffLayout(position, suit) }))
  const suits = counts.filter(({ count }) => count > CARDS_PER_SUIT)
  if (suits.length > 0) {
    const concerned = changes.filter(change => suits.some(({ suit }) => suit === change.suit)).map(({ cell }) => cell)
    return refuse({ code: 'too-many-of-suit', rule: 'mistakes', suits, cells: concerned })
  }
  const count = countCards(board) + position.solo.three + position.solo.four
  if (count > CELL_COUNT) {
    const concerned = changes.filter(({ suit }) => suit !== null).map(({ cell }) => cell)
    return refuse({ code: 'too-many-cards', rule: 'mistakes', count, cells: concerned })
  }
  const floating = floatingCells(board).map(index => cellName(layout, index))
  if (floating.length > 0) return refuse({ code: 'floating', rule: 'mistakes', cells: floating })

  const event = { type: 'correct', cells: Object.fromEntries(changes.map(({ cell, suit }) => [cell, suit ?? '.'])) } as const // oxfmt-ignore
  const builder = addEvent(beginRuling(position), event, { board })
  const ended = position.phase === 'swap' && isEmpty(board) ? endGame(builder) : builder
  return finishRuling(ended)
}
