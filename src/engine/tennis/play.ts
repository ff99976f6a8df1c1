import { refuse } from '../game.ts'
import { beginRuling, finishRuling, addEvent, decide } from '../ruling.ts'
import { valueAt, seatOf, seatOfCard, addToSeats, rankGap, hasSuit, rankOfPlayed, clears, cardsLeft } from './seats.ts'
import { freshHand } from './setup.ts'
import {
  ROLES,
  type Event,
  type HandAction,
  type Position,
  type Role,
  type TennisRuling,
  type TennisRulingBuilder,
  SET_ASIDE,
  type Action,
  type Pair,
  type Phase,
  type Played,
  type Seat,
  type SetAside,
  type TennisRefusal,
} from './types.ts'
import { RANKS } from '../cards.ts'

const pointsOf = ({ dealer, points }: Position, role: Role): number => valueAt(points, seatOf(dealer, role))

/** Ties go to the role farthest clockwise from the dealer (T4). */
function awardHand(builder: TennisRulingBuilder): TennisRulingBuilder {
  const { position } = builder
  const most = Math.max(...position.points)
  const best = ROLES.filter(role => pointsOf(position, role) === most)
  const winner = best.reduce((_, later) => later)
  const tied = best.filter(role => role !== winner)
  return finishHand(builder, winner, tied)
}

/** See T5, T6 and T8. `tied`: the other roles with the same number of points. */
function finishHand(builder: TennisRulingBuilder, role: Role, tied: readonly Role[]): TennisRulingBuilder {
  const { dealer, points, ghosted, target } = builder.position
  const player = seatOf(dealer, role)
  const worth = role === 'ghost' || (role === 'cormorant' && ghosted) ? 2 : 1
  const losers = ghosted && role !== 'cormorant' ? [seatOf(dealer, 'cormorant')] : []
  const hands = addToSeats(addToSeats(builder.position.hands, [player], worth), losers, -1)
  const [loser = null] = losers
  const seats = tied.map(each => seatOf(dealer, each))
  const event: Event = { type: 'hand-over', player, points, hands, role, worth, loser, tied: seats }
  const after = addEvent(builder, event, { phase: 'hand-over', hands, net: null })
  if (valueAt(hands, player) < target) return after
  return addEvent(after, { type: 'over', winner: player }, { phase: 'over', winner: player })
}

function enterResult(position: Position, { winner, ghosted: became }: HandAction): TennisRuling {
  const { played, ghosting, dealer } = position
  if (played.length > 0) return refuse({ code: 'already-begun', rule: 'entering', played: played.length })
  if (became && !ghosting) return refuse({ code: 'not-allowed', rule: 'cormorant' })
  const ghosted = became || position.ghosted
  const event: Event = { type: 'result', player: seatOf(dealer, winner), role: winner, ghosted }
  return finishRuling(finishHand(addEvent(beginRuling(position), event, { ghosted }), winner, []))
}

/** The Angler becomes the dealer and Ghost (T7). */
function nextHand(position: Position): TennisRuling {
  const dealer = seatOf(position.dealer, 'angler')
  const event: Event = { type: 'phase', phase: 'play', turn: seatOfCard(dealer, 0) }
  return finishRuling(addEvent(beginRuling(position), event, { ...freshHand, hand: position.hand + 1, dealer }))
}

type JudgedAction = Exclude<Action, { readonly type: 'unknown' | 'stands' }>
/** The refusal codes to ignore if players let the move stand; null if they don't. */
type Aside = readonly SetAside[] | null

const PHASES: Readonly<Record<JudgedAction['type'], Phase>> = {
  play: 'play',
  ghost: 'play',
  hand: 'play',
  next: 'hand-over',
}
const CARDS = 52
const CARDS_OF_A_RANK = 4

export function play(position: Position, action: Action): TennisRuling {
  if (position.phase === 'over') return refuse({ code: 'over', rule: 'winning' })
  if (action.type === 'unknown') return refuse({ code: 'unknown-action', rule: 'entering' })
  return action.type === 'stands'
    ? make(position, action.action, SET_ASIDE[action.action.type])
    : make(position, action, null)
}

function make(position: Position, move: JudgedAction, aside: Aside): TennisRuling {
  if (PHASES[move.type] !== position.phase) return refuse({ code: 'wrong-phase', rule: 'hand' })
  switch (move.type) {
    case 'play':
      return playCard(position, move.card)
    case 'ghost':
      return becomeGhost(position, aside)
    case 'hand':
      return enterResult(position, move)
    case 'next':
      return nextHand(position)
  }
}

function playCard(position: Position, card: Played): TennisRuling {
  const { dealer, played, pair } = position
  const rank = rankOfPlayed(card)
  if (played.filter(each => rankOfPlayed(each) === rank).length >= CARDS_OF_A_RANK) {
    return refuse({ code: 'rank-used-up', rule: 'entering', card, cards: [card] })
  }
  if (hasSuit(card) && played.includes(card)) {
    return refuse({ code: 'already-played', rule: 'entering', card, cards: [card] })
  }
  const player = seatOfCard(dealer, played.length)
  const change = { played: [...played, card], pair: [...pair, card] }
  const builder = judgeNet(addEvent(beginRuling(position), { type: 'play', player, card }, change), player, card)
  const [first] = pair
  if (first === undefined) return finishRuling(builder)
  const partner = seatOfCard(dealer, played.length - 1)
  return finishRuling(completePair(builder, [partner, player], [first, card]))
}

/** The card must be strictly higher than the Net (T1, T2). */
function judgeNet(builder: TennisRulingBuilder, player: Seat, card: Played): TennisRulingBuilder {
  const { net, points } = builder.position
  if (!clears(card, net)) return builder
  return addEvent(builder, { type: 'clear', player, net, points: 1, card }, { points: addToSeats(points, [player], 1) })
}

/** Equal cards score (T3). */
function completePair(before: TennisRulingBuilder, players: readonly [Seat, Seat], cards: Pair): TennisRulingBuilder {
  const { net: cleared, points, match, played } = before.position
  const net = rankGap(...cards)
  let builder: TennisRulingBuilder = before
  if (net === 0) {
    const more = match === 'replaces' && clears(cards[1], cleared) ? 1 : 2
    builder = addEvent(
      builder,
      { type: 'match', players, points: 2, cards },
      { points: addToSeats(points, players, more) },
    )
  }
  builder = addEvent(builder, { type: 'net', net, cards }, { net, pair: [] })
  return played.length === CARDS ? awardHand(builder) : builder
}

/** Legal by a house rule, once in a hand, on any turn while the Cormorant has more cards than points (T6). */
function becomeGhost(position: Position, aside: Aside): TennisRuling {
  const player = seatOf(position.dealer, 'cormorant')
  const left = valueAt(cardsLeft(position), player)
  const points = valueAt(position.points, player)
  const objections: TennisRefusal[] = []
  if (!position.ghosting) objections.push({ code: 'not-allowed', rule: 'cormorant' })
  if (position.ghosted) objections.push({ code: 'already-ghost', rule: 'cormorant' })
  if (left <= points) objections.push({ code: 'too-many-points', rule: 'cormorant', left, points })
  return decide(position, objections, aside, (builder: TennisRulingBuilder) =>
    addEvent(builder, { type: 'ghost', player }, { ghosted: true }),
  )
}

const CANDIDATES: readonly Action[] = [
  ...RANKS.map((card): Action => ({ type: 'play', card })),
  { type: 'ghost' },
  { type: 'next' },
]

/** The legal actions, with cards by rank only. Results of hands are never listed. */
export const legal = (position: Position): readonly Action[] =>
  CANDIDATES.filter(action => play(position, action).accepted)
