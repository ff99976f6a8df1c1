import type { Page } from '@playwright/test'
import { DECK, rankOf, type Rank } from '../../src/engine/cards.ts'
import { expect, openApp, type Served } from './app.ts'
import { inSettings, press } from './finger.ts'
import { named, speaksEnglish } from './languages.ts'

export const NAMES = ['Ann', 'Bob', 'Cat', 'Dee']

/** The 52 ranks in an arbitrary order: every seventeenth card of the deck. */
export const WHOLE: readonly Rank[] = DECK.map((_, i) => rankOf(DECK[(i * 17) % 52] ?? 'AS'))

export const sentence = (page: Page) => page.locator('.ruling .sentence')
/** The played cards, except cards that are being taken back. */
export const lying = (page: Page) => page.locator('.played:not(.differs)')
export const key = (page: Page, rank: string) => page.locator(`.pad [data-key="${rank}"]`)

/** Starts a match with the given house rules, and waits until the first card can be played. */
export async function begin(page: Page, served: Served, ...rules: readonly string[]): Promise<void> {
  await openApp(page, served, '/new/tennis')
  for (const [index, name] of NAMES.entries())
    await page.getByLabel(named(page, `Name of player ${index + 1}`)).fill(name)
  if (rules.length > 0)
    await inSettings(page, async () => {
      for (const rule of rules) await page.getByRole('radio', { name: rule, exact: true }).check()
    })
  await press(page, 'Start')
  const first = 'Ann deals hand 1 as the Ghost. Cat plays first as the Fish.'
  await expect(sentence(page)).toHaveText(speaksEnglish(page) ? first : /Cat/)
}

export async function type(page: Page, ranks: readonly Rank[]): Promise<void> {
  await key(page, 'A').focus()
  for (const rank of ranks) await page.keyboard.type(rank === 'T' ? '10' : rank.toLowerCase())
}
