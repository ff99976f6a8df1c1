import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { LANGUAGE } from '../../src/book/storage/names.ts'
import { endServing, expect, LONG, openApp, serveDist, alone as base, type Served } from './app.ts'
import { tap } from './finger.ts'
import { card as cardOf, cell } from './wellsix-hands.ts'
import { pick, pair } from './grafa-hands.ts'
import { PAGES, turnTo, WELLSIX, WETICE } from './places.ts'
import { faultsOn } from './pseudo/audit.ts'
import { pseudo } from './pseudo/language.ts'
import { key as rank, NAMES } from './tennis-hands.ts'

/** The app is built once, with the pseudo-language beside English, and has its own origin. */
const test = base.extend<object, { spoken: string }>({
  spoken: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'tableside-pseudo-'))
      const config = ['--config', 'tests/e2e/pseudo/vite.config.ts']
      execFileSync('npx', ['vite', 'build', '--logLevel', 'error', ...config, '--outDir', folder, '--emptyOutDir'])
      await use(folder)
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  served: async ({ spoken }, use) => {
    const served = await serveDist('/', spoken)
    await use(served)
    await endServing(served)
  },
})

test.beforeEach(async ({ page }) => {
  await page.addInitScript(name => localStorage.setItem(name, 'xx'), LANGUAGE)
})

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 360, height: 640 } })

const key = (page: Page, text: string) =>
  page.getByRole('button', { name: new RegExp(`^${pseudo(text).replace(/[?.]/g, String.raw`\$&`)}`) })
const press = (page: Page, text: string): Promise<void> => tap(key(page, text).first())
const sentence = (page: Page) => page.locator('.ruling .sentence')

async function expectWhole(page: Page, where: string, names: readonly string[] = []): Promise<void> {
  expect.soft(await faultsOn(page, names), where).toEqual([])
}

/** A match of WetIce with only passes, in notation. */
const RECORDED = ['pass', 'mode', 'duel', 'layout', 'groups', 'joined']

/** Pages of kinds that `PAGES` doesn't contain. */
const MORE = [
  '/rulebook/wellsix',
  '/rulebook/tennis/irregular',
  '/rulebook/grafa/pairs',
  '/learn/wellsix',
  '/learn/tennis/net',
  '/learn/grafa/hearts',
  '/learn/wellsix/capture',
  '/learn/tennis/drill',
  '/learn/wetice/drill',
  '/learn/wellsix/drill',
]

test('only the words of the chosen language are fetched; for an unknown language, English', async ({
  page,
  served,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const words = (): readonly string[] => [
    ...new Set(asked.flatMap(path => /\/([a-z]{2})-[\w-]+\.js$/.exec(path)?.[1] ?? [])),
  ]
  await openApp(page, served, '/rulebook/wetice')
  await expectWhole(page, 'the rulebook')
  // The page always preloads the first English words.
  expect(asked.filter(path => /\/en-(?!start)/.test(path))).toEqual([])
  await page.addInitScript(name => localStorage.setItem(name, 'qq'), LANGUAGE)
  asked.length = 0
  await page.reload()
  await expect(page).toHaveTitle(/Rulebook/)
  expect(words()).toEqual(['en'])
})

test(
  'in a language with longer words, no text on any page is cut off or left in English',
  LONG,
  async ({ page, served }) => {
    test.slow()
    await openApp(page, served)
    for (const route of [...PAGES, ...MORE]) {
      await turnTo(page, route)
      await expectWhole(page, route)
    }
    await turnTo(page, '/new/wetice')
    await tap(page.locator('main .row-key'))
    await page.locator('input[value=player]').check()
    await expectWhole(page, 'a new game with a clock')
  },
)

test(
  'in a language with longer words, no text of an evening is cut off or left in English',
  LONG,
  async ({ page, served }) => {
    test.slow()
    await openApp(page, served, '/evening')
    await press(page, 'New evening')
    await expectWhole(page, 'evening, a new one')
    for (const [index, name] of NAMES.slice(0, 3).entries())
      await page.getByLabel(`${pseudo('Player ')}${index + 1}`, { exact: true }).fill(name)
    await press(page, 'Start the evening')
    await expectWhole(page, 'evening, now')
    const evening = page.url()
    await page.goto(`${evening}?show=rounds`)
    await expect(page.locator('.pairing')).toHaveCount(3)
    await tap(page.locator('.pairing').first())
    await expectWhole(page, 'evening, a pairing')
    await press(page, 'A draw')
    await expectWhole(page, 'evening, after a match')
    for (const more of await page.locator('main summary').all()) await more.click()
    await expectWhole(page, 'evening, all of it')
    for (const view of ['standings', 'figures', 'evening']) {
      await page.goto(`${evening}?show=${view}`)
      await expectWhole(page, `evening, ${view}`)
    }
    for (const sheet of ['Players', 'Name, games and points']) {
      await press(page, sheet)
      await expectWhole(page, `evening, ${sheet}`)
      await page.keyboard.press('Escape')
    }
  },
)

async function openRecord(page: Page, served: Served, game: string, field: string, record: string): Promise<void> {
  await openApp(page, served, `/new/${game}`)
  await press(page, 'More ways')
  await press(page, 'From a text')
  await page.getByLabel(pseudo(field)).fill(record)
  await press(page, 'Open it')
  await expect(page.getByRole('grid')).toBeVisible()
}

async function lookAtMenu(page: Page, game: string): Promise<void> {
  await press(page, 'Menu')
  await page.getByRole('dialog').waitFor()
  await expectWhole(page, `${game}, the menu`)
  await page.keyboard.press('Escape')
}

test(
  'in a language with longer words, no text at a WetIce table is cut off or left in English, from a proposal to the end',
  LONG,
  async ({ page, served }) => {
    test.slow()
    await openRecord(page, served, 'wetice', 'A record, or the rows of a layout', WETICE)
    await expectWhole(page, 'wetice')
    await lookAtMenu(page, 'wetice')
    for (const each of ['a1', 'b1']) await tap(cell(page, each))
    await expectWhole(page, 'wetice, refused')
    await press(page, 'We played it')
    await expectWhole(page, 'wetice, what now')
    await page.keyboard.press('Escape')
    await press(page, 'Menu')
    await press(page, 'Get help')
    await press(page, 'Why?')
    await expectWhole(page, 'wetice, why')
    await page.keyboard.press('Escape')
    await press(page, 'Cancel')
    for (let pass = 0; pass < 2; pass++) {
      await press(page, 'Pass')
      await expectWhole(page, 'wetice, a pass')
      await press(page, 'Confirm')
    }
    await expect(key(page, 'Look back')).toBeVisible()
    await expectWhole(page, 'wetice, the end')
    const [, id = ''] = /#\/table\/(.+)$/.exec(page.url()) ?? []
    for (const route of [`/result/${id}`, `/replay/${id}`, '/book']) {
      await turnTo(page, route)
      await expectWhole(page, route.split('/')[1] ?? '', RECORDED)
    }
    await turnTo(page, `/replay/${id}/review`)
    await expect(key(page, 'Move ').first()).toBeVisible({ timeout: 60_000 })
    await expectWhole(page, 'wetice, its review', RECORDED)
    await press(page, 'Move ')
    await expectWhole(page, 'wetice, a moment', RECORDED)
  },
)

test(
  'in a language with longer words, no text at a Wellsix table is cut off or left in English',
  LONG,
  async ({ page, served }) => {
    test.slow()
    await openRecord(page, served, 'wellsix', 'The record of a match', WELLSIX)
    await expectWhole(page, 'wellsix')
    await lookAtMenu(page, 'wellsix')
    await tap(cell(page, '0,0'))
    await expectWhole(page, 'wellsix, a card chosen')
    await tap(cell(page, '-1,0'))
    await expectWhole(page, 'wellsix, a move')
    await expect(cardOf(page, 'AS')).toHaveCount(0)
  },
)

test(
  'in a language with longer words, no text at a Tennis table is cut off or left in English',
  LONG,
  async ({ page, served }) => {
    test.slow()
    await openApp(page, served, '/new/tennis')
    for (const [index, name] of NAMES.entries())
      await page.getByLabel(`${pseudo('Name of player ')}${index + 1}`).fill(name)
    await press(page, 'Start')
    await expect(sentence(page)).toBeVisible()
    await expectWhole(page, 'tennis')
    for (const each of ['K', '9', 'T']) await tap(rank(page, each))
    await expectWhole(page, 'tennis, a Net')
    await lookAtMenu(page, 'tennis')

    await turnTo(page, '/new/tennis')
    await tap(page.locator('main .row-key'))
    await tap(page.locator('.app summary'))
    await tap(page.locator('.app [value="easy"]').nth(2))
    await expectWhole(page, 'tennis, seats of the app')
    await press(page, 'Close')
    await press(page, 'Start')
    await expect(key(page, 'Deal in the app')).toBeVisible()
    await expectWhole(page, 'tennis, cards asked for')
    await press(page, 'Deal in the app')
    await expect(page.locator('.own')).toBeVisible({ timeout: 20_000 })
    await expectWhole(page, 'tennis, dealt')
  },
)

test(
  'in a language with longer words, no text at a Grafa table is cut off or left in English',
  LONG,
  async ({ page, served }) => {
    test.slow()
    await openApp(page, served, '/new/grafa')
    await page.getByLabel(pseudo('Name of player 1')).fill('Ann')
    await press(page, 'Enter your cards')
    await expectWhole(page, 'grafa, entering')
    await pick(page, 'AH', '6S', '4C', '3H', '2S', '4H')
    await press(page, 'Start')
    await expectWhole(page, 'grafa')
    await pair(page, '6S')
    await expectWhole(page, 'grafa, a pair')
    await lookAtMenu(page, 'grafa')
  },
)
