import type { Page } from '@playwright/test'
import { GAME_NAMES } from '../names.ts'
import { CORE_LESSONS, type AnyCourse } from '../../src/lessons/course.ts'
import { type Lesson, type Task, sceneOf } from '../../src/lessons/lesson.ts'
import { COURSES } from '../lessons/all.ts'
import { solutionOf } from '../lessons/solve.ts'
import { openApp } from './app.ts'
import { endWorld, openWorld } from './bench-world.ts'
import { sized } from '../bench/measure.ts'
import { firstMinute } from './bench-first.ts'
import { learnWithDeck, playOn } from './bench-guided.ts'
import { CHANCE, carryOut, ifShown, key, minutesOf, newcomer, place, touch, type Learner } from './learner.ts'

/** A tap chooses a card, and a tap on another card's place moves it there. */
async function arrange(learner: Learner, order: readonly string[]): Promise<void> {
  for (const [index, card] of order.entries()) {
    const there = await learner.page.locator('[data-slot]').nth(index).getAttribute('data-slot')
    if (there === null || there === card) continue
    await touch(learner, place(learner, card))
    await touch(learner, place(learner, there))
  }
}

async function make(learner: Learner, action: string): Promise<void> {
  const [kind = '', ...words] = action.split(' ')
  if (kind === 'play') await touch(learner, learner.page.locator(`.pad [data-key="${words[0] ?? ''}"]`))
  else if (kind === 'pass') await touch(learner, key(learner, 'Pass'))
  else if (kind === 'ghost') await touch(learner, learner.page.locator('.choice').first())
  else if (kind === 'arrange') await arrange(learner, words)
  else for (const word of words) await touch(learner, place(learner, word))
  if (kind === 'switch' || kind === 'capture')
    await ifShown(learner, key(learner, kind === 'switch' ? 'Switch' : 'Capture'))
  if (kind === 'arrange') await ifShown(learner, key(learner, /^Put back/))
  await ifShown(learner, key(learner, 'Confirm'))
}

async function answer(learner: Learner, course: AnyCourse, task: Task): Promise<void> {
  const scene = sceneOf(course.game, task.record)
  if (task.type === 'move') {
    for (const action of solutionOf(course.game, task, scene?.position)) {
      await carryOut(learner)
      await make(learner, action)
    }
  } else if (task.type === 'mark') {
    for (const each of task.answer) await touch(learner, place(learner, each))
    await ifShown(learner, key(learner, /^Check/))
  } else {
    const label = task.options.find(({ value }) => value === task.answer)?.label ?? ''
    await touch(learner, learner.page.locator('.controls').getByRole('button', { name: label, exact: true }))
  }
}

/** The next task, or the end of the lesson, appears without a tap. */
async function goesOn({ page }: Learner, { task }: Task): Promise<void> {
  const asked = page.locator('.task', { hasText: task })
  const said = page.locator('.task-table .ruling .sentence, .walker')
  for (let i = 0; i < 200 && ((await asked.isVisible()) || (await said.isVisible())); i++)
    await page.waitForTimeout(100)
}

async function takeLesson(learner: Learner, course: AnyCourse, lesson: Lesson): Promise<void> {
  for (const task of lesson.tasks) {
    learner.tasks++
    await answer(learner, course, task)
    await goesOn(learner, task)
  }
}

type Say = (line: string) => void

const LESSONS = sized(CORE_LESSONS)

async function learn(page: Page, course: AnyCourse, say: Say): Promise<void> {
  const learner = newcomer(page)
  await page.goto(new URL('#/learn', page.url()).href)
  await touch(learner, page.locator(`a[href="#/learn/${course.game.name}"]`).first())
  await touch(learner, page.locator('a.first').first())
  for (const [index, lesson] of course.lessons.slice(0, LESSONS).entries()) {
    await takeLesson(learner, course, lesson)
    if (index < LESSONS - 1) await touch(learner, page.locator('main.end .button-primary'))
  }
  await touch(learner, page.locator('main.end .button-primary'))
  const to = LESSONS < CORE_LESSONS ? 'a second lesson' : 'a first game'
  say(`to ${to}: ${minutesOf(learner)} minutes, ${learner.words} words, ${learner.taps} taps, ${learner.tasks} tasks`)
  if (LESSONS === CORE_LESSONS) await playOn(learner, course, say)
}

const wanted: readonly string[] = GAME_NAMES.filter(name => process.argv.length < 3 || process.argv.includes(name))
const { served, browser } = await openWorld()
for (const course of COURSES.filter(({ game }) => wanted.includes(game.name))) {
  const name = GAME_NAMES.find(each => each === course.game.name)
  for (const [how, take] of [
    [
      'from an empty profile',
      (page: Page, course: AnyCourse, say: Say) => name && firstMinute(page, course, name, say),
    ],
    ['by lessons', learn],
    ['with an own deck', learnWithDeck],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.addInitScript(chance => void (Math.random = () => chance), CHANCE)
    await openApp(page, served)
    await take(page, course, line => console.log(`${course.game.name} ${how}, ${line}`))
    await page.close()
  }
}
await endWorld()
