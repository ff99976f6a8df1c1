import type { Game } from '../game.ts'
import { LOGGED } from './events.ts'
import { hands } from './hands.ts'
import { makeSetup, parseSetup } from './head.ts'
import { legal } from './legal.ts'
import { makeAction, parseAction } from './notation.ts'
import { play } from './play.ts'
import { start } from './setup.ts'
import { state, status } from './state.ts'
import type { Action, Event, Position, Setup, TennisRefusal } from './types.ts'

/** A Lifelike Tennis. */
export const tennis: Game<Setup, Position, Action, Event, TennisRefusal, 'tennis'> = {
  name: 'tennis',
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
  state,
  status,
  hands,
}
