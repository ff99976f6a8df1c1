import type { Page } from '@playwright/test'
import { wetice } from '../../src/engine/wetice/index.ts'
import { findRuns } from '../../src/engine/wetice/runs.ts'
import { readLine } from '../../src/engine/text.ts'
import type { Action, Position } from '../../src/engine/wetice/types.ts'
import { shuffledRows } from '../bench/wetice.ts'
import { numbers } from '../bench/measure.ts'
import { isLong } from '../runs.ts'
import { expect, expectAccessible, installed, LONG, openApp, test, untilOffline } from './app.ts'
import { beginBy, button, enter, press, tap } from './finger.ts'
import { beginning, EACH, expectNoEnglish, speak } from './languages.ts'
import { cell, enterDeal, openRecord, playByTaps, score, sentence, walkToEnd } from './wetice-hands.ts'

const ROWS = shuffledRows('8x6', numbers(7))
const head = (...lines: readonly string[]): string => ['game wetice', 'players Ann, Bob', ...lines, 'play'].join('\n')
const lowest = (...rows: readonly string[]): string[] => [
  ...Array.from({ length: 6 - rows.length }, () => '........'),
  ...rows,
]

/** Swapping c1 and d1 makes three hearts, and three spades were overlooked. */
const CHAIN = head('phase swap', 'deal', ...lowest('SSS.....', 'HHDHC...'))
const LIFT = 'Put the three spades at a2, b2 and c2 on Ann’s pile. Put the three hearts at a1, b1 and c1 on Ann’s pile.'
const GIVE = head('phase swap', 'piles S3 D3 / C3', 'deal', ...lowest('SSD.....', 'HHDHC...'))

function startOf(text: string): Position {
  const lines = text
    .split('\n')
    .slice(1, -1)
    .map((line, i) => readLine(line, i + 2))
  const setup = wetice.parseSetup(lines)
  const start = setup.ok ? wetice.start(setup.value) : null
  if (!start?.ok) throw new Error('no set-up')
  return start.value
}

/** Plays a legal swap if there is one, otherwise a pass. */
function playedBy(text: string, most = Infinity) {
  let end = startOf(text)
  const played: [Action, Position][] = []
  while (end.phase !== 'over' && played.length < most) {
    const legal = wetice.legal(end)
    const action = legal[Math.floor(legal.length / 2)] ?? { type: 'pass' }
    const ruling = wetice.play(end, action)
    if (!ruling.accepted) throw new Error('refused')
    played.push([action, end])
    end = ruling.position
  }
  return { played, end }
}

const isClean = ({ phase, board }: Position): boolean => phase === 'cleanup' && findRuns(board).length === 0

/** Start passes for all players if cleanup has no matches. */
async function begin(page: Page): Promise<void> {
  const key = button(page, 'Start')
  if (await key.isVisible()) await tap(key)
  await expect(key).toHaveCount(0)
}

/** In a short run, this game isn't played to its end, because games in other tests are. */
const MAX = isLong ? Infinity : 6

for (const { language, title, details } of EACH)
  test(`a duel is entered and played by tapping${title}`, details, async ({ page, served }) => {
    test.slow()
    await speak(page, served, language)
    const { played, end } = playedBy(head('deal', ...ROWS), MAX)
    await enterDeal(page, served, ['Ann', 'Bob'], ROWS)
    for (const [action, before] of played) {
      if (isClean(before)) await begin(page)
      else await playByTaps(page, action)
      await expectNoEnglish(page)
    }
    const [ann = NaN, bob = NaN] = wetice.status(end).scores
    if (end.phase === 'over') {
      const winner = end.winner === 1 ? 'Ann' : 'Bob'
      const outcome = end.winner === 0 ? 'A draw.' : `${winner} won, ${Math.max(ann, bob)} to ${Math.min(ann, bob)}.`
      if (language === 'en') await expect(sentence(page)).toHaveText(outcome)
      else if (end.winner !== 0) await expect(sentence(page)).toContainText(winner)
      await expect(page.locator('.end .scores li')).toHaveText([
        new RegExp(`^\\s*Ann\\s*${ann}\\s*$`),
        new RegExp(`^\\s*Bob\\s*${bob}\\s*$`),
      ])
    } else {
      await expect(score(page, 'Ann')).toHaveText(beginning(page, 'score', String.raw`\s*${ann}$`))
      await expect(score(page, 'Bob')).toHaveText(beginning(page, 'score', String.raw`\s*${bob}$`))
    }
    await expectAccessible(page)
  })

test('a game of solitaire is played on a layout of six by eight', LONG, async ({ page, served }) => {
  await openApp(page, served, '/new/wetice')
  await page.getByRole('radio', { name: 'Alone', exact: true }).check()
  await beginBy(page, 'From a text')
  await page.getByLabel('A record, or the rows of a layout').fill(shuffledRows('6x8', numbers(3)).join('\n'))
  await press(page, 'Use this layout')
  await press(page, 'Start')
  await expect(sentence(page)).toHaveText(/^Cleanup: first/)
  await playByTaps(page, { type: 'pass' })
  await press(page, 'Menu')
  await press(page, /^Get help/)
  await press(page, 'Show a swap')
  const [, a, b] = /(\w\d) and (\w\d)/.exec(await sentence(page).innerText()) ?? []
  await playByTaps(page, { type: 'swap', cells: [a ?? '', b ?? ''] })
  await playByTaps(page, { type: 'pass' })
  await expect(sentence(page)).toContainText('cards left')
})

test('an invalid swap is refused with a reason, and the app finds a valid one', LONG, async ({ page, served }) => {
  await openRecord(page, served, CHAIN)
  await cell(page, 'a1').click()
  await cell(page, 'e1').click()
  await expect(sentence(page)).toHaveText('Swapping a1 and e1 makes no match.')
  await expectAccessible(page)
  await press(page, 'Show a valid swap')
  await expect(sentence(page)).toHaveText('Three hearts for Ann.')
  await press(page, 'Cancel')
})

test('a suit is given away in the middle of a chain', LONG, async ({ page, served }) => {
  await openRecord(page, served, GIVE)
  await playByTaps(page, { type: 'swap', cells: ['c1', 'd1'] })
  await expect(sentence(page)).toHaveText('Ann, which suit will you give away?')
  await page.reload()
  await expect(sentence(page)).toHaveText('Ann, which suit will you give away?')
  await playByTaps(page, { type: 'give', suit: 'D' })
  await expect(score(page, 'Bob')).toHaveText(/6$/)
})

test('a wrongly entered layout can be corrected', LONG, async ({ page, served }) => {
  await openRecord(page, served, CHAIN)
  await press(page, 'Menu')
  await press(page, /^Correct the layout/)
  await cell(page, 'e1').click()
  await page.locator('.pad [aria-label^="hearts"]').click()
  await press(page, 'Correct')
  await press(page, 'Confirm')
  await expect(cell(page, 'e1')).toHaveAttribute('aria-label', 'heart at e1')
  await press(page, 'Undo')
  await expect(page.locator('.walker')).toBeVisible()
  await walkToEnd(page)
  await expect(cell(page, 'e1')).toHaveAttribute('aria-label', /^club at e1/)
  await press(page, 'Redo')
  await expect(page.locator('.walker')).toBeVisible()
  await walkToEnd(page)
  await expect(cell(page, 'e1')).toHaveAttribute('aria-label', /^heart at e1/)
})

test('with a finger, a tap on a square and a tap on a suit enter one correction', LONG, async ({ page, served }) => {
  await openRecord(page, served, CHAIN)
  await press(page, 'Menu')
  await press(page, /^Correct the layout/)
  await cell(page, 'e1').tap()
  await page.locator('.pad [aria-label^="spades"]').tap()
  await expect(sentence(page)).toHaveText('Tap each square that is different on your table, then choose what is there.')
  await expect(page.locator('.ruling .detail')).toHaveText('1 square differs')
})

installed(
  'a game continues after a reload in the middle of a chain, even without a network',
  LONG,
  async ({ page, served }) => {
    await openRecord(page, served, CHAIN)
    await untilOffline(page)
    await cell(page, 'c1').click()
    await cell(page, 'd1').click()
    await press(page, 'Confirm')
    await expect(sentence(page)).toHaveText(LIFT)
    await served.stop()
    await page.reload()
    await expect(sentence(page)).toHaveText(LIFT)
    await press(page, /^Removed/)
    await playByTaps(page, { type: 'pass' })
    await expect(sentence(page)).toHaveText('Bob passed.')
  },
)

test(
  'a seat near the end of a duel is completely visible, and the board keeps its size',
  LONG,
  async ({ page, served }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const late = ['phase swap', 'piles H9 C12 / S9 D10', 'deal', ...lowest('H...S..S', 'H..DHS.D')]
    await openRecord(page, served, head(...late) + '\npass')
    const seat = page.getByLabel('Ann', { exact: true })
    const right = async (part: string) =>
      seat
        .locator(part)
        .last()
        .evaluate(each => each.getBoundingClientRect().right)
    const left = async (part: string) => seat.locator(part).evaluate(each => each.getBoundingClientRect().left)
    await expect(seat).toContainText('passed')
    expect(await right('.pile')).toBeLessThan(Math.min(await left('.score'), await left('.note')))
    const size = async () => (await page.locator('.frame > .board').boundingBox())?.height
    const before = await size()
    await press(page, 'Menu')
    await press(page, /^Correct the layout/)
    await tap(cell(page, 'a1'))
    await expect(page.locator('.pad')).toBeVisible()
    expect(await size()).toBe(before)
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
    for (const bar of await page.locator('.player').all())
      expect(await bar.evaluate(each => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1)
  },
)

test('a game is played by keyboard alone', LONG, async ({ page, served }) => {
  await openRecord(page, served, CHAIN)
  await cell(page, 'a1').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await enter(page)
  await expect(sentence(page)).toHaveText('A diamond at c1.')
  await page.keyboard.press('ArrowRight')
  await enter(page)
  await expect(sentence(page)).toHaveText('Three hearts for Ann.')
  await enter(page)
  await expect(sentence(page)).toHaveText(LIFT)
  await page.keyboard.press('ArrowLeft')
  await enter(page)
  await expect(sentence(page)).toHaveText('Ann scored 6 cards.')
})

test('the app opens the running game at its start, until its table is left', async ({ page, served }) => {
  await openRecord(page, served, CHAIN)
  await page.goto('about:blank')
  await page.goto(served.url)
  await expect(cell(page, 'a1')).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: 'Tableside' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Continue', exact: true })).toBeVisible()
})

test('a line of the log leads to the layout at that point, and back to the game', LONG, async ({ page, served }) => {
  await openRecord(page, served, CHAIN)
  await playByTaps(page, { type: 'pass' })
  await playByTaps(page, { type: 'swap', cells: ['c1', 'd1'] })
  await expect(score(page, 'Bob')).toHaveText(/6$/)
  await press(page, 'Menu')
  await press(page, /^Open the log/)
  await expect(page.locator('dialog .log .line')).toHaveCount(2)
  await tap(page.locator('dialog .log .line').last())
  await expect(sentence(page)).toHaveText('The layout after move 1 of 2.')
  await expect(cell(page, 'c1')).toHaveAttribute('aria-label', /^diamond/)
  await expect(score(page, 'Bob')).toHaveText(/0$/)
  await expectAccessible(page)
  await press(page, 'Back to the game')
  await expect(score(page, 'Bob')).toHaveText(/6$/)
})
