import { rankOfPlayed, valueOfPlayed } from '../../engine/tennis/seats.ts'
import type { Action, Played } from '../../engine/tennis/types.ts'
import { type Advice, type Analyst, type Line, type Search, NOTHING_LEFT } from '../advice.ts'
import { createRandom } from '../../engine/random.ts'
import { wilson } from '../wilson.ts'
import { dealHidden, roleOf, type Hand } from './deal.ts'
import { copyHand, isOver, playAt, winnerOf, likelyCard } from './hand.ts'
import type { Seen } from './seen.ts'

/** Before so many deals nothing is said; after so many nothing changes any more. */
const FEWEST = 40
const MOST = 2000

/** One card of each value, as it may be told: by its rank. */
const choicesOf = (own: readonly Played[]): readonly Played[] => [
  ...new Map(own.map(card => [valueOfPlayed(card), rankOfPlayed(card)])).values(),
]

/** Whether the one who holds it wins the hand with this card, when all is played on as is likely. */
function wins(deal: Hand, role: number, card: Played): boolean {
  const hand = copyHand(deal)
  playAt(hand, hand.cards[role]?.indexOf(valueOfPlayed(card)) ?? 0)
  while (!isOver(hand)) playAt(hand, likelyCard(hand))
  return winnerOf(hand) === role
}

/** For each card of a seat the chance to win the hand with it, tried on the same deals of what the seat can't see. */
function* search(seen: Seen, seed: number): Search<Action> {
  const random = createRandom(seed)
  const role = roleOf(seen)
  const cards = choicesOf(seen.own ?? [])
  const won = cards.map(() => 0)
  if (cards.length === 0) return NOTHING_LEFT

  function advice(deals: number): Advice<Action> {
    const lines = cards.map((card, i): Line<Action> => {
      const count = won[i] ?? 0
      return { action: { type: 'play', card }, value: count / deals, interval: wilson(count, deals) }
    })
    const best = lines.sort((a, b) => b.value - a.value)
    return { basis: 'sampled', value: best[0]?.value ?? null, best }
  }

  for (let deals = 1; deals < MOST; deals++) {
    const deal = dealHidden(seen, random)
    cards.forEach((card, i) => (won[i] = (won[i] ?? 0) + (wins(deal, role, card) ? 1 : 0)))
    yield deals >= FEWEST && deals % FEWEST === 0 ? advice(deals) : null
  }
  return advice(MOST - 1)
}

/** Advises on what a seat sees, since a position doesn't say who holds which cards; a line for each card of another value. */
export const tennisAnalyst: Analyst<Seen, Action> = { game: 'tennis', search }
