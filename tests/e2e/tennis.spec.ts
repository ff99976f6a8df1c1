import type { Page } from '@playwright/test'
import type { Position } from '../../src/engine/tennis/types.ts'
import { firstUnplayable, replay } from '../replay.ts'
import { numeral } from '#text/lists.ts'
import { expect, expectAccessible, installed, LONG, openApp, test, untilOffline } from './app.ts'
import { button, press, tap } from './finger.ts'
import { EACH, expectNoEnglish, speak, speaksEnglish } from './languages.ts'
import { begin, key, lying, NAMES, sentence, type, WHOLE } from './tennis-hands.ts'
import { RULES } from '../rules.ts'

const head = (...lines: readonly string[]): string =>
  ['game tennis', `players ${NAMES.join(', ')}`, ...lines, 'play'].join('\n')

function positionAfter(actions: readonly string[], ...lines: readonly string[]): Position {
  const played = replay(head(...lines), actions, RULES)
  if (!played.ok || firstUnplayable(played.value) !== null) throw new Error('not playable')
  return played.value.position as Position
}

const plate = (page: Page, name: string) => page.locator(`.plate[aria-label^="${name},"]`)
const tapAll = (page: Page, cards: string): Promise<void> =>
  cards.split(' ').reduce((done, rank) => done.then(() => tap(key(page, rank), 'tap')), Promise.resolve())

async function expectScores(page: Page, { points, hands }: Position): Promise<void> {
  for (const [seat, name] of NAMES.entries()) {
    const label = speaksEnglish(page)
      ? new RegExp(`, ${points[seat]} points?, 0 cards left, ${hands[seat]} hands? won$`)
      : new RegExp(String.raw`\b${points[seat]}\b`)
    await expect(plate(page, name)).toHaveAttribute('aria-label', label)
  }
}

async function openMenu(page: Page, row: RegExp, name: string): Promise<void> {
  await press(page, 'Menu')
  await press(page, row)
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

for (const { language, title } of EACH)
  test(`a whole hand that is played by tapping agrees with the engine${title}`, LONG, async ({ page, served }) => {
    await speak(page, served, language)
    await begin(page, served)
    for (const rank of WHOLE) {
      await tap(key(page, rank), 'tap')
      await expectNoEnglish(page)
    }
    const end = positionAfter(WHOLE.map(rank => `play ${rank}`))
    await expect(button(page, 'Next hand')).toBeVisible()
    await expectScores(page, end)
    await expectAccessible(page)
    await press(page, 'Next hand')
    if (language !== 'en') return
    await expect(sentence(page)).toHaveText('Bob deals hand 2 as the Ghost. Dee plays first as the Fish.')
    await expect(plate(page, 'Dee')).toHaveAttribute('aria-label', /Fish, to play/)
  })

installed(
  'a whole hand that is played by keyboard agrees with the engine, without a network and after a reload',
  async ({ page, served }) => {
    await begin(page, served)
    await untilOffline(page)
    await served.stop()
    await type(page, WHOLE.slice(0, 30))
    await page.keyboard.type('k')
    // A card counts as entered when it is shown, so waits for it before the reload.
    await expect(lying(page)).toHaveCount(31)
    await page.keyboard.press('Backspace')
    await expect(lying(page)).toHaveCount(30)
    await page.reload()
    await type(page, WHOLE.slice(30))
    await expect(sentence(page)).toContainText('wins the hand')
    await expectScores(page, positionAfter(WHOLE.map(rank => `play ${rank}`)))
    await expect(page.getByRole('button', { name: 'Next hand' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sentence(page)).toContainText('deals hand 2')
    await page.keyboard.type('k')
    await expect(sentence(page)).toHaveText('The first pair has no Net: no point.')
  },
)

test('a misread card can be changed without entering later cards again', LONG, async ({ page, served }) => {
  await begin(page, served)
  await tapAll(page, 'K 4 J 9 2 7')
  await page.locator('[data-card="3"]').tap()
  await expect(sentence(page)).toHaveText('Card 3 wasn’t a jack. What did Bob play?')
  await expectAccessible(page)
  await tapAll(page, '5')
  await expect(sentence(page)).toHaveText('Bob 0 instead of 1.')
  await expect(page.locator('[aria-live="polite"]').last()).toContainText('2 rulings change.')
  await expectAccessible(page)
  await press(page, 'Change this card')
  await expect(sentence(page)).toHaveText('Changed. Bob 0 instead of 1.')
  await openMenu(page, /^Open the log/, 'The record')
  await expect(page.getByRole('textbox', { name: 'The record' })).toHaveValue(
    /play\n+play K\nplay 4\nplay 5\nplay 9\nplay 2\nplay 7\s*$/,
  )
})

test('a match for which only scores are entered is played to its end', LONG, async ({ page, served }) => {
  await begin(page, served, 'may become a Ghost')
  await openMenu(page, /^Table settings/, 'Keep score only')
  const results = [
    { key: 'Ann, Ghost', ghost: false, action: 'hand ghost' },
    { key: 'Ann, Cormorant', ghost: true, action: 'hand cormorant ghost' },
    { key: 'Bob, Cormorant', ghost: false, action: 'hand cormorant' },
    { key: 'Bob, Fish', ghost: true, action: 'hand fish ghost' },
    { key: 'Ann, Ghost', ghost: false, action: 'hand ghost' },
  ]
  const actions: string[] = []
  for (const [index, result] of results.entries()) {
    if (index > 0) await press(page, 'Next hand')
    if (result.ghost) await page.getByRole('checkbox').check()
    await press(page, result.key)
    await press(page, 'Confirm')
    actions.push(...(index > 0 ? ['next'] : []), result.action)
  }
  const { hands, winner } = positionAfter(actions, 'ghosting on')
  expect(winner).toBe(1)
  await expect(sentence(page)).toHaveText(/^Ann won, \d+ to \d+\.$/)
  for (const [seat, name] of NAMES.entries()) {
    await expect(page.locator('.end .scores li').nth(seat)).toHaveText(
      new RegExp(`^\\s*${name}\\s*${numeral(hands[seat] ?? 0)}\\s*$`),
    )
  }
  await expectAccessible(page)
  await press(page, 'Play again')
  await expect(sentence(page)).toHaveText('Bob deals hand 1 as the Ghost. Dee plays first as the Fish.')
  for (const name of NAMES) await expect(plate(page, name)).toBeVisible()
})

test('the Cormorant can choose to become a Ghost, and every text is turned towards its player', async ({
  page,
  served,
}) => {
  await begin(page, served, 'may become a Ghost')
  await openApp(page, served, '/settings')
  await page.getByRole('switch', { name: 'Players sit around the table' }).check()
  await page.goBack()
  await tapAll(page, 'J 4')
  await expectAccessible(page)
  await expect(page.locator('.centre')).toHaveClass(/west/)
  // The text is rotated by 180° for two of the players, and is vertical in the west.
  for (const [side, turn] of Object.entries({
    north: 'matrix(-1, 0, 0, -1, 0, 0)',
    east: 'matrix(-1, 0, 0, -1, 0, 0)',
    south: 'none',
    west: 'none',
  }))
    await expect(page.locator(`.plate.${side}`)).toHaveCSS('transform', turn)
  await page.getByRole('button', { name: 'Become a Ghost, Dee' }).tap()
  await expect(page.locator('.detail')).toHaveText(
    'If Dee wins this hand, it counts for two. If not, one hand is taken off Dee’s total.',
  )
  await press(page, 'Confirm')
  await expect(plate(page, 'Dee')).toHaveAttribute('aria-label', /Cormorant as Ghost/)
  await page.setViewportSize({ width: 360, height: 640 })
  const size = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])
  expect(size).toEqual([360, 640])
})
