import { createRandom, oneOf, type Random } from '../engine/random.ts'
import type { Game, Refusal } from '../engine/game.ts'
import { sceneOf, type ChoiceTask, type MarkTask } from './lesson.ts'
import { scheduleAfterRight, scheduleAfterMiss, type Scheduled } from './review.ts'

type Question<Position = unknown, Event = unknown> = ChoiceTask<Position, Event> | MarkTask<Position>

/** Makes a question of one kind, with a difficulty for the level. */
export type QuestionMaker<Position = unknown, Event = unknown> = (
  level: number,
  random: Random,
) => Question<Position, Event>

interface Kind<Position, Event> {
  readonly id: string
  readonly ask: QuestionMaker<Position, Event>
}

/** An endless supply of questions. The same level and seed always make the same question. */
export interface Drill<Position = unknown, Event = unknown> {
  readonly title: string
  /** The number of levels; 0 is the easiest. */
  readonly levels: number
  readonly kinds: readonly Kind<Position, Event>[]
  make(level: number, seed: number): Question<Position, Event>
}

/** Returns the last position of a record made by a drill. Throws if the record can't be read, because the drill is then wrong. */
export function positionOf<Setup, Position, Action, Event extends { readonly type: string }, R extends Refusal>(
  game: Game<Setup, Position, Action, Event, R>,
  record: string,
): Position {
  const scene = sceneOf(game, record)
  if (!scene) throw new Error(`no table: ${record}`)
  return scene.position
}

const TRIES = 120

/** Makes up to `TRIES` values until one fits. Returns that value, or the last one if none fits. */
export function makeUntil<T>(make: () => T, fits: (each: T) => boolean): T {
  let made = make()
  for (let i = 1; i < TRIES && !fits(made); i++) made = make()
  return made
}

const POOL = 5

/** Returns the item whose difficulty fits the level, the hardest at the last level; undefined if there are no items. */
export function itemForLevel<T>(
  level: number,
  levels: number,
  all: readonly T[],
  hardness: (each: T) => number,
): T | undefined {
  const sorted = [...all].sort((a, b) => hardness(a) - hardness(b))
  return sorted[Math.round((level * (sorted.length - 1)) / (levels - 1))]
}

/** Makes several values for `itemForLevel` to choose from. */
export const createPool = <T>(make: () => T): readonly T[] => Array.from({ length: POOL }, make)

const MAX_TO_FIND = 4

const isShort = (question: Question): boolean => question.type !== 'mark' || question.answer.length <= MAX_TO_FIND

/** Makes a drill that asks all kinds of question equally often. */
export function createDrill<P, E>(
  title: string,
  levels: number,
  makers: Readonly<Record<string, QuestionMaker<P, E>>>,
): Drill<P, E> {
  const kinds = Object.entries(makers).map(([id, ask]): Kind<P, E> => ({
    id,
    ask: (level, random) => makeUntil(() => ask(level, random), isShort),
  }))
  const [first, ...others] = kinds
  if (!first) throw new Error(`${title} asks nothing`)
  return {
    title,
    levels,
    kinds,
    make(level, seed) {
      const random = createRandom(seed)
      return oneOf([first, ...others], random.next()).ask(level, random)
    },
  }
}

export interface QuestionKey {
  readonly level: number
  readonly seed: number
}

/** A question that was never scheduled is asked again immediately. */
type Missed = QuestionKey & Partial<Scheduled>

interface DrillState {
  readonly level: number
  readonly streak: number
  readonly best: number
  /** The number of right answers in a row at this level; negative for wrong answers. */
  readonly run: number
  /** The oldest first. */
  readonly missed: readonly Missed[]
}

const RISES_AT = 3
const FALLS_AT = -2
const MAX_MISSED = 20

const isSame = (a: QuestionKey, b: QuestionKey): boolean => a.level === b.level && a.seed === b.seed

/** Returns the missed questions after an answer. A question is removed when it needs no more reviews. */
export function missedAfter(
  missed: readonly Missed[],
  { level, seed }: QuestionKey,
  right: boolean,
  now: number,
): readonly Missed[] {
  const before = missed.find(each => isSame(each, { level, seed }))
  const others = missed.filter(each => each !== before)
  const when = right ? before && scheduleAfterRight(before.step ?? 0, now) : scheduleAfterMiss(now)
  return when ? [...others, { level, seed, ...when }].slice(-MAX_MISSED) : others
}

/** Whether a missed question hasn't been answered correctly since. */
export const isOpen = ({ step = 0 }: Missed): boolean => step === 0

export function stateAfterAnswer(
  state: DrillState,
  asked: QuestionKey,
  right: boolean,
  levels: number,
  now: number,
): DrillState {
  const { level, run: before, streak: earlier } = state
  const missed = missedAfter(state.missed, asked, right, now)
  const streak = right ? earlier + 1 : 0
  const run = right ? Math.max(before, 0) + 1 : Math.min(before, 0) - 1
  const best = Math.max(state.best, streak)
  if (run >= RISES_AT) return { level: Math.min(level + 1, levels - 1), streak, best, run: 0, missed }
  if (run <= FALLS_AT) return { level: Math.max(level - 1, 0), streak, best, run: 0, missed }
  return { level, streak, best, run, missed }
}
