import type { Page } from '@playwright/test'
import { foreignTo } from '../tooling/house/foreign.ts'
import { DEAL } from '../games/wetice/entry/deals.ts'
import { SUITS } from '../../src/engine/cards.ts'
import type * as Words from '../../src/text/en/grafa/table.ts'
import { expect, LONG, openApp, test, type Served } from './app.ts'
import { answered, enter } from './finger.ts'
import { at, heard, hears, isNowhere, listen } from './hearing.ts'
import { EACH, said, speak, startingWith } from './languages.ts'
import { WHOLE } from './tennis-hands.ts'

/*
 * Whole games by keyboard and screen reader alone, from the first page to the end. The tests read only what live
 * regions have announced, and the role, name and state of the focused element. They never read a board.
 */

async function confirm(page: Page): Promise<string> {
  const { length } = await heard(page)
  await enter(page)
  const news = (await heard(page)).slice(length)
  expect(news).toEqual([...new Set(news)])
  return at(page)
}

async function press(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key)
  await answered(page)
  return at(page)
}

const MAX = 40

const quoted = (page: Page, english: string): RegExp => new RegExp(`"(${said(page, english).join('|')})"`)
const beginning = (page: Page, ...english: readonly string[]): RegExp =>
  new RegExp(`"(${english.flatMap(each => [...said(page, each), ...startingWith(page, each)]).join('|')})`)

/** Tab also passes the browser’s own buttons. Returns the number of key presses. */
async function go(page: Page, name: RegExp, by = 'Tab'): Promise<number> {
  for (let tabs = 0; tabs < MAX; tabs++) {
    if (!(await isNowhere(page)) && name.test(await at(page))) return tabs
    await page.keyboard.press(by)
  }
  throw new Error(`nothing called ${String(name)}`)
}

async function choose(page: Page, name: RegExp, by = 'Tab'): Promise<string> {
  await go(page, name, by)
  return confirm(page)
}

const comes = (page: Page, name: RegExp): Promise<void> => expect.poll(() => at(page)).toMatch(name)

/** A single instruction has no number. */
const STEP = / \d+ (of|von|di) \d+"|"(Done|Fertig|Fatto)"/
const SQUARE = / (?:at|auf|Feld|in) ([a-h])(\d)/

async function walk(page: Page): Promise<void> {
  await comes(page, STEP)
  for (let key = await at(page); STEP.test(key); key = await confirm(page));
}

/** In other languages, only `endsWhole` checks sentences. */
async function hearsEnglish(page: Page, language: string, what: RegExp): Promise<void> {
  if (language === 'en') await hears(page, what)
}

const endsWhole = async (page: Page, language: string): Promise<void> =>
  expect((await heard(page)).flatMap(language === 'en' ? () => [] : foreignTo(language))).toEqual([])

async function begin(page: Page, served: Served, game: string, language: string): Promise<void> {
  await speak(page, served, language)
  await listen(page)
  // Opens the page again, because the texts of an open page were not recorded.
  await page.goto('about:blank')
  await openApp(page, served, `/new/${game}`)
  await page.keyboard.press('Tab')
}

async function inSettings(page: Page, label: string, value: string): Promise<void> {
  await page.locator('main .row-key').focus()
  await confirm(page)
  await go(page, quoted(page, label))
  await press(page, 'Control+a')
  await page.keyboard.type(value)
  await choose(page, quoted(page, 'Close'))
  await choose(page, quoted(page, 'Start'))
}

async function goTo(page: Page, column: string, row: number): Promise<void> {
  await go(page, SQUARE)
  for (let moves = 0; moves < 14; moves++) {
    const [, col = '', line = ''] = SQUARE.exec(await at(page)) ?? []
    if (col === column && Number(line) === row) return
    const key = col < column ? 'ArrowRight' : col > column ? 'ArrowLeft' : Number(line) < row ? 'ArrowUp' : 'ArrowDown'
    await press(page, key)
  }
}

async function pass(page: Page, language: string): Promise<void> {
  await choose(page, quoted(page, 'Pass'))
  await comes(page, quoted(page, 'Confirm'))
  await hearsEnglish(page, language, /^Allowed\. Pass/m)
  await confirm(page)
}

/** Spades, hearts, diamonds and clubs, as they are typed in each language. */
const TYPED: Readonly<Record<string, string>> = { de: 'PHDC', it: 'PHQF' }

for (const { language, title, details } of EACH)
  test(`a game of WetIce is played from a typed deal to its end${title}`, details, async ({ page, served }) => {
    const listens = (what: RegExp): Promise<void> => hearsEnglish(page, language, what)
    const typed = (suit: string): string => TYPED[language]?.['SHDC'.indexOf(suit)] ?? suit
    await begin(page, served, 'wetice', language)
    await go(page, quoted(page, 'Name of player 1'))
    await page.keyboard.type('Ann')
    await choose(page, beginning(page, 'Enter the deal'))
    await page.keyboard.type(`x${[...DEAL.join('')].map(typed).join('').toLowerCase()}`)
    await listens(/^x isn’t a suit/m)
    await listens(/^Row 6: spade, heart, diamond, club, .* 8 of 48\.$/m)
    await choose(page, quoted(page, 'Start'))
    await listens(/^No match is left\./m)
    await choose(page, beginning(page, 'Start'))
    await listens(/tap two cards to swap/m)
    await goTo(page, 'a', 1)
    await confirm(page)
    await goTo(page, 'a', 4)
    await confirm(page)
    await listens(/^Allowed\. Three /m)
    await choose(page, quoted(page, 'Confirm'))
    await listens(/^Put the three/m)
    await walk(page)
    await comes(page, SQUARE)
    await press(page, 'Control+z')
    await listens(/Undone – /)
    await walk(page)
    await press(page, 'Control+Shift+Z')
    await walk(page)
    await pass(page, language)
    await pass(page, language)
    await hears(page, /Ann .*\b6\b/)
    await listens(/Ann won, \d+ to \d+\./)
    await comes(page, quoted(page, 'Play again'))
    await endsWhole(page, language)
  })

/** Two games, each of which ends with six in line in its opening. */
const LINES = [
  '2h 0,0, 2s 0,1, 3s 1,1, 3h 1,0, 4h 2,0, 4s 2,1, 5s 3,1, 5h 3,0, 6h 4,0, 6s 4,1, 7s 5,1',
  '2h 0,0, 2s -1,0, 3s 1,0, 3h 0,1, 4h -1,1, 4s -2,0, 5s 2,0, 5h 1,1, 6h -2,1, 6s -3,0, 7s 3,0, 7h 2,1, 8h -3,1',
].map(game => game.split(', '))

for (const { language, title } of EACH)
  test(`two games of Wellsix are played with typed moves${title}`, LONG, async ({ page, served }) => {
    const listens = (what: RegExp): Promise<void> => hearsEnglish(page, language, what)
    await page.setViewportSize({ width: 1280, height: 800 })
    await begin(page, served, 'wellsix', language)
    await inSettings(page, 'Games', '2')
    await listens(/choose a card/)
    await go(page, quoted(page, 'Type a move'))
    for (const game of LINES) {
      for (const move of game) {
        await page.keyboard.type(move)
        await confirm(page)
        await comes(page, quoted(page, 'Confirm'))
        await confirm(page)
        await comes(page, quoted(page, 'Type a move'))
      }
      if (game === LINES[0]) {
        await listens(/six|line/i)
        await choose(page, beginning(page, 'Next game'), 'Shift+Tab')
        await go(page, quoted(page, 'Type a move'))
      }
    }
    await listens(/\bwon\b/)
    await go(page, quoted(page, 'Play again'), 'Shift+Tab')
    await endsWhole(page, language)
  })

for (const { language, title } of EACH)
  test(`a hand of Tennis is played to its end${title}`, LONG, async ({ page, served }) => {
    const listens = (what: RegExp): Promise<void> => hearsEnglish(page, language, what)
    await begin(page, served, 'tennis', language)
    await inSettings(page, 'Hands to win', '1')
    await listens(/^Player 1 deals hand 1 as the Ghost/m)
    await go(page, quoted(page, 'ace, 4 left'))
    for (const rank of WHOLE.slice(0, -1)) {
      const { length } = await heard(page)
      await page.keyboard.type(rank === 'T' ? '10' : rank.toLowerCase())
      await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(length)
      await at(page)
    }
    if (language === 'en') {
      await hears(page, /a point for Player \d/)
      expect(await go(page, /"ace, \d left"/, 'Shift+Tab')).toBe(0)
    }
    await page.keyboard.type(WHOLE.at(-1)?.toLowerCase() ?? '')
    await listens(/wins the hand|\bwon\b/)
    await go(page, quoted(page, 'Play again'))
    await endsWhole(page, language)
  })

/**
 * Matches the elements that continue a game of Grafa: cards that pair, the choice of the suit that acts first, the button
 * that puts cards back, and the buttons for finished steps.
 */
async function grafaWays(page: Page, language: string): Promise<RegExp> {
  const path = `../../src/text/${language}/grafa/table.ts`
  const { GRAFA_TABLE: words, orderText } = (await import(path)) as typeof Words
  const pairs = words.pairs('', '').replace(/\W+$/, '')
  const firsts = SUITS.map(suit => orderText({ suit, count: 1, for: 'dig' }, []).title)
  const done = (['return', 'draw', 'dig'] as const).map(words.doneWith)
  const keys = [...firsts, words.putBack, ...done, ...said(page, 'Play again')]
  return new RegExp(`, ${pairs}\\W|"(${keys.join('|')})|${STEP.source}`)
}

for (const { language, title } of EACH)
  test(`a game of Grafa is played to its end${title}`, LONG, async ({ page, served }) => {
    test.slow()
    await begin(page, served, 'grafa', language)
    await choose(page, quoted(page, 'More ways'))
    await go(page, quoted(page, 'Deal code'))
    await page.keyboard.type('333-3333')
    await choose(page, quoted(page, 'Deal it'))
    await hearsEnglish(page, language, /is face up/)
    const ways = await grafaWays(page, language)
    for (let turn = 0; turn < 120; turn++) {
      await go(page, ways)
      if (quoted(page, 'Play again').test(await at(page))) break
      await confirm(page)
    }
    await go(page, quoted(page, 'Play again'))
    await hearsEnglish(page, language, /Your score: \d+ cards in the discard pile\./)
    await endsWhole(page, language)
  })
