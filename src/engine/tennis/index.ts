import type { Game } from '../game.ts'
import { LOGGED, HEADING, makeSetup, parseSetup, makeAction, parseAction, state, status } from './notation.ts'
import { handsPlanner } from './hands.ts'
import { legal, play } from './play.ts'
import { start } from './setup.ts'
import type { Action, Event, Position, Setup, TennisRefusal } from './types.ts'

export const tennis: Game<Setup, Position, Action, Event, TennisRefusal, typeof HEADING> = {
  ...HEADING,
  logged: LOGGED,
  rounds: { unit: 'hand', worth: 'scores' },
  parseSetup,
  makeSetup,
  players: setup => setup.players,
  start,
  play,
  legal,
  parseAction,
  makeAction,
  isCorrection: () => false,
  isMove: ({ type }) => type !== 'next' && type !== 'hand',
  state,
  status,
  hands: handsPlanner,
}
