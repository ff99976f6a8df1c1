import { rankOfPlayed, valueOfPlayed, cardsLeft, valueAt } from '../../engine/tennis/seats.ts'
import type { Action, Played } from '../../engine/tennis/types.ts'
import {
  type Advice,
  type Analyst,
  type AdvisedMove,
  type Search,
  GAME_OVER_ADVICE,
  wilsonInterval,
  type Level,
} from '../advice.ts'
import { createRandom, type Random } from '../../engine/random.ts'
import {
  copyHand,
  isOver,
  playCardAt,
  winnerOf,
  likelyCardIndex,
  dealHidden,
  roleOf,
  type Hand,
  type SeatView,
  winWorth,
  beginnersCardIndex,
  savingCardIndex,
  thriftyCardIndex,
  CORMORANT,
} from './hand.ts'

const DEALS_PER_UPDATE = 40
const MAX_DEALS = 2000

const distinctRanks = (own: readonly Played[]): readonly Played[] => [
  ...new Map(own.map(card => [valueOfPlayed(card), rankOfPlayed(card)])).values(),
]

function playToEnd(hand: Hand): Hand {
  while (!isOver(hand)) playCardAt(hand, likelyCardIndex(hand))
  return hand
}

function wins(deal: Hand, role: number, card: Played): boolean {
  const hand = copyHand(deal)
  playCardAt(hand, hand.cards[role]?.indexOf(valueOfPlayed(card)) ?? 0)
  return winnerOf(playToEnd(hand)) === role
}

function* search(seen: SeatView, seed: number): Search<Action> {
  const random = createRandom(seed)
  const role = roleOf(seen)
  const cards = distinctRanks(seen.own ?? [])
  const won = cards.map(() => 0)
  if (cards.length === 0) return GAME_OVER_ADVICE

  function advice(deals: number): Advice<Action> {
    const lines = cards.map((card, i): AdvisedMove<Action> => {
      const count = won[i] ?? 0
      return { action: { type: 'play', card }, value: count / deals, interval: wilsonInterval(count, deals) }
    })
    const best = lines.sort((a, b) => b.value - a.value)
    return { basis: 'sampled', value: best[0]?.value ?? null, best }
  }

  for (let deals = 1; deals < MAX_DEALS; deals++) {
    const deal = dealHidden(seen, random)
    cards.forEach((card, i) => (won[i] = (won[i] ?? 0) + (wins(deal, role, card) ? 1 : 0)))
    yield deals >= DEALS_PER_UPDATE && deals % DEALS_PER_UPDATE === 0 ? advice(deals) : null
  }
  return advice(MAX_DEALS - 1)
}

/** Advises on a seat's view, because positions have no hands. Cards of the same rank are one move. */
export const tennisAnalyst: Analyst<SeatView, Action> = { game: 'tennis', search }

/** A seat's move: a card, or, for a seat that can't see its cards, the card's index from 0. */
export type Choice =
  | { readonly type: 'play'; readonly card: Played }
  | { readonly type: 'blind'; readonly index: number }

const DEALS = 120
const RIVAL_WIN_COST = 1 / 3
const POINT_VALUE = 0.03
/** In standard errors. */
const CLEAR = 2
/** The minimum chance to win. A lost deal costs as much as a won one gains. */
const SURE = 0.6

/**
 * Chooses the app’s card for the seat to move, from what that seat sees. Easy plays its highest cards; middling saves them, and plays equal
 * cards if it can; strong saves them, and tries each card over random deals of the hidden cards.
 */
export function chooseCard(seen: SeatView, level: Level, seed: number): Choice {
  const random = createRandom(seed)
  const { own } = seen
  if (own === null) return { type: 'blind', index: random.below(valueAt(cardsLeft(seen.position), seen.seat)) }
  const cards = [...own].sort((a, b) => valueOfPlayed(a) - valueOfPlayed(b))
  const deal = dealHidden(seen, random)
  const index =
    level === 'easy'
      ? beginnersCardIndex(deal)
      : level === 'middling'
        ? thriftyCardIndex(deal)
        : triedCard(seen, cards, random)
  const card = cards[index] ?? cards[0]
  return card ? { type: 'play', card } : { type: 'blind', index: 0 }
}

type Move = Choice | { readonly type: 'ghost' }

/** Chooses the app’s move, with the signature that all opponents share. The Cormorant decides whether to turn her cards before she plays one. */
export function* chooseMove(seen: SeatView, level: Level, seed: number): Generator<null, Move> {
  if (shouldBecomeGhost(seen, level, seed)) return { type: 'ghost' }
  yield null
  return chooseCard(seen, level, seed)
}

/** Whether the Cormorant should turn her cards now; only a strong one ever does. */
export function shouldBecomeGhost(seen: SeatView, level: Level, seed: number): boolean {
  const { position, seat, own } = seen
  if (level !== 'strong' || own === null || !position.ghosting || position.ghosted) return false
  if (roleOf(seen) !== CORMORANT || position.phase !== 'play') return false
  if (own.length <= valueAt(position.points, seat)) return false
  const random = createRandom(seed)
  let wins = 0
  for (let deals = 0; deals < DEALS; deals++) {
    if (winnerOf(playToEnd(dealHidden(seen, random))) === CORMORANT) wins++
  }
  return wins / DEALS >= SURE
}

/** Returns the index of the card to play: that of `savingCardIndex`, unless another card is clearly better on the same random deals. */
function triedCard(seen: SeatView, cards: readonly Played[], random: Random): number {
  const role = roleOf(seen)
  const gains = cards.map((): number[] => [])
  let thrifty = 0
  for (let deals = 0; deals < DEALS; deals++) {
    const deal = dealHidden(seen, random)
    thrifty = savingCardIndex(deal)
    const tried = [...new Set([0, thrifty - 1, thrifty, thrifty + 1, cards.length - 1])].filter(index => index in cards)
    for (const index of tried) {
      const hand = copyHand(deal)
      playCardAt(hand, index)
      gains[index]?.push(gainOf(playToEnd(hand), role))
    }
  }
  const usual = gains[thrifty] ?? []
  const clear = gains.map((gain, index) => ({ index, lead: clearLead(gain, usual) })).filter(({ lead }) => lead > 0)
  return clear.reduce((best, each) => (each.lead > best.lead ? each : best), { index: thrifty, lead: 0 }).index
}

function clearLead(gains: readonly number[], usual: readonly number[]): number {
  if (gains.length === 0) return 0
  const leads = gains.map((gain, deal) => gain - (usual[deal] ?? 0))
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / leads.length
  const spread = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0) / leads.length
  return mean - CLEAR * Math.sqrt(spread / leads.length)
}

function gainOf(hand: Hand, role: number): number {
  const winner = winnerOf(hand)
  const lead = (hand.points[role] ?? 0) - Math.max(...hand.points.filter((_, each) => each !== role))
  return winWorth(hand, winner) * (winner === role ? 1 : -RIVAL_WIN_COST) + POINT_VALUE * lead
}
