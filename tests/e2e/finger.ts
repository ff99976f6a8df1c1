import type { Locator, Page } from '@playwright/test'
import { ECHO } from '../../src/table/useTapGuard.ts'

/** Pixels around a key in which another tap may be taken for the one before it. */
const REACH = 40
/** The browser's clock and this one may differ by a little. */
const REST = ECHO + 50

interface Tap {
  readonly at: number
  readonly x: number
  readonly y: number
}

const last = new WeakMap<Page, Tap>()

/** Lets a finger rest that has just tapped there: within half a second a table takes a second tap on a place for the first one's echo. */
async function rest(target: Locator): Promise<void> {
  const before = last.get(target.page())
  const box = await target.boundingBox()
  if (!before || !box) return
  const isFar =
    before.x < box.x - REACH ||
    before.x > box.x + box.width + REACH ||
    before.y < box.y - REACH ||
    before.y > box.y + box.height + REACH
  const left = before.at + REST - Date.now()
  if (!isFar && left > 0) await target.page().waitForTimeout(left)
}

async function note(page: Page, box: Awaited<ReturnType<Locator['boundingBox']>>): Promise<void> {
  if (box) last.set(page, { at: Date.now(), x: box.x + box.width / 2, y: box.y + box.height / 2 })
}

/** A tap that is meant, by a mouse or a finger. */
export async function tap(target: Locator, by: 'click' | 'tap' = 'click'): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await rest(target)
  const box = await target.boundingBox()
  await target[by]()
  await note(target.page(), box)
}

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  tap(page.getByRole('button', { name, exact: typeof name === 'string' }))

/** The Enter key, on what has the focus: it is guarded like a tap. */
export async function enter(page: Page): Promise<void> {
  const focused = page.locator(':focus')
  await rest(focused)
  const box = await focused.boundingBox()
  await page.keyboard.press('Enter')
  await note(page, box)
}
