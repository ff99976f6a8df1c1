import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { bare, endServing, expect, expectAccessible, LONG, openApp, serveDist, test, type Served } from './app.ts'
import { addMatches, bringIn, openBackups, openMatch, storedIn } from './book-hands.ts'
import { press, tap, tapTwice } from './finger.ts'
import { cell, sentence } from './wetice-hands.ts'

const EMPTY = Array.from({ length: 4 }, () => '........').join('\n')
/** Swapping c1 and d1 makes three hearts, and three spades are already there. */
const WETICE = `game wetice\nplayers Ann, Bob\nphase swap\ndeal\n${EMPTY}\nSSS.....\nHHDHC...\nplay\nswap c1 d1\npass\npass\n`
const TENNIS = 'game tennis\nplayers Cat, Dee, Eve, Fay\ntarget 2\nplay\nhand fish\nnext\nhand ghost\n'
const WELLSIX = 'game wellsix\nplayers Ann, Cat\ngames 2\nplay\nplace 7H 0,0\n'
const ALL = WETICE + TENNIS + WELLSIX

/** With reduced motion, tests needn't wait for the animation of sheets. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('all matches are in the book, and can be found, archived and restored', LONG, async ({ page, served }) => {
  await bringIn(page, served, ALL)
  await expect(page.locator('.match')).toHaveCount(3)
  await expect(page.locator('.match', { hasText: 'Ann and Bob' })).toContainText('Ann won')
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('cat')
  await expect(page.locator('.match')).toHaveCount(2)
  await press(page, 'Filter')
  await page.getByLabel('State').selectOption('Finished')
  await expect(page.locator('.match')).toHaveCount(1)
  await page.getByLabel('State').selectOption('All matches')
  await openMatch(page, 'Ann and Cat')
  await expectAccessible(page)
  await press(page, 'Archive')
  await expect(page.locator('.match')).toHaveCount(1)
  await press(page, 'Undo')
  await expect(page.locator('.match')).toHaveCount(2)
  await page.reload()
  await expect(page.locator('.match')).toHaveCount(3)
})

test('a match can be renamed, and continues under its new names', LONG, async ({ page, served }) => {
  await bringIn(page, served, WELLSIX)
  await openMatch(page, 'Ann and Cat')
  await press(page, 'Rename players')
  await page.getByLabel('Name of player 2').fill('Cleo, the 2nd')
  await press(page, 'Save names')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Name of player 2').fill('Cleo')
  await press(page, 'Save names')
  await openMatch(page, 'Ann and Cleo')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByLabel('Cleo', { exact: true })).toBeVisible()
  const [head] = await storedIn(page, 'matches')
  expect(head?.head).toContain('players Ann, Cat')
})

test('wins are counted for each player, and between two players', LONG, async ({ page, served }) => {
  await bringIn(page, served, ALL)
  await page.getByRole('link', { name: 'Who won' }).click()
  await expect(page.getByRole('row', { name: /^Dee/ })).toContainText('1 of 1')
  await expect(page.getByRole('row', { name: /^Ann/ })).toContainText('1 of 1')
  await expect(page.locator('.meetings li', { hasText: 'Bob' })).toContainText('1–0')
  await expectAccessible(page)
})

test(
  'a replay can move by steps, by moves and by its slider, and the match can continue from any point of it',
  LONG,
  async ({ page, served }) => {
    await bringIn(page, served, WETICE)
    await openMatch(page, 'Ann and Bob')
    await page.getByRole('link', { name: 'Replay' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('3 moves')
    await page.getByRole('slider').press('End')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Move 3 of 3')
    await press(page, 'Previous move')
    await press(page, 'Previous move')
    await press(page, 'Previous step')
    await expect(sentence(page)).toContainText(
      'Put the three spades at a2, b2 and c2 on Ann’s pile. Put the three hearts',
    )
    await expectAccessible(page)
    await page.getByRole('slider').fill('0')
    await expect(sentence(page)).toHaveText('The start.')
    await expect(cell(page, 'c1')).toHaveAccessibleName(/diamond/)
    await press(page, 'Next move')
    await press(page, 'Continue from here')
    await expect(sentence(page)).toContainText('Ann scored 6')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('3 moves')
    await openApp(page, served, '/book')
    await expect(page.locator('.match')).toHaveCount(2)
  },
)

test('a double tap that opens a replay doesn’t move its slider', LONG, async ({ page, served }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await bringIn(page, served, ALL)
  await openMatch(page, 'Cat, Dee, Eve and Fay')
  await tapTwice(page.getByRole('link', { name: 'Replay' }), 'touch')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('3 moves')
  await expect(page.getByRole('slider')).toHaveValue('0')
  await page.getByRole('slider').tap()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(' of 3')
})

test('a record can be amended in its middle, with a preview of the consequences', LONG, async ({ page, served }) => {
  await bringIn(page, served, TENNIS)
  await openMatch(page, 'Cat, Dee, Eve and Fay')
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.getByRole('slider').press('End')
  await press(page, 'Previous move')
  await press(page, 'More')
  await press(page, 'Remove this move')
  const review = page.getByRole('dialog', { name: 'What would follow' })
  await expect(review).toContainText('Dee 0 instead of 2')
  await expect(review).toContainText('no longer stands')
  await expectAccessible(page)
  await press(page, 'Cut off there')
  await press(page, 'Accept')
  await expect(page.locator('.toast')).toContainText('Edited.')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Move 1 of 1')
  await press(page, 'Log')
  await expect(page.locator('dialog[open] del')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await press(page, 'Undo')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Move 1 of 3')
})

test('a move to add in a replay can be entered by taps on the layout', LONG, async ({ page, served }) => {
  await bringIn(page, served, WETICE.replace('swap c1 d1\n', ''))
  await openMatch(page, 'Ann and Bob')
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.getByRole('slider').fill('0')
  await press(page, 'More')
  await press(page, 'Add a move after it')
  await cell(page, 'a1').click()
  await cell(page, 'e1').click()
  await expect(sentence(page)).toHaveText('Swapping a1 and e1 makes no match.')
  await expectAccessible(page)
  await cell(page, 'c1').click()
  await cell(page, 'd1').click()
  await expect(page.getByRole('dialog', { name: 'What would follow' })).toContainText('Ann 6 instead of 0')
  await press(page, 'Accept')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Move 1 of 3')
})

test('a match can be exported as a file and imported again, and so can the whole book', async ({
  page,
  served,
  browser,
}) => {
  await bringIn(page, served, ALL)
  await openMatch(page, 'Cat, Dee, Eve and Fay')
  await press(page, 'Export the record')
  const [record] = await Promise.all([page.waitForEvent('download'), press(page, 'Save as a file')])
  expect(readFileSync(await record.path(), 'utf8')).toMatch(/^# match \w+ \d+ \d+\ngame tennis\n/)
  await page.keyboard.press('Escape')
  await openBackups(page)
  await expectAccessible(page)
  const [book] = await Promise.all([page.waitForEvent('download'), press(page, /^Save the whole book/)])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Back up Last backup: today' })).toBeVisible()
  const path = await book.path()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await openApp(other, served, '/book')
  await addMatches(other)
  await other.getByLabel('From a file').setInputFiles(path)
  await expect(other.getByText('3 matches can be read.')).toBeVisible()
  await expectAccessible(other)
  await press(other, 'Add 3 matches')
  await expect(other.locator('.match')).toHaveCount(3)
  await addMatches(other)
  await other.getByLabel('From a file').setInputFiles(await record.path())
  await expect(other.getByText('All of it is in the book already.')).toBeVisible()
  await other.keyboard.press('Escape')
  await addMatches(other)
  const torn = readFileSync(path, 'utf8').slice(0, -400)
  await other.getByLabel('Or paste a record, or a whole book').fill(torn)
  await press(other, 'Import the text')
  await expect(other.getByText('What can’t be read')).toBeVisible()
  await elsewhere.close()
})

test('the book is saved automatically to a chosen file', async ({ page, served }) => {
  // A file in the page's private storage replaces a file on the device, which a test can't choose.
  await page.addInitScript(() => {
    globalThis.showSaveFilePicker = async () =>
      (await navigator.storage.getDirectory()).getFileHandle('evening.json', { create: true })
  })
  // The file is missing for a moment while it is written again.
  const saved = (): Promise<string> =>
    page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory()
      try {
        const file = await folder.getFileHandle('evening.json')
        return await (await file.getFile()).text()
      } catch {
        return ''
      }
    })
  await bringIn(page, served, TENNIS)
  await openBackups(page)
  await press(page, /^Auto-save to a file/)
  await expect(page.getByText('The book is saved to evening.json after each match.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(saved).toContain('hand ghost')
  await openMatch(page, 'Cat, Dee')
  await page.getByRole('link', { name: 'Open the table' }).click()
  await press(page, 'Undo')
  await expect.poll(async () => (await storedIn(page, 'entries')).length).toBe(4)
  await openApp(page, served, '/book')
  await expect.poll(saved).toContain('"undo"')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Back up Saved to evening.json after each match' })).toBeVisible()
})

test(
  'a link contains a whole match, and opening it stores nothing',
  LONG,
  async ({ page, served, browser, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await bringIn(page, served, WETICE)
    await openMatch(page, 'Ann and Bob')
    await press(page, 'Export the record')
    await page.setViewportSize({ width: 390, height: 640 })
    await press(page, 'As a QR code')
    await expect(page.getByRole('img', { name: 'QR code' })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await press(page, 'Done')
    await press(page, 'Copy the link')
    await expect(page.locator('dialog[open]').getByText('Copied')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    // The link has the address for other devices, which comes from the server.
    expect(link.startsWith(`${served.url.replace('localhost', '127.0.0.1')}#/match/`)).toBe(true)

    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await other.goto(link)
    await expect(other.getByText('It isn’t in your match book.')).toBeVisible()
    await expect(sentence(other)).toContainText('Ann wins')
    await expectAccessible(other)
    expect(await storedIn(other, 'matches')).toEqual([])
    await press(other, 'Save it in the book')
    await expect(other).toHaveURL(/#\/table\//)
    await expect(sentence(other)).toContainText(/Ann won, \d+ to \d+\./)
    await other.goto('about:blank')
    await other.goto(link)
    await expect(other.getByRole('link', { name: 'Open it in the book' })).toBeVisible()
    await elsewhere.close()
    await page.goto(`${served.url}#/match/no-match`)
    await expect(sentence(page)).toHaveText('The match in this link can’t be read.')
  },
)

test(
  'a layout that differs is explained, and the record is changed if both players agree',
  LONG,
  async ({ page, served }) => {
    await bringIn(page, served, WETICE.slice(0, WETICE.indexOf('swap c1')))
    await openMatch(page, 'Ann and Bob')
    await page.getByRole('link', { name: 'Continue' }).click()
    await press(page, 'Menu')
    await press(page, /^Table settings/)
    await tap(page.getByRole('switch', { name: 'Undo when all agree' }))
    await press(page, 'Close')
    await press(page, 'Menu')
    await press(page, /^Correct the layout/)
    for (const each of ['a1', 'b1', 'c1', 'a2', 'b2', 'c2']) {
      await cell(page, each).click()
      await press(page, 'Empty square')
    }
    await cell(page, 'd1').click()
    await page.locator('.pad [aria-label^="diamonds"]').click()
    await press(page, 'Correct')
    await expect(page.getByRole('dialog', { name: 'What happened?' })).toBeVisible()
    await expectAccessible(page)
    await press(page, /^After the last move the cards at c1 and d1 were swapped/)
    await press(page, 'Ann agrees')
    await press(page, 'Bob agrees')
    await expect(page.getByLabel('Ann', { exact: true }).locator('.score')).toContainText('6')
  },
)

test('every button of a replay can be reached on a phone in landscape', LONG, async ({ page, served }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await bringIn(page, served, WETICE)
  await openMatch(page, 'Ann and Bob')
  await tap(page.getByRole('link', { name: 'Replay' }))
  for (const name of ['More', 'Continue from here']) {
    await expect(page.getByRole('button', { name }).or(page.getByRole('link', { name }))).toBeInViewport({ ratio: 1 })
  }
})

test('the second tap of a double tap neither renames nor deletes anything', LONG, async ({ page, served }) => {
  await bringIn(page, served, WELLSIX)
  await openMatch(page, 'Ann and Cat')
  await tapTwice(page.getByRole('button', { name: 'Rename players' }), 'touch')
  await expect(page.getByRole('button', { name: 'Save names' })).toBeVisible()
  await page.keyboard.press('Escape')
  await openMatch(page, 'Ann and Cat')
  await press(page, 'Archive')
  await press(page, 'Filter')
  await page.getByRole('combobox').filter({ hasText: 'Archived' }).selectOption('Archived')
  await openMatch(page, 'Ann and Cat')
  await tapTwice(page.getByRole('button', { name: 'Delete for good' }), 'touch')
  await expect(page.getByRole('button', { name: 'Delete it: this can’t be undone' })).toBeVisible()
})

async function openWithout(page: Page, served: Served, code: RegExp): Promise<void> {
  await bringIn(page, served, WELLSIX)
  await openMatch(page, 'Ann and Cat')
  await page.getByRole('link', { name: 'Continue' }).click()
  // When the sentence is shown, the app has stored which match is open.
  await expect(page.locator('.ruling .sentence')).toBeVisible()
  await page.route(code, route => route.abort())
  await page.goto('about:blank')
  await page.goto(served.url)
}

test('six matches with long names fit on a phone’s screen', LONG, async ({ page, served }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openApp(page, served)
  const names = 'Wilhelmina Featherstone, Bartholomäus Hohenlohe'
  const record = `game wellsix\nplayers ${names}\ngames 2\nplay\nresult 30 4\nnext\nresult 7 12\n`
  await bringIn(page, served, Array.from({ length: 7 }, () => record).join('\n'))
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.locator('.match .outcome').nth(5)).toHaveText('Wilhelmina won')
  await expect(page.locator('.match').nth(5)).toBeInViewport({ ratio: 1 })
})

bare(
  'a page that fails is replaced by one with a link to Home, and the app doesn’t open the failed page again',
  async ({ page }) => {
    const served = await serveDist()
    await openWithout(page, served, /\/table-[^/]*\.js$/)
    await expect(page.locator('.sentence', { hasText: 'This page can’t be shown.' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Tableside' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Tableside' })).toBeVisible()
    await endServing(served)
  },
)

bare('a match whose rules can’t be loaded is reported, and opens when they can be loaded', LONG, async ({ page }) => {
  const served = await serveDist()
  const rules = /\/wellsix-rules-[^/]*\.js$/
  await openWithout(page, served, rules)
  await expect(page.locator('.sentence', { hasText: 'can’t be loaded' })).toBeVisible()
  await page.unroute(rules)
  await page.reload()
  await expect(page.getByLabel('Cat', { exact: true })).toBeVisible()
  await endServing(served)
})
