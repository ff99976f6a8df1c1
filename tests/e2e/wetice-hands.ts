import type { Page } from '@playwright/test'
import type { Action } from '../../src/engine/wetice/types.ts'
import { expect, openApp, type Served } from './app.ts'
import { beginBy, button, press, tap } from './finger.ts'
import { beginning, labelled, named } from './languages.ts'

const KEYS: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }

export const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`)
export const sentence = (page: Page) => page.locator('.ruling .sentence')
export const score = (page: Page, player: string) => page.getByLabel(player, { exact: true }).locator('.score')

/** Goes from the list of games to the first turn, with 48 taps for 48 cards. */
export async function enterDeal(
  page: Page,
  served: Served,
  players: readonly string[],
  rows: readonly string[],
): Promise<void> {
  await openApp(page, served, '/new/wetice')
  for (const [index, name] of players.entries())
    await page.getByLabel(named(page, `Name of player ${index + 1}`)).fill(name)
  await press(page, 'Enter the deal')
  const keyOf = (letter: string) => page.locator(labelled(page, KEYS[letter] ?? '', '.pad'))
  const [first = '', ...letters] = rows.join('')
  await tap(keyOf(first))
  for (const letter of letters) await keyOf(letter).click()
  await press(page, 'Start')
  await expect(sentence(page)).toHaveText(named(page, /^Cleanup: first/))
}

/** Opens the table of a record. */
export async function openRecord(page: Page, served: Served, record: string): Promise<void> {
  await openApp(page, served, '/new/wetice')
  await beginBy(page, 'From a text')
  await page.getByLabel(named(page, 'A record, or the rows of a layout')).fill(record)
  await press(page, /^Open it/)
  await expect(sentence(page)).toBeVisible()
}

/** Makes one action by taps, and walks its chain to the end. */
export async function playByTaps(page: Page, action: Action): Promise<void> {
  if (action.type === 'swap') for (const each of action.cells) await tap(cell(page, each))
  else if (action.type === 'pass') await press(page, 'Pass')
  else if (action.type === 'give')
    await tap(page.getByRole('button', { name: beginning(page, KEYS[action.suit] ?? '', String.raw`, \d`) }))
  if (action.type !== 'give') await press(page, 'Confirm')
  await expect(button(page, 'Confirm')).toHaveCount(0)
  if (action.type === 'swap' || action.type === 'give') await walkToEnd(page)
}

/** Carries out the instructions step by step. */
export async function walkToEnd(page: Page): Promise<void> {
  const walker = page.locator('.walker')
  // A swap that removes nothing is complete when it is confirmed.
  await expect(button(page, 'Confirm')).toHaveCount(0)
  while ((await walker.count()) > 0) await tap(walker.locator('.forward'))
}
