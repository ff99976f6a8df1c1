import type { Page } from '@playwright/test'
import { alone, expect, expectAccessible, openApp, LONG } from './app.ts'
import { beginBy, inSettings, press, tap } from './finger.ts'
import { cell, walkToEnd } from './wetice-hands.ts'

const ROWS = ['........', '........', '........', '........', 'SSS.....', 'HHDHCCDC']
const WETICE = ['game wetice', 'players Ann, Bob', 'phase swap', 'turn 2', 'deal', ...ROWS, 'play'].join('\n')

const times = (page: Page) => page.locator('p.clock .time')

alone(
  'a clock continues through a reload and on a hidden page, pauses while hands move cards, and can be stopped',
  LONG,
  async ({ page, served }) => {
    await page.clock.install({ time: new Date('2026-01-02T20:00:00Z') })
    await openApp(page, served, '/new/wetice')
    await inSettings(page, async () => {
      await page.getByRole('group', { name: 'Clock' }).getByRole('radio', { name: 'For each player' }).check()
      await page
        .getByRole('group', { name: 'When time is up' })
        .getByRole('radio', { name: 'The players decide' })
        .check()
      await expectAccessible(page)
    })
    await beginBy(page, 'From a text')
    await page.getByLabel('A record, or the rows of a layout').fill(WETICE)
    await press(page, /^Open it/)
    await expect(times(page)).toHaveText(['15:00', '15:00'])
    // The first move starts the clock of the next player.
    await tap(cell(page, 'g1'))
    await tap(cell(page, 'h1'))
    await press(page, 'Confirm')
    await walkToEnd(page)
    await expect(page.locator('p.clock.runs')).toHaveCount(1)
    await page.clock.fastForward('02:00')
    await expect(times(page).first()).toHaveText(/^12:[345]\d$/)
    await page.reload()
    await expect(times(page).first()).toHaveText(/^12:[345]\d$/)
    // Simulates a hidden page, whose timers don't run.
    await page.clock.setSystemTime(new Date('2026-01-02T20:10:00Z'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(times(page).first()).toHaveText(/^[45]:\d\d$/)
    await tap(cell(page, 'c1'))
    await tap(cell(page, 'd1'))
    await press(page, 'Confirm')
    await expect(page.locator('p.clock.runs')).toHaveCount(0)
    await walkToEnd(page)
    await expect(page.locator('p.clock.runs')).toContainText('Bob’s clock')
    await page.clock.fastForward('15:30')
    await expect(times(page).last()).toHaveText(/^−0:[345]\d$/)
    await expectAccessible(page)
    await press(page, 'Continue')
    // When a player leaves the table, the app asks what should happen to the clocks. Leaving can be cancelled.
    const address = page.url()
    await page.getByRole('link', { name: 'Home' }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(address)
    await expect(page.locator('p.clock.runs')).toHaveCount(1)
    await page.getByRole('link', { name: 'Home' }).click()
    await press(page, 'Let it run')
    await expect(page).not.toHaveURL(address)
    await page.goto(address)
    await expect(page.locator('p.clock.runs')).toHaveCount(1)
    // Going back and forward in the browser leaves and reopens the table, and its clocks stay paused.
    await page.getByRole('link', { name: 'Home' }).click()
    await press(page, 'Pause the clocks')
    await expect(page).not.toHaveURL(address)
    await page.getByRole('link', { name: 'Continue', exact: true }).click()
    await expect(page.locator('p.clock')).toHaveCount(2)
    await page.goBack()
    await expect(page.locator('p.clock')).toHaveCount(0)
    await page.goForward()
    await expect(page).toHaveURL(address)
    await expect(page.locator('p.clock')).toHaveCount(2)
    await expect(page.locator('p.clock.runs')).toHaveCount(0)
    await page.reload()
    await expect(page.locator('p.clock .word')).toHaveText(['paused', 'over'])
  },
)
