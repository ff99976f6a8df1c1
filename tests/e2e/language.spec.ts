import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../.vite/words.ts'
import { LANGUAGE } from '../../src/book/storage/names.ts'
import { expect, openApp, test } from './app.ts'

const spoken = (page: Page) => page.locator('html')

test('an unknown language falls back to English, and half of one is never offered', async ({ page, served }) => {
  await page.addInitScript(name => localStorage.setItem(name, 'qq'), LANGUAGE)
  await openApp(page, served, '/settings')
  await expect(spoken(page)).toHaveAttribute('lang', 'en')
  await expect(page.locator('.language input')).toHaveCount(LANGUAGES.length > 1 ? LANGUAGES.length : 0)
})

for (const language of LANGUAGES.filter(each => each !== 'en')) {
  test.describe(language, () => {
    test('is the device’s, can be changed in the settings, and is stored', async ({ page, served }) => {
      await page.addInitScript(locale => {
        Object.defineProperty(navigator, 'languages', { value: ['zz', locale, 'en'] })
      }, `${language}-CH`)
      await openApp(page, served, '/settings')
      await expect(spoken(page)).toHaveAttribute('lang', language)
      await expect(page.locator(`.language input[value=${language}]`)).toBeChecked()
      const title = await page.title()
      await page.locator('.language input[value=en]').check()
      await expect(spoken(page)).toHaveAttribute('lang', 'en')
      await expect(page).toHaveURL(/#\/settings$/)
      expect(await page.title()).not.toBe(title)
      await page.reload()
      await expect(page.locator('.language input[value=en]')).toBeChecked()
    })
  })
}
