import { useBook, type Book } from '../../book/book.ts'
import { useProgressStore, type StoredMoment } from '../../book/stores/progress.ts'
import {
  storedTaskIds,
  lessonKey,
  type Lesson,
  sceneOf,
  type Task,
  outcomeOf,
  type Scene,
  type ChoiceTask,
  type MoveTask,
} from '../../lessons/lesson.ts'
import {
  scheduleAfterRight,
  scheduleAfterMiss,
  scheduleAfterAnswer,
  dueAt,
  type ReviewItem,
} from '../../lessons/review.ts'
import { useRouter } from 'vue-router'
import { useLibraryStore } from '../../book/stores/library.ts'
import type { AnyCourse } from '../../lessons/course.ts'
import { APP_LEVEL } from '../../lessons/first-game.ts'
import type { AnalysisClient } from '../../analysis/client.ts'
import { missedAfter } from '../../lessons/drill.ts'
import type { AnyTableModule } from '../../table/module.ts'
import { readLine } from '../../engine/text.ts'
import { MOMENTS as WORDS } from '#text/pages/moments.ts'

/** An action is right if it leads to the same position as one of the answers. */
function taskOf(
  { record, played, answers, options, basis, loss }: StoredMoment,
  { game }: AnyCourse,
  module: AnyTableModule,
  { position, players }: Scene<unknown>,
): MoveTask | ChoiceTask {
  const spelled = (at: unknown): string => JSON.stringify(game.state(at))
  const all = new Set(answers.map(action => spelled(outcomeOf(game, position, action).position)))
  const kinds = game.legal(position).map(({ type }) => type)
  const turn = game.status(position).turn ?? 1
  const [best = ''] = answers
  const name = players.length > 1 ? (players[turn - 1] ?? '') : ''
  const worth = WORDS.worth(played, module.review?.amount(loss) ?? '')
  const common = { record, done: WORDS.done(basis), otherwise: WORDS.best(best, basis) }
  if (options) {
    const label = (text: string): string => {
      const action = game.parseAction(readLine(text, 0).words, position)
      return action.ok ? (module.review?.own?.label(action.value) ?? '') : ''
    }
    return {
      type: 'choice',
      ...common,
      task: WORDS.held(name),
      hint: `${worth} ${WORDS.either([best, played].map(label))}`,
      options: options.map(value => ({ value, label: label(value) })),
      action: null,
      tries: true,
      right: () => best,
      answer: best,
      alike: answers,
    }
  }
  return {
    type: 'move',
    ...common,
    task: WORDS.task(name),
    hint: `${worth} ${WORDS.shown}`,
    kinds: [...new Set(kinds)],
    moves: 1,
    goal: ({ position: after }) => all.has(spelled(after)),
    answers,
  }
}

/** Milliseconds of search for each of the two actions compared. */
const WEIGHED = 800
const SEED = 1

/** For the first player. Null if the search has no result. */
function worthOf(
  client: AnalysisClient,
  { game }: AnyCourse,
  module: AnyTableModule,
  position: unknown,
): Promise<number | null> {
  const { over, scores } = game.status(position)
  const [mine = 0, theirs = 0] = scores
  if (over) return Promise.resolve(mine - theirs)
  return new Promise(resolve => {
    client.ask(
      { game: game.name, position, ms: WEIGHED, seed: SEED },
      (advice, last) => {
        if (last) resolve(advice ? (module.review?.matchValue(advice.value ?? 0, position) ?? null) : null)
      },
      () => resolve(null),
    )
  })
}

async function isAsGood(
  client: AnalysisClient,
  course: AnyCourse,
  module: AnyTableModule,
  position: unknown,
  [best, action]: readonly [best: string, action: string],
): Promise<boolean> {
  const [there, here] = [best, action].map(each => outcomeOf(course.game, position, each))
  if (!there || !here || here.refusal !== null || !module.review) return false
  const most = await worthOf(client, course, module, there.position)
  const worth = await worthOf(client, course, module, here.position)
  if (most === null || worth === null) return false
  const lost = course.game.status(position).turn === 2 ? worth - most : most - worth
  return lost < module.review.least
}

/** Null if the best answer is proven, or if cards are hidden. */
function weighingOf(
  { answers: [best], options, basis }: StoredMoment,
  course: AnyCourse,
  module: AnyTableModule,
  { setup, position }: Scene<unknown>,
  client: AnalysisClient,
): ((action: string) => Promise<boolean>) | null {
  if (best === undefined || options || basis === 'exact' || module.hides(setup)) return null
  return action => isAsGood(client, course, module, position, [best, action])
}

type Progress = Pick<ReturnType<typeof useProgressStore>, 'lessonOf' | 'keepLesson'>

/** The progress in lessons. Old rows, which have the numbers of tasks, are converted to ids. */
export function useLessonProgress(
  { lessonOf, keepLesson }: Progress = useProgressStore(),
  { now }: Pick<Book, 'now'> = useBook(),
) {
  function standingOf(game: string, lesson: Lesson) {
    const { solved, missed = [] } = lessonOf(lessonKey(game, lesson.id))
    return { solved: storedTaskIds(lesson, solved), missed }
  }

  const keep = (game: string, lesson: Lesson, changed: Partial<ReturnType<typeof standingOf>>): Promise<void> =>
    keepLesson(lessonKey(game, lesson.id), { ...standingOf(game, lesson), ...changed })

  return {
    solvedIn(game: string, lesson: Lesson): readonly string[] {
      const { solved } = standingOf(game, lesson)
      return lesson.tasks.flatMap(({ id }) => (solved.includes(id) ? [id] : []))
    },

    async solve(game: string, lesson: Lesson, task: string): Promise<void> {
      const { solved } = standingOf(game, lesson)
      if (!solved.includes(task)) await keep(game, lesson, { solved: [...solved, task] })
    },

    missedIn: (game: string, lesson: Lesson) => standingOf(game, lesson).missed,

    async answer(game: string, lesson: Lesson, task: string, right: boolean): Promise<void> {
      const { missed } = standingOf(game, lesson)
      const before = missed.find(each => each.task === task)
      const when = right ? before && scheduleAfterRight(before.step, now()) : scheduleAfterMiss(now())
      const others = missed.filter(each => each !== before)
      await keep(game, lesson, { missed: when ? [...others, { task, ...when }] : others })
    },
  }
}

const SEEDS = 2 ** 31

export const randomSeed = (): number => Math.floor(Math.random() * SEEDS)

interface Practice {
  readonly seed?: number
  readonly own?: boolean
  readonly replace?: boolean
}

/** Returns a function that starts a guided game, in which the app deals and plays the other seats. */
export function usePractice() {
  const library = useLibraryStore()
  const progress = useProgressStore()
  const router = useRouter()

  return async function practise(
    { game, guide }: AnyCourse,
    { seed = randomSeed(), own = false, replace = false }: Practice = {},
  ): Promise<void> {
    if (!progress.loaded) await progress.load()
    const head = guide.deal(seed, progress.seenIn(game.name).includes('over'))
    const players = guide.learner === undefined ? [] : (sceneOf(game, head)?.players ?? [])
    const app = players.map((_, i) => (i + 1 === guide.learner ? null : APP_LEVEL))
    const made = await library.create(head, { practice: true, app })
    if (made.ok) await router.push({ path: `/table/${made.value.id}`, query: own ? { own: null } : {}, replace })
  }
}

/** In seconds. A question about a moment shows a whole table and may need a search. */
const A_MOMENT = 40

/** A question to ask: one that was missed before, or a moment of a match. */
export interface DueQuestion extends ReviewItem {
  readonly course: AnyCourse
  task(module: AnyTableModule): Task
  /** Returns a function that checks whether another action is as good as the answers; left out if no other action can be. */
  weigh?(module: AnyTableModule, client: AnalysisClient): ((action: string) => Promise<boolean>) | null
  answered(right: boolean): Promise<void>
}

/** The returned function makes the question about a moment, whether or not it is due; it returns null if the record can’t be read. */
export function useMomentQuestion() {
  const progress = useProgressStore()
  const { now } = useBook()

  return (moment: StoredMoment, course: AnyCourse) => {
    const { step = 0, due = 0 } = moment
    const scene = sceneOf(course.game, moment.record)
    return (
      scene && {
        due,
        seconds: A_MOMENT,
        course,
        task: (module: AnyTableModule) => taskOf(moment, course, module, scene),
        weigh: (module: AnyTableModule, client: AnalysisClient) => weighingOf(moment, course, module, scene, client),
        answered: (right: boolean) =>
          progress.answerMoment(course.game.name, moment, right, scheduleAfterAnswer(step, right, now())),
      }
    )
  }
}

/** Returns a function that lists the due questions of courses: from lessons, drills and matches, for at most a few minutes. */
export function useDueQuestions() {
  const progress = useProgressStore()
  const standing = useLessonProgress()
  const asking = useMomentQuestion()
  const { now } = useBook()

  const tasksOf = (course: AnyCourse): readonly DueQuestion[] => {
    const { game, lessons } = course
    return lessons.flatMap(lesson =>
      standing.missedIn(game.name, lesson).flatMap(({ task: id, ...when }) => {
        const task = lesson.tasks.find(each => each.id === id)
        const answered = (right: boolean): Promise<void> => standing.answer(game.name, lesson, id, right)
        return task ? [{ ...when, course, task: () => task, answered }] : []
      }),
    )
  }

  /** The answer to a repeated question doesn't change the drill's level or streak. */
  const questionsOf = (course: AnyCourse): readonly DueQuestion[] => {
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

  const momentsOf = (course: AnyCourse): readonly DueQuestion[] =>
    progress
      .momentsIn(course.game.name)
      .filter(({ due = 0 }) => due !== null && due <= now())
      .flatMap(moment => asking(moment, course) ?? [])

  return (courses: readonly AnyCourse[]): readonly DueQuestion[] =>
    dueAt(
      courses.flatMap(course => [...tasksOf(course), ...questionsOf(course), ...momentsOf(course)]),
      now(),
    )
}
