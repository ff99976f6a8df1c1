import { expect, openApp, test } from './app.ts'
import { bringIn, openMatch } from './book-hands.ts'
import { press } from './finger.ts'

const TENNIS = 'game tennis\nplayers Cat, Dee, Eve, Fay\ntarget 2\nplay\nhand fish\n'

/** Removes CloseWatcher, to test browsers in which the app adds a history entry for open sheets. */
test.beforeEach(({ page }) => page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'CloseWatcher')))

test('a sheet that is opened from another sheet stays open, and Back closes it without leaving the page', async ({
  page,
  served,
}) => {
  await openApp(page, served)
  await bringIn(page, served, TENNIS)
  await openMatch(page, 'Cat, Dee, Eve and Fay')
  await press(page, 'Export the record')
  const record = page.getByRole('dialog', { name: 'The record' })
  await expect(record.getByRole('textbox')).toBeVisible()
  // The event that could close the sheet comes after the earlier sheet has closed.
  await page.waitForTimeout(300)
  await expect(record).toBeVisible()
  await page.goBack()
  await expect(record).toBeHidden()
  await expect(page).toHaveURL(/#\/book$/)
  await openMatch(page, 'Cat, Dee, Eve and Fay')
  await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  // Waits for the sheet's own `history.back()`, which has no effect if another navigation comes first. People are slower.
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.sheet))).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(/#\/$/)
})

test('one step back leaves a page that was reloaded while a sheet was open', async ({ page, served }) => {
  await openApp(page, served)
  await bringIn(page, served, TENNIS)
  await openMatch(page, 'Cat, Dee, Eve and Fay')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /Cat, Dee, Eve and Fay/ })).toBeVisible()
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.sheet))).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(/#\/$/)
})
