import type { Page } from '@playwright/test'
import { audit, type Finding } from './audit.ts'

export interface Size {
  readonly width: number
  readonly height: number
  /** The text size in percent. */
  readonly letters?: number
  /** Whether the page is zoomed to this size, so that everything may need scrolling. */
  readonly zoomed?: true
}

const at = (width: number, height: number, more: Partial<Size> = {}): Size => ({ width, height, ...more })

export const SMALL = at(360, 640)
export const LARGE_LETTERS = at(360, 640, { letters: 200 })
/** A common screen at 400 %, in portrait. */
export const ZOOMED = at(320, 640, { zoomed: true })

export const SIZES: readonly Size[] = [
  SMALL,
  at(390, 844),
  at(640, 360),
  at(844, 390),
  at(820, 1180),
  at(1280, 800),
  LARGE_LETTERS,
  at(320, 256, { zoomed: true }),
  at(427, 267, { zoomed: true }),
  at(512, 320, { zoomed: true }),
]

export const nameOf = ({ width, height, letters }: Size): string =>
  `${width}×${height}${letters ? ` at ${letters} %` : ''}`

const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    const moving = document.getAnimations().filter(each => each.effect?.getComputedTiming().iterations !== Infinity)
    for (const each of moving) each.finish()
    await frame()
  })

export async function findingsAt(page: Page, size: Size): Promise<readonly Finding[]> {
  // Chromium updates container queries in rem when the size of a container changes, but not when the size of letters
  // does.
  await page.evaluate(letters => {
    document.documentElement.style.fontSize = letters ? `${letters}%` : ''
  }, size.letters)
  if (size.letters) {
    await page.setViewportSize({ width: size.width + 30, height: size.height })
    await settled(page)
  }
  await page.setViewportSize({ width: size.width, height: size.height })
  await page.evaluate(() => scrollTo(0, 0))
  await settled(page)
  return page.evaluate(audit, { whole: !size.zoomed, cell: size.zoomed ? 24 : 34 })
}
