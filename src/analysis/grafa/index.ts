import type { Action, Position } from '../../engine/grafa/types.ts'
import {
  sortByText,
  GAME_OVER_ADVICE,
  type Analyst,
  type Search,
  MAX_ADVISED_MOVES,
  type Advice,
  type AdvisedMove,
} from '../advice.ts'
import { createRandom, type Random } from '../../engine/random.ts'
import {
  applyAbilities,
  cardsIn,
  OVER,
  REVEAL,
  simulationOf,
  type Simulation,
  copySimulation,
  createSimulation,
  scoreOf,
  at,
  HALF,
} from './simulation.ts'
import { searchUnseen, valueUnseen } from './unseen.ts'
import { actionOf, choicesOf, makeChoice } from './choices.ts'
import { makeAction } from '../../engine/grafa/notation.ts'
import { type TargetSearch, createTargetSearch, isFull, startRun } from './solve.ts'

const HIGHEST = 52

const FIRST_RUN = 1000

const LONGER = 1.1

/** `reaches`: whether the choice can reach the target; null until that is known. */
interface ChoiceBounds {
  readonly action: Action
  readonly game: Simulation
  best: number
  reaches: boolean | null
}

function* searchKnown(game: Simulation, random: Random): Search<Action> {
  const choices = choicesOf(game).map((choice): ChoiceBounds => {
    const after = copySimulation(game, createSimulation())
    makeChoice(after, choice)
    return { action: actionOf(game, choice), game: after, best: 0, reaches: null }
  })
  for (let target = HIGHEST; ; target--) {
    choices.forEach(choice => (choice.reaches = null))
    const hunt = createTargetSearch(target, random)
    yield* settle(hunt, choices)
    if (choices.some(({ reaches }) => reaches !== false)) return adviceOn(choices, target)
  }
}

function* settle(hunt: TargetSearch, choices: readonly ChoiceBounds[]): Generator<Advice<Action> | null, void> {
  for (let round = 0, positions = FIRST_RUN; !isFull(hunt); round++, positions *= LONGER) {
    const open = choices.filter(({ reaches }) => reaches === null)
    if (open.length === 0) return
    for (const choice of open) {
      hunt.best = 0
      choice.reaches = yield* startRun(hunt, choice.game, positions, round === 0)
      choice.best = Math.max(choice.best, hunt.best)
      yield adviceOn(choices, hunt.target)
    }
  }
}

function adviceOn(choices: readonly ChoiceBounds[], target: number): Advice<Action> {
  const isProven = choices.every(({ reaches }) => reaches !== null) && choices.some(({ reaches }) => reaches)
  const lines = choices
    .map(({ action, best, reaches }): AdvisedMove<Action> => ({ action, value: reaches ? target : best }))
    .sort((a, b) => b.value - a.value)
  const value = lines[0]?.value ?? null
  if (!isProven) return { basis: 'searched', value, best: lines.slice(0, MAX_ADVISED_MOVES) }
  const best = lines.filter(line => line.value === value)
  return { basis: 'exact', value, best: sortByText(best, makeAction) }
}

/** There is no choice yet, because the last unknown card must still be entered, but the highest score can be found. */
function* valueKnown(game: Simulation, random: Random): Search<Action> {
  if (game.phase === OVER) return { basis: 'exact', value: scoreOf(game), best: [] }
  const { basis, value } = yield* withoutLines(searchKnown(game, random))
  return { basis, value, best: [] }
}

function* withoutLines(search: Search<Action>): Search<Action> {
  for (;;) {
    const step = search.next()
    if (step.done) return step.value
    yield step.value && { ...step.value, best: [] }
  }
}

/**
 * Advises on Grafa. If the whole deck is known: the highest reachable score. Otherwise the mean final score over random orders of the unseen
 * cards; if these are few, over every order, and then the interval covers only rounding errors.
 */
export const grafaAnalyst: Analyst<Position, Action> = {
  game: 'grafa',
  *search(position: Position, seed: number): Search<Action> {
    const { game, open } = simulationOf(position)
    const random = createRandom(seed)
    if (game.phase === OVER) return GAME_OVER_ADVICE
    const isKnown = open.length < 2
    if (isKnown) infer(game, open)
    if (position.phase === 'reveal') return yield* isKnown ? valueKnown(game, random) : valueUnseen(game, open, random)
    return yield* isKnown ? searchKnown(game, random) : searchUnseen(game, open, random)
  },
}

function infer(game: Simulation, open: readonly number[]): void {
  const [card] = cardsIn(game.unseenLo, game.unseenHi)
  for (const place of open) {
    game.deck[place] = card ?? 0
    game.seen[place] = 1
  }
  if (game.phase === REVEAL) applyAbilities(game)
  for (let place = game.top; place < 52; place++) {
    const each = at(game.deck, place)
    if (each < HALF) game.unseenLo |= 1 << each
    else game.unseenHi |= 1 << (each - HALF)
  }
}
