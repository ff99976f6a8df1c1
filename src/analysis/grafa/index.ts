import type { Action, Position } from '../../engine/grafa/types.ts'
import {
  inAsciiOrder,
  GAME_OVER_ADVICE,
  type Analyst,
  type Search,
  MAX_LINES,
  type Advice,
  type AdvisedMove,
} from '../advice.ts'
import { createRandom, type Random } from '../../engine/random.ts'
import {
  applyAbilities,
  cardsIn,
  OVER,
  REVEAL,
  tableOf,
  type Table,
  copyTable,
  newTable,
  scoreOf,
  at,
  HALF,
} from './table.ts'
import { searchUnseen, valueUnseen } from './unseen.ts'
import { actionOf, choicesOf, choose } from './choices.ts'
import { makeAction } from '../../engine/grafa/notation.ts'
import { type Hunt, newHunt, isFull, run } from './solve.ts'

const HIGHEST = 52

const FIRST_RUN = 1000

const LONGER = 1.1

/** What is known about one choice: the highest score found, and whether it can reach the target (null until that is known). */
interface ChoiceBounds {
  readonly action: Action
  readonly table: Table
  best: number
  reaches: boolean | null
}

/**
 * Finds the highest score that can be reached on a known deck. Tries targets from the highest down, and tests each choice against them until
 * one can be reached or the memory is full.
 */
function* searchKnown(table: Table, random: Random): Search<Action> {
  const choices = choicesOf(table).map((choice): ChoiceBounds => {
    const after = copyTable(table, newTable())
    choose(after, choice)
    return { action: actionOf(table, choice), table: after, best: 0, reaches: null }
  })
  for (let target = HIGHEST; ; target--) {
    choices.forEach(choice => (choice.reaches = null))
    const hunt = newHunt(target, random)
    yield* settle(hunt, choices)
    if (choices.some(({ reaches }) => reaches === null)) return adviceOn(choices, target)
    if (choices.some(({ reaches }) => reaches)) return adviceOn(choices, target)
  }
}

/** Searches each choice in turn, longer in each round, until it is known of each whether it reaches the target, or the memory is full. */
function* settle(hunt: Hunt, choices: readonly ChoiceBounds[]): Generator<Advice<Action> | null, void> {
  for (let round = 0, positions = FIRST_RUN; !isFull(hunt); round++, positions *= LONGER) {
    const open = choices.filter(({ reaches }) => reaches === null)
    if (open.length === 0) return
    for (const choice of open) {
      hunt.best = 0
      choice.reaches = yield* run(hunt, choice.table, positions, round === 0)
      choice.best = Math.max(choice.best, hunt.best)
      yield adviceOn(choices, hunt.target)
    }
  }
}

/** Returns the advice so far. It is exact if a choice reaches the target, and it is known of every other choice whether it does. */
function adviceOn(choices: readonly ChoiceBounds[], target: number): Advice<Action> {
  const isProven = choices.every(({ reaches }) => reaches !== null) && choices.some(({ reaches }) => reaches)
  const lines = choices
    .map(({ action, best, reaches }): AdvisedMove<Action> => ({ action, value: reaches ? target : best }))
    .sort((a, b) => b.value - a.value)
  const value = lines[0]?.value ?? null
  if (!isProven) return { basis: 'searched', value, best: lines.slice(0, MAX_LINES) }
  const best = lines.filter(line => line.value === value)
  return { basis: 'exact', value, best: inAsciiOrder(best, makeAction) }
}

/** Values a position in which the last unknown card must still be entered: there is no choice yet, but the highest score can be searched. */
function* valueKnown(table: Table, random: Random): Search<Action> {
  if (table.phase === OVER) return { basis: 'exact', value: scoreOf(table), best: [] }
  const { basis, value } = yield* withoutLines(searchKnown(table, random))
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
    const { table, open } = tableOf(position)
    const random = createRandom(seed)
    if (table.phase === OVER) return GAME_OVER_ADVICE
    const isKnown = open.length < 2
    if (isKnown) infer(table, open)
    if (position.phase === 'reveal')
      return yield* isKnown ? valueKnown(table, random) : valueUnseen(table, open, random)
    return yield* isKnown ? searchKnown(table, random) : searchUnseen(table, open, random)
  },
}

/** Fills in the last unseen card, which follows from all others. */
function infer(table: Table, open: readonly number[]): void {
  const [card] = cardsIn(table.unseenLo, table.unseenHi)
  for (const place of open) {
    table.deck[place] = card ?? 0
    table.seen[place] = 1
  }
  if (table.phase === REVEAL) applyAbilities(table)
  for (let place = table.top; place < 52; place++) {
    const each = at(table.deck, place)
    if (each < HALF) table.unseenLo |= 1 << each
    else table.unseenHi |= 1 << (each - HALF)
  }
}
