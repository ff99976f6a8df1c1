import { useBook, type Book } from '../../book/book.ts'
import { useProgressStore } from '../../book/stores/progress.ts'
import { idsKept, lessonKey, type Lesson, sceneOf, type Task } from '../../lessons/lesson.ts'
import { afterKnowing, afterMissing, afterAnswering, dueAt, type Reviewed } from '../../lessons/review.ts'
import { useRouter } from 'vue-router'
import { useLibraryStore } from '../../book/stores/library.ts'
import type { AnyCourse } from '../../lessons/course.ts'
import { SEATS_LEVEL } from '../../lessons/first-game.ts'
import type { Client } from '../../analysis/client.ts'
import { missedAfter } from '../../lessons/drill.ts'
import type { AnyTableModule } from '../../table/module.ts'
import { weighingOf, taskOf } from './moments/question.ts'

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
