import { type Random } from '../../engine/random.ts'
import {
  OVER,
  type Simulation,
  copySimulation,
  createSimulation,
  scoreOf,
  at,
  PAIR,
  bitCount,
  isActingHeart,
} from './simulation.ts'
import { choicesOf, makeChoice } from './choices.ts'
import { expectedScore } from './policy.ts'

/** The search gives up when `FULLEST` of these slots are used. */
const ROOM = 1 << 20

const FULLEST = ROOM * 0.8

const STRIDE = 300

/** The maximum random change, in points, to the estimates that choices are sorted by; none in the first run. */
const NOISE = 3

/** A search on a known deck for a line that reaches a score. Failed positions are stored in full, so two can't be confused. */
export interface TargetSearch {
  readonly target: number
  readonly failures: Int32Array
  readonly rooms: Simulation[]
  readonly random: Random
  stored: number
  visited: number
  /** The number of visited positions at which this run stops. A new run finds more than continuing one that is stuck. */
  limit: number
  noise: number
  best: number
}

export const createTargetSearch = (target: number, random: Random): TargetSearch => ({
  target,
  failures: new Int32Array(3 * ROOM),
  rooms: [],
  random,
  stored: 0,
  visited: 0,
  limit: 0,
  noise: 0,
  best: 0,
})

export const isFull = ({ stored }: TargetSearch): boolean => stored > FULLEST

/** Starts a run, which returns whether the target can be reached, or null if it gave up. */
export function startRun(
  hunt: TargetSearch,
  game: Simulation,
  positions: number,
  isFirst: boolean,
): Generator<null, boolean | null> {
  hunt.limit = hunt.visited + positions
  hunt.noise = isFirst ? 0 : NOISE
  return canReach(hunt, game, 0)
}

/** A look at the deck covers at most three cards, so the order below them never changes. */
const orderOf = ({ deck, top }: Simulation): number =>
  top | (at(deck, top) << 6) | (at(deck, top + 1) << 12) | (at(deck, top + 2) << 18)

function slotOf({ failures }: TargetSearch, lo: number, hi: number, order: number): number {
  let hash = Math.imul(lo ^ Math.imul(hi, 0x9e3779b1) ^ Math.imul(order, 0x85ebca6b), 0xc2b2ae35)
  hash ^= hash >>> 15
  for (let slot = hash & (ROOM - 1); ; slot = (slot + 1) & (ROOM - 1)) {
    const key = 3 * slot
    const there = at(failures, key + 2)
    if (there === 0 || (there === order && at(failures, key) === lo && at(failures, key + 1) === hi)) return key
  }
}

function keep(hunt: TargetSearch, { lo, hi }: Simulation, order: number): void {
  const key = slotOf(hunt, lo, hi, order)
  hunt.failures.set([lo, hi, order], key)
  hunt.stored++
}

/** An upper bound: each pair takes a card off the deck, and one off the hand unless the top card is an acting heart. */
function mostFrom(game: Simulation): number {
  let plain = 0
  for (let place = game.top; place < 52; place++) if (!isActingHeart(at(game.deck, place))) plain++
  return 52 - Math.max(0, bitCount(game.lo) + bitCount(game.hi) - plain)
}

function* canReach(hunt: TargetSearch, game: Simulation, depth: number): Generator<null, boolean | null> {
  if (game.phase === OVER) {
    const score = scoreOf(game)
    hunt.best = Math.max(hunt.best, score)
    return score >= hunt.target
  }
  if (game.phase === PAIR && mostFrom(game) < hunt.target) return false
  const order = orderOf(game)
  const isKept = game.phase === PAIR
  if (isKept && at(hunt.failures, slotOf(hunt, game.lo, game.hi, order) + 2) !== 0) return false
  if (++hunt.visited % STRIDE === 0) yield null
  if (hunt.visited > hunt.limit || isFull(hunt)) return null
  const buffer = (hunt.rooms[depth] ??= createSimulation())
  for (const choice of inOrder(game, hunt)) {
    makeChoice(copySimulation(game, buffer), choice)
    const reached = yield* canReach(hunt, buffer, depth + 1)
    if (reached !== false) return reached
  }
  if (isKept) keep(hunt, game, order)
  return false
}

function inOrder(game: Simulation, { noise, random }: TargetSearch): readonly number[] {
  const choices = choicesOf(game)
  if (game.phase !== PAIR || choices.length < 2) return choices
  const share = (): number => random.below(1024) / 1024
  return choices
    .map(choice => ({ choice, hope: expectedScore(game, game, game.top, choice) + noise * share() }))
    .sort((a, b) => b.hope - a.hope)
    .map(({ choice }) => choice)
}
