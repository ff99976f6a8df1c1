import { expect, openApp, test } from './app.ts'
import { countControls, FIRST_HOME, SCREENS, summaryOf } from './sweep/controls.ts'
import { SMALL } from './sweep/sizes.ts'
import { bringTo } from './sweep/states.ts'
import { setOut } from './tour.ts'

const SET_UPS = SCREENS.filter(({ state }) => state.route.startsWith('/new/'))

test('the main screens show no more controls than they may, and a game is set up without scrolling', async ({
  page,
  served,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openApp(page, served)
  const first = await countControls(page, FIRST_HOME)
  await setOut(page, served)
  const counts = [first]
  for (const screen of SCREENS) counts.push(await countControls(page, screen))
  expect(counts.filter(({ screen, controls }) => controls.length > screen.most).map(summaryOf)).toEqual([])
  await page.setViewportSize(SMALL)
  for (const { name, state } of SET_UPS) {
    await bringTo(page, state)
    const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    expect([name, below]).toEqual([name, 0])
  }
})
