import type { Page } from '@playwright/test'
import { guideText } from '#text/wetice/practice.ts'
import { COURSES } from '../lessons/all.ts'
import { expect, expectAccessible, LONG, openApp, test } from './app.ts'
import { enter, tap } from './finger.ts'
import { turnTo } from './places.ts'

const key = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const cell = (page: Page, id: string) => page.locator(`[data-cell="${id}"]`)
const said = (page: Page) => page.locator('.sentence').first()

async function withoutChance(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let last = 0
    Math.random = () => (last = (last + 0.37) % 1)
  })
}

/** The next task follows a right answer without a tap. */
const goOn = (page: Page, task: number) => expect(page.getByRole('img', { name: `Task ${task} of` })).toBeVisible()

async function walkByKeys(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Steps' }).getByRole('button', { name: /^Next/ }).focus()
  while (await page.getByRole('group', { name: 'Steps' }).isVisible()) await enter(page)
}

/** Whether touches 21 pixels above, below, left and right of the middle of a link hit it. */
function reachOf(link: Element): boolean[] {
  const { left, top, width, height } = link.getBoundingClientRect()
  const finds = (x: number, y: number): boolean =>
    document.elementFromPoint(left + width / 2 + x, top + height / 2 + y) === link
  return [finds(0, -21), finds(0, 21), finds(-21, 0), finds(21, 0)]
}

test('a lesson of WetIce is completed by tapping, with a refusal, a hint, a match, and stored progress', async ({
  page,
  served,
}) => {
  await openApp(page, served, '/learn/wetice/swap')
  await tap(cell(page, 'a1'), 'tap')
  await tap(cell(page, 'b1'), 'tap')
  await expect(said(page)).toHaveText('Swapping a1 and b1 makes no match.')
  expect(await page.locator('.ruling .rule a').evaluate(reachOf)).toEqual([true, true, true, true])
  await tap(key(page, 'Hint'), 'tap')
  await tap(cell(page, 'c1'), 'tap')
  await tap(cell(page, 'd1'), 'tap')
  await goOn(page, 2)
  await expectAccessible(page)
  await page.goto(`${served.url}#/learn/wetice`)
  await page.reload()
  await expect(page.getByRole('link', { name: /^1 Swap/ })).toContainText('1 of 4')
  await expectAccessible(page)
})

const WORDIEST = COURSES.flatMap(({ game, lessons }) => {
  const length = ({ intro, tasks }: (typeof lessons)[number]) => intro.length + (tasks[0]?.task.length ?? 0)
  const [first, second] = lessons.toSorted((a, b) => length(b) - length(a))
  return [first?.id, second?.id, 'drill'].map(id => `/learn/${game.name}/${id ?? ''}`)
})

test('the question, the board and the buttons fit on the screen of a small phone', LONG, async ({ page, served }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openApp(page, served)
  for (const route of WORDIEST) {
    await turnTo(page, route)
    for (const part of ['.task', '.frame > .board', '.controls .keys']) {
      await expect(page.locator(part), `${part} of ${route}`).toBeInViewport({ ratio: 0.99 })
    }
  }
})

test('a lesson of WetIce is completed by keyboard alone', LONG, async ({ page, served }) => {
  await openApp(page, served, '/learn/wetice/swap')
  await cell(page, 'a1').focus()
  await page.keyboard.press('Home')
  for (const press of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter']) {
    await (press === 'Enter' ? enter(page) : page.keyboard.press(press))
  }
  await walkByKeys(page)
  await expect(page.getByRole('region', { name: 'Accepted' })).toBeVisible()
  await key(page, 'In words').focus()
  await enter(page)
  await expect(page.getByRole('dialog').getByText('Row 1: empty, empty, empty, spades, diamonds.')).toBeVisible()
  await page.keyboard.press('Escape')
  await key(page, 'Next').focus()
  await enter(page)
  await key(page, 'In words').focus()
  await enter(page)
  await page.getByLabel('Type an answer').fill('swap a1 h1')
  await enter(page)
  await walkByKeys(page)
  await key(page, 'Next').focus()
  await enter(page)
  await goOn(page, 3)
})

test('a lesson of Wellsix can be answered by tapping', LONG, async ({ page, served }) => {
  await openApp(page, served, '/learn/wellsix/capture')
  await tap(cell(page, '0,0'), 'tap')
  await tap(cell(page, '1,0'), 'tap')
  await goOn(page, 2)
  await tap(cell(page, '1,0'), 'tap')
  await expect(said(page)).toContainText('Not quite.')
  await expect(page.getByRole('region', { name: 'Not allowed' })).toHaveCount(0)
  await expectAccessible(page)
})

test('a lesson of A Lifelike Tennis is completed by tapping', LONG, async ({ page, served }) => {
  await openApp(page, served, '/learn/tennis/pairs')
  await tap(page.getByRole('button', { name: /^king/i }), 'tap')
  await goOn(page, 2)
  await tap(cell(page, 'Ben'), 'tap')
  await expect(page.locator('main.end')).toBeVisible()
  await expectAccessible(page)
})

test('a lesson of Grafa can be answered by tapping', LONG, async ({ page, served }) => {
  await openApp(page, served, '/learn/grafa/pairs')
  await tap(page.locator('[data-card="9S"]'), 'tap')
  await goOn(page, 2)
  for (const card of ['3D', '2S', '5H']) await tap(page.locator(`[data-card="${card}"]`), 'tap')
  await expect(said(page)).toContainText('Not quite.')
  await tap(key(page, 'Try again'), 'tap')
  for (const card of ['3D', '9S', 'TC']) await tap(page.locator(`[data-card="${card}"]`), 'tap')
  await goOn(page, 3)
  await expectAccessible(page)
})

test('a drill can be answered by tapping, and reviews missed questions', LONG, async ({ page, served }) => {
  await withoutChance(page)
  await openApp(page, served, '/learn/wetice/drill')
  await expect(page.locator('.standing')).toContainText('Level 1 of 5')
  const review = key(page, /^Review/)
  for (let i = 0; i < 12 && !(await review.isVisible()); i++) {
    const question = await page.locator('.task').textContent()
    const [yes, who] = [key(page, 'Yes'), page.getByRole('button', { name: 'Ada', exact: true })]
    if (await yes.isVisible()) await tap(yes, 'tap')
    else if (await who.isVisible()) await tap(who, 'tap')
    else {
      await tap(cell(page, 'a1'), 'tap')
      await tap(key(page, /^Check/), 'tap')
    }
    await expect(key(page, /^Next/)).toBeVisible()
    while (await page.getByRole('group', { name: 'Steps' }).isVisible()) await tap(key(page, /^Next/), 'tap')
    if (await review.isVisible()) {
      await tap(review, 'tap')
      await expect(page.locator('.task')).toHaveText(question ?? '')
      break
    }
    await tap(key(page, 'Next'), 'tap')
  }
  await expect(page.locator('.task')).toBeVisible()
  await expectAccessible(page)
})

test(
  'the first turn of a guided game is played, and its help pages lead back to the table as it was',
  LONG,
  async ({ page, served }) => {
    await withoutChance(page)
    await openApp(page, served, '/learn/wetice')
    await tap(key(page, 'A guided first game'), 'tap')
    await expect(page.locator('.guide-note')).toHaveText(guideText.welcome)
    await expectAccessible(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await tap(cell(page, 'a1'), 'tap')
    await tap(cell(page, 'a1'), 'tap')
    await tap(key(page, 'Menu'), 'tap')
    await tap(key(page, /^Get help/), 'tap')
    await tap(key(page, 'Show a swap'), 'tap')
    const shown = await said(page).textContent()
    const [, first = '', other = ''] = /([a-h]\d) and ([a-h]\d)/.exec(shown ?? '') ?? []
    await tap(cell(page, 'a1'), 'tap')
    await tap(cell(page, 'a1'), 'tap')
    await tap(cell(page, 'a1'), 'tap')
    await tap(cell(page, 'b1'), 'tap')
    await expect(key(page, 'Cancel')).toBeVisible()
    const refusal = await said(page).textContent()
    await expect(said(page)).toContainText('match')

    await tap(page.getByRole('button', { name: 'Menu', exact: true }), 'tap')
    await tap(key(page, /^Get help/), 'tap')
    await tap(key(page, 'How does this work?'), 'tap')
    await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
    await expectAccessible(page)
    await tap(key(page, 'Back to the table'), 'tap')
    await expect(said(page)).toHaveText(refusal ?? '')

    await tap(page.getByRole('button', { name: 'Menu', exact: true }), 'tap')
    await tap(key(page, /^Get help/), 'tap')
    await tap(key(page, 'Why?'), 'tap')
    await expect(page.getByRole('heading', { name: 'Why?' })).toBeVisible()
    await expectAccessible(page)
    await tap(key(page, 'Back to the table'), 'tap')
    await tap(key(page, 'Cancel'), 'tap')
    await tap(cell(page, first), 'tap')
    await tap(cell(page, other), 'tap')
    await expect(page.locator('[aria-label="Undo"]')).toBeEnabled()
    await expect(page.getByText(/Ben/).first()).toBeVisible()
  },
)
