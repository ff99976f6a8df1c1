import { devices, type Page } from '@playwright/test'
import { expect, expectAccessible, openApp, test, watchCopied, LONG } from './app.ts'
import { beginBy, inSettings, press, tap } from './finger.ts'
import { WETICE } from './places.ts'
import { openRecord, sentence } from './wetice-hands.ts'

/** `asks`: the option that lets followers propose moves; null to only watch. */
async function beginRoom(page: Page, asks: string | null = null): Promise<string> {
  await press(page, 'Menu')
  await press(page, /^Let others watch/)
  await expect(page.getByRole('dialog')).toContainText('Names, moves and times are stored at localhost')
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Let others watch' }))
  await expect(page.getByRole('img', { name: 'QR code of the link for watching' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Every move appears there.')).toBeVisible()
  if (asks !== null) await page.getByRole('radio', { name: asks, exact: true }).check()
  const copied = await watchCopied(page)
  await press(page, 'Copy the link')
  await expect(page.getByRole('dialog').getByText('Copied')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  return copied()
}

async function pass(page: Page): Promise<void> {
  await press(page, 'Pass')
  await press(page, 'Confirm')
}

test('followers watch a match live, look back in it independently, and see when it is no longer shared', async ({
  page,
  browser,
  served,
}) => {
  await openRecord(page, served, WETICE)
  const link = await beginRoom(page)
  await expect(page.locator('.phase')).toContainText('others are watching')

  const other = await browser.newContext({ ...devices['Pixel 5'], locale: 'en-GB', colorScheme: 'dark' })
  const follower = await other.newPage()
  await follower.goto(link)
  await expect(follower.locator('.following')).toHaveText('Live.')
  await expect(sentence(follower)).toHaveText('The start.')
  await expectAccessible(follower)

  await follower.getByRole('link', { name: 'Television view' }).click()
  await expect(follower.getByRole('button', { name: 'Previous move' })).toHaveCount(0)
  await expectAccessible(follower)
  await pass(page)
  await expect(sentence(follower)).toHaveText('Ann passes.')
  await follower.goBack()
  await press(follower, 'Previous move')
  await expect(sentence(follower)).toHaveText('The start.')
  await press(follower, 'Live')
  await expect(sentence(follower)).toHaveText('Ann passes.')
  await press(page, 'Undo')
  await expect(sentence(follower)).toHaveText('The start.')
  await pass(page)
  await expect(sentence(follower)).toHaveText('Ann passes.')

  // The server stops and restarts, and later plays are still followed.
  await served.stop()
  await expect(follower.locator('.following')).toContainText('Connection lost.')
  await pass(page)
  await served.start()
  await expect(sentence(follower)).toHaveText('A draw, 0 to 0.', { timeout: 45_000 })

  // After a reload, the player's page still has the room, and can end it.
  await page.reload()
  await press(page, 'Share')
  await press(page, /^Let others watch/)
  await press(page, /^Stop/)
  await expect(page.getByRole('dialog')).toContainText('Names, moves and times are stored at localhost')
  await expect(follower.locator('.following')).toHaveText('It is no longer shared.')
  await follower.reload()
  await expect(sentence(follower)).toHaveText('There is no match to watch here.')
  await expectAccessible(follower)
  await other.close()
})

test('a follower’s proposed move is confirmed at the table', LONG, async ({ page, browser, served }) => {
  await openRecord(page, served, WETICE)
  const link = await beginRoom(page, 'Watch and propose')
  const others = await Promise.all([0, 1, 2].map(() => browser.newContext({ ...devices['Pixel 5'], locale: 'en-GB' })))
  const followers = await Promise.all(others.map(each => each.newPage()))
  for (const each of followers) {
    await each.goto(link)
    await expect(each.locator('.following')).toHaveText('Live.')
  }
  const [ann, bob, onlooker] = followers as [Page, Page, Page]
  for (const [phone, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
  ] as const) {
    await press(phone, 'Where do you sit?')
    await press(phone, name)
  }
  await expect(bob.getByRole('button', { name: 'Pass' })).toHaveCount(0)
  // The board is seen from the opposite side, with its cards upright.
  await expect(bob.locator('.rotated .card').first()).toHaveCSS('rotate', '180deg')
  await press(ann, 'Pass')
  await expect(sentence(page)).not.toContainText('Ann')
  await press(ann, 'Propose it')
  for (const each of [ann, onlooker])
    await expect(each.locator('.following')).toHaveText(
      'Proposed: Ann passes. Waiting for the players to confirm it at the table.',
    )
  await expect(sentence(page)).toHaveText('Proposed: Ann passes.')
  await expectAccessible(ann)
  await expect(sentence(onlooker)).toHaveText('The start.')
  await press(page, 'Confirm')
  for (const each of followers) await expect(sentence(each)).toHaveText('Ann passes.')

  await press(bob, 'Pass')
  // Waits because the server limits the rate of requests.
  await bob.waitForTimeout(2_000)
  await press(bob, 'Propose it')
  await expect(sentence(page)).toHaveText('Proposed: Bob passes.')
  await press(page, 'Confirm')
  for (const each of followers) await expect(sentence(each)).toHaveText('A draw, 0 to 0.')
  await expect(sentence(page)).toHaveText('A draw.')
  for (const each of others) await each.close()
})

test(
  'windows of one browser share one stream, and show the match’s clock correctly even if the device’s time is wrong',
  LONG,
  async ({ page, browser, served }) => {
    await openApp(page, served, '/new/wetice')
    await inSettings(page, () =>
      page.getByRole('group', { name: 'Clock' }).getByRole('radio', { name: 'For each player' }).check(),
    )
    await beginBy(page, 'From a text')
    await page.getByLabel('A record, or the rows of a layout').fill(WETICE)
    await press(page, /^Open it/)
    const link = await beginRoom(page)
    // The first move starts the clock.
    await pass(page)
    const other = await browser.newContext({ ...devices['Pixel 5'], locale: 'en-GB' })
    await other.clock.install({ time: Date.now() + 7 * 60_000 })
    const windows = await Promise.all([0, 1, 2].map(() => other.newPage()))
    for (const each of windows) {
      await each.goto(link)
      await expect(each.locator('.following')).toHaveText('Live.')
      await expect(each.locator('.clock.runs .time')).toHaveText(/^1[45]:/)
    }
    await expect.poll(() => served.streams).toBe(1)
    for (const each of windows) await expect(sentence(each)).toHaveText('Ann passes.')
    // The window that was opened last receives the stream.
    await windows.pop()?.close()
    await press(page, 'Undo')
    for (const each of windows) await expect(sentence(each)).toHaveText('The start.')
    await expect.poll(() => served.streams).toBe(1)
    await other.close()
    await expect.poll(() => served.streams).toBe(0)
  },
)

test(
  'a seat’s hidden cards are not sent to any follower, not even to the player of that seat',
  LONG,
  async ({ page, context, browser, served }) => {
    const sent: string[] = []
    context.on('request', request => {
      if (request.url().includes('/rooms')) sent.push(request.postData() ?? '')
    })
    await openApp(page, served, '/new/tennis')
    await inSettings(page, async () => {
      await page.getByText('Seats played by the app').click()
      for (const i of [0, 1, 2]) await page.locator('.app fieldset').nth(i).getByRole('radio', { name: 'easy' }).check()
    })
    await press(page, 'Start')
    await press(page, 'Deal in the app')
    await expect(sentence(page)).toContainText('Ben plays ', { timeout: 20_000 })
    const link = await beginRoom(page, 'Watch and propose')
    const other = await browser.newContext({ ...devices['Pixel 5'], locale: 'en-GB' })
    const follower = await other.newPage()
    await follower.goto(link)
    await expect(follower.locator('.following')).toHaveText('Live.')
    await press(follower, 'Where do you sit?')
    await expect(follower.getByRole('dialog').getByRole('button', { name: 'Ben' })).toHaveCount(0)
    await press(follower, 'Player 4')
    expect(sent.join('\n')).toContain('"match"')
    expect(sent.join('\n')).not.toMatch(/dealt|"hand"/)
    await expect(follower.getByRole('group', { name: 'Player 4’s cards' })).toHaveCount(0)
    await other.close()
  },
)

test('on a file server the app reports that it can’t share matches, but only after a player tries', async ({
  page,
  served,
}) => {
  const asked: string[] = []
  await page.route(/\/rooms/, route => {
    asked.push(route.request().method())
    return route.fulfill({ status: 404 })
  })
  await openRecord(page, served, WETICE)
  await press(page, 'Menu')
  await press(page, /^Let others watch/)
  expect(asked).toEqual([])
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Let others watch' }))
  await expect(page.getByRole('alert')).toHaveText(/can’t share matches/)
  expect(asked).toEqual(['POST'])
  await openApp(page, served, '/follow/none')
  await expect(sentence(page)).toHaveText('There is no match to watch here.')
})
