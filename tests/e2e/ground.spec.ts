import { LANGUAGES } from '../../.vite/words.ts'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { byTurns } from '../runs.ts'
import {
  bare,
  DIST,
  endServing,
  errorsOf,
  expect,
  expectAccessible,
  openApp,
  serveDist,
  alone,
  untilOffline,
  LONG,
} from './app.ts'
import { firstScripts, gzipped, LIMITS, precached, scriptsWith } from './measure.ts'
import { cell, openRecord, sentence } from './wetice-hands.ts'

const EMPTY = Array.from({ length: 5 }, () => '........')
const RECORD = ['game wetice', 'players Ann, Bob', 'phase swap', 'deal', ...EMPTY, 'HHDHC...', 'play'].join('\n')

alone.use({ serviceWorkers: 'allow' })

alone('the first screen is accessible', LONG, async ({ page, served }) => {
  await openApp(page, served)
  await expectAccessible(page)
})

alone('the app opens again without a network', LONG, async ({ page, served }) => {
  await openApp(page, served)
  await untilOffline(page)
  await served.stop()
  await page.reload()
  await expect(page.locator('#app > :not(.opening)').first()).toBeVisible()
})

/** The build is a copy, so that the test can change its version. */
const versions = alone.extend({
  served: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'tableside-'))
    cpSync(DIST, folder, { recursive: true })
    const served = await serveDist('/', folder)
    await use(served)
    await endServing(served)
    rmSync(folder, { recursive: true })
  },
})

versions(
  'a new version waits, and one that is installed from another window leaves open proposals and drafts in place',
  async ({ page, context, served }) => {
    await openApp(page, served)
    await untilOffline(page)
    appendFileSync(join(served.folder, 'sw.js'), '\n')
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
      const coming = registration.installing
      if (coming) await new Promise(done => coming.addEventListener('statechange', done, { once: true }))
    })
    await page.reload()
    const waiting = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)
    expect(waiting).toBe('installed')
    const evening = await context.newPage()
    await openApp(evening, served, '/evening')
    const fresh = evening.getByRole('button', { name: 'New evening' })
    await fresh.focus()
    await fresh.press('Enter')
    const guest = evening.getByRole('textbox').nth(1)
    await expect(evening.getByRole('textbox').first()).toBeFocused()
    await guest.fill('Cordelia')
    const table = await context.newPage()
    await openRecord(table, served, RECORD)
    for (const name of ['c1', 'd1']) await cell(table, name).click()
    const confirm = table.getByRole('button', { name: 'Confirm' })
    await expect(confirm).toBeVisible()
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update', exact: true }).click()])
    await table.evaluate(() => new Promise(resolve => setTimeout(resolve, 500)))
    await expect(confirm).toBeVisible()
    // The draft of a page isn't lost either.
    await expect(guest).toHaveValue('Cordelia')
    // The window loads the new version when its table is left.
    await Promise.all([table.waitForEvent('load'), table.evaluate(() => (location.hash = '#/'))])
  },
)

/** Addresses of the app as other programs change them, and the pages that they lead to. */
const CHANGED = [
  ['book/', '/book/'],
  ['%23/about', '/about'],
  ['%23/match/abc', '/match/abc'],
  ['%23/match/abc?c=1234567', '/%23/match/abc?c=1234567'],
  ['book/#/about', '/about'],
  ['rulebook/grafa?from=mail', '/rulebook/grafa?from=mail'],
] as const

alone(
  'once the app is installed, an address that other programs have changed leads to the right page',
  async ({ page, served }) => {
    await openApp(page, served)
    await untilOffline(page)
    for (const [address, route] of byTurns(CHANGED, 3)) {
      await page.goto(served.url + address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(page.url()).toBe(`${served.url}#${route}`)
    }
    await page.goto(`${served.url}no/such/page`)
    await expect(page.locator('.sentence')).toHaveText('There is no page with this address.')
    await page.getByRole('link', { name: 'Home' }).last().click()
    await expect(page).toHaveURL(`${served.url}#/`)
  },
)

bare('each language has its own manifest, and its own message if scripts are off', async () => {
  const folder = DIST
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  for (const language of LANGUAGES) {
    const name = language === 'en' ? 'manifest.webmanifest' : `manifest-${language}.webmanifest`
    expect(JSON.parse(readFileSync(join(folder, name), 'utf8'))).toMatchObject({ lang: language, start_url: './' })
    expect(page).toContain(`<noscript lang="${language}">`)
  }
})

alone('the manifest makes the app installable', async ({ page, served }) => {
  await openApp(page, served)
  const address = await page.locator('link[rel=manifest]').evaluate(link => (link as HTMLLinkElement).href)
  const manifest = await (await page.request.get(address)).json()
  expect(manifest).toMatchObject({ name: 'Tableside', display: 'standalone', start_url: './', scope: './' })
  for (const icon of manifest.icons) {
    const answer = await page.request.get(new URL(icon.src, address).href)
    expect(answer.headers()['content-type']).toBe(icon.type)
  }
})

bare('the app works in any folder of a host', async ({ page, context }) => {
  const served = await serveDist('/tableside/')
  const errors = errorsOf(context, served)
  // An address without the last slash redirects to the folder.
  await page.goto(served.url.slice(0, -1))
  await expect(page).toHaveURL(`${served.url}#/`)
  await openRecord(page, served, RECORD)
  await untilOffline(page)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(served.url)
  await served.stop()
  await page.reload()
  await expect(sentence(page)).toHaveText('The game starts.')
  // Pages that were not opened before also work, at addresses below the folder.
  for (const route of byTurns(['/rulebook/grafa', '/learn/tennis', '/new/wellsix', '/about'], 2)) {
    await openApp(page, served, route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.url()).toBe(`${served.url}#${route}`)
  }
  await page.goto(`${served.url}?text=nothing`)
  await expect(page.getByText('It has no match that can be read.')).toBeVisible()
  expect(errors).toEqual([])
  await endServing(served)
})

bare('the policy forbids requests to other origins', async ({ page, context }) => {
  const [served, elsewhere] = [await serveDist(), await serveDist()]
  const errors = errorsOf(context, served)
  await openApp(page, served)
  await page.evaluate(url => fetch(url, { mode: 'no-cors' }).catch(() => null), elsewhere.url)
  await expect.poll(() => errors.filter(error => error.includes('Content Security Policy'))).not.toEqual([])
  await endServing(served)
  await endServing(elsewhere)
})

bare('the scripts of the first screen, and all stored files, are within their size limits', async () => {
  const served = await serveDist()
  const first = firstScripts(served.folder)
  expect(first.length).toBeGreaterThan(0)
  const inEnglish = first.filter(file => file.includes('/en-start-'))
  const common = gzipped(served.folder, first) - gzipped(served.folder, inEnglish)
  for (const language of LANGUAGES) {
    const words = scriptsWith(served.folder, `${language}-start`, first)
    expect(common + gzipped(served.folder, language === 'en' ? inEnglish : words), language).toBeLessThan(LIMITS.script)
  }
  // 71 of these kB are for photos, and 23 for drawing and reading codes.
  expect(precached(served.folder)).toBeLessThan(LIMITS.precached)
  await endServing(served)
})
