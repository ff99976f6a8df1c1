import { flushPromises, mount } from '@vue/test-utils'
import { createMemoryHistory, createRouter } from 'vue-router'
import { vi } from 'vitest'
import { tennisTable } from '../../src/games/tennis/table/index.ts'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import { tennisCourse } from '../../src/lessons/tennis/index.ts'
import { weticeCourse } from '../../src/lessons/wetice/index.ts'
import type { AnyCourse } from '../../src/lessons/course.ts'
import DrillPlayer from '../../src/pages/learn/DrillPlayer.vue'
import LessonPlayer from '../../src/table/lesson/LessonPlayer.vue'
import type { AnyTableModule } from '../../src/table/module.ts'
import { Browser } from '../book/world.ts'
import { describeGuarded } from '../games/guard.ts'
import { wait } from '../games/mount.ts'
import { nearby } from '../games/opponent.ts'
import { sitToLearn, type Learner } from './learner.ts'
import { byTurns } from '../runs.ts'

const sameQuestions = () => vi.spyOn(Math, 'random').mockReturnValue(0.3)

const routerOf = () =>
  createRouter({ history: createMemoryHistory(), routes: [{ path: '/:any(.*)*', component: LessonPlayer }] })

/** Taps a button that begins with these words, or a square. */
async function tap(what: string): Promise<void> {
  wait(1000)
  const keys = [...document.querySelectorAll<HTMLElement>('button, [data-cell]')]
  const key = keys.find(each => each.dataset['cell'] === what || each.textContent.trim().startsWith(what))
  if (!key) throw new Error(`Nothing to tap: ${what}`)
  key.click()
  await flushPromises()
}

interface Open {
  readonly course: AnyCourse
  readonly module: AnyTableModule
  readonly lesson: string
  /** The number of finished tasks. */
  readonly done?: number
  readonly taps?: readonly string[]
}

async function openLesson({ course, module, lesson: id, done = 0, taps = [] }: Open) {
  const lesson = course.lessons.find(each => each.id === id)
  if (!lesson) throw new Error(`No lesson ${id}`)
  const wrapper = mount(LessonPlayer, {
    props: { course, module, lesson, solved: lesson.tasks.slice(0, done).map(task => task.id), next: null },
    global: { plugins: [new Browser().openTab().pinia, routerOf()] },
    attachTo: document.body,
  })
  await flushPromises()
  for (const each of taps) await tap(each)
  return {
    left: () => [
      ['solved', 'leave', 'go', 'play'].map(what => [...(wrapper.emitted(what) ?? [])]),
      document.querySelector('.task')?.textContent,
    ],
    close: () => wrapper.unmount(),
  }
}

async function openDrill(course: AnyCourse, module: AnyTableModule, taps: number) {
  sameQuestions()
  const wrapper = mount(DrillPlayer, {
    props: { course, module },
    global: { plugins: [new Browser().openTab().pinia, routerOf()] },
    attachTo: document.body,
  })
  await flushPromises()
  for (let i = 0; i < taps; i++) {
    wait(1000)
    ;[...document.querySelectorAll<HTMLElement>('.controls button')].at(-1)?.click()
    await flushPromises()
  }
  return {
    left: () => [document.querySelector('.task')?.textContent, document.querySelector('.standing')?.textContent],
    close: () => wrapper.unmount(),
  }
}

/** Opens the guided game, and reads and plays it up to some point. */
async function openGuided(course: AnyCourse, play: (learner: Learner) => Promise<unknown>) {
  const learner = await sitToLearn(course.guide.deal(1), { practice: true }, nearby())
  await play(learner)
  const notes = course.guide.notes.map(({ text }) => text)
  return {
    left: () => [
      learner.match.cursor,
      learner.match.timeline.log.map(({ action }) => action),
      notes.indexOf(learner.note() ?? ''),
    ],
    close: () => learner.wrapper.unmount(),
  }
}

async function hint({ press }: Learner): Promise<void> {
  await press(/^A hint$/)
}

const wetice = { course: weticeCourse, module: weticeTable }
const tennis = { course: tennisCourse, module: tennisTable }

describeGuarded(
  byTurns<Parameters<typeof describeGuarded>[0][number]>(
    [
      ['a task of one move', () => openLesson({ ...wetice, lesson: 'swap' })],
      ['a task with a card chosen', () => openLesson({ ...wetice, lesson: 'swap', taps: ['c1'] })],
      ['a refused move', () => openLesson({ ...wetice, lesson: 'swap', taps: ['a1', 'b1'] })],
      ['a walk through a chain', () => openLesson({ ...wetice, lesson: 'swap', taps: ['c1', 'd1'] })],
      ['squares to choose, one of them chosen', () => openLesson({ ...wetice, lesson: 'runs', taps: ['a1'] })],
      ['a wrong answer', () => openLesson({ ...wetice, lesson: 'runs', taps: ['a1', 'b1', 'c1'] })],
      ['a question', () => openLesson({ ...tennis, lesson: 'seats' })],
      ['a right answer', () => openLesson({ ...tennis, lesson: 'seats', taps: ['Ada'] })],
      ['the last task, solved', () => openLesson({ ...tennis, lesson: 'seats', done: 2, taps: ['Ada'] })],
      ['a question of a drill', () => openDrill(tennisCourse, tennisTable, 0)],
      ['an answer in a drill', () => openDrill(tennisCourse, tennisTable, 1)],
      ['an explanation in a guided game', () => openGuided(weticeCourse, async () => {})],
      ['a hint in a guided game', () => openGuided(weticeCourse, hint)],
      ['a guided hand of Tennis', () => openGuided(tennisCourse, async () => {})],
    ],
    4,
  ),
)
