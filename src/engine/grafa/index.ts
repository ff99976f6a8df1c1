import type { Game } from '../game.ts'
import { LOGGED, HEADING, makeSetup, parseSetup, makeAction, parseAction, state, status } from './notation.ts'
import { handsPlanner } from './hands.ts'
import { legal, play } from './play.ts'
import { start } from './setup.ts'
import type { Action, Event, GrafaRefusal, Position, Setup } from './types.ts'

export const grafa: Game<Setup, Position, Action, Event, GrafaRefusal, typeof HEADING> = {
  ...HEADING,
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
  isMove: () => true,
  state,
  status,
  hands: handsPlanner,
}
