import type { Page } from '@playwright/test'
import { expect, openApp, test, LONG } from './app.ts'
import { openRecord } from './wetice-hands.ts'
import { enter, press, tap } from './finger.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first()

const EMPTY = Array.from({ length: 4 }, () => '........').join('\n')
const RECORD = `game wetice\nplayers Ann, Bob\nphase swap\ndeal\n${EMPTY}\nSSS.....\nHHDHC...\nplay\n`

async function arrive(page: Page, title: string, name: string | RegExp): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expect(heading(page)).toHaveText(name)
  await expect(heading(page)).toBeFocused()
}

test('every navigation focuses the heading of the new page and sets the title of the window', async ({
  page,
  served,
}) => {
  await openApp(page, served, '/new')
  await tap(link(page, 'WetIce'))
  await arrive(page, 'New game · WetIce · Tableside', 'WetIce')
  await tap(link(page, 'How to play'))
  await arrive(page, 'Learn to play · WetIce · Tableside', 'Learn WetIce')
  await tap(link(page, /^1 Swap/))
  await arrive(page, 'Swap · WetIce · Tableside', 'Swap')
  await press(page, 'All lessons')
  await arrive(page, 'Learn to play · WetIce · Tableside', 'Learn WetIce')
  await tap(link(page, /^Spot it/))
  await arrive(page, 'Spot it · WetIce · Tableside', /^Spot it/)
  await press(page, 'All lessons')
  await tap(link(page, 'Learn to play'))
  await arrive(page, 'Learn to play · Tableside', 'Learn to play')
  await tap(link(page, 'Home'))
  await arrive(page, 'Tableside', 'Tableside')
  await tap(link(page, 'Rulebook'))
  await arrive(page, 'Rulebook · Tableside', 'Rulebook')
  await tap(link(page, /^Grafa/))
  await arrive(page, 'Rulebook · Grafa · Tableside', 'Grafa')
  await page.goto(`${served.url}#/rulebook/wetice/swap`)
  await expect(page.locator('#title-swap')).toBeFocused()
})

test('after a task, the next task gets the focus, and not an answer', LONG, async ({ page, served }) => {
  await openApp(page, served, '/learn/grafa/diamonds')
  await page.locator('[data-card="9D"]').focus()
  await enter(page)
  const steps = page.getByRole('group', { name: 'Steps' })
  while (await steps.isVisible()) {
    await steps.getByRole('button', { name: /^Next/ }).focus()
    await enter(page)
  }
  await page.getByRole('button', { name: 'Next', exact: true }).focus()
  await enter(page)
  await expect(page.getByRole('img', { name: /^Task 2 of/ })).toBeVisible()
  await expect(page.locator('.words')).toBeFocused()
})

test('the app replies to typed text that isn’t an answer', LONG, async ({ page, served }) => {
  await openApp(page, served, '/learn/tennis/seats')
  const type = async (text: string): Promise<void> => {
    await press(page, 'In words')
    await page.getByLabel('Type an answer, or a question').fill(text)
    await page.keyboard.press('Enter')
  }
  await type('Zoe')
  await expect(page.locator('.sentence')).toContainText('That square or card isn’t here.')
  await expect(page.getByRole('button', { name: 'In words' })).toBeFocused()
  await type('net')
  await expect(page.locator('.sentence')).toHaveText('The task asks you that.')
  await type('ada')
  await expect(page.getByRole('region', { name: 'Accepted' })).toBeVisible()
  await page.goto(`${served.url}#/learn/wetice/runs`)
  await type('z9')
  await expect(page.locator('.sentence')).toContainText('That square or card isn’t here.')
})

test('after “Why?”, a rule or a sheet, the focus returns to the element that had it before', async ({
  page,
  served,
}) => {
  await openRecord(page, served, RECORD)
  await page.getByRole('button', { name: 'Menu', exact: true }).focus()
  await enter(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
  await enter(page)
  await page.getByRole('button', { name: /^Get help/ }).focus()
  await enter(page)
  await page.getByRole('button', { name: 'Why?' }).focus()
  await enter(page)
  await expect(page.getByRole('heading', { name: 'Why?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
  await tap(page.locator('[data-cell="a1"]'))
  await tap(page.locator('[data-cell="b1"]'))
  await page.locator('.ruling a').focus()
  await enter(page)
  await expect(page.locator('#title-swap')).toBeFocused()
  await tap(link(page, 'Back to the table'))
  await expect(heading(page)).toBeFocused()
})

test('the focus returns to the text field after a typed move', LONG, async ({ page, served }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openRecord(page, served, RECORD)
  const field = page.getByLabel('Type a move')
  await field.fill('swap c1 d1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused()
  await enter(page)
  const steps = page.getByRole('group', { name: 'Steps' })
  await steps.waitFor()
  for (let i = 0; i < 6 && (await steps.isVisible()); i++) await enter(page)
  await expect(field).toBeFocused()
})
