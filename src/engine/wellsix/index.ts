import type { Game } from '../game.ts'
import { LOGGED, makeAction, parseAction, state, status } from './notation.ts'
import { hands } from './hands.ts'
import { makeSetup, parseSetup } from './head.ts'
import { legal } from './legal.ts'
import { play } from './play.ts'
import { start } from './setup.ts'
import type { Action, Event, Position, Setup, WellsixRefusal } from './types.ts'

/** Wellsix, by Fabio Pozzi: two players, two colours, six in a line. */
export const wellsix: Game<Setup, Position, Action, Event, WellsixRefusal, 'wellsix'> = {
  name: 'wellsix',
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
  state,
  status,
  hands,
}
