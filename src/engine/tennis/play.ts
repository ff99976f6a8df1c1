import { refuse } from '../game.ts'
import { begin, conclude, tell, type Told } from '../told.ts'
import { difference, hasSuit, rankOfPlayed, valueOfPlayed } from './cards.ts'
import { awardHand, enterResult, nextHand } from './hand.ts'
import { cardsLeft, ofSeat, seatOf, seatOfCard, withMore } from './seats.ts'
import type { Action, Event, Pair, Phase, Played, Position, Seat, TennisRuling } from './types.ts'

type Story = Told<Position, Event>

const PHASES: Readonly<Record<Exclude<Action['type'], 'unknown'>, Phase>> = {
  play: 'play',
  ghost: 'play',
  hand: 'play',
  next: 'hand-over',
}
const CARDS = 52
const CARDS_OF_A_RANK = 4

/** Judges an action and applies it. */
export function play(position: Position, action: Action): TennisRuling {
  if (position.phase === 'over') return refuse({ code: 'over', rule: 'winning' })
  if (action.type === 'unknown') return refuse({ code: 'unknown-action', rule: 'entering' })
  if (PHASES[action.type] !== position.phase) return refuse({ code: 'wrong-phase', rule: 'hand' })
  switch (action.type) {
    case 'play':
      return playCard(position, action.card)
    case 'ghost':
      return becomeGhost(position)
    case 'hand':
      return enterResult(position, action)
    case 'next':
      return nextHand(position)
  }
}

/** There are four of each rank, and each card is there once. */
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
  const told = judgeNet(tell(begin(position), { type: 'play', player, card }, change), player, card)
  const [first] = pair
  if (first === undefined) return conclude(told)
  const partner = seatOfCard(dealer, played.length - 1)
  return conclude(completePair(told, [partner, player], [first, card]))
}

/** A point for a card that is strictly higher than the Net (T1, T2). */
function judgeNet(told: Story, player: Seat, card: Played): Story {
  const { net, points } = told.position
  if (!clears(card, net)) return told
  return tell(told, { type: 'clear', player, net, points: 1, card }, { points: withMore(points, [player], 1) })
}

/** Matching cards score (T3), and the difference is the next Net; after the last pair the hand is over. */
function completePair(before: Story, players: readonly [Seat, Seat], cards: Pair): Story {
  const { net: cleared, points, match, played } = before.position
  const net = difference(...cards)
  let told: Story = before
  if (net === 0) {
    const more = match === 'replaces' && clears(cards[1], cleared) ? 1 : 2
    told = tell(told, { type: 'match', players, points: 2, cards }, { points: withMore(points, players, more) })
  }
  told = tell(told, { type: 'net', net, cards }, { net, pair: [] })
  return played.length === CARDS ? awardHand(told) : told
}

const clears = (card: Played, net: number | null): net is number => net !== null && valueOfPlayed(card) > net

/** T6: while she holds more cards than she has points, on anyone's turn. */
function becomeGhost(position: Position): TennisRuling {
  if (!position.ghosting) return refuse({ code: 'not-allowed', rule: 'cormorant' })
  if (position.ghosted) return refuse({ code: 'already-ghost', rule: 'cormorant' })
  const player = seatOf(position.dealer, 'cormorant')
  const left = ofSeat(cardsLeft(position), player)
  const points = ofSeat(position.points, player)
  if (left <= points) return refuse({ code: 'too-many-points', rule: 'cormorant', left, points })
  return conclude(tell(begin(position), { type: 'ghost', player }, { ghosted: true }))
}
