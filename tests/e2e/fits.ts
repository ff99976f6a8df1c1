import type { Page } from '@playwright/test'
import { expect, openApp, type Served } from './app.ts'
import { PAGES, TABLES, turnTo } from './places.ts'

/** What lies beyond the side of the screen, and keys whose words don't fit. */
const lost = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    const beyond = scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : []
    const cut = [...document.querySelectorAll<HTMLElement>('button, a.button, .choice span')]
      .filter(key => key.checkVisibility() && !key.matches('.skip'))
      .filter(key => key.scrollWidth > key.clientWidth + 1 || key.scrollHeight > key.clientHeight + 1)
      .map(key => `${key.ariaLabel ?? key.innerText}: ${key.scrollWidth} in ${key.clientWidth}`)
    return [...beyond, ...cut]
  })

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
