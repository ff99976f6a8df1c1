import type { Locator, Page } from '@playwright/test'
import { ECHO_MS } from '../../src/ui/lastTouch.ts'
import { named } from './languages.ts'

/** The minimum pause between intended taps, in milliseconds. The clocks of the browser and of the test may differ slightly. */
const REST = ECHO_MS + 50

const last = new WeakMap<Page, number>()

/** Waits a frame, until the consequences of a tap are drawn. The tap may also have opened another page. */
export const answered = (page: Page): Promise<void> =>
  page
    .evaluate(
      () =>
        new Promise<void>(drawn =>
          requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(drawn)))),
        ),
    )
    .catch(() => undefined)

/**
 * Runs in the page: simulates a sliding finger, so that the next tap doesn't count as a repeat and needn't wait half a
 * second.
 */
export function slide(): void {
  const elsewhere = { clientX: -1000, clientY: -1000, pointerType: 'touch' }
  for (const type of ['pointerdown', 'pointercancel']) window.dispatchEvent(new PointerEvent(type, elsewhere))
}

/** Waits before an intended tap, because the app ignores a second tap at one place within half a second. */
async function rested(page: Page, act: () => Promise<void>): Promise<void> {
  if (Date.now() < (last.get(page) ?? 0) + REST) await page.evaluate(slide).catch(() => undefined)
  await act()
  await answered(page)
  last.set(page, Date.now())
}

/** An intended tap, by mouse or finger. */
export async function tap(target: Locator, by: 'click' | 'tap' = 'click'): Promise<void> {
  await target.waitFor()
  await rested(target.page(), () => target[by]())
}

const TREMBLE_MS = 60

type Hand = 'mouse' | 'touch'

async function tapAt(page: Page, hand: Hand, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  if (hand === 'touch') return page.touchscreen.tap(x, y)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.up()
}

/** Makes an unintended double tap: the second tap hits the same place, even if another element is there by then. */
export async function tapTwice(target: Locator, hand: Hand): Promise<void> {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to tap')
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await rested(page, async () => {
    const began = Date.now()
    await tapAt(page, hand, place)
    await page.waitForTimeout(Math.max(0, began + TREMBLE_MS - Date.now()))
    await tapAt(page, hand, place)
  })
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name: named(page, name), exact: typeof name === 'string' })

export const press = (page: Page, name: string | RegExp): Promise<void> => tap(button(page, name))

/** Starts a game in another way than by its large button. */
export async function beginBy(page: Page, way: string | RegExp): Promise<void> {
  await press(page, 'More ways')
  await press(page, way)
}

/** Changes the settings of a game that is being set up. */
export async function inSettings(page: Page, change: () => Promise<unknown>): Promise<void> {
  await tap(page.locator('main .row-key'))
  await change()
  await press(page, 'Close')
}

/** Presses Enter on the focused element. The app ignores repeats of Enter like repeats of taps. */
export async function enter(page: Page): Promise<void> {
  await rested(page, () => page.keyboard.press('Enter'))
}
