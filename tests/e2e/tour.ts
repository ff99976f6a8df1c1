import type { Page } from '@playwright/test'
import { byTurns } from '../runs.ts'
import { expect, expectFlawless, test, type Served } from './app.ts'
import { findingsAt, nameOf, type Size } from './sweep/sizes.ts'
import { bringTo, fillBook, type State } from './sweep/states.ts'

type Theme = 'light' | 'dark' | 'black'

const THEMES: readonly Theme[] = ['light', 'dark', 'black']

const wear = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate(name => void (document.documentElement.dataset.theme = name), theme)

/** Axe doesn't check forced colours. */
const faint = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const light = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(part => {
        const share = Number(part) / 255
        return share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const ground = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(element)
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? ground(element.parentElement) : backgroundColor
    }
    return [...document.querySelectorAll('#app *')]
      .filter(each => each.checkVisibility() && !each.closest('svg, .visually-hidden'))
      .filter(each => [...each.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()))
      .filter(each => {
        const [dark = 0, bright = 0] = [light(getComputedStyle(each).color), light(ground(each))].toSorted(
          (a, b) => a - b,
        )
        return (bright + 0.05) / (dark + 0.05) < 4.5
      })
      .map(each => each.outerHTML)
  })

/** Returns chosen options that differ from the others only in the weight of their letters. */
const unmarked = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.choices')]
      .filter(each => {
        const grounds = (mark: string): readonly string[] =>
          [...each.querySelectorAll(`.choice input${mark} + span`)].map(key => getComputedStyle(key).backgroundColor)
        return grounds(':checked').some(ground => grounds(':not(:checked)').includes(ground))
      })
      .map(each => each.outerHTML),
  )

/** Returns elements that are chosen, differ, have won or have the turn, but look like the others. */
const unlike = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const marks = '[aria-pressed="true"], .won, .differs, .turn'
    const look = (element: Element): string =>
      [element, ...element.querySelectorAll('.card')]
        .map(each => getComputedStyle(each))
        .map(({ backgroundColor, border, outline }) => [backgroundColor, border, outline].join(' '))
        .join()
    return [...document.querySelectorAll(marks)]
      .filter(each => each.checkVisibility())
      .filter(each => {
        const others = document.querySelectorAll(`.${CSS.escape(each.classList[0] ?? 'none')}:not(${marks})`)
        return [...others].some(other => look(other) === look(each))
      })
      .map(each => each.outerHTML)
  })

async function expectLegible(page: Page, themes: readonly Theme[]): Promise<void> {
  for (const theme of themes) {
    await wear(page, theme)
    await expectFlawless(page)
  }
  await wear(page, 'light')
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await faint(page)).toEqual([])
  expect(await unmarked(page)).toEqual([])
  expect(await unlike(page)).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

export interface TourOptions {
  /** The sizes at which content must be readable and reachable. */
  readonly sizes?: readonly Size[]
  /** In a short run, each stop is checked only at every n-th size, in turn; by default, at one size. */
  readonly every?: number
  /** Whether axe checks each stop, alternately in one of the themes. */
  readonly legible?: boolean
}

/** Brings the app to each stop once, and runs all checks there. */
export async function tour(
  page: Page,
  stops: readonly State[],
  { sizes = [], every = sizes.length, legible }: TourOptions,
): Promise<void> {
  for (const [i, stop] of stops.entries()) {
    expect(await bringTo(page, stop), stop.name).toBeNull()
    if (legible) await test.step(stop.name, () => expectLegible(page, byTurns(THEMES, THEMES.length, i)))
    for (const size of byTurns(sizes, every, i))
      expect.soft(await findingsAt(page, size), `${stop.name}, ${nameOf(size)}`).toEqual([])
    if (sizes.length > 0) await page.evaluate(() => (document.documentElement.style.fontSize = ''))
    await page.setViewportSize({ width: 390, height: 844 })
  }
}

/** Imports a book with all matches that the stops need. */
export async function setOut(page: Page, served: Served): Promise<void> {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await fillBook(page, served)
}
