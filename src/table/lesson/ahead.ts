import type { AnyCourse } from '../../lessons/course.ts'
import type { MoveTask, Outcome } from '../../lessons/lesson.ts'
import { outcomeOf } from '../../lessons/record.ts'

/** What is to be done next for a task of several moves, after some were made; null where no way is known. */
export function actionAhead(
  { game }: AnyCourse,
  task: MoveTask,
  made: readonly string[],
  { position, events }: Outcome,
): string | null {
  const { line = [], kinds, goal } = task
  if (made.every((action, index) => action === line[index])) return line[made.length] ?? null
  const legal = game.legal(position).map(action => game.makeAction(action))
  const reaches = (action: string): boolean => {
    const next = outcomeOf(game, position, action)
    return goal({ ...next, events: [...events, ...next.events] })
  }
  return legal.find(action => kinds.includes(action.split(' ')[0] ?? '') && reaches(action)) ?? null
}
