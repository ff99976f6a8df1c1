import type { ChoiceTask, MarkTask } from './lesson.ts'
import { seeded, type Seeded } from './seeded.ts'

type Question<Position = unknown, Event = unknown> = ChoiceTask<Position, Event> | MarkTask<Position>

/** One kind of question, as hard as the level. */
export interface Kind<Position = unknown, Event = unknown> {
  readonly id: string
  ask(level: number, random: Seeded): Question<Position, Event>
}

/** Questions without end. One is the same each time that it is made from the same level and seed. */
export interface Drill<Position = unknown, Event = unknown> {
  readonly title: string
  /** From 0, the easiest. */
  readonly levels: number
  readonly kinds: readonly Kind<Position, Event>[]
  make(level: number, seed: number): Question<Position, Event>
}

/** What is tried before the last one has to do. */
const TRIES = 120

/** The first that is made as it is wanted, else the last. */
export function until<T>(make: () => T, fits: (each: T) => boolean): T {
  let made = make()
  for (let i = 1; i < TRIES && !fits(made); i++) made = make()
  return made
}

/** More cards than these nobody is asked to find. */
const MOST_TO_FIND = 4

const isShort = (question: Question): boolean => question.type !== 'mark' || question.answer.length <= MOST_TO_FIND

/** A drill that asks each kind of question as often. */
export const drillOf = <P, E>(
  title: string,
  levels: number,
  kinds: readonly [Kind<P, E>, ...Kind<P, E>[]],
): Drill<P, E> => {
  const short = kinds.map(({ id, ask }): Kind<P, E> => ({
    id,
    ask: (level, random) => until(() => ask(level, random), isShort),
  }))
  const [first = kinds[0], ...others] = short
  return {
    title,
    levels,
    kinds: short,
    make(level, seed) {
      const random = seeded(seed)
      return random.pick([first, ...others]).ask(level, random)
    },
  }
}

export interface Asked {
  readonly level: number
  readonly seed: number
}

/** How somebody stands in a drill. */
interface DrillState {
  readonly level: number
  /** Right answers in a row, and the most there ever were. */
  readonly streak: number
  readonly best: number
  /** Right answers in a row at this level; below zero: wrong ones. */
  readonly run: number
  /** What was answered wrongly and not put right yet, the oldest first. */
  readonly missed: readonly Asked[]
}

/** So many right answers in a row lead a level up, so many wrong ones a level down. */
const UP = 3
const DOWN = -2
/** More are not kept for a review. */
const MOST_MISSED = 20

const isSame = (a: Asked, b: Asked): boolean => a.level === b.level && a.seed === b.seed

/** The standing after an answer. What was missed and is answered rightly is done with. */
export function afterAnswer(state: DrillState, asked: Asked, right: boolean, levels: number): DrillState {
  const { level, run: before, streak: earlier } = state
  const others = state.missed.filter(each => !isSame(each, asked))
  const missed = right ? others : [...others, asked].slice(-MOST_MISSED)
  const streak = right ? earlier + 1 : 0
  const run = right ? Math.max(before, 0) + 1 : Math.min(before, 0) - 1
  const best = Math.max(state.best, streak)
  if (run >= UP) return { level: Math.min(level + 1, levels - 1), streak, best, run: 0, missed }
  if (run <= DOWN) return { level: Math.max(level - 1, 0), streak, best, run: 0, missed }
  return { level, streak, best, run, missed }
}
