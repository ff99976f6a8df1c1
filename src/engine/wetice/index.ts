import type { Game, Status } from '../game.ts'
import { boardToRows, scoresOf } from './board.ts'
import { handsPlanner } from './hands.ts'
import { legal } from './legal.ts'
import { makeAction, parseAction, HEADING, makeSetup, parseSetup } from './notation.ts'
import { play } from './play.ts'
import { start } from './setup.ts'
import type { Action, Event, Position, Setup, WetIceRefusal } from './types.ts'

const LOGGED: readonly Event['type'][] = ['irregular', 'correct', 'score', 'give', 'over']

function state({ phase, turn, board, piles, solo, mode, winner }: Position): object {
  return { phase, turn, board: boardToRows(board), piles: mode === 'duel' ? piles : [solo], winner }
}

function status(position: Position): Status {
  const { phase, turn, winner } = position
  return { phase, turn, over: phase === 'over', scores: scoresOf(position), winner }
}

/** A pass in cleanup is not a move: it only ends the cleanup. */
function isMove(action: Action, { phase }: Position): boolean {
  if (action.type === 'stands') return action.action.type !== 'turn'
  return action.type !== 'correct' && !(action.type === 'pass' && phase === 'cleanup')
}

/** The rules of WetIce, with the rulings W1 to W11. */
export const wetice: Game<Setup, Position, Action, Event, WetIceRefusal, typeof HEADING> = {
  ...HEADING,
  logged: LOGGED,
  parseSetup,
  makeSetup,
  isMoot: (key, { mode }) => key === 'groups' && mode !== 'solo-plus',
  players: setup => setup.players,
  start,
  play,
  legal,
  parseAction,
  makeAction,
  isCorrection: ({ type }) => type === 'correct',
  isMove,
  state,
  status,
  hands: handsPlanner,
}
