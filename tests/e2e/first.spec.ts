import type { Locator, Page } from '@playwright/test'
import { boards as tennisBoards } from '../../src/lessons/tennis/first.ts'
import { boards as wellsixBoards } from '../../src/lessons/wellsix/first.ts'
import { boards as weticeBoards } from '../../src/lessons/wetice/first.ts'
import type { FirstBoard } from '../../src/lessons/first.ts'
import { expect, expectAccessible, LONG, openApp, test } from './app.ts'
import { tap } from './finger.ts'
import { firstScripts, gzipped, scriptsWith } from './measure.ts'

/** No squares if any answer is right. */
const tapsFor = ({ answers }: FirstBoard): readonly string[] =>
  answers === 'any' ? [] : (answers.at(-1)?.split(' ').slice(1) ?? [])

const spot = (page: Page, name: string): Locator => page.locator(`.stage [data-cell="${name}"]:not(.gone)`)
const said = (page: Page): Locator => page.locator('.stage .said')

const GAMES = [
  { name: 'wetice', title: 'WetIce', boards: weticeBoards },
  { name: 'wellsix', title: 'Wellsix', boards: wellsixBoards },
  { name: 'tennis', title: 'A Lifelike Tennis', boards: tennisBoards },
] as const

for (const { name, title, boards } of GAMES) {
  test(
    `a newcomer solves every first board of ${title} by tapping`,
    name === 'wetice' ? {} : LONG,
    async ({ page, served }) => {
      await openApp(page, served)
      if (name !== 'wetice') await tap(page.getByRole('link', { name: title }), 'tap')
      for (const board of boards) {
        await expect(said(page)).toHaveText(board.task)
        await expectAccessible(page)
        for (const each of tapsFor(board)) await tap(spot(page, each), 'tap')
        await expect(said(page)).toHaveText(board.done)
      }
      await expect(page.getByRole('button', { name: 'Play a game' })).toBeVisible()
      await expectAccessible(page)
    },
  )

  test(`a newcomer solves every first board of ${title} by keyboard`, LONG, async ({ page, served }) => {
    await openApp(page, served, `/first/${name}`)
    for (const board of boards) {
      await expect(said(page)).toHaveText(board.task)
      for (const each of tapsFor(board)) await spot(page, each).press('Enter')
      await expect(said(page)).toHaveText(board.done)
      await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('button', { name: 'Play a game' })).toBeFocused()
  })
}

test(
  'the pile of the first board goes from 0 to 3, and a wrong tap can be tried again',
  LONG,
  async ({ page, served }) => {
    await openApp(page, served)
    const figure = page.locator('.stage .figure')
    await expect(figure).toHaveText('0')
    await tap(spot(page, 'a1'), 'tap')
    await tap(spot(page, 'b1'), 'tap')
    await expect(said(page)).toHaveText('Not three yet. Try again.')
    await expect(figure).toHaveText('0')
    await page.waitForTimeout(1500)
    await tap(spot(page, 'c1'), 'tap')
    await tap(spot(page, 'd1'), 'tap')
    await expect(figure).toHaveText('3')
  },
)

test('after a game, Home shows the games, and the first boards are not fetched', async ({ page, served }) => {
  await openApp(page, served)
  await tap(page.getByRole('button', { name: 'Skip', exact: true }), 'tap')
  await tap(page.getByRole('button', { name: 'Play a game' }), 'tap')
  await expect(page.locator('.guide-note')).toBeVisible()
  await openApp(page, served)
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible()
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(scripts.filter(each => each.includes('/newcomer-'))).toEqual([])
})

/** The maximum size of the scripts that newcomers load before the first board, in kB compressed. */
const MAX_SCRIPT = 66

test('the first board needs little more script than the first screen', ({ served }) => {
  const scripts = firstScripts(served.folder)
  expect(scripts.length).toBeGreaterThan(0)
  expect(gzipped(served.folder, [...scripts, ...scriptsWith(served.folder, 'newcomer', scripts)])).toBeLessThan(
    MAX_SCRIPT,
  )
})
