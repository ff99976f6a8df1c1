import { useBook } from '../../../book/book.ts'
import { useProgressStore } from '../../../book/stores/progress.ts'
import type { AnyCourse } from '../../../lessons/course.ts'
import { missedAfter } from '../../../lessons/drill.ts'
import type { Task } from '../../../lessons/lesson.ts'
import { dueAt, type Scheduled } from '../../../lessons/review.ts'
import { useLessonProgress } from '../lessonProgress.ts'

/** Something that was missed, and is to be asked again. */
interface Due extends Partial<Scheduled> {
  task(): Task
  answered(right: boolean): Promise<void>
}

/** What of a game was missed, in its lessons and its drill, and is due now. */
export function useDue() {
  const progress = useProgressStore()
  const standing = useLessonProgress()
  const { now } = useBook()

  const tasksOf = ({ game, lessons }: AnyCourse): readonly Due[] =>
    lessons.flatMap(lesson =>
      standing.missedIn(game.name, lesson).flatMap(({ task: id, ...when }) => {
        const task = lesson.tasks.find(each => each.id === id)
        const answered = (right: boolean): Promise<void> => standing.answer(game.name, lesson, id, right)
        return task ? [{ ...when, task: () => task, answered }] : []
      }),
    )

  /** An answer counts for the drill's level and streak no more. */
  const questionsOf = ({ game, drill }: AnyCourse): readonly Due[] =>
    progress.drillOf(game.name).missed.map(({ level, seed, ...when }) => ({
      ...when,
      task: () => drill.make(level, seed),
      answered(right) {
        const state = progress.drillOf(game.name)
        return progress.keepDrill(game.name, {
          ...state,
          missed: missedAfter(state.missed, { level, seed }, right, now()),
        })
      },
    }))

  return (course: AnyCourse): readonly Due[] => dueAt([...tasksOf(course), ...questionsOf(course)], now())
}
