import type { Browser, Locator, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { HAS_PLAYED } from '../../src/book/storage/names.ts'
import { expect, openApp, type Served } from './app.ts'
import { tap } from './finger.ts'

interface Drawn {
  readonly suits: readonly string[]
}

const DRAWN: Drawn = JSON.parse(readFileSync(new URL('../photo/table.json', import.meta.url), 'utf8'))

const SUITS: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }

/** The measurements from Home to the first turn of WetIce. */
export interface MeasuredDeal {
  readonly taps: number
  /** The seconds that the app takes, without the time for hands. */
  readonly seconds: number
}

type Press = (target: Locator) => Promise<void>

const suitKey = (page: Page, letter = ''): Locator => page.locator(`.pad [aria-label^="${SUITS[letter] ?? ''}"]`)

export async function dealByHand(page: Page, press: Press): Promise<void> {
  await press(page.getByRole('button', { name: 'Enter the deal' }))
  for (const letter of DRAWN.suits.join('')) await press(suitKey(page, letter))
}

/**
 * Enters a deal by photo. The page's camera sees the layout; the question about each doubtful card is answered, and
 * then all cards are checked.
 */
export async function dealByPhoto(page: Page, press: Press): Promise<void> {
  await press(page.getByRole('button', { name: 'From a photo' }))
  await press(page.locator('button:enabled', { hasText: 'Take photo' }))
  for (;;) {
    const sentence = await page
      .locator('.status')
      .getByText(/What is at|Compare each row/)
      .innerText({ timeout: 60_000 })
    const [, column = '', row] = /is at ([a-h])(\d)/.exec(sentence) ?? []
    if (row === undefined) return
    await press(suitKey(page, DRAWN.suits[6 - Number(row)]?.[column.charCodeAt(0) - 97]))
    await expect(page.locator('.status').getByText(sentence)).toHaveCount(0)
  }
}

/**
 * Measures a deal in a page that is slowed down `slowdown` times, unlike its workers. The browser's camera must show
 * the layout.
 */
export async function measureDeal(
  browser: Browser,
  served: Served,
  enter: (page: Page, press: Press) => Promise<void>,
  slowdown: number,
): Promise<MeasuredDeal> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, permissions: ['camera'] }
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  // Opens Home as it looks after the first game.
  await page.addInitScript(key => localStorage.setItem(key, '1'), HAS_PLAYED)
  await openApp(page, served)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  let taps = 0
  const press = async (target: Locator): Promise<void> => {
    taps++
    await tap(target, 'tap')
  }
  const startedAt = performance.now()
  await press(page.getByRole('link', { name: /^WetIce/ }))
  await enter(page, press)
  await press(page.getByRole('button', { name: 'Start' }))
  await page.locator('.ruling .sentence').waitFor()
  const seconds = (performance.now() - startedAt) / 1000
  await context.close()
  return { taps, seconds }
}
