import type { Page } from '@playwright/test'
import { expect, installed, openApp, test, untilOffline, LONG } from './app.ts'
import { bringIn, openMatch } from './book-hands.ts'
import { press } from './finger.ts'
import { sentence } from './wetice-hands.ts'

const TENNIS = 'game tennis\nplayers Cat, Dee, Eve, Fay\ntarget 2\nplay\nhand fish\nnext\n'
const found = (page: Page) => page.getByText('1 match can be read.')

installed('a shared record is shown in the book once, even without a network', LONG, async ({ page, served }) => {
  await openApp(page, served)
  await untilOffline(page)
  await served.stop()
  await page.goto(`${served.url}?${new URLSearchParams({ title: 'A match', text: TENNIS }).toString()}`)
  await expect(found(page)).toBeVisible()
  await press(page, 'Add 1 match')
  await expect(page.locator('.match')).toHaveCount(1)
  expect(page.url()).toBe(`${served.url}#/book`)
  await page.reload()
  await expect(page.locator('.match')).toHaveCount(1)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('a shared link opens the page of its match, which reports that the match can’t be read', async ({
  page,
  served,
}) => {
  await page.goto(`${served.url}?${new URLSearchParams({ url: `${served.url}#/match/no-match` }).toString()}`)
  await expect(sentence(page)).toHaveText('The match in this link can’t be read.')
})

test('the app shows the content of a file that it was opened with', async ({ page, served }) => {
  await page.addInitScript(record => {
    const handle = { getFile: async () => new File([record], 'evening.record') }
    const launchQueue = { setConsumer: (take: (launch: unknown) => void) => take({ files: [handle] }) }
    Object.defineProperty(window, 'launchQueue', { value: launchQueue })
  }, TENNIS)
  await openApp(page, served)
  await expect(found(page)).toBeVisible()
})

test('the shortcut continues the running match, even after its table was left', async ({ page, served }) => {
  await bringIn(page, served, TENNIS)
  await openMatch(page, 'Cat, Dee, Eve and Fay')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/#\/table\//)
  const table = page.url()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('link', { name: 'Continue', exact: true })).toBeVisible()
  await page.goto(`${served.url}?go-on`)
  await expect(page).toHaveURL(table)
})

test('the manifest accepts shares and files, and has shortcuts', async ({ page, served }) => {
  await openApp(page, served)
  const address = await page.locator('link[rel=manifest]').evaluate(link => (link as HTMLLinkElement).href)
  const manifest = await (await page.request.get(address)).json()
  expect(manifest.share_target).toMatchObject({ action: './', method: 'GET' })
  expect(manifest.file_handlers).toMatchObject([{ action: './' }])
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['./#/new', './?go-on'])
  const cdp = await page.context().newCDPSession(page)
  const { errors } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
})
