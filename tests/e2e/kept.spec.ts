import { bare, expect, test, LONG } from './app.ts'
import { persistentBrowser } from './browser.ts'
import { press } from './finger.ts'
import { inWorld } from './kills.ts'
import { cell, openRecord, playByTaps, sentence } from './wetice-hands.ts'

const head = (...lines: readonly string[]): string =>
  ['game wetice', 'players Ann, Bob', 'phase swap', ...lines, 'play'].join('\n')
const EMPTY = Array.from({ length: 4 }, () => '........')

/** Swapping c1 and d1 makes three hearts, and three spades were overlooked. */
const CHAIN = head('deal', ...EMPTY, 'SSS.....', 'HHDHC...')
const LIFT = 'Put the three spades at a2, b2 and c2 on Ann’s pile. Put the three hearts at a1, b1 and c1 on Ann’s pile.'

bare('if the browser is killed in the middle of a chain, the match continues at the same step', () =>
  inWorld(1, async ({ served, profile }) => {
    let browser = await persistentBrowser(profile)
    let page = await browser.context.newPage()
    await openRecord(page, served, CHAIN)
    await cell(page, 'c1').click()
    await cell(page, 'd1').click()
    await press(page, 'Confirm')
    await expect(sentence(page)).toHaveText(LIFT)
    await browser.kill()

    browser = await persistentBrowser(profile)
    page = await browser.context.newPage()
    await page.goto(served.url)
    await expect(sentence(page)).toHaveText(LIFT)
    await press(page, /^Removed/)
    await expect(sentence(page)).toHaveText('Ann scored 6 cards.')
    await browser.close()
  }),
)

test('of two windows with a match, one writes to the match, and the other follows it', async ({
  page,
  context,
  served,
}) => {
  await openRecord(page, served, CHAIN)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText('This match is open in another window.')).toBeVisible()
  await playByTaps(page, { type: 'pass' })
  await expect(sentence(other)).toHaveText('Ann passed.')
  await press(other, 'Continue here')
  await playByTaps(other, { type: 'pass' })
  await expect(sentence(page)).toHaveText('A draw.')
  await expect(page.getByText('This match is open in another window.')).toBeVisible()
})

test(
  'without storage, a match can be played, and the app reports that it isn’t saved',
  LONG,
  async ({ page, served }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    })
    await openRecord(page, served, CHAIN)
    await expect(page.getByText('Not saved:')).toBeVisible()
    await playByTaps(page, { type: 'pass' })
    await expect(sentence(page)).toHaveText('Ann passed.')
    await press(page, 'Save the record')
    await expect(page.getByRole('textbox', { name: 'The record' })).toHaveValue(/\npass\n?$/)
  },
)

test(
  'a match that a newer version continued is shown as far as it can be read, and stays stored',
  LONG,
  async ({ page, served }) => {
    await openRecord(page, served, CHAIN)
    await playByTaps(page, { type: 'pass' })
    await page.evaluate(
      () =>
        new Promise<void>(done => {
          const open = indexedDB.open('tableside')
          open.onsuccess = () => {
            const store = open.result.transaction('entries', 'readwrite').objectStore('entries')
            const all = store.getAll()
            all.onsuccess = () => {
              const [first] = all.result
              const add = store.add({ ...first, format: 99, number: first.number + 1, id: 'from-the-future' })
              add.onsuccess = () => {
                open.result.close()
                done()
              }
            }
          }
        }),
    )
    await page.reload()
    await expect(page.getByText('A newer version of the app wrote this match.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
    await press(page, 'Save the record')
    await expect(page.getByRole('textbox', { name: 'The record' })).toHaveValue(/\npass\n?$/)
  },
)
