import { readLine } from '../engine/text.ts'
import type { AnyAction, Game, Refusal } from '../engine/game.ts'
import type { Rulebook } from '../text/contract/rulebook.ts'
import type { Drill } from './drill.ts'
import type { Guide } from './guide.ts'
import {
  type Hidden,
  type Lesson,
  type MarkTask,
  type MoveTask,
  type Task,
  isKeyOf,
  outcomeOf,
  sceneOf,
} from './lesson.ts'

type AnyEvent = { readonly type: string }

/** An example for a section of the rulebook: a position, with a move or with marked squares or cards. */
export interface Diagram {
  readonly record: string
  readonly action: string | null
  readonly marked: readonly string[]
  /** The text below the marked squares; '' for a move, which the referee describes. */
  readonly caption: string
}

/** All lessons, drills and guided games of one game. Pass an `AnyCourse` only positions and actions of its own game. */
export interface Course<
  Setup = unknown,
  Position = unknown,
  Action = AnyAction,
  Event extends AnyEvent = AnyEvent,
  R extends Refusal = Refusal,
> {
  readonly game: Game<Setup, Position, Action, Event, R>
  readonly rulebook: Rulebook<Position, Event, R>
  readonly lessons: readonly Lesson<Position, Event>[]
  readonly drill: Drill<Position, Event>
  readonly guide: Guide<Position, Event, Action>
  /** Examples by the section's id; they replace those from the lessons. */
  readonly diagrams?: Readonly<Record<string, Diagram>>
  /** Returns the id of the lesson about the position's phase. */
  lessonFor(position: Position): string
  /** Returns the position as lines of text for screen readers, without the `hidden` parts. */
  inWords(position: Position, hidden?: readonly Hidden[]): readonly string[]
}

export type AnyCourse = Course

/** The number of lessons before the guided game. */
export const CORE_LESSONS = 5

/** Returns all lessons on a section of the rulebook: first those mainly about it, then those that also teach it. */
export const lessonsOn = ({ lessons }: Pick<AnyCourse, 'lessons'>, section: string): readonly Lesson[] => [
  ...lessons.filter(lesson => lesson.section === section),
  ...lessons.filter(lesson => lesson.section !== section && lesson.also?.includes(section)),
]

function solutionOf({ game }: AnyCourse, task: MoveTask, position: unknown): string | null {
  if (task.line) return task.line[0] ?? null
  if (task.answers !== 'any') return task.answers[0] ?? null
  const legal = game.legal(position).map(action => game.makeAction(action))
  return legal.find(action => task.goal(outcomeOf(game, position, action))) ?? null
}

function moveOf(course: AnyCourse, task: Task): Diagram | null {
  const { game } = course
  const scene = sceneOf(game, task.record)
  if (!scene) return null
  const action = task.type === 'move' ? solutionOf(course, task, scene.position) : (task.action ?? null)
  if (action === null) return null
  const parsed = game.parseAction(readLine(action, 0).words, scene.position)
  if (!parsed.ok || game.isCorrection(parsed.value)) return null
  if (outcomeOf(game, scene.position, action).refusal !== null) return null
  return { record: task.record, action, marked: [], caption: '' }
}

const placesOf = ({ record, answer, done }: MarkTask): Diagram => ({
  record,
  action: null,
  marked: answer,
  caption: done,
})

const isMark = (task: Task): task is MarkTask => task.type === 'mark'

/** Returns the section's own diagram, or else a move from its lessons, or else the first squares marked in its main lesson; else null. */
export function diagramFor(course: AnyCourse, section: string): Diagram | null {
  const { diagrams = {} } = course
  const given = isKeyOf(diagrams, section) ? diagrams[section] : null
  if (given) return given
  const tasks = lessonsOn(course, section).flatMap(lesson => lesson.tasks)
  const played = [...tasks.filter(({ type }) => type === 'move'), ...tasks.filter(({ type }) => type !== 'move')]
  for (const task of played) {
    const found = moveOf(course, task)
    if (found) return found
  }
  const all: readonly Task[] = course.lessons.find(lesson => lesson.section === section)?.tasks ?? []
  const own = all.find(isMark)
  return own ? placesOf(own) : null
}
