import type { Page } from '@playwright/test'
import { expect, LONG, openApp, test, type Served } from './app.ts'
import { storedIn } from './book-hands.ts'
import { tap, tapTwice } from './finger.ts'
import * as grafa from './grafa-hands.ts'
import * as tennis from './tennis-hands.ts'
import * as wellsix from './wellsix-hands.ts'
import { cell, openRecord, sentence } from './wetice-hands.ts'

/** Retries, because a busy machine may be too slow for two taps within half a second. */
test.describe.configure({ retries: 2 })

const EMPTY = Array.from({ length: 4 }, () => '........')
/** Swapping c1 and d1 makes three hearts. After they are removed, sliding cards make three diamonds. */
const TWO_LINKS = [
  'game wetice',
  'players Ann, Bob',
  'phase swap',
  'deal',
  ...EMPTY,
  'CDD.....',
  'HHDHC...',
  'play',
].join('\n')
const WELLSIX = ['game wellsix', 'players Ann, Bob', 'phase main', 'moves 2', 'deal', '0,0 7H', '1,0 KS', 'play'].join(
  '\n',
)

const key = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

const operations = async (page: Page) => (await storedIn(page, 'entries')).map(({ what }) => what)

for (const hand of ['mouse', 'touch'] as const) {
  test(
    `a double tap by ${hand} makes one move, one step and one undo in WetIce`,
    hand === 'mouse' ? LONG : {},
    async ({ page, served }) => {
      await openRecord(page, served, TWO_LINKS)
      await tap(cell(page, 'c1'))
      await tap(cell(page, 'd1'))
      await tapTwice(key(page, 'Confirm'), hand)
      await expect(key(page, /^Removed 2 of 3/)).toBeVisible()
      await tapTwice(key(page, /^Removed 2 of 3/), hand)
      await expect(key(page, /^Removed 3 of 3/)).toBeVisible()
      await tapTwice(key(page, /^Removed 3 of 3/), hand)
      await expect(sentence(page)).toHaveText('Ann scored 6 cards.')
      await tapTwice(key(page, 'Pass'), hand)
      await expect(sentence(page)).toHaveText('Pass this turn.')
      await tapTwice(key(page, 'Confirm'), hand)
      await expect(sentence(page)).toHaveText('Bob passed.')
      await tapTwice(key(page, 'Undo'), hand)
      await expect(key(page, 'Redo')).toBeEnabled()
      expect(await operations(page)).toEqual([
        { type: 'play', action: 'swap c1 d1' },
        { type: 'play', action: 'pass' },
        { type: 'undo', count: 1 },
      ])
    },
  )

  test(`a double tap by ${hand} enters one card in A Lifelike Tennis`, LONG, async ({ page, served }) => {
    await tennis.begin(page, served)
    await tapTwice(tennis.key(page, 'K'), hand)
    await tapTwice(tennis.key(page, '4'), hand)
    await expect(tennis.lying(page)).toHaveCount(2)
    await tapTwice(key(page, 'Undo'), hand)
    await expect(tennis.lying(page)).toHaveCount(1)
    await tap(tennis.key(page, '9'))
    await expect(tennis.lying(page)).toHaveCount(2)
    expect(await operations(page)).toEqual([
      { type: 'play', action: 'play K' },
      { type: 'play', action: 'play 4' },
      { type: 'undo', count: 1 },
      { type: 'play', action: 'play 9' },
    ])
  })
}

test('a double tap places one card in Wellsix', LONG, async ({ page, served }) => {
  await wellsix.openRecord(page, served, WELLSIX)
  await tap(wellsix.card(page, 'AH'))
  await tap(wellsix.cell(page, '0,1'))
  await tapTwice(key(page, 'Confirm'), 'touch')
  await expect(wellsix.cell(page, '0,1')).toHaveAttribute('aria-label', /^ace of hearts/)
  await tapTwice(key(page, 'Undo'), 'touch')
  await expect(key(page, 'Undo')).toBeDisabled()
  expect(await operations(page)).toEqual([
    { type: 'play', action: 'place AH 0,1' },
    { type: 'undo', count: 1 },
  ])
})

for (const hand of ['mouse', 'touch'] as const) {
  test(`a double tap by ${hand} turns to the other hand of Wellsix once`, LONG, async ({ page, served }) => {
    await wellsix.openRecord(page, served, WELLSIX)
    await tapTwice(key(page, /Show Bob’s hand$/), hand)
    await expect(key(page, /Show Ann’s hand$/)).toBeVisible()
    await expect(key(page, /Show Bob’s hand$/)).toBeHidden()
  })
}

test('a double tap pairs one card in Grafa, even if another card takes its place', LONG, async ({ page, served }) => {
  await grafa.begin(page, served)
  await tapTwice(page.locator('[data-card="6S"]'), 'touch')
  await expect(key(page, /^Taken$/)).toBeVisible()
  await tapTwice(key(page, /^Taken$/), 'touch')
  await grafa.says(page, 'Dig the top card. Which card is it?')
  expect(await operations(page)).toEqual([{ type: 'play', action: 'pair 6S' }])
})

async function turnOf(page: Page, served: Served): Promise<number> {
  await openRecord(page, served, TWO_LINKS)
  let taps = 0
  for (const name of ['c1', 'd1']) {
    await tap(cell(page, name))
    taps++
  }
  const onward = page.locator('.controls .button-primary')
  while (!(await key(page, /^Removed (\d) of \1/).isVisible())) {
    await tap(onward)
    taps++
  }
  await tap(cell(page, 'e1'))
  await expect(sentence(page)).toHaveText('A club at e1.')
  expect(await operations(page)).toEqual([{ type: 'play', action: 'swap c1 d1' }])
  return taps
}

test('a turn with two links needs at most five taps', async ({ page, served }) => {
  expect(await turnOf(page, served)).toBeLessThanOrEqual(5)
})

test(
  'a turn with two links needs at most three taps if moves count without a confirmation',
  LONG,
  async ({ page, served }) => {
    await openApp(page, served, '/settings')
    await page.getByRole('switch', { name: 'Confirm each move' }).uncheck()
    expect(await turnOf(page, served)).toBeLessThanOrEqual(3)
  },
)
