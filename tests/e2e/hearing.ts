import type { Page } from '@playwright/test'
import { expect } from './app.ts'

declare global {
  // `listen` records here what live regions announce.
  var heard: string[]
}

/** Records the texts of the page's live regions, except regions behind a sheet. */
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

/** Returns the role, name and state of the focused element. Waits until an element has the focus. */
export async function at(page: Page): Promise<string> {
  await expect.poll(() => isNowhere(page)).toBe(false)
  const [first = ''] = (await page.locator(':focus').ariaSnapshot()).split('\n')
  return first
}

const MAX_TABS = 60

/**
 * The keys that move the focus towards the target of a step; none if the target has the focus. Within a group, an arrow by
 * position and, if that doesn't move the focus, an arrow by order; elsewhere Tab.
 */
const keysTowards = (page: Page, step: string): Promise<readonly string[]> =>
  page.evaluate(what => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    const says = (key: HTMLElement): boolean =>
      [key.ariaLabel ?? '', key.textContent ?? ''].some(text => text.trim().startsWith(what))
    const isSelector = /^[.[#]/.test(what)
    const goal = [...root.querySelectorAll<HTMLElement>(isSelector ? what : 'button, a, summary')].find(
      key => key.checkVisibility() && (isSelector || says(key)),
    )
    const here = document.activeElement
    if (!goal || !here || here === goal) return goal ? [] : ['Tab']
    const group = here.closest('[role="grid"], [role="toolbar"], [role="group"]')
    if (goal.tabIndex >= 0 || !group?.contains(goal)) return ['Tab']
    const isAfter = (here.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
    const inOrder = isAfter ? 'ArrowRight' : 'ArrowLeft'
    const [from, to] = [here.getBoundingClientRect(), goal.getBoundingClientRect()]
    if (Math.abs(to.top - from.top) > 8) return [to.top > from.top ? 'ArrowDown' : 'ArrowUp', inOrder]
    return [to.left > from.left ? 'ArrowRight' : 'ArrowLeft', inOrder]
  }, step)

/**
 * Moves the focus by Tab and arrows to the target of a step, which is a selector or the first words of a button.
 * Returns false if the target can't be reached.
 */
export async function reach(page: Page, step: string): Promise<boolean> {
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    const [key, other] = await keysTowards(page, step)
    if (key === undefined) return true
    const here = await page.evaluateHandle(() => document.activeElement)
    await page.keyboard.press(key)
    const isStuck = await here.evaluate(element => element === document.activeElement)
    if (isStuck && other !== undefined) await page.keyboard.press(other)
  }
  return false
}
