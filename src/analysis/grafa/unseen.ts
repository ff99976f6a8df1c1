import type { Action } from '../../engine/grafa/types.ts'
import { MAX_ADVISED_MOVES, type Advice, type AdvisedMove, type Search } from '../advice.ts'
import type { Random } from '../../engine/random.ts'
import { actionOf, choicesOf, makeChoice } from './choices.ts'
import { playOut } from './policy.ts'
import {
  cardsIn,
  applyAbilities,
  copySimulation,
  dealUnseen,
  createSimulation,
  type Simulation,
  ARRANGE,
  OVER,
  affectedCount,
  scoreOf,
} from './simulation.ts'
import { type Sample, createSample, meanOf, intervalOf, isClearlyBetter } from './sample.ts'

const BETWEEN_RESTS = 200

interface Means {
  readonly known: Map<string, number>
  /** At this number of positions the computation gives up. */
  readonly capacity: number
}

/** Returns the mean, or null if the computation gave up. */
type Mean = Generator<null, number | null, void>

function* meanAt(means: Means, game: Simulation): Mean {
  if (game.phase === OVER) return scoreOf(game)
  const key = keyOf(game)
  const cached = means.known.get(key)
  if (cached !== undefined) return cached
  if (means.known.size >= means.capacity) return null
  let most = 0
  for (const choice of choicesOf(game)) {
    const mean = yield* meanAfter(means, game, choice)
    if (mean === null) return null
    most = Math.max(most, mean)
  }
  means.known.set(key, most)
  if (means.known.size % BETWEEN_RESTS === 0) yield null
  return most
}

function* meanAfter(means: Means, game: Simulation, choice: number): Mean {
  const places = placesSeen(game, choice)
  let sum = 0
  let ways = 0
  const after = createSimulation()
  for (const cards of draws(cardsIn(game.unseenLo, game.unseenHi), places.length)) {
    copySimulation(game, after)
    places.forEach((place, index) => (after.deck[place] = cards[index] ?? 0))
    makeChoice(after, choice)
    const mean = yield* meanAt(means, after)
    if (mean === null) return null
    sum += mean
    ways++
  }
  return sum / ways
}

function placesSeen(game: Simulation, choice: number): number[] {
  const after = copySimulation(game, createSimulation())
  makeChoice(after, choice)
  return [...after.seen.keys()].filter(place => after.seen[place] !== game.seen[place])
}

function draws(cards: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]]
  return cards.flatMap(card =>
    draws(
      cards.filter(each => each !== card),
      count - 1,
    ).map(rest => [card, ...rest]),
  )
}

/** The order of looked-at cards isn't part of the key, because it is still to be chosen. */
function keyOf(game: Simulation): string {
  const { phase, lo, hi, top, act, next, unseenLo, unseenHi, deck, seen } = game
  const below = Array.from(deck.subarray(top), (card, index) => (seen[top + index] === 1 ? card : -1))
  const looked = phase === ARRANGE ? below.splice(0, affectedCount(game)).sort((a, b) => a - b) : []
  return [phase, lo, hi, act, next, unseenLo, unseenHi, ...looked, ...below].join()
}

const GAMES_PER_YIELD = 12

const FIRST_COMPARISON = 64

const MORE = 1.5

const MAX_DEALS = 20_000

/** The maximum number of hidden cards for which all orders are computed. */
const FEW = 8

const FIRST_DEALS = 100

const MAX_MEANS = 300_000

const ROUNDING_ERROR = 1e-9

interface Option {
  readonly choice: number
  readonly action: Action
  readonly sample: Sample
  /** False once the choice is clearly worse than the best. */
  isOpen: boolean
}

/** Values each choice by its mean score over every order of the unseen cards if they are few, otherwise over random deals, shared by all choices. */
export function* searchUnseen(game: Simulation, open: readonly number[], random: Random): Search<Action> {
  const options = choicesOf(game).map((choice): Option => {
    return { choice, action: actionOf(game, choice), sample: createSample(), isOpen: true }
  })
  const few = open.length <= FEW
  yield* play(game, open, options, { random, most: few ? FIRST_DEALS : MAX_DEALS })
  if (!few) return adviceOn(options)
  const lines = yield* expect(game, open, options)
  if (lines) return inOrder(lines)
  yield* play(game, open, options, { random, most: MAX_DEALS })
  return adviceOn(options)
}

interface Plan {
  readonly random: Random
  readonly most: number
}

function* play(
  game: Simulation,
  open: readonly number[],
  options: readonly Option[],
  { random, most }: Plan,
): Generator<Advice<Action> | null, void> {
  const unseen = cardsIn(game.unseenLo, game.unseenHi)
  const dealt = copySimulation(game, createSimulation())
  const trial = createSimulation()
  let look = FIRST_COMPARISON
  let games = 0
  for (let deals = 1; deals <= most; deals++) {
    dealUnseen(dealt, open, unseen, random)
    for (const { choice, sample, isOpen } of options) {
      if (!isOpen) continue
      makeChoice(copySimulation(dealt, trial), choice)
      sample.add(playOut(trial))
      if (++games % GAMES_PER_YIELD === 0)
        yield games % (10 * GAMES_PER_YIELD) === 0 && deals > 1 ? adviceOn(options) : null
    }
    if (deals < look) continue
    look *= MORE
    dropClearlyWorse(options)
  }
}

function dropClearlyWorse(options: readonly Option[]): void {
  const open = options.filter(({ isOpen }) => isOpen)
  const best = open.reduce((a, b) => (meanOf(b.sample) > meanOf(a.sample) ? b : a))
  for (const option of open) if (option !== best && isClearlyBetter(best.sample, option.sample)) option.isOpen = false
}

const adviceOn = (options: readonly Option[]): Advice<Action> =>
  inOrder(options.map(({ action, sample }) => ({ action, value: meanOf(sample), interval: intervalOf(sample) })))

function inOrder(lines: readonly AdvisedMove<Action>[]): Advice<Action> {
  const best = [...lines].sort((a, b) => b.value - a.value).slice(0, MAX_ADVISED_MOVES)
  return { basis: 'sampled', value: best[0]?.value ?? null, best }
}

/** Returns null if there are too many positions. */
function* expect(
  game: Simulation,
  open: readonly number[],
  options: readonly Option[],
): Generator<null, readonly AdvisedMove<Action>[] | null> {
  const means: Means = { known: new Map(), capacity: MAX_MEANS }
  const laid = copySimulation(game, createSimulation())
  const unseen = cardsIn(game.unseenLo, game.unseenHi)
  open.forEach((place, index) => (laid.deck[place] = unseen[index] ?? 0))
  const lines: AdvisedMove<Action>[] = []
  for (const { choice, action } of options) {
    const value = yield* meanAfter(means, laid, choice)
    if (value === null) return null
    lines.push({ action, value, interval: [value - ROUNDING_ERROR, value + ROUNDING_ERROR] })
  }
  return lines
}

/** Values a position in which a card must be entered: the mean score over random deals. */
export function* valueUnseen(game: Simulation, open: readonly number[], random: Random): Search<Action> {
  const unseen = cardsIn(game.unseenLo, game.unseenHi)
  const dealt = copySimulation(game, createSimulation())
  const trial = createSimulation()
  const sample = createSample()
  for (let deals = 1; deals <= MAX_DEALS; deals++) {
    dealUnseen(dealt, open, unseen, random)
    applyAbilities(copySimulation(dealt, trial))
    sample.add(playOut(trial))
    if (deals % GAMES_PER_YIELD === 0) yield { basis: 'sampled', value: meanOf(sample), best: [] }
  }
  return { basis: 'sampled', value: meanOf(sample), best: [] }
}
