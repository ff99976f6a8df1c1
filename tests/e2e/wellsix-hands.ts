import type { Page } from '@playwright/test'
import { expect, openApp, type Served } from './app.ts'
import { answered, beginBy, button, inSettings, press, tap } from './finger.ts'
import { named } from './languages.ts'

export const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`)
export const card = (page: Page, name: string) => page.locator(`[data-card="${name}"]`).filter({ visible: true })
export const sentence = (page: Page) => page.locator('.ruling .sentence')
export const score = (page: Page, player: string) => page.getByLabel(player, { exact: true }).locator('.score')

/** Opens the table of a record. */
export async function openRecord(page: Page, served: Served, record: string): Promise<void> {
  await openApp(page, served, '/new/wellsix')
  await beginBy(page, 'From a text')
  await page.getByLabel(named(page, 'The record of a match')).fill(record)
  await press(page, /^Open it/)
  await expect(page.getByRole('grid')).toBeVisible()
}

/** Taps an action of the record, answers questions, confirms it and carries out the instructions. */
export async function playByTaps(page: Page, action: string): Promise<void> {
  const [type = '', first = '', second = ''] = action.split(' ')
  if (type === 'place') {
    await card(page, first).click()
    await cell(page, second).click()
  } else if (type === 'exchange') {
    await cell(page, first).click()
    await card(page, second).click()
  } else {
    await cell(page, first).click()
    if (second !== '') await cell(page, second).click()
    await answered(page)
    const which = button(page, type === 'switch' ? 'Switch' : 'Capture')
    if (await which.isVisible()) await tap(which)
  }
  await answered(page)
  // An answer counts immediately, unless cards are cut off.
  const confirm = button(page, 'Confirm')
  await expect(async () => {
    if (await confirm.isVisible()) await confirm.click({ timeout: 1000 })
    await answered(page)
    await expect(confirm).toHaveCount(0, { timeout: 600 })
  }).toPass()
  await walkToEnd(page)
}

export async function walkToEnd(page: Page): Promise<void> {
  const walker = page.locator('.walker')
  while (await walker.isVisible()) await tap(walker.locator('.forward'))
}

/** Enters results of games in order. Waits until each result is stored, because the buttons belong to its game until then. */
export async function enterResults(page: Page, games: readonly (readonly [string, string])[]): Promise<void> {
  for (const [index, [first, second]] of games.entries()) {
    await press(page, first)
    await press(page, second)
    const enter = page.getByRole('button', { name: `Enter game ${index + 1}` })
    await tap(enter)
    await expect(enter).toHaveCount(0)
  }
}

/** Enters a match of two games of Wellsix by its results only. */
export async function keepScore(page: Page, games: readonly (readonly [string, string])[]): Promise<void> {
  await inSettings(page, () => page.getByLabel('Games', { exact: true }).fill('2'))
  await beginBy(page, 'Keep score only')
  await enterResults(page, games)
}
