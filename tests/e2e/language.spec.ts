import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../.vite/words.ts'
import { LANGUAGE } from '../../src/book/storage/names.ts'
import { packRecord } from '../../src/book/transfer/link.ts'
import { expect, installed, LONG, openApp, test, untilOffline } from './app.ts'
import { button, press, tap } from './finger.ts'
import { expectNoEnglish, speak, understand } from './languages.ts'
import { turnTo } from './places.ts'
import { cell, openRecord, playByTaps, sentence, walkToEnd } from './wetice-hands.ts'

const spoken = (page: Page) => page.locator('html')

test('an unknown language falls back to English, and incomplete languages are never offered', async ({
  page,
  served,
}) => {
  await page.addInitScript(name => localStorage.setItem(name, 'qq'), LANGUAGE)
  await openApp(page, served, '/settings')
  await expect(spoken(page)).toHaveAttribute('lang', 'en')
  await expect(page.locator('.language input')).toHaveCount(LANGUAGES.length > 1 ? LANGUAGES.length : 0)
})

for (const [index, language] of LANGUAGES.filter(each => each !== 'en').entries()) {
  test.describe(language, index === 0 ? {} : LONG, () => {
    test('the app uses the language of the device, until another language is chosen, which is then stored', async ({
      page,
      served,
    }) => {
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

const CHAIN = ['game wetice', 'players Ann, Bob', 'phase swap', 'deal', ...Array.from({ length: 4 }, () => '........'), 'SSS.....', 'HHDHC...', 'play'].join('\n') // oxfmt-ignore

installed(
  'the language can be changed during a proposal, a draft and a game, without a network, and nothing is lost',
  LONG,
  async ({ page, served }) => {
    await openApp(page, served, '/new/wetice')
    await page.getByLabel('Name of player 1').fill('Zora')
    await untilOffline(page)
    await openRecord(page, served, CHAIN)
    await playByTaps(page, { type: 'pass' })
    const table = new URL(page.url()).hash.slice(1)
    for (const each of ['c1', 'd1']) await tap(cell(page, each))
    await expect(sentence(page)).toHaveText('Three hearts for Bob.')
    await served.stop()
    await turnTo(page, '/settings')
    await page.locator('.language input[value=de]').check()
    await expect(spoken(page)).toHaveAttribute('lang', 'de')
    await understand(page, 'de')
    await turnTo(page, table)
    await expect(button(page, 'Confirm')).toBeVisible()
    await expectNoEnglish(page)
    await press(page, 'Confirm')
    await walkToEnd(page)
    await expect(page.getByLabel('Bob', { exact: true }).locator('.score')).toContainText('6')
    await turnTo(page, '/new/wetice')
    await expect(page.locator('main input[type=text], main input:not([type])').first()).toHaveValue('Zora')
    await turnTo(page, '/settings')
    await page.locator('.language input[value=it]').check()
    await expect(spoken(page)).toHaveAttribute('lang', 'it')
    await understand(page, 'it')
    await turnTo(page, table)
    await expect(page.getByLabel('Bob', { exact: true }).locator('.score')).toContainText('6')
    await expectNoEnglish(page)
  },
)

test('a link opens in the language of its reader', LONG, async ({ page, served }) => {
  const packed = await packRecord(CHAIN)
  if (!packed.ok) throw new Error(packed.error)
  await speak(page, served, 'it')
  await openApp(page, served, `/match/${packed.value}`)
  await expect(spoken(page)).toHaveAttribute('lang', 'it')
  await expectNoEnglish(page)
})
