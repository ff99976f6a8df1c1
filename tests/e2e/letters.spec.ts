import { test } from './app.ts'
import { findShell } from './browser.ts'
import { expectEntryFits, expectPagesFit, expectTablesFit } from './fits.ts'

/** Who has set the browser's letters twice as large on a small phone. */
test.use({
  viewport: { width: 360, height: 640 },
  launchOptions: findShell('--blink-settings=defaultFontSize=32'),
})

test('every page fits with letters twice as large', async ({ page, served }) => {
  test.slow()
  await expectPagesFit(page, served)
})

test('the entry of a deal fits with letters twice as large', ({ page, served }) => expectEntryFits(page, served))

test('a table of each game fits with letters twice as large', async ({ page, served }) => {
  test.slow()
  await expectTablesFit(page, served)
})

test('a table of each game fits where the page’s own letters are made twice as large', async ({ page, served }) => {
  test.slow()
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '32px')),
  )
  await expectTablesFit(page, served)
})
