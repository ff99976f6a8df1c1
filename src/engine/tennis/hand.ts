import { refuse } from '../game.ts'
import { begin, conclude, tell } from '../told.ts'
import { ofSeat, seatOf, seatOfCard, withMore } from './seats.ts'
import { freshHand } from './setup.ts'
import {
  ROLES,
  type Event,
  type HandAction,
  type Position,
  type Role,
  type TennisRuling,
  type TennisTold,
} from './types.ts'

const pointsOf = ({ dealer, points }: Position, role: Role): number => ofSeat(points, seatOf(dealer, role))

/** Most points win; of several, the role farthest clockwise from the dealer (T4). */
export function awardHand(told: TennisTold): TennisTold {
  const { position } = told
  const most = Math.max(...position.points)
  const best = ROLES.filter(role => pointsOf(position, role) === most)
  const winner = best.reduce((_, later) => later)
  const tied = best.filter(role => role !== winner)
  return finishHand(told, winner, tied)
}

/** The hand goes to `role` (T5, T6), and perhaps the match with it (T8). `tied` were level with the winner. */
function finishHand(told: TennisTold, role: Role, tied: readonly Role[]): TennisTold {
  const { dealer, points, ghosted, target } = told.position
  const player = seatOf(dealer, role)
  const worth = role === 'ghost' || (role === 'cormorant' && ghosted) ? 2 : 1
  const losers = ghosted && role !== 'cormorant' ? [seatOf(dealer, 'cormorant')] : []
  const hands = withMore(withMore(told.position.hands, [player], worth), losers, -1)
  const [loser = null] = losers
  const seats = tied.map(each => seatOf(dealer, each))
  const event: Event = { type: 'hand-over', player, points, hands, role, worth, loser, tied: seats }
  const after = tell(told, event, { phase: 'hand-over', hands, net: null })
  if (ofSeat(hands, player) < target) return after
  return tell(after, { type: 'over', winner: player }, { phase: 'over', winner: player })
}

/** A hand of which only the result is kept: it counts as if it had been entered card by card. */
export function enterResult(position: Position, { winner, ghosted: told }: HandAction): TennisRuling {
  const { played, ghosting, dealer } = position
  if (played.length > 0) return refuse({ code: 'already-begun', rule: 'entering', played: played.length })
  if (told && !ghosting) return refuse({ code: 'not-allowed', rule: 'cormorant' })
  const ghosted = told || position.ghosted
  const event: Event = { type: 'result', player: seatOf(dealer, winner), role: winner, ghosted }
  return conclude(finishHand(tell(begin(position), event, { ghosted }), winner, []))
}

/** Each moves one role on: the Angler deals and becomes the Ghost (T7). */
export function nextHand(position: Position): TennisRuling {
  const dealer = seatOf(position.dealer, 'angler')
  const event: Event = { type: 'phase', phase: 'play', turn: seatOfCard(dealer, 0) }
  return conclude(tell(begin(position), event, { ...freshHand, hand: position.hand + 1, dealer }))
}
