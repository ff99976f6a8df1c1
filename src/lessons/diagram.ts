import { lessonsOn, type AnyCourse, type Diagram } from './course.ts'
import type { MarkTask, MoveTask, Task } from './lesson.ts'
import { outcomeOf, sceneOf } from './record.ts'

/** The first action that does what the task asks for. */
function solutionOf({ game }: AnyCourse, task: MoveTask, position: unknown): string | null {
  if (task.line) return task.line[0] ?? null
  if (task.answers !== 'any') return task.answers[0] ?? null
  const legal = game.legal(position).map(action => game.makeAction(action))
  return legal.find(action => task.goal(outcomeOf(game, position, action))) ?? null
}

/** A move that the referee accepts, and that puts no record right. */
function moveOf(course: AnyCourse, task: Task): Diagram | null {
  const { game } = course
  const scene = sceneOf(game, task.record)
  if (!scene) return null
  const action = task.type === 'move' ? solutionOf(course, task, scene.position) : (task.action ?? null)
  if (action === null || action.startsWith('correct')) return null
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

/** The section's own; else a move from a lesson on it, of those that are made in tasks first; else the places that its own lesson begins with. */
export function diagramFor(course: AnyCourse, section: string): Diagram | null {
  const given = course.diagrams?.[section]
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
