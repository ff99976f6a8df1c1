import { isLong } from '../runs.ts'
import { expect, expectAccessible, installed, LONG, openApp, test, untilOffline } from './app.ts'
import { answered, beginBy, enter, press, tap } from './finger.ts'
import { EACH, expectNoEnglish, speak } from './languages.ts'
import { card, cell, enterResults, openRecord, playByTaps, score, sentence, walkToEnd } from './wellsix-hands.ts'

const record = (head: readonly string[], cards: readonly string[]): string =>
  ['game wellsix', 'players Ann, Bob', 'phase main', ...head, 'deal', ...cards, 'play'].join('\n')

/** If the 9 of hearts captures the 8 of spades, two groups of three cards remain. */
const TIE = record(
  ['games 2', 'moves 2'],
  ['0,0 7H', '1,0 KS', '-1,0 3H', '2,0 9H', '2,1 8S', '3,0 TS', '4,0 4S', '4,1 5H'],
)

/** Cards of both players are captured, a group is chosen, and six are put in line. */
const FIRST_GAME = [
  'capture 2,0 2,1',
  'keep 0,0',
  'place 8H 0,1',
  'place 9C 2,0',
  'place 2C 3,0',
  'capture 0,1 0,0',
  'place 2H -2,0',
  'place 5C 4,0',
  'place 7C 4,1',
  'place 9H -3,0',
  'exchange 0,0 QH',
  'place JC 4,2',
  'switch 4,1 4,2',
  'place TH -4,0',
  'place JH -5,0',
]

/** The number of actions that a short run doesn't make by taps. */
const BEGUN = isLong ? 0 : 10

/** Bob plays red now, and has six in line before the opening ends. */
const SECOND_GAME = [
  'place 2H 0,0',
  'place 3S 0,1',
  'place 5S 0,2',
  'place 4H 1,0',
  'place 6H 2,0',
  'place 7S 0,3',
  'place 9S 0,4',
  'place 8H 3,0',
  'place TH 4,0',
  'place JS 1,1',
  'place 2S 2,1',
  'place QH 5,0',
]

const LINE = record(
  ['moves 2'],
  Array.from({ length: 25 }, (_, i) => `${i - 12},0 ${'A23456789TJQK'[Math.floor(i / 2)] ?? ''}${i % 2 ? 'S' : 'H'}`),
)

for (const { language, title, details } of EACH)
  test(`a match of two games is played by tapping${title}`, details, async ({ page, served }) => {
    test.slow()
    await speak(page, served, language)
    await openRecord(page, served, [TIE, ...FIRST_GAME.slice(0, BEGUN)].join('\n'))
    for (const action of FIRST_GAME.slice(BEGUN)) {
      await playByTaps(page, action)
      await expectNoEnglish(page)
    }
    if (language === 'en')
      await expect(sentence(page)).toHaveText('The line ends the game. Points: 30 for Ann, 0 for Bob.')
    await expect(page.locator('.outline-1')).toHaveCount(6)
    await expectAccessible(page)
    await press(page, 'Next game')
    if (language === 'en') await expect(sentence(page)).toHaveText('Bob plays red and goes first. Ann plays black.')
    for (const action of SECOND_GAME) await playByTaps(page, action)
    if (language === 'en') await expect(sentence(page)).toHaveText('A draw.')
    await expect(page.locator('.end .scores li').last()).toHaveText(/Bob\s*30$/)
    await press(page, 'Look back')
    await press(page, /^The record/)
    const text = await page.getByRole('textbox').last().inputValue()
    expect(text.split('\nplay\n')[1]?.trim().split('\n')).toEqual([...FIRST_GAME, 'next', ...SECOND_GAME])
  })

test('a proposed capture shows which cards it cuts off', LONG, async ({ page, served }) => {
  await openRecord(page, served, TIE.replace('1,0 KS', '1,0 KS\n-2,0 6S'))
  await cell(page, '2,0').click()
  await cell(page, '2,1').click()
  await expect(sentence(page)).toHaveText('The 9 of hearts captures the 8 of spades, above it, for Ann.')
  await expect(page.locator('.ruling .detail')).toHaveText(
    'Put the 4 and 10 of spades face down on Ann’s pile. Take the 5 and 9 of hearts into Ann’s hand. 4 cards stay.',
  )
  await expectAccessible(page)
  await press(page, 'Confirm')
  await expect(sentence(page)).toContainText('Put the 4 and 10 of spades face down on Ann’s pile.')
  await page.reload()
  await expect(sentence(page)).toContainText('Put the 4 and 10 of spades face down on Ann’s pile.')
  await walkToEnd(page)
  await expect(sentence(page)).toHaveText(
    'Ann has captured the 4, 8 and 10 of spades. Back in Ann’s hand: the 5 and 9 of hearts.',
  )
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test(
    'results are entered and can be read completely, whatever the names of the players are',
    LONG,
    async ({ page, served }) => {
      const names = 'players Maximilian Gruber, Bartholomew-Montgomery S'
      await openRecord(page, served, `game wellsix\n${names}\ngames 2\nplay`)
      await press(page, 'Enter a result')
      for (const [game, numbers] of [
        [30, 4],
        [6, 0],
      ].entries()) {
        for (const number of numbers) {
          const key = page.locator(`[data-number="${number}"]`)
          await expect(key).toBeInViewport({ ratio: 1 })
          await tap(key)
        }
        await press(page, `Enter game ${game + 1}`)
      }
      await expect(page.locator('.end .scores li').first()).toHaveText(/36$/)
      await expect(page.locator('.chart')).toBeInViewport({ ratio: 1 })
    },
  )

  test('a game with twenty-five cards in a line can be played', LONG, async ({ page, served }) => {
    await openRecord(page, served, LINE)
    const size = async (name: string) => (await cell(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect((await size('0,0')).width).toBe(34)
    await press(page, 'See all')
    for (const name of ['-13,0', '13,0']) {
      const { x, width } = await size(name)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(360)
    }
    await press(page, 'Enlarge to tap')
    await playByTaps(page, 'place AD 13,0')
    await playByTaps(page, 'exchange -12,0 2D')
    await expect(cell(page, '-12,0')).toHaveAttribute('aria-label', '2 of diamonds at (−12, 0), Ann’s')
    await expectAccessible(page)
  })

  test('fingers can move the board without tapping a square', async ({ page, served }) => {
    await openRecord(page, served, LINE)
    const box = page.locator('.spread .box')
    const left = () => box.evaluate(element => element.scrollLeft)
    const before = await left()
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [number, number])[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) })
    const { y } = (await cell(page, '0,1').boundingBox()) ?? { y: 0 }
    await send('touchStart', [300, y + 10])
    for (const x of [280, 240, 200, 160]) await send('touchMove', [x, y + 10])
    await send('touchEnd')
    await expect.poll(left).toBeGreaterThan(before + 60)
    await expect(page.locator('[data-cell][aria-pressed="true"]')).toHaveCount(0)
    const width = async () => (await cell(page, '0,0').boundingBox())?.width ?? 0
    await send('touchStart', [160, y + 10], [200, y + 10])
    for (const by of [10, 20, 30]) await send('touchMove', [160 - by, y + 10], [200 + by, y + 10])
    await send('touchEnd')
    await expect.poll(width).toBeGreaterThan(80)
  })

  test('the page never scrolls', LONG, async ({ page, served }) => {
    await openRecord(page, served, LINE)
    for (const action of ['place AD 0,1', 'place 2D 0,2']) await playByTaps(page, action)
    const over = () =>
      page.evaluate(() => {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
        return [scrollWidth - clientWidth, scrollHeight - clientHeight]
      })
    expect(await over()).toEqual([0, 0])
    await cell(page, '-12,0').click()
    expect(await over()).toEqual([0, 0])
  })
})

test('a game is played by keyboard alone', LONG, async ({ page, served }) => {
  await openRecord(page, served, TIE)
  const keys = async (...names: readonly string[]) => {
    for (const name of names) await (name === 'Enter' ? enter(page) : page.keyboard.press(name))
  }
  await cell(page, '2,0').focus()
  await keys('Enter', 'ArrowUp', 'Enter')
  await expect(sentence(page)).toHaveText('The 9 of hearts captures the 8 of spades, above it, for Ann.')
  await keys('Enter')
  await expect(sentence(page)).toContainText('chooses which one stays')
  await keys('ArrowDown', 'ArrowLeft', 'Enter')
  await expect(sentence(page)).toHaveText('Group A stays.')
  await keys('Enter')
  await expect(sentence(page)).toContainText('Put the 4 and 10 of spades face down')
  await page.locator('.walker .forward').focus()
  await keys('Enter')
  await card(page, 'AH').focus()
  await keys('ArrowRight', 'Enter')
  await expect(sentence(page)).toHaveText('2 of hearts.')
  await cell(page, '0,0').focus()
  await keys('ArrowUp', 'Enter', 'Enter')
  await expect(sentence(page)).toHaveText('Ann puts the 2 of hearts above the 7 of hearts.')
  await press(page, 'Menu')
  await press(page, /^Open the log/)
  await page.getByRole('dialog').getByLabel('Type a move').fill('9c 2,0')
  await keys('Enter')
  await expect(sentence(page)).toHaveText(/^Put the 9 of clubs /)
  await page.getByRole('button', { name: 'Confirm' }).focus()
  await keys('Enter')
  await expect(page.locator('.board [data-cell][tabindex="0"]')).toBeFocused()
})

test(
  'if players sit around the table, hands and buttons are on the side of the player whose turn it is',
  LONG,
  async ({ page, served }) => {
    await openApp(page, served, '/settings')
    await page.getByRole('switch', { name: 'Players sit around the table' }).check()
    await page.setViewportSize({ width: 412, height: 915 })
    const top = async (part: string) => (await page.locator(`.frame > ${part}`).boundingBox())?.y ?? 0
    for (const turn of [1, 2]) {
      await openRecord(page, served, TIE.replace('moves 2', `turn ${turn}\nmoves 2`))
      const isFar = turn === 2
      expect([(await top('.talk')) < (await top('.tray')), (await top('.tray')) < (await top('.board'))]).toEqual([
        isFar,
        isFar,
      ])
    }
  },
)

test('a match for which only scores are entered is played to its end', LONG, async ({ page, served }) => {
  await openApp(page, served, '/new/wellsix')
  await page.getByLabel('Name of player 1').fill('Ann')
  await page.getByLabel('Name of player 2').fill('Bob')
  await beginBy(page, 'Keep score only')
  await enterResults(page, [
    ['30 line', '4'],
    ['7', '12'],
  ])
  await expect(score(page, 'Ann')).toHaveText(/37$/)
  await expect(page.getByRole('row', { name: 'Total 37 16' })).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Undo')
  await press(page, 'Undo')
  await expect(score(page, 'Bob')).toHaveText(/4$/)
})

test('a game in progress can be entered and continued', LONG, async ({ page, served }) => {
  await openApp(page, served, '/new/wellsix')
  await beginBy(page, 'Game in progress')
  const lay = async (name: string, where: string) => {
    await card(page, name).click()
    await cell(page, where).click()
  }
  await lay('7H', '0,0')
  await lay('9S', '1,0')
  await lay('4C', '0,1')
  await expectAccessible(page)
  await press(page, 'Whose turn, and piles')
  await page.getByRole('radio', { name: 'Player 2', exact: true }).check()
  await expectAccessible(page)
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }))
  await expect(sentence(page)).toHaveText('Player 2: 2 moves left.')
})

installed('a wrongly entered layout can be corrected, even without a network', LONG, async ({ page, served }) => {
  await openRecord(page, served, TIE)
  await untilOffline(page)
  await served.stop()
  await press(page, 'Menu')
  await press(page, /^Correct the layout/)
  await cell(page, '4,1').click()
  await card(page, 'AH').click()
  await press(page, 'Correct')
  await press(page, 'None of these: correct the layout')
  await press(page, 'Confirm')
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  await page.reload()
  await expect(cell(page, '4,1')).toHaveAttribute('aria-label', 'ace of hearts at (4, 1), Ann’s')
  await press(page, 'Undo')
  await walkToEnd(page)
  await expect(cell(page, '4,1')).toHaveAttribute('aria-label', '5 of hearts at (4, 1), Ann’s')
})

for (const name of ['3,0', '-2,0', '1,1'])
  test(
    `a tapped square stays under the finger when the layout grows: ${name}`,
    name === '3,0' ? {} : LONG,
    async ({ page, served }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await openRecord(page, served, record(['moves 2'], ['0,0 7H', '1,0 KS', '2,0 9H', '-1,0 4S']))
      await tap(card(page, 'AH'))
      await answered(page)
      const box = await cell(page, name).boundingBox()
      if (!box) throw new Error(`${name} is not drawn`)
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      await page.touchscreen.tap(middle.x, middle.y)
      await expect(cell(page, name)).toHaveAttribute('aria-label', /^ace of hearts/)
      await answered(page)
      const under = ({ x, y }: typeof middle) =>
        document.elementFromPoint(x, y)?.closest('[data-cell]')?.getAttribute('data-cell')
      expect(await page.evaluate(under, middle)).toBe(name)
    },
  )
