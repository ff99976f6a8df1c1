import type { Game, Status } from '../game.ts'
import { makeAction, parseAction, HEADING, makeSetup, parseSetup } from './notation.ts'
import { sortCells } from './board.ts'
import { handsPlanner } from './hands.ts'
import { legal } from './legal.ts'
import { totalsOf } from './match.ts'
import { play } from './play.ts'
import { start } from './setup.ts'
import type { Action, Event, Position, Setup, WellsixRefusal } from './types.ts'

function state(position: Position): object {
  const { phase, game, opener, turn, moves, table, hands, seized, quiet, seizing, scores, winner } = position
  const sorted = Object.fromEntries(sortCells(Object.keys(table)).map(cell => [cell, table[cell]]))
  const totals = totalsOf(scores)
  return { phase, game, opener, turn, moves, table: sorted, hands, seized, quiet, seizing, scores, totals, winner }
}

function status({ phase, turn, scores, winner }: Position): Status {
  return { phase, turn, over: phase === 'over', scores: totalsOf(scores), winner }
}

const NO_MOVES: ReadonlySet<Action['type']> = new Set(['agree', 'next', 'result', 'correct'])

const LOGGED: readonly Event['type'][] = ['irregular', 'capture', 'isolate', 'align', 'game-over', 'over', 'correct']

/** The rules of Wellsix, by Fabio Pozzi, with the rulings X1 to X11. */
export const wellsix: Game<Setup, Position, Action, Event, WellsixRefusal, typeof HEADING> = {
  ...HEADING,
  logged: LOGGED,
  rounds: { unit: 'game', worth: 'one' },
  parseSetup,
  makeSetup,
  players: setup => setup.players,
  start,
  play,
  legal,
  parseAction,
  makeAction,
  isCorrection: ({ type }) => type === 'correct',
  isMove: action => !NO_MOVES.has(action.type) && !(action.type === 'stands' && action.action.type === 'turn'),
  state,
  status,
  hands: handsPlanner,
}
