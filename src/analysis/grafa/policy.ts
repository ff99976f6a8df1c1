import { ABILITIES, at, count, HALF, isActingHeart, PARTNERS } from './cards.ts'
import { layOrder, ORDERS } from './orders.ts'
import { outlook, type Choice } from './outlook.ts'
import { ARRANGE, arranged, chooseOrder, DIG, DRAW, LOOK, OVER, PAIR, pairCard, reachOf, scoreOf, USE, type Table } from './table.ts' // prettier-ignore

/** A hand in two words. */
interface Hand {
  lo: number
  hi: number
}

// Room for one call's choice, hand, looked-at cards and answer.
const choice: Choice = { lo: 0, hi: 0, place: 0, digs: 0, draws: 0, looks: 0 }
const hand: Hand = { lo: 0, hi: 0 }
const looked = [0, 0, 0]
const found = { card: -1, value: 0 }

function add(to: Hand, card: number): void {
  if (card < HALF) to.lo |= 1 << card
  else to.hi |= 1 << (card - HALF)
}

/** The final score that pairing a card with the one at a place promises. */
export function promise(table: Table, { lo, hi }: Hand, place: number, card: number): number {
  const top = at(table.deck, place)
  choice.lo = lo
  choice.hi = hi
  if (!isActingHeart(top)) {
    if (card < HALF) choice.lo &= ~(1 << card)
    else choice.hi &= ~(1 << (card - HALF))
  }
  if (isActingHeart(card)) add(choice, top)
  const abilities = at(ABILITIES, 52 * card + top)
  choice.place = place + 1
  choice.digs = abilities & 3
  choice.draws = (abilities >>> 2) & 3
  choice.looks = abilities >>> 4
  return outlook(table, choice)
}

/** The most promising card for the one at a place; -1 where none pairs. */
function bestPair(table: Table, from: Hand, place: number): typeof found {
  const top = at(table.deck, place)
  found.card = -1
  found.value = -1
  for (let half = 0; half < 2; half++) {
    let cards = (half === 0 ? from.lo : from.hi) & at(PARTNERS, 2 * top + half)
    for (; cards !== 0; cards &= cards - 1) {
      const card = 31 - Math.clz32(cards & -cards) + half * HALF
      const value = promise(table, from, place, card)
      if (found.card >= 0 && value <= found.value) continue
      found.card = card
      found.value = value
    }
  }
  return found
}

/** What the deck promises as it lies, when an ability has still to act. */
function lie(table: Table): number {
  const kind = table.next & 3
  hand.lo = table.lo
  hand.hi = table.hi
  let place = table.top
  const end = Math.min(52, place + (kind === DIG || kind === DRAW ? table.next >>> 2 : 0))
  for (; place < end; place++) if (kind === DRAW) add(hand, at(table.deck, place))
  if (place === 52) return 52 - count(hand.lo) - count(hand.hi)
  const best = bestPair(table, hand, place)
  return best.card < 0 ? place - count(hand.lo) - count(hand.hi) : best.value
}

function arrangeBest(table: Table): void {
  const cards = reachOf(table)
  for (let index = 0; index < cards; index++) looked[index] = at(table.deck, table.top + index)
  let best: readonly number[] = []
  let most = -Infinity
  for (const order of ORDERS[cards] ?? []) {
    layOrder(table, looked, order)
    const value = lie(table)
    if (value <= most) continue
    best = order
    most = value
  }
  layOrder(table, looked, best)
  arranged(table)
}

/** Makes the choice that promises most; clubs look before others act. It uses no card that has not been seen. */
export function act(table: Table): void {
  if (table.phase === PAIR) pairCard(table, bestPair(table, table, table.top).card)
  else if (table.phase === USE) chooseOrder(table, (table.next & 3) === LOOK)
  else if (table.phase === ARRANGE) arrangeBest(table)
}

/** Plays to the end; the final score. */
export function playOut(table: Table): number {
  while (table.phase !== OVER) act(table)
  return scoreOf(table)
}
