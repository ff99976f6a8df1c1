import type { Page } from '@playwright/test'
import { expect } from './app.ts'

declare global {
  // Kept by the page while it is listened to.
  var heard: string[]
}

/** Whoever hears the page has all that its live regions ever said; those behind a sheet say nothing. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.heard = []
    const regionOf = (node: Node): Element | null | undefined =>
      (node instanceof Element ? node : node.parentElement)?.closest('[aria-live]')
    new MutationObserver(changes => {
      const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
      for (const region of new Set(changes.map(({ target }) => regionOf(target)))) {
        const text = region?.textContent.trim() ?? ''
        if (text !== '' && (!sheet || sheet.contains(region ?? null))) globalThis.heard.push(text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

export const heard = (page: Page): Promise<string[]> => page.evaluate(() => globalThis.heard)
export const hears = (page: Page, what: RegExp): Promise<void> =>
  expect(async () => expect((await heard(page)).join('\n')).toMatch(what)).toPass({ timeout: 8000 })

export const isNowhere = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement === document.body)

/** Role, name and state of what has the focus: it is always something, as soon as the page is there. */
export async function at(page: Page): Promise<string> {
  await expect.poll(() => isNowhere(page)).toBe(false)
  const [first = ''] = (await page.locator(':focus').ariaSnapshot()).split('\n')
  return first
}
