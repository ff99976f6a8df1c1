import type { Page } from '@playwright/test'
import { expect, expectAccessible, openApp, test } from './app.ts'
import { PAGES, TABLES, turnTo } from './places.ts'

type Theme = 'light' | 'dark' | 'black'

/** As the style sheets are told of it. */
const wear = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate(name => void (document.documentElement.dataset.theme = name), theme)

/** Words that can't be told from their ground. Axe looks at colours before they are forced. */
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

/** Choices that are made and look like those that aren't, but for their weight. */
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

/** All rules by day; what else a theme changes is its contrasts. */
async function expectLegible(page: Page): Promise<void> {
  await wear(page, 'light')
  await expectAccessible(page)
  for (const theme of ['dark', 'black'] as const) {
    await wear(page, theme)
    await expectAccessible(page, ['color-contrast'])
  }
  await wear(page, 'light')
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await faint(page)).toEqual([])
  expect(await unmarked(page)).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

test('every page is accessible in every theme', async ({ page, served }) => {
  test.slow()
  await openApp(page, served)
  for (const route of PAGES) {
    await turnTo(page, route)
    await expectLegible(page)
  }
})

for (const [game, open] of Object.entries(TABLES)) {
  test(`a table of ${game} is accessible in every theme`, async ({ page, served }) => {
    await open(page, served)
    await expectLegible(page)
  })
}
