import type { Browser, Page } from '@playwright/test'
import { createHash } from 'node:crypto'
import { errorsOf, expect, expectAccessible, installed, LONG, openApp, test, untilOffline, type Served } from './app.ts'
import { bringIn, openMatch } from './book-hands.ts'
import { fakeCamera, holdBefore } from './codes.ts'
import { keepScore } from './wellsix-hands.ts'
import { press, tap } from './finger.ts'
import { WETICE } from './places.ts'
import { playByTaps, sentence } from './wetice-hands.ts'

async function otherPhone(browser: Browser, served: Served): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await fakeCamera(page)
  await openApp(page, served)
  return page
}

async function showRecord(page: Page, served: Served): Promise<void> {
  await bringIn(page, served, WETICE)
  await openMatch(page, 'Ann and Bob')
  await press(page, 'Export the record')
  await press(page, 'As a QR code')
}

const code = (page: Page) => page.getByRole('img', { name: /^QR code/ })

installed(
  'without a network, one phone reads the match that another phone shows as a code',
  LONG,
  async ({ page, served, browser }) => {
    await showRecord(page, served)
    const other = await otherPhone(browser, served)
    for (const each of [page, other]) await untilOffline(each)
    const errors = errorsOf(other.context(), served)
    await served.stop()
    await other.getByRole('link', { name: 'Read a code' }).click()
    await expect(other.getByText('Point the camera at the whole code')).toBeVisible()
    await expectAccessible(other)
    await holdBefore(other, code(page))
    await expect(other.getByText('From a link. It isn’t in your match book.')).toBeVisible()
    await press(other, 'Save it in the book')
    await expect(other).toHaveURL(/#\/table\//)
    expect(errors).toEqual([])
    await other.context().close()
  },
)

/** One move, undone and redone many times. */
function longMatch(): string {
  const [match, at] = ['f'.repeat(32), 1_795_222_026_306]
  const what = (number: number): object =>
    number === 0 ? { type: 'play', action: 'pass' } : { type: number % 2 === 1 ? 'undo' : 'redo', count: 1 }
  const entries = Array.from({ length: 31 }, (_, number) => {
    const id = createHash('md5').update(String(number)).digest('hex')
    return { entry: { format: 1, match, number, id, at: at + number * 7_919, what: what(number) } }
  })
  const head = { format: 1, id: match, game: 'wetice', head: WETICE, players: ['Ann', 'Bob'], created: at }
  const rows = [{ match: head }, ...entries].map(row => JSON.stringify(row)).join(',\n')
  return `{"format":"tableside-book","version":1,"exported":${at},"rows":[\n${rows}\n]}\n`
}

async function readOne(from: Page, to: Page): Promise<void> {
  await expect(to.getByText('Point the camera at the whole code')).toBeVisible()
  await holdBefore(to, code(from))
  await expect(to).toHaveURL(/#\/take\//)
}

async function readAll(from: Page, to: Page): Promise<void> {
  await expect(from.getByText(/^\d+ codes, one after another/)).toBeVisible()
  await expect(async () => {
    await holdBefore(to, code(from))
    await expect(to).toHaveURL(/#\/take\//, { timeout: 300 })
  }).toPass({ intervals: [0] })
}

test(
  'by codes, a match continues on another phone and then on the first phone again',
  LONG,
  async ({ page, served, browser }) => {
    await fakeCamera(page)
    await bringIn(page, served, longMatch())
    await openMatch(page, 'Ann and Bob')
    await tap(page.getByRole('link', { name: 'Continue' }))
    const other = await otherPhone(browser, served)
    const errors = errorsOf(other.context(), served)

    await press(page, 'Menu')
    await press(page, /^Let others watch/)
    await press(page, 'Continue on another phone')
    await expectAccessible(page)
    await press(page, 'As a QR code')
    await expect(code(page)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await other.getByRole('link', { name: 'Read a code' }).click()
    await readAll(page, other)
    await expectAccessible(other)
    await press(other, 'Continue here')
    await expect(sentence(other)).toHaveText('Ann passed.')
    await press(page, 'Done')
    await page.keyboard.press('Escape')
    await expect(page.getByText('This match continues on another phone.')).toBeVisible()
    await expectAccessible(page)

    await playByTaps(other, { type: 'pass' })
    const said = await sentence(other).innerText()
    await press(other, 'Share')
    await press(other, /^Let others watch/)
    await press(other, 'Continue on another phone')
    await press(other, 'As a QR code')
    await page.getByRole('link', { name: 'Read its code' }).click()
    await readAll(other, page)
    await expect(page.getByText('It has more moves than the one').first()).toBeVisible()
    await press(page, 'Continue here')
    await expect(sentence(page)).toHaveText(said)
    await expect(page.getByText('This match continues on another phone.')).toHaveCount(0)
    expect(errors).toEqual([])
    await other.context().close()
  },
)

test(
  'a table joins an evening by a code, and the host can enter the table’s result only once',
  LONG,
  async ({ page, served, browser }) => {
    await fakeCamera(page)
    await openApp(page, served, '/evening')
    await press(page, 'New evening')
    for (const [index, name] of ['Ada', 'Ben', 'Cem'].entries()) {
      await page.getByLabel(`Player ${index + 1}`, { exact: true }).fill(name)
    }
    await tap(page.getByRole('checkbox', { name: 'Wellsix' }))
    await tap(page.getByRole('checkbox', { name: 'WetIce' }))
    await press(page, 'Start the evening')
    const other = await otherPhone(browser, served)
    const errors = errorsOf(other.context(), served)

    await tap(page.getByRole('link', { name: 'Evening', exact: true }))
    await press(page, /^Show it to another phone/)
    await expectAccessible(page)
    await press(page, 'As a QR code')
    await other.getByRole('link', { name: 'Read a code' }).click()
    await readOne(page, other)
    await expectAccessible(other)
    await press(other, 'Join the evening')
    await press(other, 'Skip')
    await tap(other.getByRole('link', { name: 'Start the game', exact: true }))
    await keepScore(other, [
      ['30 line', '4'],
      ['7', '12'],
    ])
    await expect(other).toHaveURL(/#\/table\//)
    await openApp(other, served, `/result/${/table\/(.+)$/.exec(other.url())?.[1] ?? ''}`)
    await press(other, 'Share')
    await press(other, 'As a QR code')

    await press(page, 'Done')
    for (const said of [/^It belongs to the evening/, /^It is already entered/]) {
      await openApp(page, served, '/read')
      await readOne(other, page)
      await expect(page.getByText(said)).toBeVisible()
      await expect(page.getByText('has not confirmed it yet.').first()).toBeVisible()
      await expectAccessible(page)
      const enter = page.getByRole('button', { name: 'Enter this result' })
      if (await enter.isVisible()) {
        await tap(enter)
        await tap(page.getByRole('link', { name: 'Standings', exact: true }))
        await expect(page.locator('.headline')).toHaveText(/is ahead with 2 points\.$/)
      }
    }
    await tap(page.getByRole('link', { name: 'Open the evening' }))
    await tap(page.getByRole('link', { name: 'Evening', exact: true }))
    await expect(page.getByText('2 matches still to play.')).toBeVisible()
    expect(errors).toEqual([])
    await other.context().close()
  },
)

test('a code can also be read from a picture, and from a pasted link', async ({ page, served }) => {
  await showRecord(page, served)
  const buffer = await code(page).screenshot()
  await openApp(page, served, '/read')
  const file = page.getByLabel('A picture of the code')
  await file.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText('can’t be read as a picture')).toBeVisible()
  const empty = await page.locator('h1').screenshot()
  await file.setInputFiles({ name: 'empty.png', mimeType: 'image/png', buffer: empty })
  await expect(page.getByText('The picture has no code.')).toBeVisible()
  await file.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer })
  await expect(page).toHaveURL(/#\/match\//)
  const link = page.url()
  await openApp(page, served, '/read')
  await page.getByLabel('Or paste a link').fill('https://example.org/')
  await press(page, 'Open')
  await expect(page.getByText('That isn’t a Tableside code.')).toBeVisible()
  await page.getByLabel('Or paste a link').fill(`Look: ${link}`)
  await press(page, 'Open')
  await expect(page.getByText('It is in your match book.')).toBeVisible()
})

for (const [index, [name, said]] of Object.entries([
  ['NotAllowedError', 'The browser blocks the camera'],
  ['NotFoundError', 'This device has no camera'],
  ['NotReadableError', 'The camera can’t be opened'],
] as const)) {
  test(
    `a missing camera (${name}) is reported, with other ways to read a code`,
    index === '0' ? {} : LONG,
    async ({ page, served }) => {
      await page.addInitScript(refusal => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', refusal))
      }, name)
      await openApp(page, served, '/read')
      await expect(page.getByText(said)).toContainText('Choose a picture of the code, or paste the link.', {
        ignoreCase: true,
      })
      await expectAccessible(page)
    },
  )
}
