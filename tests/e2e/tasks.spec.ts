import type { Page } from '@playwright/test'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { sceneOf, type Task } from '../../src/lessons/lesson.ts'
import { COURSES } from '../lessons/all.ts'
import { solutionOf, TAPPED_ACTIONS, wrongAnswer } from '../lessons/solve.ts'
import { expect, LONG, openApp, test } from './app.ts'
import { enter } from './finger.ts'
import { heard, listen, reach } from './hearing.ts'
import { findingsAt, nameOf, SIZES } from './sweep/sizes.ts'
import { bringTo, state } from './sweep/states.ts'

const AT = SIZES.filter(({ zoomed }) => !zoomed)

/** Answers a task by keyboard, and notes the elements that can't be reached. */
class Player {
  readonly missed: string[] = []
  private readonly page: Page
  private readonly task: Task

  constructor(page: Page, task: Task) {
    this.page = page
    this.task = task
  }

  async press(step: string): Promise<void> {
    if (await reach(this.page, step)) await enter(this.page)
    else this.missed.push(step)
  }

  private place = (name: string): Promise<void> =>
    this.press(`.board [data-cell="${name}"], [data-card="${name}"], [data-slot="${name}"]`)

  private async type(text: string): Promise<void> {
    await this.press('.in-words')
    if (!(await reach(this.page, '.move input'))) this.missed.push(text)
    await this.page.keyboard.type(text)
    await enter(this.page)
  }

  private async make(action: string): Promise<void> {
    const [kind = '', ...words] = action.split(' ')
    if (!TAPPED_ACTIONS.includes(kind)) return this.type(action)
    if (kind === 'play') return this.press(`.pad [data-key="${words[0] ?? ''}"]`)
    for (const word of words) await this.place(word)
    const choice = this.page.locator('.board .choice', { hasText: new RegExp(`^\\s*${kind}\\s*$`, 'i') })
    if (await choice.isVisible()) await this.press('.board .choice')
  }

  private async choose(value: string): Promise<void> {
    const { options = [] } = this.task.type === 'choice' ? this.task : {}
    const label = options.find(option => option.value === value)?.label ?? ''
    const option = this.page.locator('.controls').getByRole('button', { name: label, exact: true })
    await option.evaluate((button: HTMLElement) => (button.dataset['wanted'] = ''))
    await this.press('[data-wanted]')
  }

  async answer(given: string | readonly string[]): Promise<void> {
    if (typeof given !== 'string') for (const name of given) await this.place(name)
    else if (this.task.type === 'choice') await this.choose(given)
    else await this.make(given)
    for (let i = 0; i < 60 && (await this.page.locator('.walker .forward').isVisible()); i++)
      await this.press('.walker .forward')
  }

  async answerRightly({ game }: AnyCourse): Promise<void> {
    const { task } = this
    if (task.type !== 'move') return this.answer(task.answer)
    for (const action of solutionOf(game, task, sceneOf(game, task.record)?.position)) await this.answer(action)
  }

  places = (): Promise<readonly string[]> =>
    this.page
      .locator('.board [data-cell], [data-card]')
      .evaluateAll((all: HTMLElement[]) => all.flatMap(({ dataset }) => dataset['cell'] ?? dataset['card'] ?? []))

  async findings(): Promise<readonly string[]> {
    const before = this.page.viewportSize() ?? { width: 390, height: 844 }
    const found: string[] = []
    for (const size of AT)
      for (const { kind, what } of await findingsAt(this.page, size))
        // With large letters, the text may cover rows, which can be scrolled to.
        if (kind !== 'few rows in sight' || !size.letters) found.push(`${kind}: ${what} at ${nameOf(size)}`)
    await this.page.evaluate(() => (document.documentElement.style.fontSize = ''))
    await this.page.setViewportSize(before)
    return found
  }
}

for (const course of COURSES) {
  test(
    `every task of ${course.game.name} can be answered wrongly, with a hint and correctly, by keys and by screen reader, at all sizes`,
    LONG,
    async ({ page, served }) => {
      test.setTimeout(0)
      await listen(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openApp(page, served)
      const key = (name: string) => page.locator('.controls').getByRole('button', { name })
      for (const lesson of course.lessons) {
        for (const task of lesson.tasks) {
          const name = `${course.game.name}/${lesson.id}/${task.id}`
          const player = new Player(page, task)
          await bringTo(page, state(`/learn/${course.game.name}/${lesson.id}?task=${task.id}`))
          const position = sceneOf(course.game, task.record)?.position
          const wrong = wrongAnswer(course, task, position, await player.places())
          const news = async (): Promise<string> => (await heard(page)).splice(length).join(' ')
          let { length } = await heard(page)
          const found: string[] = []
          if (wrong !== null) {
            await player.answer(wrong)
            expect.soft(await news(), `${name}: heard of a wrong answer`).toContain('Not quite')
            found.push(...(await player.findings()))
            await player.press('Try again')
          }
          length = (await heard(page)).length
          await player.press('Hint')
          expect.soft(await news(), `${name}: heard of a hint`).not.toBe('')
          found.push(...(await player.findings()))
          await player.answerRightly(course)
          await expect.soft(key('Next'), `${name}: goes on`).toBeVisible()
          found.push(...(await player.findings()))
          expect.soft(player.missed, `${name}: reached by keys`).toEqual([])
          expect.soft([...new Set(found)], `${name}: seen`).toEqual([])
        }
      }
    },
  )
}
