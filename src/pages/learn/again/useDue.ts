import { useBook } from '../../../book/book.ts'
import { useProgressStore } from '../../../book/stores/progress.ts'
import type { AnyCourse } from '../../../lessons/course.ts'
import { missedAfter } from '../../../lessons/drill.ts'
import type { Task } from '../../../lessons/lesson.ts'
import { dueAt, type Scheduled } from '../../../lessons/review.ts'
import { useLessonProgress } from '../lessonProgress.ts'

/** Something that was missed, and is to be asked again. */
export interface Due extends Partial<Scheduled> {
  readonly course: AnyCourse
  task(): Task
  answered(right: boolean): Promise<void>
}

/** What of some games was missed, in their lessons and drills, and is due now: as much as takes a few minutes, whichever game it is of. */
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

  return (courses: readonly AnyCourse[]): readonly Due[] =>
    dueAt(
      courses.flatMap(course => [...tasksOf(course), ...questionsOf(course)]),
      now(),
    )
}
