import type { Client } from '../../../analysis/client.ts'
import { useBook } from '../../../book/book.ts'
import { useProgressStore } from '../../../book/stores/progress.ts'
import type { AnyCourse } from '../../../lessons/course.ts'
import { missedAfter } from '../../../lessons/drill.ts'
import { type Task, sceneOf } from '../../../lessons/lesson.ts'
import { afterAnswering, dueAt, type Reviewed } from '../../../lessons/review.ts'
import type { AnyTableModule } from '../../../table/module.ts'
import { useLessonProgress } from '../learner.ts'
import { weighingOf, taskOf } from '../moments/question.ts'

/** A moment is on a whole table, and may be weighed. */
const A_MOMENT = 40

/** Something that was missed, and is to be asked again. */
export interface Due extends Reviewed {
  readonly course: AnyCourse
  task(module: AnyTableModule): Task
  /** Whether an action that isn't among the answers is as good; left out where none can be. */
  weigh?(module: AnyTableModule, client: Client): ((action: string) => Promise<boolean>) | null
  answered(right: boolean): Promise<void>
}

/** What of some games was missed, in their lessons, drills and matches, and is due now: as much as takes a few minutes, whichever game it is of. */
export function useDue() {
  const progress = useProgressStore()
  const standing = useLessonProgress()
  const { now } = useBook()

  const tasksOf = (course: AnyCourse): readonly Due[] => {
    const { game, lessons } = course
    return lessons.flatMap(lesson =>
      standing.missedIn(game.name, lesson).flatMap(({ task: id, ...when }) => {
        const task = lesson.tasks.find(each => each.id === id)
        const answered = (right: boolean): Promise<void> => standing.answer(game.name, lesson, id, right)
        return task ? [{ ...when, course, task: () => task, answered }] : []
      }),
    )
  }

  /** An answer counts for the drill's level and streak no more. */
  const questionsOf = (course: AnyCourse): readonly Due[] => {
    const { game, drill } = course
    return progress.drillOf(game.name).missed.map(({ level, seed, ...when }) => ({
      ...when,
      course,
      task: () => drill.make(level, seed),
      answered(right) {
        const state = progress.drillOf(game.name)
        return progress.keepDrill(game.name, {
          ...state,
          missed: missedAfter(state.missed, { level, seed }, right, now()),
        })
      },
    }))
  }

  /** Slips, and what decided a match, as its review has found them. */
  const momentsOf = (course: AnyCourse): readonly Due[] => {
    const { name } = course.game
    return progress.momentsIn(name).flatMap(moment => {
      const { due = 0 } = moment
      const scene = due !== null && due <= now() ? sceneOf(course.game, moment.record) : null
      if (!scene) return []
      return {
        due,
        seconds: A_MOMENT,
        course,
        task: module => taskOf(moment, course, module, scene),
        weigh: (module, client) => weighingOf(moment, course, module, client),
        answered: right => progress.answerMoment(name, moment, right, afterAnswering(moment.step ?? 0, right, now())),
      }
    })
  }

  return (courses: readonly AnyCourse[]): readonly Due[] =>
    dueAt(
      courses.flatMap(course => [...tasksOf(course), ...questionsOf(course), ...momentsOf(course)]),
      now(),
    )
}
