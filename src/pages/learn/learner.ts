import { useBook, type Book } from '../../book/book.ts'
import { useProgressStore } from '../../book/stores/progress.ts'
import { idsKept, lessonKey, type Lesson, sceneOf } from '../../lessons/lesson.ts'
import { afterKnowing, afterMissing } from '../../lessons/review.ts'
import { useRouter } from 'vue-router'
import { useLibraryStore } from '../../book/stores/library.ts'
import type { AnyCourse } from '../../lessons/course.ts'
import { SEATS_LEVEL } from '../../lessons/first-game.ts'

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

const SEEDS = 2 ** 31

export const anySeed = (): number => Math.floor(Math.random() * SEEDS)

/** Begins a guided game, on a deal of the app's own, with the seats that it plays. */
export function usePractice() {
  const library = useLibraryStore()
  const router = useRouter()

  return async function practise({ game, guide }: AnyCourse, seed = anySeed()): Promise<void> {
    const head = guide.deal(seed)
    const players = guide.learner === undefined ? [] : (sceneOf(game, head)?.players ?? [])
    const app = players.map((_, i) => (i + 1 === guide.learner ? null : SEATS_LEVEL))
    const made = await library.create(head, { practice: true, app })
    if (made.ok) await router.push(`/table/${made.value.id}`)
  }
}
