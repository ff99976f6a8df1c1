import type { Page } from '@playwright/test'
import { expect, expectAccessible, LONG, openApp, test, watchCopied, type Served } from './app.ts'
import { addMatches, openBackups } from './book-hands.ts'
import { beginBy, inSettings, press, tap } from './finger.ts'
import { expectNoEnglish, understand } from './languages.ts'
import { enterResults, keepScore } from './wellsix-hands.ts'

const NAMES = ['Ada', 'Ben', 'Cem', 'Dee', 'Eva']
const standings = (page: Page) => page.getByRole('table', { name: 'Standings' }).locator('tbody tr')
const state = (page: Page, pair: string) => page.locator('.pairing').filter({ hasText: pair }).locator('.state')
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

async function show(page: Page, view: 'Now' | 'Standings' | 'Evening' | 'all rounds'): Promise<void> {
  await tap(link(page, view === 'all rounds' ? 'Evening' : view))
  if (view === 'all rounds') await tap(page.getByRole('link', { name: /^Who plays whom/ }))
}

test(
  'in an evening five guests meet each other, and the standings stay after a reload',
  LONG,
  async ({ page, served }) => {
    test.slow()
    await openApp(page, served, '/book')
    await tap(link(page, 'Evenings'))
    await press(page, 'New evening')
    for (const [index, name] of NAMES.entries())
      await page.getByLabel(`Player ${index + 1}`, { exact: true }).fill(name)
    await tap(page.getByRole('checkbox', { name: 'Wellsix' }))
    await tap(page.getByRole('checkbox', { name: 'WetIce' }))
    await expectAccessible(page)
    await press(page, 'Start the evening')
    await show(page, 'all rounds')
    await expect(page.locator('.pairing')).toHaveCount(10)
    await expectAccessible(page)
    await show(page, 'Now')
    await tap(link(page, 'Start the game'))
    await expect(page.getByLabel('Name of player 2')).toHaveValue('Dee')
    await keepScore(page, [
      ['30 line', '4'],
      ['7', '12'],
    ])
    await press(page, 'Next: Ben and Cem')
    await keepScore(page, [
      ['3', '4'],
      ['5', '4'],
    ])
    await expect(page.getByRole('button', { name: 'Next: Eva and Cem' })).toBeVisible()
    await expectAccessible(page)
    await press(page, 'The evening')
    await expectAccessible(page)
    await show(page, 'all rounds')
    await tap(page.locator('.pairing').last())
    await press(page, 'Dee won')
    await show(page, 'Standings')
    await expect(page.locator('.headline')).toHaveText('Ada and Dee are ahead with 2 points.')
    await expect(standings(page)).toHaveCount(NAMES.length)
    await expectAccessible(page)
    await page.reload()
    await expect(standings(page).nth(1)).toHaveText(/Dee\s*2\s*2\s*1–0–1$/)
    await press(page, 'Share standings')
    await expectAccessible(page)
    const [table] = await Promise.all([page.waitForEvent('download'), press(page, 'Save as a table (CSV)')])
    expect(table.suggestedFilename()).toMatch(/\.csv$/)
    await page.keyboard.press('Escape')
    await tap(page.getByRole('link', { name: /^More figures/ }))
    await expectAccessible(page)
    await show(page, 'all rounds')
    await expect(page.getByText('7 matches still to play.')).toBeVisible()
    const evening = page.url()
    await page.goto(served.url)
    await expect(page.getByRole('region', { name: /^Evening of / })).toContainText('Next: Eva and Cem')
    await page.goto(evening)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expect(page.locator('.pairing').nth(1)).toHaveText(/Ben – Cem\s*a draw 8–8/)
  },
)

async function beginEvening(page: Page, names: readonly string[], games: readonly string[]): Promise<void> {
  await press(page, 'New evening')
  for (const [index, name] of names.entries()) await page.getByLabel(`Player ${index + 1}`, { exact: true }).fill(name)
  for (const game of games) await tap(page.getByRole('checkbox', { name: game }))
  await tap(page.getByRole('checkbox', { name: 'WetIce' }))
}

test('seven guests play two games, one of them at a table of four', LONG, async ({ page, served }) => {
  test.slow()
  await openApp(page, served, '/evening')
  await beginEvening(page, [...NAMES, 'Fay', 'Gil'], ['Wellsix', 'A Lifelike Tennis'])
  await tap(page.getByText('Points and ties'))
  await tap(page.getByRole('radio', { name: 'Head to head, difference, drawing lots' }))
  await press(page, 'Start the evening')
  await show(page, 'all rounds')
  await expect(page.locator('h3').nth(1)).toHaveText(/^Round 2: A Lifelike Tennis\s*Ben, Fay and Gil sit out$/)
  await show(page, 'Now')
  await tap(link(page, 'Start the game'))
  await keepScore(page, [
    ['30 line', '4'],
    ['7', '12'],
  ])
  await press(page, 'The evening')
  await show(page, 'all rounds')
  await tap(page.locator('.pairing').filter({ hasText: 'Ada – Cem – Dee – Eva' }))
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Start their match' }))
  await expect(page.getByLabel('Name of player 4')).toHaveValue('Eva')
  await inSettings(page, () => page.getByLabel('Hands to win', { exact: true }).fill('1'))
  await press(page, 'Keep score only')
  await press(page, /^Cem, /)
  await press(page, 'Confirm')
  await expect(page.getByRole('button', { name: /^Next: / })).toBeVisible()
  await press(page, 'The evening')
  await show(page, 'all rounds')
  await expect(state(page, 'Ada – Cem – Dee – Eva')).toHaveText('Cem won 0–1–0–0')
  await tap(page.locator('.pairing').filter({ hasText: 'Ben – Eva' }).first())
  await page.getByLabel('Score of Ben').fill('15')
  await page.getByLabel('Score of Eva').fill('21')
  await expectAccessible(page)
  await press(page, 'Eva won')
  await show(page, 'Standings')
  await expect(standings(page).first()).toHaveText(/^\s*1\s*Cem\s*head-to-head result 2/)
  await expect(standings(page).nth(1)).toHaveText(/head-to-head result 0, score difference \+/)
  await show(page, 'all rounds')
  await tap(page.locator('.pairing').filter({ hasText: 'Ben – Eva' }).first())
  await tap(page.getByText('Correct the result'))
  await press(page, 'Ben won')
  await expect(page.getByRole('alert')).toContainText('By these scores: Eva won.')
  await press(page, 'Ben won')
  await tap(page.locator('.pairing').filter({ hasText: 'Ben – Eva' }).first())
  await expect(page.getByRole('region', { name: 'History of this result' })).toContainText('corrected: Ben won')
  await page.keyboard.press('Escape')
  await expectAccessible(page)
})

async function bring(served: Served, from: Page, to: Page): Promise<void> {
  for (const each of [from, to]) await openApp(each, served, '/book')
  await openBackups(from)
  const [book] = await Promise.all([from.waitForEvent('download'), press(from, /^Save the whole book/)])
  await from.keyboard.press('Escape')
  await addMatches(to)
  await to.getByLabel('From a file').setInputFiles(await book.path())
  await press(to, 'Add 1 evening')
  for (const each of [from, to]) {
    await tap(link(each, 'Evenings'))
    await tap(each.locator('.evenings a').first())
    await show(each, 'all rounds')
  }
}

async function say(page: Page, pair: string, word: string): Promise<void> {
  await tap(page.locator('.pairing').filter({ hasText: pair }))
  await press(page, word)
}

test(
  'two phones with one evening become equal, and people choose between different results',
  LONG,
  async ({ page, served, browser }) => {
    test.slow()
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    for (const each of [page, other]) await openApp(each, served, '/evening')
    await beginEvening(page, NAMES.slice(0, 3), ['Wellsix'])
    await press(page, 'Start the evening')
    await show(page, 'all rounds')
    await expect(page.locator('.pairing')).toHaveCount(3)
    await bring(served, page, other)
    await say(page, 'Ada – Ben', 'Ada won')
    await say(other, 'Ada – Ben', 'Ben won')
    await say(other, 'Cem – Ada', 'Cem won')
    await say(page, 'Ben – Cem', 'A draw')
    await bring(served, page, other)
    await bring(served, other, page)
    for (const each of [page, other]) {
      await expect(state(each, 'Ada – Ben')).toHaveText('two results')
      await expect(state(each, 'Cem – Ada')).toHaveText('Cem won')
      await expect(state(each, 'Ben – Cem')).toHaveText('a draw')
      await expectAccessible(each)
    }
    await show(page, 'Now')
    await press(page, 'Choose')
    await expectAccessible(page)
    await press(page, /^Ben won, entered on another phone at/)
    await show(page, 'all rounds')
    await expect(state(page, 'Ada – Ben')).toHaveText('Ben won')
    await press(page, 'Undo')
    await expect(state(page, 'Ada – Ben')).toHaveText('two results')
    await show(page, 'Now')
    await page.getByRole('button', { name: 'Choose' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Ada won, entered on this phone at/ }).focus()
    await page.keyboard.press('Enter')
    await show(page, 'all rounds')
    await expect(state(page, 'Ada – Ben')).toHaveText('Ada won')
    await bring(served, page, other)
    await expect(state(other, 'Ada – Ben')).toHaveText('Ada won')
    await elsewhere.close()
  },
)

async function share(page: Page): Promise<string> {
  await show(page, 'Evening')
  await press(page, /^Show it to another phone/)
  await expect(page.getByRole('dialog')).toContainText('Names, pairings and results are stored at localhost')
  await press(page, 'Share with all phones')
  await expect(page.getByRole('dialog')).toContainText('Shared: all phones are up to date.')
  // The code and link for all phones have an address that other devices can reach.
  await expect(page.getByRole('img', { name: 'QR code to join the evening, for all phones' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy the link' })).toHaveCount(1)
  await expectAccessible(page)
  const copied = await watchCopied(page)
  await tap(page.locator('.share').getByRole('button', { name: 'Copy the link' }))
  await expect(page.locator('.share')).toContainText('Copied')
  await page.keyboard.press('Escape')
  return copied()
}

test('a result that is entered on one phone in a shared evening soon appears on the other phone', async ({
  page,
  served,
  browser,
}) => {
  await openApp(page, served, '/evening')
  await beginEvening(page, NAMES.slice(0, 3), ['Wellsix'])
  await press(page, 'Start the evening')
  const address = await share(page)
  const context = await browser.newContext({ locale: 'en-GB' })
  const other = await context.newPage()
  await other.goto(address)
  await press(other, 'Join the evening')
  await press(other, 'Skip')
  for (const each of [page, other]) await show(each, 'all rounds')
  await say(other, 'Ada – Ben', 'Ben won')
  await expect(state(page, 'Ada – Ben')).toHaveText('Ben won')
  await say(page, 'Ben – Cem', 'A draw')
  await expect(state(other, 'Ben – Cem')).toHaveText('a draw')
  await context.close()
})

test(
  'four phones share one evening: seats, results and standings soon reach all of them',
  LONG,
  async ({ page, served, browser }) => {
    test.slow()
    await openApp(page, served, '/evening')
    await beginEvening(page, NAMES.slice(0, 4), ['Wellsix'])
    await press(page, 'Start the evening')
    const address = await share(page)
    await show(page, 'all rounds')
    await expect(page.locator('.pairing')).toHaveCount(6)
    expect(address).toContain('http://127.0.0.1:')
    const phones = await Promise.all(
      [0, 1, 2].map(async () => {
        const context = await browser.newContext({ locale: 'en-GB' })
        const phone = await context.newPage()
        await phone.goto(address)
        await expect(phone.locator('.ruling')).toContainText('Ada, Ben, Cem and Dee. Join to enter')
        await expect(phone.locator('main')).toContainText('Your results go to every phone')
        await press(phone, 'Join the evening')
        // Each phone is asked once for its owner. These phones belong to no guest.
        await expectAccessible(phone)
        await press(phone, 'Skip')
        await show(phone, 'all rounds')
        await expect(phone.locator('.pairing')).toHaveCount(6)
        return phone
      }),
    )
    const [table, other, shown] = phones
    if (!table || !other || !shown) throw new Error('three phones')
    await expectAccessible(table)

    // The other phones show who plays at the table, and don't suggest these players.
    await show(table, 'Now')
    await tap(link(table, 'Start the game'))
    await inSettings(table, () => table.getByLabel('Games', { exact: true }).fill('2'))
    await beginBy(table, 'Keep score only')
    await expect(state(other, 'Ada – Dee')).toHaveText('at another table')
    await show(shown, 'Now')
    await expect(shown.locator('.tables')).toContainText('Playing on another phone')
    await expect(shown.locator('.next')).toContainText('Ben and Cem play next.')
    await show(shown, 'all rounds')
    await say(other, 'Ben – Cem', 'Ben won')
    await enterResults(table, [
      ['30 line', '4'],
      ['7', '12'],
    ])
    for (const each of [page, other, shown]) {
      await expect(state(each, 'Ben – Cem')).toHaveText('Ben won')
      await expect(state(each, 'Ada – Dee')).toHaveText(/^Ada won/)
    }

    // A television that opened the code shows the evening in large letters, and isn't a guest.
    const screen = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 720 } })
    await screen.goto(address)
    await tap(link(screen, 'Television view'))
    const board = screen.locator('.evening-board')
    await expect(board.getByRole('status')).toHaveText('Live.')
    await expect(board).toContainText('Round 2 of 3')
    await expect(board.locator('.results li')).toHaveText([/^Ada – Dee/, /^Ben – Cem/])
    await expect(board.locator('tbody tr')).toHaveCount(4)
    await expect(board.locator('button, a, input')).toHaveCount(1)
    await expectAccessible(screen)

    // Results that are entered offline are sent later, and an undo reaches all phones.
    await served.stop()
    await expect(board.getByRole('status')).toContainText('Connection lost.')
    await say(shown, 'Cem – Ada', 'Cem won')
    await say(page, 'Dee – Ben', 'A draw')
    await show(page, 'Now')
    await expect(page.locator('.evening > [role=status]')).toContainText('sent later')
    await show(page, 'all rounds')
    await served.start()
    for (const result of ['Cem won', 'A draw']) await expect(board).toContainText(result, { timeout: 30_000 })
    await screen.close()
    for (const each of [page, other, shown]) {
      await expect(state(each, 'Cem – Ada')).toHaveText('Cem won', { timeout: 30_000 })
      await expect(state(each, 'Dee – Ben')).toHaveText('a draw', { timeout: 30_000 })
    }
    await say(other, 'Ada – Ben', 'Ada won')
    await expect(state(shown, 'Ada – Ben')).toHaveText('Ada won')
    await press(other, 'Undo')
    for (const each of [page, shown]) await expect(state(each, 'Ada – Ben')).toHaveText('to play')
    await shown.reload()
    await expect(state(shown, 'Dee – Ben')).toHaveText('a draw')
    await say(shown, 'Ada – Ben', 'Ben won')
    await expect(state(page, 'Ada – Ben')).toHaveText('Ben won')

    await show(page, 'Evening')
    await press(page, /^Show it to another phone/)
    await press(page, 'Stop sharing')
    await show(other, 'Now')
    await expect(other.locator('.evening > [role=status]')).toContainText('No longer shared')
    await other.goto(address)
    await expect(other.locator('.ruling')).toContainText('There is no evening to join here.')
    await Promise.all(phones.map(phone => phone.context().close()))
  },
)

test('phones in three languages share one evening in a room', LONG, async ({ page, served, browser }) => {
  test.slow()
  await openApp(page, served, '/evening')
  await beginEvening(page, NAMES.slice(0, 4), ['Wellsix'])
  await press(page, 'Start the evening')
  const address = await share(page)
  await show(page, 'all rounds')
  const phones = await Promise.all(
    ['it', 'de'].map(async language => {
      const context = await browser.newContext({ locale: language })
      const phone = await context.newPage()
      await understand(phone, language)
      await phone.goto(address)
      await expect(phone.locator('.ruling')).toContainText('Ada')
      await press(phone, 'Join the evening')
      await press(phone, 'Skip')
      await phone.goto(`${phone.url().replace(/\?.*/, '')}?show=rounds`)
      await expect(phone.locator('.pairing')).toHaveCount(6)
      return phone
    }),
  )
  const [italian, german] = phones
  if (!italian || !german) throw new Error('two phones')
  /** The winner's name comes first on the button, in any language. */
  const enter = async (phone: Page, pair: string, winner: string): Promise<void> => {
    await tap(phone.locator('.pairing').filter({ hasText: pair }))
    await tap(
      phone
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(winner) })
        .first(),
    )
  }
  await enter(italian, 'Ada – Dee', 'Ada')
  await enter(german, 'Ben – Cem', 'Cem')
  await expect(state(page, 'Ada – Dee')).toHaveText('Ada won')
  await expect(state(page, 'Ben – Cem')).toHaveText('Cem won')
  await say(page, 'Cem – Ada', 'Cem won')
  for (const phone of phones) {
    for (const [pair, winner] of [
      ['Ada – Dee', 'Ada'],
      ['Ben – Cem', 'Cem'],
      ['Cem – Ada', 'Cem'],
    ] as const)
      await expect(state(phone, pair)).toContainText(winner)
    await expectNoEnglish(phone)
    await phone.goto(`${phone.url().replace(/\?.*/, '')}?show=standings`)
    await expect(phone.locator('tbody tr').first()).toContainText('Cem')
    await expectNoEnglish(phone)
    await phone.context().close()
  }
})
