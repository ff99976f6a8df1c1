import { useBook, type Book } from '../../book/book.ts'
import { useProgressStore } from '../../book/stores/progress.ts'
import { idsKept, lessonKey, type Lesson } from '../../lessons/lesson.ts'
import { afterKnowing, afterMissing } from '../../lessons/review.ts'

type Progress = Pick<ReturnType<typeof useProgressStore>, 'lessonOf' | 'keepLesson'>

/** How the lessons of a game stand; what rows of old keep by number is kept by id from then on. */
export function useLessonProgress(
  { lessonOf, keepLesson }: Progress = useProgressStore(),
  { now }: Pick<Book, 'now'> = useBook(),
) {
  function standingOf(game: string, lesson: Lesson) {
    const { solved, missed = [] } = lessonOf(lessonKey(game, lesson.id))
    return { solved: idsKept(lesson, solved), missed }
  }

  const keep = (game: string, lesson: Lesson, changed: Partial<ReturnType<typeof standingOf>>): Promise<void> =>
    keepLesson(lessonKey(game, lesson.id), { ...standingOf(game, lesson), ...changed })

  return {
    /** The ids of those of its tasks that were solved. */
    solvedIn(game: string, lesson: Lesson): readonly string[] {
      const { solved } = standingOf(game, lesson)
      return lesson.tasks.flatMap(({ id }) => (solved.includes(id) ? [id] : []))
    },

    async solve(game: string, lesson: Lesson, task: string): Promise<void> {
      const { solved } = standingOf(game, lesson)
      if (!solved.includes(task)) await keep(game, lesson, { solved: [...solved, task] })
    },

    missedIn: (game: string, lesson: Lesson) => standingOf(game, lesson).missed,

    /** An answer to what was missed before, or a wrong one: it says when the task is asked again. */
    async answer(game: string, lesson: Lesson, task: string, right: boolean): Promise<void> {
      const { missed } = standingOf(game, lesson)
      const before = missed.find(each => each.task === task)
      const when = right ? before && afterKnowing(before.step, now()) : afterMissing(now())
      const others = missed.filter(each => each !== before)
      await keep(game, lesson, { missed: when ? [...others, { task, ...when }] : others })
    },
  }
}
