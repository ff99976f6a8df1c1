import type { Page } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { persistentBrowser } from '../browser.ts'
import { WINDOW, type Driver } from './driver.ts'

/** Opens Chromium with Playwright, with a profile that survives kills. */
export async function openChromium(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'tableside-chromium-'))
  let address = 'about:blank'
  let browser = await persistentBrowser(profile)
  let page = await openPage()

  async function openPage(): Promise<Page> {
    const opened = await browser.context.newPage()
    await opened.setViewportSize(WINDOW)
    return opened
  }

  return {
    async open(url) {
      address = url
      await page.goto(url)
    },
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    call: async (what, ...given) =>
      JSON.parse(
        await page.evaluate(
          `Promise.resolve((${what.toString()})(...${JSON.stringify(given)})).then(answer => JSON.stringify(answer ?? null))`,
        ),
      ),
    tapAt: (x, y) => page.mouse.click(x, y),
    async kill() {
      await browser.kill()
      browser = await persistentBrowser(profile)
      page = await openPage()
      await page.goto(address)
    },
    async close() {
      await browser.close()
      // A killed process may still write for a moment.
      await rm(profile, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}
