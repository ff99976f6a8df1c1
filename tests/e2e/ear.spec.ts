import type { Page } from '@playwright/test'
import { foreignTo } from '../tooling/house/foreign.ts'
import { DEAL } from '../games/wetice/entry/deals.ts'
import { expect, LONG, openApp, test, type Served } from './app.ts'
import { answered, enter } from './finger.ts'
import { at, heard, hears, isNowhere, listen } from './hearing.ts'
import { EACH, said, speak } from './languages.ts'
import { WHOLE } from './tennis-hands.ts'

/*
 * Whole games, from the first page to the end, by keyboard and screen reader alone: known is what live regions said,
 * and role, name and state of the focused element. Nothing here looks at a board.
 */

/** The Enter key: something keeps the focus, and nothing is announced twice. */
async function confirm(page: Page): Promise<string> {
  const { length } = await heard(page)
  await enter(page)
  const news = (await heard(page)).slice(length)
  expect(news).toEqual([...new Set(news)])
  return at(page)
}

async function press(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key)
  await answered(page)
  return at(page)
}

const MOST = 40

/** A button or a field by its English name. */
const quoted = (page: Page, english: string): RegExp => new RegExp(`"(${said(page, english).join('|')})"`)

/** Tabs until one has this name, also through the browser’s own buttons; returns the count. */
async function go(page: Page, name: RegExp, by = 'Tab'): Promise<number> {
  for (let tabs = 0; tabs < MOST; tabs++) {
    if (!(await isNowhere(page)) && name.test(await at(page))) return tabs
    await page.keyboard.press(by)
  }
  throw new Error(`nothing called ${String(name)}`)
}

async function choose(page: Page, name: RegExp, by = 'Tab'): Promise<string> {
  await go(page, name, by)
  return confirm(page)
}

/** The focus moves there automatically. */
const comes = (page: Page, name: RegExp): Promise<void> => expect.poll(() => at(page)).toMatch(name)

/** The button of an instruction; a single one has no number. */
const STEP = / \d+ of \d+"|"Done"/

/** Carries out the instructions step by step. */
async function walk(page: Page): Promise<void> {
  await comes(page, STEP)
  for (let key = await at(page); STEP.test(key); key = await confirm(page));
}

async function begin(page: Page, served: Served, game: string): Promise<void> {
  await listen(page)
  // An already open page was not recorded.
  await page.goto('about:blank')
  await openApp(page, served, `/new/${game}`)
  await page.keyboard.press('Tab')
}

/** A game begins with the number behind the line of its settings. */
async function inSettings(page: Page, label: string, value: string): Promise<void> {
  await page.locator('main .row-key').focus()
  await confirm(page)
  await go(page, quoted(page, label))
  await press(page, 'Control+a')
  await page.keyboard.type(value)
  await choose(page, quoted(page, 'Close'))
  await choose(page, quoted(page, 'Start'))
}

/** Moves to a square of the layout by name. */
async function goTo(page: Page, column: string, row: number): Promise<void> {
  await go(page, / at [a-h]\d/)
  for (let moves = 0; moves < 14; moves++) {
    const [, col = '', line = ''] = / at ([a-h])(\d)/.exec(await at(page)) ?? []
    if (col === column && Number(line) === row) return
    const key = col < column ? 'ArrowRight' : col > column ? 'ArrowLeft' : Number(line) < row ? 'ArrowUp' : 'ArrowDown'
    await press(page, key)
  }
}

async function pass(page: Page): Promise<void> {
  await choose(page, /"Pass"/)
  await comes(page, /"Confirm"/)
  await hears(page, /^Allowed\. Pass/m)
  await confirm(page)
}

test('a game of WetIce with a typed deal', async ({ page, served }) => {
  await begin(page, served, 'wetice')
  await go(page, /Name of player 1/)
  await page.keyboard.type('Ann')
  await choose(page, /Enter the deal/)
  await page.keyboard.type(`x${DEAL.join('').toLowerCase()}`)
  await hears(page, /^x isn’t a suit/m)
  await hears(page, /^Row 6: spades, hearts, diamonds, clubs, .* 8 of 48\.$/m)
  await choose(page, /"Start"/)
  await hears(page, /^No match is left\./m)
  await choose(page, /"Start/)
  await hears(page, /tap two cards to swap/m)
  await goTo(page, 'a', 1)
  await confirm(page)
  await goTo(page, 'a', 4)
  await confirm(page)
  await hears(page, /^Allowed\. Three /m)
  await choose(page, /"Confirm"/)
  await hears(page, /^Put the three/m)
  await walk(page)
  await comes(page, / at [a-h]\d/)
  await press(page, 'Control+z')
  await hears(page, /Undone: /)
  await walk(page)
  await press(page, 'Control+Shift+Z')
  await walk(page)
  await pass(page)
  await pass(page)
  await hears(page, /Ann won by 6\./)
  await comes(page, /Play again/)
})

/** Two games, each ending with six in line in its opening. */
const LINES = [
  '2h 0,0, 2s 0,1, 3s 1,1, 3h 1,0, 4h 2,0, 4s 2,1, 5s 3,1, 5h 3,0, 6h 4,0, 6s 4,1, 7s 5,1',
  '2h 0,0, 2s -1,0, 3s 1,0, 3h 0,1, 4h -1,1, 4s -2,0, 5s 2,0, 5h 1,1, 6h -2,1, 6s -3,0, 7s 3,0, 7h 2,1, 8h -3,1',
].map(game => game.split(', '))

test('two games of Wellsix with typed moves', LONG, async ({ page, served }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await begin(page, served, 'wellsix')
  await inSettings(page, 'Games', '2')
  await hears(page, /choose a card/)
  await go(page, /Type a move/)
  for (const game of LINES) {
    for (const move of game) {
      await page.keyboard.type(move)
      await confirm(page)
      await comes(page, /"Confirm"/)
      await confirm(page)
      await comes(page, /Type a move/)
    }
    if (game === LINES[0]) {
      await hears(page, /six|line/i)
      await choose(page, /Next game/, 'Shift+Tab')
      await go(page, /Type a move/)
    }
  }
  await hears(page, /\bwon\b/)
  await go(page, /Play again/, 'Shift+Tab')
})

for (const { language, title } of EACH)
  test(`a hand of tennis${title}`, LONG, async ({ page, served }) => {
    await speak(page, served, language)
    await begin(page, served, 'tennis')
    await inSettings(page, 'Hands to win', '1')
    if (language === 'en') await hears(page, /^Player 1 deals hand 1 as the Ghost/m)
    await go(page, quoted(page, 'ace, 4 left'))
    for (const rank of WHOLE.slice(0, -1)) {
      const { length } = await heard(page)
      await page.keyboard.type(rank === 'T' ? '10' : rank.toLowerCase())
      await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(length)
      await at(page)
    }
    if (language === 'en') {
      await hears(page, /a point for Player \d/)
      expect(await go(page, /"ace, \d left"/, 'Shift+Tab')).toBe(0)
    }
    await page.keyboard.type(WHOLE.at(-1)?.toLowerCase() ?? '')
    if (language === 'en') await hears(page, /wins the hand|\bwon\b/)
    await go(page, quoted(page, 'Play again'))
    expect((await heard(page)).flatMap(language === 'en' ? () => [] : foreignTo(language))).toEqual([])
  })

test('a game of Grafa', LONG, async ({ page, served }) => {
  test.slow()
  await begin(page, served, 'grafa')
  await choose(page, /"More ways"/)
  await go(page, /Code of a deal/)
  await page.keyboard.type('333-3333')
  await choose(page, /"Deal it"/)
  await hears(page, /is face up/)
  const ways =
    /, pairs, |(Spades|Hearts|Diamonds|Clubs) first|Put (them )?back|\d+ of \d+"|"(Done|Drawn|Dug|Taken)"|Play again/
  for (let turn = 0; turn < 120; turn++) {
    await go(page, ways)
    if ((await at(page)).includes('Play again')) break
    await confirm(page)
  }
  await hears(page, /You discarded \d+ cards\./)
})
