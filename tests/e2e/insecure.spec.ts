import { chromium } from '@playwright/test'
import { bare as test, endServing, errorsOf, expect, serveDist } from './app.ts'
import { findBrowser, FLAGS } from './browser.ts'
import { openRecord, playByTaps, sentence } from './wetice-hands.ts'

const EMPTY = Array.from({ length: 4 }, () => '........')
const RECORD = ['game wetice', 'players Ann, Bob', 'phase swap', 'deal', ...EMPTY, 'SSS.....', 'HHDHC...', 'play'].join(
  '\n',
)

/** The app is opened as from another device: by plain http, under a name other than `localhost`. */
test('at an insecure address the app works, and lists what is missing', async () => {
  const served = await serveDist()
  const there = { ...served, url: served.url.replace('localhost', 'tableside.test') }
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...FLAGS, '--host-resolver-rules=MAP tableside.test 127.0.0.1'],
  })
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } })
  const errors = errorsOf(context, there)
  const page = await context.newPage()
  await page.goto(`${there.url}#/about`)
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false])
  await expect(page.getByText('This address isn’t secure')).toBeVisible()
  await expect(page.getByText('works without a network')).toHaveCount(0)
  await openRecord(page, there, RECORD)
  await playByTaps(page, { type: 'pass' })
  await page.reload()
  await expect(sentence(page)).toHaveText('Ann passed.')
  await page.goto(`${there.url}#/book`)
  await expect(page.locator('.match')).toHaveCount(1)
  await page.goto(`${there.url}#/read`)
  await expect(page.getByText('needs an address that starts with https')).toBeVisible()
  expect(errors).toEqual([])
  await browser.close()
  await endServing(served)
})
