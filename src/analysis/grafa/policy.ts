import { putInOrder, ORDERS } from './choices.ts'
import {
  ARRANGE,
  continueAfterArranging,
  chooseOrder,
  DIG,
  DRAW,
  LOOK,
  OVER,
  PAIR,
  pairCard,
  affectedCount,
  scoreOf,
  USE,
  type Simulation,
  ABILITIES,
  at,
  bitCount,
  HALF,
  isActingHeart,
  PARTNERS,
  ACES,
  FULL,
  addToHand,
  type Hand,
} from './simulation.ts'

/** Deck lengths that have weights. Between them, weights are interpolated. */
const KNOTS: readonly number[] = [0, 3, 6, 10, 15, 21, 28, 37, 47]

/** The weights of the features, one row per knot: fitted by least squares to the scores of 40,000 games played with earlier weights. */
const WEIGHTS = new Float64Array([
  48.623, 0.227, -0.723, -0.028, 0.069, 0.055, 0.107, 0.031, 0.0, 1.296, -0.597, 0.01, 0.19, 0.072, 1.475, -1.317,
  1.919, 51.62, -0.628, -1.235, 0.098, -0.164, -0.129, -0.15, 0.161, -0.005, 0.286, 0.009, 0.075, 0.059, 0.099, -0.818,
  -0.212, -0.23, 49.089, 0.191, -1.126, 0.052, -0.305, -0.189, -0.271, 0.134, -0.083, 1.288, -0.005, 0.039, -0.082,
  0.076, -0.9, -0.727, -0.808, 45.981, 0.875, -0.368, 0.055, -0.382, -0.136, -0.384, 0.163, 0.031, 1.932, 0.274, 0.029,
  -0.085, 0.108, -2.004, -1.063, -1.569, 41.266, 1.94, -0.053, 0.117, -0.337, -0.175, -0.397, 0.146, 0.094, 2.328,
  0.883, 0.098, 0.032, 0.088, -2.311, -1.771, -2.127, 36.169, 2.97, -3.722, 0.415, -0.105, -0.117, -0.079, 0.068, 0.129,
  2.051, 1.115, 0.386, 0.34, 0.123, -0.893, -2.61, -2.575, 26.306, 4.879, 1.309, 0.913, 0.319, -0.118, 0.555, -0.105,
  0.023, 2.879, 2.434, 0.657, 0.896, 0.256, -3.048, -4.344, -2.55, 11.01, 8.273, -12.9, 1.4, 0.736, -0.115, 1.197,
  -0.18, 0.395, 4.433, 2.399, 1.393, 1.579, 0.25, 3.209, -7.57, 0.72, 4.881, 9.417, -27.619, 1.493, 1.387, -0.002,
  1.938, 0.394, 1.021, 4.086, 2.167, 1.188, 2.566, 0.487, -15.362, -8.857, -1.432,
])

const FEATURE_COUNT = 17

const SUIT = 0x1fff
const WITHOUT_ACE = SUIT - 1

const COUNTS = new Uint8Array(SUIT + 1)
/** The sum of the ranks in a set of one suit's cards: the two counts 1, the ace 0. */
const SUMS = new Uint8Array(SUIT + 1)
for (let cards = 1; cards <= SUIT; cards++) {
  const low = 31 - Math.clz32(cards & -cards)
  COUNTS[cards] = at(COUNTS, cards & (cards - 1)) + 1
  SUMS[cards] = at(SUMS, cards & (cards - 1)) + low
}

/** Shared, because allocating a buffer costs as much as computing the features. */
const features = new Float64Array(FEATURE_COUNT)

interface Choice extends Hand {
  /** The index in the deck that abilities act on next. */
  place: number
  digs: number
  draws: number
  looks: number
}

function shareThatPairs(lo: number, hi: number, game: Simulation): number {
  if ((lo | hi) === 0) return 0
  if (((lo | hi) & ACES) !== 0) return 1
  const { unseenLo, unseenHi } = game
  const unseen = bitCount(unseenLo) + bitCount(unseenHi)
  if (unseen === 0) return 1
  const highest = 31 - Math.clz32((lo | (lo >>> 13) | hi | (hi >>> 13)) & WITHOUT_ACE)
  const below = (2 << highest) - 1
  const all = below | (below << 13)
  const byLo = all | ((lo & SUIT) !== 0 ? SUIT : 0) | (lo >>> 13 !== 0 ? SUIT << 13 : 0)
  const byHi = all | ((hi & SUIT) !== 0 ? SUIT : 0) | (hi >>> 13 !== 0 ? SUIT << 13 : 0)
  return 1 - (bitCount(unseenLo & ~byLo & FULL) + bitCount(unseenHi & ~byHi & FULL)) / unseen
}

function hasPartnerFor(lo: number, hi: number, card: number): boolean {
  if (((lo | hi) & ACES) !== 0) return true
  const rank = card % 13
  if (rank === 0) return (lo | hi) !== 0
  const word = card < HALF ? lo : hi
  const suit = card % HALF < 13 ? word & SUIT : word >>> 13
  return suit !== 0 || ((lo | (lo >>> 13) | hi | (hi >>> 13)) & SUIT) >>> rank !== 0
}

const known = (game: Simulation, place: number): boolean => at(game.seen, place) === 1

/** Leaves the features in `features`, unless the deck ends here and the score is certain. */
function outlook(game: Simulation, choice: Choice): number {
  let { lo, hi, place } = choice
  let hidden = 0
  place = Math.min(52, place + choice.digs)
  for (let draws = choice.draws; draws > 0 && place < 52; draws--) {
    if (!known(game, place)) hidden++
    else if (at(game.deck, place) < HALF) lo |= 1 << at(game.deck, place)
    else hi |= 1 << (at(game.deck, place) - HALF)
    place++
  }
  if (place >= 52) return 52 - bitCount(lo) - bitCount(hi) - hidden
  const share = shareThatPairs(lo, hi, game)
  let miss = 1
  for (let next = place; next < Math.min(52, place + Math.max(1, choice.looks)); next++) {
    if (!known(game, next)) miss *= 1 - share
    else if (hasPartnerFor(lo, hi, at(game.deck, next))) miss = 0
  }
  return estimate(lo, hi, 52 - place, { hidden, looks: choice.looks, miss, share })
}

interface Chances {
  readonly hidden: number
  readonly looks: number
  readonly miss: number
  readonly share: number
}

function estimate(lo: number, hi: number, left: number, { hidden, looks, miss, share }: Chances): number {
  const spades = lo & WITHOUT_ACE
  const hearts = (lo >>> 13) & WITHOUT_ACE
  const diamonds = hi & WITHOUT_ACE
  const clubs = (hi >>> 13) & WITHOUT_ACE
  const ranks = spades | hearts | diamonds | clubs
  const highest = ranks === 0 ? 0 : 31 - Math.clz32(ranks)
  const others = ranks & ~(1 << highest)
  const top = 1 << highest
  const doubled = ((spades & top) + (hearts & top) + (diamonds & top) + (clubs & top)) >>> highest > 1
  const size = bitCount(lo) + bitCount(hi) + hidden
  features[0] = 1
  features[1] = size
  features[2] = miss
  features[3] = bitCount((lo & ACES) | ((hi & ACES) << 1))
  features[4] = at(COUNTS, hearts)
  features[5] = at(COUNTS, spades)
  features[6] = at(COUNTS, diamonds)
  features[7] = (at(SUMS, spades) + at(SUMS, diamonds) + at(SUMS, clubs)) / 13
  features[8] = at(SUMS, hearts) / 13
  features[9] = highest / 12
  features[10] = doubled ? highest / 12 : others === 0 ? 0 : (31 - Math.clz32(others)) / 12
  features[11] = (spades === 0 ? 0 : 1) + (hearts === 0 ? 0 : 1) + (diamonds === 0 ? 0 : 1) + (clubs === 0 ? 0 : 1)
  features[12] = hidden
  features[13] = looks
  features[14] = 1 - share
  features[15] = (size * size) / 10
  features[16] = size < 2 ? 1 : 0
  return weigh(left)
}

function weigh(left: number): number {
  let knot = 0
  while (knot < KNOTS.length - 2 && at(KNOTS, knot + 1) <= left) knot++
  const from = at(KNOTS, knot)
  const share = (left - from) / (at(KNOTS, knot + 1) - from)
  const near = knot * FEATURE_COUNT
  const far = near + FEATURE_COUNT
  let sum = 0
  for (let index = 0; index < FEATURE_COUNT; index++) {
    sum += at(features, index) * (at(WEIGHTS, near + index) * (1 - share) + at(WEIGHTS, far + index) * share)
  }
  return sum
}

// Every call overwrites these buffers, so no call allocates.
const choice: Choice = { lo: 0, hi: 0, place: 0, digs: 0, draws: 0, looks: 0 }
const hand: Hand = { lo: 0, hi: 0 }
const looked = [0, 0, 0]
const found = { card: -1, value: 0 }

/** Returns the expected final score after pairing a card with the one at an index of the deck. */
export function expectedScore(game: Simulation, { lo, hi }: Hand, place: number, card: number): number {
  const top = at(game.deck, place)
  choice.lo = lo
  choice.hi = hi
  if (!isActingHeart(top)) {
    if (card < HALF) choice.lo &= ~(1 << card)
    else choice.hi &= ~(1 << (card - HALF))
  }
  if (isActingHeart(card)) addToHand(choice, top)
  const abilities = at(ABILITIES, 52 * card + top)
  choice.place = place + 1
  choice.digs = abilities & 3
  choice.draws = (abilities >>> 2) & 3
  choice.looks = abilities >>> 4
  return outlook(game, choice)
}

/** The card is -1 if none pairs. */
function bestPair(game: Simulation, from: Hand, place: number): typeof found {
  const top = at(game.deck, place)
  found.card = -1
  found.value = -1
  for (let half = 0; half < 2; half++) {
    let cards = (half === 0 ? from.lo : from.hi) & at(PARTNERS, 2 * top + half)
    for (; cards !== 0; cards &= cards - 1) {
      const card = 31 - Math.clz32(cards & -cards) + half * HALF
      const value = expectedScore(game, from, place, card)
      if (found.card >= 0 && value <= found.value) continue
      found.card = card
      found.value = value
    }
  }
  return found
}

function expectedAfterAbility(game: Simulation): number {
  const kind = game.next & 3
  hand.lo = game.lo
  hand.hi = game.hi
  let place = game.top
  const end = Math.min(52, place + (kind === DIG || kind === DRAW ? game.next >>> 2 : 0))
  for (; place < end; place++) if (kind === DRAW) addToHand(hand, at(game.deck, place))
  if (place === 52) return 52 - bitCount(hand.lo) - bitCount(hand.hi)
  const best = bestPair(game, hand, place)
  return best.card < 0 ? place - bitCount(hand.lo) - bitCount(hand.hi) : best.value
}

function arrangeBest(game: Simulation): void {
  const cards = affectedCount(game)
  for (let index = 0; index < cards; index++) looked[index] = at(game.deck, game.top + index)
  let best: readonly number[] = []
  let most = -Infinity
  for (const order of ORDERS[cards] ?? []) {
    putInOrder(game, looked, order)
    const value = expectedAfterAbility(game)
    if (value <= most) continue
    best = order
    most = value
  }
  putInOrder(game, looked, best)
  continueAfterArranging(game)
}

/** Uses only cards that were seen. */
function makeBestChoice(game: Simulation): void {
  if (game.phase === PAIR) pairCard(game, bestPair(game, game, game.top).card)
  else if (game.phase === USE) chooseOrder(game, (game.next & 3) === LOOK)
  else if (game.phase === ARRANGE) arrangeBest(game)
}

/** Makes `choices` choices, or plays to the end, and returns the score. */
export function playOut(game: Simulation, choices = Infinity): number {
  for (let made = 0; made < choices && game.phase !== OVER; made++) makeBestChoice(game)
  return scoreOf(game)
}
