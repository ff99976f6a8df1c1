import type { Status } from '../game.ts'
import { cardsLeft, seatOf, turnOf } from './seats.ts'
import type { Position } from './types.ts'

/** The `state` object of the record format. */
export function state(position: Position): object {
  const { phase, hand, dealer, net, pair, points, ghosted, hands, winner } = position
  return {
    phase,
    hand,
    roles: {
      ghost: dealer,
      angler: seatOf(dealer, 'angler'),
      fish: seatOf(dealer, 'fish'),
      cormorant: seatOf(dealer, 'cormorant'),
    },
    turn: turnOf(position),
    net,
    pair,
    points,
    left: cardsLeft(position),
    ghosted,
    hands,
    winner,
  }
}

export const status = (position: Position): Status => ({
  phase: position.phase,
  turn: turnOf(position),
  over: position.phase === 'over',
  scores: position.hands,
  winner: position.winner,
})
