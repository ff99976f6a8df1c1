import type { Page } from '@playwright/test'
import { byTurns } from '../runs.ts'
import { expect, expectAccessible, LONG, openApp, test } from './app.ts'
import { beginBy, tap } from './finger.ts'

const RECORD = [
  'game wetice',
  'players Ann, Tom',
  'phase swap',
  'deal',
  '........',
  'HDSCSHDC',
  'DHCSHDSC',
  'SCHDSHCD',
  'HDHCHDSH',
  'CSDHCSDS',
  'play',
].join('\n')

async function openTable(page: Page): Promise<void> {
  await beginBy(page, 'From a text')
  await page.locator('textarea').fill(RECORD)
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect(page.locator('[data-cell="a1"]')).toBeVisible()
}

test('a refusal links to its rule, and Back returns to the table', LONG, async ({ page, served }) => {
  await openApp(page, served, '/new/wetice')
  await openTable(page)
  const table = page.url()
  await page.locator('[data-cell="a1"]').click()
  await page.locator('[data-cell="h5"]').click()
  await tap(page.locator('.ruling a'))
  await expect(page.locator('.marked h2')).toHaveText('4 Swap')
  await expect(page.locator('.marked')).toBeInViewport()
  await page.goBack()
  await expect(page.locator('.ruling .sentence')).toHaveText('Swapping a1 and h5 makes no match.')
  await tap(page.locator('.ruling a'))
  await page.getByRole('link', { name: '8 The end' }).click()
  await expect(page.locator('.marked h2')).toBeInViewport()
  await page.reload()
  await page.getByRole('link', { name: 'Back to the table' }).click()
  await expect(page.locator('.ruling .sentence')).toHaveText('Swapping a1 and h5 makes no match.')
  expect(page.url()).toBe(table)
})

test(
  'Back leads Home from a rulebook that was opened by a link from outside the app',
  LONG,
  async ({ page, served }) => {
    await openApp(page, served, '/rulebook/wetice/fall')
    await expect(page.locator('.marked h2')).toBeInViewport()
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { name: 'Tableside' })).toBeVisible()
  },
)

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the rulebook is accessible in the ${colorScheme} theme`, LONG, async ({ page, served }) => {
    await page.emulateMedia({ colorScheme })
    await openApp(page, served, '/rulebook/wetice/fall')
    await page.getByRole('searchbox').fill('card')
    await expectAccessible(page)
  })
}

test(
  'in every rulebook, a section shows an example move on its own layout, step by step',
  LONG,
  async ({ page, served }) => {
    const sections = ['wetice/remove', 'wellsix/isolation', 'tennis/net', 'grafa/clubs', 'wetice/match']
    const heard = byTurns(sections, 2)
    for (const section of sections) {
      await openApp(page, served, `/rulebook/${section}`)
      const shown = page.locator('.section.marked')
      await shown.getByRole('button', { name: 'Show an example' }).click()
      const sentence = shown.locator('.diagram .sentence')
      await expect(sentence).not.toBeEmpty()
      if (heard.includes(section)) await expectAccessible(page)
      const forward = shown.locator('.diagram .forward')
      for (let i = 0; i < 12 && (await forward.isVisible()); i++) await forward.click()
      await expect(forward).toHaveCount(0)
    }
  },
)
