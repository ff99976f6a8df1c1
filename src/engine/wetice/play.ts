import type { Suit } from '../cards.ts'
import { refuse } from '../game.ts'
import { allows, validSwaps } from './bits.ts'
import { cellName, cellNumber, isEmpty, withSwapped } from './board.ts'
import { beginChain, continueChain } from './chain.ts'
import { correct } from './correct.ts'
import { endGame } from './end.ts'
import { findRuns } from './runs.ts'
import { other, pileOf, withoutSuit } from './score.ts'
import { begin, conclude, tell } from '../told.ts'
import type { Action, Cell, Event, Player, Position, WetIceRuling, WetIceTold } from './types.ts'

/** The phases that have an action. */
const PHASES: Readonly<Record<Exclude<Action['type'], 'unknown'>, readonly Position['phase'][]>> = {
  swap: ['cleanup', 'swap'],
  pass: ['cleanup', 'swap'],
  give: ['give'],
  correct: ['cleanup', 'swap'],
}

/** Judges an action and applies it. */
export function play(position: Position, action: Action): WetIceRuling {
  const player = position.turn
  if (position.phase === 'over' || player === null) return refuse({ code: 'over', rule: 'over' })
  if (action.type === 'unknown') return refuse({ code: 'unknown-action', rule: 'record' })
  if (!PHASES[action.type].includes(position.phase)) return refuse({ code: 'wrong-phase', rule: position.phase })
  switch (action.type) {
    case 'swap':
      return swap(position, player, action.cells)
    case 'pass':
      return pass(position, player)
    case 'give':
      return give(position, player, action.suit)
    case 'correct':
      return correct(position, action.changes)
  }
}

function swap(position: Position, player: Player, cells: readonly [Cell, Cell]): WetIceRuling {
  const { board, phase } = position
  const rule = phase === 'cleanup' ? 'cleanup' : 'swap'
  const [a, b] = [cellNumber(board.layout, cells[0]), cellNumber(board.layout, cells[1])]
  const off = cells.filter(cell => cellNumber(board.layout, cell) < 0)
  if (off.length > 0) return refuse({ code: 'off-board', rule: 'table', cells: off })
  if (a === b) return refuse({ code: 'same-cell', rule, cells: [cells[0]] })
  const empty = [a, b].filter(index => (board.cells[index] ?? null) === null)
  if (empty.length > 0)
    return refuse({ code: 'empty-cell', rule, cells: empty.map(index => cellName(board.layout, index)) })
  return phase === 'cleanup' ? swapInCleanup(position, player, cells, [a, b]) : swapInGame(position, cells, [a, b])
}

/** There must be fewer matches (W1) after the swap than before. */
function swapInCleanup(
  position: Position,
  player: Player,
  cells: readonly [Cell, Cell],
  [a, b]: readonly [number, number],
): WetIceRuling {
  const board = withSwapped(position.board, a, b)
  const before = findRuns(position.board).length
  const after = findRuns(board).length
  if (after >= before) return refuse({ code: 'not-fewer', rule: 'cleanup', before, after, cells })
  const told: WetIceTold = tell(begin(position), { type: 'swap', cells }, { board, passes: 0, first: player })
  return passTurn(told, player)
}

/** The swap must create a line (W2); then MATCH and FALL follow one another. */
function swapInGame(position: Position, cells: readonly [Cell, Cell], [a, b]: readonly [number, number]): WetIceRuling {
  if (!allows(validSwaps(position.board), a, b)) return refuse({ code: 'no-line', rule: 'swap', cells })
  const board = withSwapped(position.board, a, b)
  return conclude(beginChain(tell(begin(position), { type: 'swap', cells }, { board, passes: 0 })))
}

function pass(position: Position, player: Player): WetIceRuling {
  const passes = position.passes + 1
  const told: WetIceTold = tell(begin(position), { type: 'pass' }, { passes })
  const ended = passes >= (position.mode === 'duel' ? 2 : 1)
  if (!ended) return passTurn(told, player)
  return position.phase === 'cleanup' ? conclude(endCleanup(told)) : conclude(endGame(told))
}

/** W6; a table that corrections have emptied leaves nothing to play (W7). */
function endCleanup(told: WetIceTold): WetIceTold {
  const { board, first } = told.position
  if (isEmpty(board)) return endGame(told)
  return tell(told, { type: 'phase', phase: 'swap', turn: first }, { phase: 'swap', turn: first, passes: 0 })
}

function give(position: Position, player: Player, suit: Suit): WetIceRuling {
  const cards = pileOf(position, player)[suit]
  if (cards === undefined) return refuse({ code: 'not-your-suit', rule: 'give', suit })
  const kept = withoutSuit(pileOf(position, player), suit)
  const theirs = { ...pileOf(position, other(player)), [suit]: cards }
  const event: Event = { type: 'give', from: player, to: other(player), suit, cards }
  return conclude(
    continueChain(tell(begin(position), event, { piles: player === 1 ? [kept, theirs] : [theirs, kept] })),
  )
}

/** The turn goes to the other player; alone, it stays and nothing needs saying. */
function passTurn(told: WetIceTold, player: Player): WetIceRuling {
  const { mode, phase } = told.position
  if (mode !== 'duel') return conclude(told)
  const turn = other(player)
  return conclude(tell(told, { type: 'phase', phase, turn }, { turn }))
}
