import { expect, expectAccessible, test } from './app.ts'
import { press, tap, tapTwice } from './finger.ts'
import { cell, openRecord, sentence } from './wetice-hands.ts'

const EMPTY = Array.from({ length: 4 }, () => '........')
/** Ann could have scored six cards in her first turn, but she and Bob pass. */
const RECORD = ['game wetice', 'players Ann, Bob', 'phase swap', 'deal', ...EMPTY, 'SSS.....', 'HHDHC...', 'play', 'pass', 'pass'] // oxfmt-ignore

test('a match is reviewed to its end, and missed moves become questions', async ({ page, served }) => {
  await openRecord(page, served, RECORD.join('\n'))
  await expect(sentence(page)).toContainText('A draw')
  await press(page, 'Look back')
  await tap(page.getByRole('link', { name: 'Find the turning points' }))
  await expect(sentence(page)).toHaveText('Two moments mattered.', { timeout: 20_000 })
  await expectAccessible(page)

  await press(page, /^Move 1/)
  await expect(sentence(page)).toHaveText(/^Better: Ann swaps the cards at \w\d and \w\d\.$/)
  await expect(page.locator('.ruling .detail')).toContainText('this is certain')
  const [from = '', to = ''] = (await sentence(page).innerText()).match(/\b[a-h]\d\b/g) ?? []
  const lying = await cell(page, from).getAttribute('aria-label')
  await press(page, 'Next move')
  await expect(cell(page, from)).not.toHaveAttribute('aria-label', lying ?? '')
  await press(page, 'Played')
  await expect(sentence(page)).toHaveText('Played: Ann passes.')
  await tapTwice(page.getByRole('button', { name: 'All moments' }), 'touch')
  await expect(sentence(page)).toHaveText('Two moments mattered.')

  await tap(page.getByRole('link', { name: 'Learn from it' }))
  await expect(page.locator('.task')).toHaveText('Ann is to move. What is best?')
  await page.reload()
  await tap(cell(page, from))
  await tap(cell(page, to))
  await press(page, 'Confirm')
  await tap(page.locator('.walker button').last())
  await expect(sentence(page)).toHaveText('Nothing better was found. That is certain.')
  await press(page, 'Next')
  await expect(page.locator('.task')).toHaveText('Bob is to move. What is best?')
})
