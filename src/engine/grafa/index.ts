import type { Game } from '../game.ts'
import { LOGGED } from './events.ts'
import { hands } from './hands.ts'
import { makeSetup, parseSetup } from './head.ts'
import { legal } from './legal.ts'
import { makeAction, parseAction } from './notation.ts'
import { play } from './play.ts'
import { start } from './setup.ts'
import { state, status } from './state.ts'
import type { Action, Event, GrafaRefusal, Position, Setup } from './types.ts'

/** Grafa. */
export const grafa: Game<Setup, Position, Action, Event, GrafaRefusal, 'grafa'> = {
  name: 'grafa',
  logged: LOGGED,
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
