import type { Page } from '@playwright/test'
import { expect, expectAccessible, openApp, test } from './app.ts'
import { press, tap } from './finger.ts'
import { keepScore } from './wellsix-hands.ts'

const NAMES = ['Ada', 'Ben', 'Cem', 'Dee', 'Eva']
const standings = (page: Page) => page.getByRole('table', { name: 'Standings' }).locator('tbody tr')
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

test('five meet each other in an evening, and a reload knows who leads', async ({ page, served }) => {
  test.slow()
  await openApp(page, served, '/book')
  await tap(link(page, 'Evenings'))
  await press(page, 'New evening')
  for (const [index, name] of NAMES.entries()) await page.getByLabel(`Player ${index + 1}`, { exact: true }).fill(name)
  await tap(page.getByRole('checkbox', { name: 'Wellsix' }))
  await tap(page.getByRole('checkbox', { name: 'WetIce' }))
  await expectAccessible(page)
  await press(page, 'Begin the evening')
  await expect(page.locator('.pairing')).toHaveCount(10)
  await tap(link(page, 'Begin their match'))
  await expect(page.getByLabel('Name of player 2')).toHaveValue('Dee')
  await keepScore(page, [
    ['30 line', '4'],
    ['7', '12'],
  ])
  await press(page, 'Next: Ben and Cem')
  await keepScore(page, [
    ['3', '4'],
    ['5', '4'],
  ])
  await expect(page.getByRole('button', { name: 'Next: Eva and Cem' })).toBeVisible()
  await expectAccessible(page)
  await press(page, 'The evening')
  await tap(page.locator('.pairing').last())
  await press(page, 'Dee won')
  await expect(page.locator('.lead')).toHaveText('Ada and Dee lead with 2.')
  await expect(standings(page)).toHaveCount(NAMES.length)
  await expectAccessible(page)
  await page.reload()
  await expect(standings(page).nth(1)).toHaveText(/Dee\s*2\s*2\s*1–0–1$/)
  await expect(page.getByText('7 matches still to play.')).toBeVisible()
  const [table] = await Promise.all([page.waitForEvent('download'), press(page, 'Save as a table (CSV)')])
  expect(table.suggestedFilename()).toMatch(/\.csv$/)
  const evening = page.url()
  await page.goto(served.url)
  await expect(page.getByRole('link', { name: /Next: Eva and Cem\s*7 of 10 matches left/ })).toBeVisible()
  await page.goto(evening)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expect(page.locator('.pairing').nth(1)).toHaveText(/Ben – Cem\s*a draw 8–8/)
})
