import type { AnyCourse } from './course.ts'
import { type MoveTask, outcomeOf, type Outcome, type Task } from './lesson.ts'

/** Returns the squares and cards of an action: all its words but the first. */
export const argumentsOf = (action: string): readonly string[] => action.split(' ').slice(1)

const kindOf = (action: string): string => action.split(' ')[0] ?? ''

/** Returns the next action of a solution, after the actions `made`; null if no solution is known. */
export function actionAhead(
  game: AnyCourse['game'],
  task: MoveTask,
  made: readonly string[],
  { position, events }: Outcome,
): string | null {
  const { line = [], kinds, goal, answers } = task
  if (line.length > 0 && made.every((action, index) => action === line[index])) return line[made.length] ?? null
  if (made.length === 0 && answers !== 'any') return answers[0] ?? null
  const reaches = (action: string): boolean => {
    const next = outcomeOf(game, position, action)
    return goal({ ...next, events: [...events, ...next.events] })
  }
  const legal = game.legal(position).map(action => game.makeAction(action))
  return legal.find(action => kinds.includes(kindOf(action)) && reaches(action)) ?? null
}

const nextPlace = (answer: readonly string[], chosen: readonly string[]): readonly string[] => {
  const next = answer.find(place => !chosen.includes(place)) ?? chosen.find(place => !answer.includes(place))
  return next === undefined ? [] : [next]
}

/** Returns the ids that a hint marks: squares, cards and buttons to tap next or, in a choice task, those that the question is about. */
export function hintOf(task: Task, ahead: string | null, chosen: readonly string[]): readonly string[] {
  if (task.type === 'mark') return nextPlace(task.answer, chosen)
  if (task.type === 'choice') return task.shows ?? argumentsOf(task.action ?? '')
  if (ahead === null) return []
  // Only the first card matters, because it ends up on top.
  if (kindOf(ahead) === 'arrange') return [...argumentsOf(ahead).slice(0, 1), ahead, kindOf(ahead)]
  // A button's id is the whole action or its kind.
  return [...argumentsOf(ahead), ahead, kindOf(ahead)]
}
