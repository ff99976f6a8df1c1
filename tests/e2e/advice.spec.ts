import { expect, expectAccessible, LONG, test } from './app.ts'
import { begin, pair } from './grafa-hands.ts'
import { press, tap } from './finger.ts'
import { openRecord, sentence, walkToEnd } from './wetice-hands.ts'

const EMPTY = Array.from({ length: 4 }, () => '........')
/** A solitaire layout with so few cards that the search is complete. */
const SOLO = ['game wetice', 'mode solo', 'players Ann', 'phase swap', 'deal', ...EMPTY, 'SSS.....', 'HHDHC...', 'play']

test('advice for a short game of solitaire is certain, and one tap plays it', LONG, async ({ page, served }) => {
  await openRecord(page, served, SOLO.join('\n'))
  await press(page, 'Advice')
  await expect(sentence(page)).toHaveText(/^Advice: Swap the cards at \w\d and \w\d\.$/, { timeout: 15_000 })
  const detail = page.locator('.ruling .detail')
  await expect(detail).toHaveText(/^This is certain: \d cards left after \d more moves?\.$/, { timeout: 15_000 })
  await expectAccessible(page)
  await press(page, 'Confirm')
  await walkToEnd(page)
  await expect(sentence(page)).not.toContainText('Advice')
})

test(
  'advice in Grafa is based on samples, points at a card, is noted, and ends when the card is played',
  LONG,
  async ({ page, served }) => {
    await begin(page, served)
    await press(page, 'Advice')
    await expect(sentence(page)).toContainText(/^Advice: /, { timeout: 15_000 })
    const detail = page.locator('.ruling .detail')
    await expect(detail).toContainText('with 95 % certainty')
    const marked = page.locator('.hand [data-card]', { hasText: 'marked' })
    await expect(marked).toHaveCount(1)
    await pair(page, (await marked.getAttribute('data-card')) ?? '')
    await expect(sentence(page)).not.toContainText('Advice')
    await tap(page.getByRole('button', { name: 'Menu' }))
    await tap(page.getByRole('button', { name: /^Open the log/ }))
    await expect(page.getByRole('dialog').getByText('asked for help')).toBeVisible()
  },
)
