import type { Page } from '@playwright/test'
import { expect, openApp, type Served } from './app.ts'
import { press, tap } from './finger.ts'
import { expectNoEnglish, named, speaksEnglish } from './languages.ts'

export const sentence = (page: Page) => page.locator('.ruling .sentence')

/** Taps the rank and then the suit of each card. */
export async function pick(page: Page, ...cards: readonly string[]): Promise<void> {
  for (const card of cards) for (const key of card) await tap(page.locator(`.parts [data-key="${key}"]`))
}

export const pair = (page: Page, card: string): Promise<void> => tap(page.locator(`[data-card="${card}"]`))

/** Expects a sentence if the page is in English; in other languages expects that the page has no English text. */
export const says = (page: Page, text: string): Promise<void> =>
  speaksEnglish(page) ? expect(sentence(page)).toHaveText(text) : expectNoEnglish(page)

/** Confirms a step whose button is named in English. */
export const done = (page: Page, english: string): Promise<void> =>
  speaksEnglish(page) ? press(page, new RegExp(`^${english}`)) : tap(page.locator('.walker .forward'))

/** Plays the example of the rules with a real deck, up to the first look at two cards. */
export async function begin(page: Page, served: Served): Promise<void> {
  await openApp(page, served, '/new/grafa')
  await page.getByLabel(named(page, 'Name of player 1')).fill('Ann')
  await press(page, 'Enter your cards')
  await pick(page, 'AH', '6S', '4C', '3H', '2S', '4H')
  await press(page, 'Start')
  await says(page, 'The 4 of hearts is face up.')
}
