import { COURSES } from '../../lessons/all.ts'
import { state, type State } from './states.ts'

/** The question of each task in the lessons. */
export const TASKS: readonly State[] = COURSES.flatMap(({ game, lessons }) =>
  lessons.flatMap(({ id, tasks }) => tasks.map(task => state(`/learn/${game.name}/${id}?task=${task.id}`))),
)
