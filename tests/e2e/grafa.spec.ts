import type { Page } from '@playwright/test'
import { expect, expectAccessible, installed, LONG, openApp, test, untilOffline } from './app.ts'
import { enter, press } from './finger.ts'
import { EACH, speak, speaksEnglish } from './languages.ts'
import { begin, done, pair, pick, says, sentence } from './grafa-hands.ts'

async function toTheLook(page: Page): Promise<void> {
  await pair(page, '6S')
  await done(page, 'Taken')
  await says(page, 'Dig the top card. Which card is it?')
  await pick(page, '5D')
  await says(page, 'Turn up the top card. Which card is it?')
  await pick(page, '6C')
  await says(page, 'The 6 of clubs is face up.')
  await pair(page, '6S')
  await says(page, 'Which suit acts first?')
  await (speaksEnglish(page) ? press(page, /^Clubs first/) : page.keyboard.press('c'))
  await says(page, 'Look at the top two cards. Which cards are they?')
  await pick(page, 'TC', 'JD')
  await says(page, 'Put the cards back in any order.')
}

for (const { language, title, details } of EACH)
  test(
    `the rules’ example is played by tapping with a real deck, to its score of 13 cards${title}`,
    details,
    async ({ page, served }) => {
      test.slow()
      await speak(page, served, language)
      await begin(page, served)
      await expectAccessible(page)
      await toTheLook(page)
      await expectAccessible(page)
      await page.locator('[data-slot="JD"]').click()
      await page.locator('[data-slot="TC"]').click()
      await press(page, 'Put back like this')
      await says(page, 'Spades: put the jack of diamonds from the deck on the discard pile.')
      await done(page, 'Dug')
      await pair(page, '4C')
      await pick(page, '2D', '9H')
      await expectAccessible(page)
      await pick(page, '7S')
      await page.locator('[data-slot="2D"]').dragTo(page.locator('[data-slot="7S"]'))
      await press(page, 'Put back like this')
      await says(page, 'Turn the top card of the deck face up: the 9 of hearts.')
      await expect(page.locator('.known-below')).toContainText(speaksEnglish(page) ? '7 of spades' : '7')
      await pair(page, '3H')
      await done(page, 'Taken')
      await pair(page, '2S')
      await says(page, 'Dig the top two cards. Which one is new?')
      await pick(page, '5C', 'QD')
      await pair(page, 'AH')
      await pick(page, 'JC', 'KS')
      await says(page, 'You can’t make a pair. Your score: 13 cards in the discard pile.')
      await expect(page.locator('.end')).toContainText(
        speaksEnglish(page) ? 'Cards left: 3 in your hand, 36 in the deck' : '36',
      )
      if (language === 'en') await expect(page.locator('.end')).toContainText('Your best so far')
      await expectAccessible(page)
    },
  )

installed(
  'a game continues after a reload while cards are being ordered, even without a network',
  LONG,
  async ({ page, served }) => {
    await begin(page, served)
    await untilOffline(page)
    await toTheLook(page)
    await served.stop()
    await page.reload()
    await says(page, 'Put the cards back in any order.')
    await page.locator('[data-slot="JD"]').click()
    await page.locator('[data-slot="TC"]').click()
    await press(page, 'Put back like this')
    await says(page, 'Spades: put the jack of diamonds from the deck on the discard pile.')
  },
)

/** Null when the game is over. */
const nextKeys = (page: Page): Promise<readonly string[] | null> =>
  page.evaluate(() => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)
    if (find('.end')) return null
    const pairing = find('.place.pairs')
    if (pairing) return [...(pairing.dataset['card'] ?? '')]
    const order = find('.controls .on .button small') && find('.controls .on .button')
    return order ? [order.innerText.trim().charAt(0)] : ['Enter']
  })

const told = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['.ruling', '.log', '.controls'].map(part => document.querySelector<HTMLElement>(part)?.innerText).join('\n'),
  )

/** Chooses the first card that pairs, the first ability, and the given order. */
async function playByKeys(page: Page): Promise<string> {
  for (let keys = await nextKeys(page); keys; keys = await nextKeys(page)) {
    const before = await told(page)
    for (const key of keys) await (key === 'Enter' ? enter(page) : page.keyboard.press(key))
    await expect.poll(() => told(page)).not.toBe(before)
  }
  return sentence(page).innerText()
}

test(
  'a dealt game is played to its end by keyboard, and its code deals the game again',
  LONG,
  async ({ page, served }) => {
    test.slow()
    const hand = (): Promise<(string | null)[]> =>
      page.locator('.hand [data-card]').evaluateAll(cards => cards.map(card => card.getAttribute('data-card')))
    await openApp(page, served, '/new/grafa')
    await page.getByRole('button', { name: 'Deal in the app' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.hand')).toBeVisible()
    const started = await hand()
    const ending = await playByKeys(page)
    const code = /Deal (\S+)/.exec(await page.locator('.end').innerText())?.[1] ?? ''
    await expectAccessible(page)

    await openApp(page, served, '/new/grafa')
    await press(page, 'More ways')
    await page.getByLabel('Deal code').fill('K7M-4PQO')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('isn’t used in codes')
    await expectAccessible(page)
    await page.getByLabel('Deal code').fill(code.replace('-', ' ').toLowerCase())
    await page.keyboard.press('Enter')
    await expect(page.locator('.hand')).toBeVisible()
    await expect.poll(hand).toEqual(started)
    expect(await playByKeys(page)).toBe(ending)
    await expect(page.locator('.end')).toContainText(code)
    const ended = page.url()
    await press(page, 'Look back')
    await press(page, 'Play the same deal again')
    // If nothing pairs, the game ends immediately.
    await expect(page).not.toHaveURL(ended)
    await expect.poll(hand).toEqual(started)
  },
)

test('moves can be undone, and a wrong card can be corrected', LONG, async ({ page, served }) => {
  await begin(page, served)
  await toTheLook(page)
  await press(page, 'Undo')
  await says(
    page,
    'Put two cards back on the deck, both face down. From the top: the 10 of clubs and the jack of diamonds.',
  )
  await press(page, /^Done/)
  await says(page, 'Look at the top two cards. Which cards are they?')
  await press(page, 'Redo')
  await press(page, 'Menu')
  await page.getByRole('dialog').waitFor()
  await expectAccessible(page)
  await press(page, /^Edit an earlier card/)
  await expectAccessible(page)
  await pick(page, 'TC', '9C')
  await says(page, 'The 10 of clubs becomes the 9 of clubs.')
  await press(page, 'Confirm')
  await expect(page.locator('[data-slot="9C"]')).toBeVisible()
})
