import type { Page } from '@playwright/test'
import { expect, openApp, type Served } from './app.ts'
import { press } from './finger.ts'
import { PAGES, TABLES, turnTo } from './places.ts'

/** What lies beyond the side of the screen, and keys whose words don't fit. */
const lost = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const beyond = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth }) => scrollWidth > innerWidth)
      .map(({ localName, scrollWidth }) => `the ${localName} is ${scrollWidth} wide`)
    const cut = [...document.querySelectorAll<HTMLElement>('button, a.button, .choice span')]
      .filter(key => key.checkVisibility() && !key.matches('.skip'))
      .filter(key => key.scrollWidth > key.clientWidth + 1 || key.scrollHeight > key.clientHeight + 1)
      .map(key => `${key.ariaLabel ?? key.innerText}: ${key.scrollWidth} in ${key.clientWidth}`)
    return [...beyond, ...cut]
  })

/** The entry of a deal lies over the page. */
export async function expectEntryFits(page: Page, served: Served): Promise<void> {
  await openApp(page, served, '/new/wetice')
  await press(page, /^Enter your deal/)
  await expect(page.getByText('Tap the suits in the order you dealt them.')).toBeVisible()
  expect(await lost(page)).toEqual([])
}

export async function expectPagesFit(page: Page, served: Served): Promise<void> {
  await openApp(page, served)
  for (const route of PAGES) {
    await turnTo(page, route)
    expect.soft(await lost(page), route).toEqual([])
  }
}

export async function expectTablesFit(page: Page, served: Served): Promise<void> {
  for (const [game, open] of Object.entries(TABLES)) {
    await open(page, served)
    expect.soft(await lost(page), game).toEqual([])
  }
}
