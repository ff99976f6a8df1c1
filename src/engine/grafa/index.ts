import type { Game } from '../game.ts'
import { hands } from './hands.ts'
import { makeSetup, parseSetup } from './head.ts'
import { legal } from './legal.ts'
import { makeAction, parseAction } from './notation.ts'
import { play } from './play.ts'
import { start } from './setup.ts'
import { state, status } from './state.ts'
import type { Action, Code, Event, Position, Setup } from './types.ts'

/** Grafa. */
export const grafa: Game<Setup, Position, Action, Event, Code> = {
  name: 'grafa',
  parseSetup,
  makeSetup,
  players: setup => setup.players,
  start,
  play,
  legal,
  parseAction,
  makeAction,
  state,
  status,
  hands,
}
