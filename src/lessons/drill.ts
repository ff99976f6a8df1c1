import { createRandom, oneOf, type Random } from '../engine/random.ts'
import type { Game, Refusal } from '../engine/game.ts'
import { sceneOf, type ChoiceTask, type MarkTask } from './lesson.ts'
import { afterKnowing, afterMissing, type Scheduled } from './review.ts'

type Question<Position = unknown, Event = unknown> = ChoiceTask<Position, Event> | MarkTask<Position>

/** Makes questions of one kind, as hard as the level. */
export type QuestionMaker<Position = unknown, Event = unknown> = (
  level: number,
  random: Random,
) => Question<Position, Event>

interface Kind<Position, Event> {
  readonly id: string
  readonly ask: QuestionMaker<Position, Event>
}

/** Questions without end. One is the same each time that it is made from the same level and seed. */
export interface Drill<Position = unknown, Event = unknown> {
  readonly title: string
  /** From 0, the easiest. */
  readonly levels: number
  readonly kinds: readonly Kind<Position, Event>[]
  make(level: number, seed: number): Question<Position, Event>
}

/** The position of a table that a drill has laid itself. Throws where its record can't be read: the drill is wrong then. */
export function positionOf<Setup, Position, Action, Event extends { readonly type: string }, R extends Refusal>(
  game: Game<Setup, Position, Action, Event, R>,
  record: string,
): Position {
  const scene = sceneOf(game, record)
  if (!scene) throw new Error(`no table: ${record}`)
  return scene.position
}

/** Tries before the last one is taken. */
const TRIES = 120

/** The first that fits, else the last. */
export function until<T>(make: () => T, fits: (each: T) => boolean): T {
  let made = make()
  for (let i = 1; i < TRIES && !fits(made); i++) made = make()
  return made
}

/** Questions made for one, to choose one by difficulty. */
const POOL = 5

/** The one of them that is as hard as the level: the easiest at the first, the hardest at the last. */
export function asHardAs<T>(
  level: number,
  levels: number,
  all: readonly T[],
  hardness: (each: T) => number,
): T | undefined {
  const sorted = [...all].sort((a, b) => hardness(a) - hardness(b))
  return sorted[Math.round((level * (sorted.length - 1)) / (levels - 1))]
}

/** The number of different ones. */
export const poolOf = <T>(make: () => T): readonly T[] => Array.from({ length: POOL }, make)

/** The maximum number of cards to find. */
const MOST_TO_FIND = 4

const isShort = (question: Question): boolean => question.type !== 'mark' || question.answer.length <= MOST_TO_FIND

/** A drill that asks each kind of question as often. */
export function drillOf<P, E>(
  title: string,
  levels: number,
  makers: Readonly<Record<string, QuestionMaker<P, E>>>,
): Drill<P, E> {
  const kinds = Object.entries(makers).map(([id, ask]): Kind<P, E> => ({
    id,
    ask: (level, random) => until(() => ask(level, random), isShort),
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

/** A missed question, and when it is asked again: immediately, if never scheduled. */
type Missed = QuestionKey & Partial<Scheduled>

interface DrillState {
  readonly level: number
  /** Right answers in a row, and the most there ever were. */
  readonly streak: number
  readonly best: number
  /** Right answers in a row at this level; below zero: wrong ones. */
  readonly run: number
  /** Missed questions not yet known, the oldest first. */
  readonly missed: readonly Missed[]
}

/** Right answers in a row that lead a level up, and wrong ones that lead a level down. */
const UP = 3
const DOWN = -2
/** The maximum stored for a review. */
const MOST_MISSED = 20

const isSame = (a: QuestionKey, b: QuestionKey): boolean => a.level === b.level && a.seed === b.seed

/** The missed questions after an answer; they stay until they are known. */
export function missedAfter(
  missed: readonly Missed[],
  { level, seed }: QuestionKey,
  right: boolean,
  now: number,
): readonly Missed[] {
  const before = missed.find(each => isSame(each, { level, seed }))
  const others = missed.filter(each => each !== before)
  const when = right ? before && afterKnowing(before.step ?? 0, now) : afterMissing(now)
  return when ? [...others, { level, seed, ...when }].slice(-MOST_MISSED) : others
}

/** Not answered rightly since it was missed. */
export const isOpen = ({ step = 0 }: Missed): boolean => step === 0

export function afterAnswer(
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
  if (run >= UP) return { level: Math.min(level + 1, levels - 1), streak, best, run: 0, missed }
  if (run <= DOWN) return { level: Math.max(level - 1, 0), streak, best, run: 0, missed }
  return { level, streak, best, run, missed }
}
