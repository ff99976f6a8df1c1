import type { Action, Position } from '../../engine/grafa/types.ts'
import { inAsciiOrder, NOTHING_LEFT, type Analyst, type Search, MOST_LINES, type Advice, type Line } from '../advice.ts'
import { createRandom, type Random } from '../../engine/random.ts'
import {
  carryOn,
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
  PAIR,
  count,
  isActingHeart,
} from './table.ts'
import { searchUnseen, valueUnseen } from './unseen.ts'
import { actionOf, choicesOf, choose } from './choices.ts'
import { makeAction } from '../../engine/grafa/notation.ts'
import { promise } from './policy.ts'

/** So many positions can be remembered; beyond that nothing is proven. */
const ROOM = 1 << 20
const FULLEST = ROOM * 0.8
/** Positions looked at between two rests. */
const STRIDE = 300
/** How far chance may change the order of the choices after the first run, in points. */
const NOISE = 3

/**
 * The hunt for a line of a known deck that reaches a score. It keeps the positions from which there is none, with all that tells them
 * apart, so none is mistaken for another.
 */
interface Hunt {
  readonly target: number
  readonly failures: Int32Array
  readonly rooms: Table[]
  readonly random: Random
  kept: number
  visited: number
  /** Where this run gives up; a run that is lost in one corner is better begun anew. */
  limit: number
  noise: number
  /** The highest score met. */
  best: number
}

export const newHunt = (target: number, random: Random): Hunt => ({
  target,
  failures: new Int32Array(3 * ROOM),
  rooms: [],
  random,
  kept: 0,
  visited: 0,
  limit: 0,
  noise: 0,
  best: 0,
})

const isFull = ({ kept }: Hunt): boolean => kept > FULLEST

/** One run; null where it gave up. */
export function run(hunt: Hunt, table: Table, positions: number, isFirst: boolean): Generator<null, boolean | null> {
  hunt.limit = hunt.visited + positions
  hunt.noise = isFirst ? 0 : NOISE
  return canReach(hunt, table, 0)
}

/** A look reaches three cards, so further down the order has not changed. */
const orderOf = ({ deck, top }: Table): number =>
  top | (at(deck, top) << 6) | (at(deck, top + 1) << 12) | (at(deck, top + 2) << 18)

/** Where a position stands among the failures, or could. */
function slotOf({ failures }: Hunt, lo: number, hi: number, order: number): number {
  let hash = Math.imul(lo ^ Math.imul(hi, 0x9e3779b1) ^ Math.imul(order, 0x85ebca6b), 0xc2b2ae35)
  hash ^= hash >>> 15
  for (let slot = hash & (ROOM - 1); ; slot = (slot + 1) & (ROOM - 1)) {
    const key = 3 * slot
    const there = at(failures, key + 2)
    if (there === 0 || (there === order && at(failures, key) === lo && at(failures, key + 1) === hi)) return key
  }
}

function keep(hunt: Hunt, { lo, hi }: Table, order: number): void {
  const key = slotOf(hunt, lo, hi, order)
  hunt.failures.set([lo, hi, order], key)
  hunt.kept++
}

/** Every pair takes a card off the deck; only one whose top card is no acting heart can take one off the hand too. */
function mostFrom(table: Table): number {
  let plain = 0
  for (let place = table.top; place < 52; place++) if (!isActingHeart(at(table.deck, place))) plain++
  return 52 - Math.max(0, count(table.lo) + count(table.hi) - plain)
}

function* canReach(hunt: Hunt, table: Table, depth: number): Generator<null, boolean | null> {
  if (table.phase === OVER) {
    const score = scoreOf(table)
    hunt.best = Math.max(hunt.best, score)
    return score >= hunt.target
  }
  if (table.phase === PAIR && mostFrom(table) < hunt.target) return false
  const order = orderOf(table)
  const isKept = table.phase === PAIR
  if (isKept && at(hunt.failures, slotOf(hunt, table.lo, table.hi, order) + 2) !== 0) return false
  if (++hunt.visited % STRIDE === 0) yield null
  if (hunt.visited > hunt.limit || isFull(hunt)) return null
  const room = (hunt.rooms[depth] ??= newTable())
  for (const choice of inOrder(table, hunt)) {
    choose(copyTable(table, room), choice)
    const reached = yield* canReach(hunt, room, depth + 1)
    if (reached !== false) return reached
  }
  if (isKept) keep(hunt, table, order)
  return false
}

function inOrder(table: Table, { noise, random }: Hunt): readonly number[] {
  const choices = choicesOf(table)
  if (table.phase !== PAIR || choices.length < 2) return choices
  return choices
    .map(choice => ({ choice, hope: promise(table, table, table.top, choice) + (noise * random.below(1024)) / 1024 }))
    .sort((a, b) => b.hope - a.hope)
    .map(({ choice }) => choice)
}

const HIGHEST = 52
const FIRST_RUN = 1000
const LONGER = 1.1

/** What is known of one choice: the highest score met, and whether the target can be reached; null where that is open. */
interface Known {
  readonly action: Action
  readonly table: Table
  best: number
  reaches: boolean | null
}

/**
 * The highest score that can be reached on a known deck. Targets are tried from the highest down; the first that can be reached is the
 * answer, and each choice is asked whether it reaches it too.
 */
function* searchKnown(table: Table, random: Random): Search<Action> {
  const choices = choicesOf(table).map((choice): Known => {
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

/** Asks each choice in turn, a little longer each round, until all are answered or no room is left. */
function* settle(hunt: Hunt, choices: readonly Known[]): Generator<Advice<Action> | null, void> {
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

/** Proven where a choice reaches the target and every other choice is answered. */
function adviceOn(choices: readonly Known[], target: number): Advice<Action> {
  const isProven = choices.every(({ reaches }) => reaches !== null) && choices.some(({ reaches }) => reaches)
  const lines = choices
    .map(({ action, best, reaches }): Line<Action> => ({ action, value: reaches ? target : best }))
    .sort((a, b) => b.value - a.value)
  const value = lines[0]?.value ?? null
  if (!isProven) return { basis: 'searched', value, best: lines.slice(0, MOST_LINES) }
  const best = lines.filter(line => line.value === value)
  return { basis: 'exact', value, best: inAsciiOrder(best, makeAction) }
}

/** A deck of which the last unknown card is still to be entered: nothing to choose, but what can be reached is known. */
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
 * Advises on Grafa. Where the whole deck is known: the highest score that can be reached. Otherwise the mean final score over the cards
 * not seen, in any order; where these are few it is worked out over every order, and the interval has no width but rounding.
 */
export const grafaAnalyst: Analyst<Position, Action> = {
  game: 'grafa',
  *search(position: Position, seed: number): Search<Action> {
    const { table, open } = tableOf(position)
    const random = createRandom(seed)
    if (table.phase === OVER) return NOTHING_LEFT
    const isKnown = open.length < 2
    if (isKnown) infer(table, open)
    if (position.phase === 'reveal')
      return yield* isKnown ? valueKnown(table, random) : valueUnseen(table, open, random)
    return yield* isKnown ? searchKnown(table, random) : searchUnseen(table, open, random)
  },
}

/** The last card that nobody has seen can be told from all others. */
function infer(table: Table, open: readonly number[]): void {
  const [card] = cardsIn(table.unseenLo, table.unseenHi)
  for (const place of open) {
    table.deck[place] = card ?? 0
    table.seen[place] = 1
  }
  if (table.phase === REVEAL) carryOn(table)
  for (let place = table.top; place < 52; place++) {
    const each = at(table.deck, place)
    if (each < HALF) table.unseenLo |= 1 << each
    else table.unseenHi |= 1 << (each - HALF)
  }
}
