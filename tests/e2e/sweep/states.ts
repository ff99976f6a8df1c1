import type { GameName } from '../../names.ts'
import type { Page } from '@playwright/test'
import { expect, openApp, type Served } from '../app.ts'
import { addMatches } from '../book-hands.ts'
import { press, slide } from '../finger.ts'
import { said, startingWith } from '../languages.ts'
import { PAGES as ROUTES, turnTo } from '../places.ts'
import { bookFile } from './book.ts'

/** A route, and the elements to tap there: selectors, or the first words of buttons. */
export interface State {
  readonly name: string
  readonly route: string
  readonly steps: readonly string[]
}

export const state = (route: string, ...steps: readonly string[]): State => ({
  name: [route, ...steps].join(' › '),
  route,
  steps,
})
const cells = (...names: readonly string[]): readonly string[] => names.map(each => `[data-cell="${each}"]`)

const LESSONS: Readonly<Record<GameName, readonly string[]>> = {
  wetice: ['swap', 'score', 'drill'],
  wellsix: ['switch', 'capture', 'drill'],
  tennis: ['net', 'seats', 'drill'],
  grafa: ['pairs', 'hearts', 'drill'],
}

const PAGES: readonly State[] = [
  ...['/', '/new', '/learn', '/rulebook', '/book', '/evening', '/read', '/settings', '/about'].map(each => state(each)),
  ...['wetice', 'wellsix', 'tennis'].map(game => state(`/first/${game}`)),
  state('/first/wetice', '.stage .link'),
  state('/book/won'),
  state('/book', 'Back up'),
  state('/book', 'Back up', 'Add matches'),
  state('/book', '.match'),
  state('/book', '.match', 'Export the record'),
  state('/evening', 'New evening'),
  state('/evening/running'),
  state('/person/Wilhelmina%20Featherstone'),
  state('/join/none/key'),
  state('/board/none'),
  ...['standings', 'figures', 'evening', 'rounds'].map(each => state(`/evening/running?show=${each}`)),
  state('/evening/running?who'),
  state('/evening/running', 'Choose'),
  state('/evening/running?show=standings', 'Share standings'),
  ...['Show it to another phone', 'Players', 'Name, game'].map(each => state('/evening/running?show=evening', each)),
  ...['.pairing', 'Add a pairing', 'Add a match'].map(each => state('/evening/running?show=rounds', each)),
  ...Object.entries(LESSONS).flatMap(([game, lessons]) => [
    state(`/rulebook/${game}`),
    state(`/learn/${game}`),
    ...lessons.map(each => state(`/learn/${game}/${each}`)),
  ]),
  ...[
    'wetice/deck?deal=1&done=0',
    'wetice/deck?deal=1&done=3',
    'wellsix/deck?deal=1&done=2',
    'tennis/deck?deal=1&done=1',
  ].map(each => state(`/learn/${each}`)),
  state('/rulebook/wetice/swap'),
  state('/rulebook/wellsix/capture'),
  state('/rulebook/tennis/net'),
  state('/rulebook/grafa/pairs'),
]

const NEW: readonly State[] = [
  ...['wetice', 'wellsix', 'tennis', 'grafa'].map(game => state(`/new/${game}`)),
  ...['wetice', 'wellsix'].map(game => state(`/new/${game}`, 'More ways', 'From a text')),
  state('/new/wetice', '.row-key', 'input[value=player]'),
  state('/new/wetice', 'Enter the deal'),
  state('/new/wetice', 'Enter the deal', ...Array.from({ length: 9 }, () => '.pad button')),
  state('/new/wetice', 'From a photo'),
  state('/new/wetice', 'More ways'),
  state('/new/wetice', 'More ways', 'Game in progress'),
  state('/new/wellsix', 'More ways', 'Game in progress'),
  state('/new/wellsix', 'More ways', 'Keep score only'),
  state('/new/tennis', '.row-key', '.app summary'),
  state('/new/grafa', 'Enter your cards'),
  // The entry continues from the state before it in this list.
  state('/new/grafa', '.pad [data-key="A"]'),
  state('/new/grafa?own'),
]

const menu = (id: string): readonly State[] => [
  state(`/table/${id}`),
  state(`/table/${id}`, 'Menu'),
  ...['Get help', 'Open the log', 'Table settings'].map(each => state(`/table/${id}`, 'Menu', each)),
  state(`/table/${id}`, 'Menu', 'Get help', 'Why?'),
]
const end = (game: string): readonly State[] => [
  state(`/table/${game}-end`),
  state(`/table/${game}-end`, 'Look back'),
  state(`/table/${game}-end`, 'Share'),
  state(`/result/${game}-end`),
  state(`/replay/${game}-end`),
  state(`/replay/${game}-end/3`),
  state(`/replay/${game}-end/999`),
]
const id = (match: string, ...steps: readonly string[]): State => state(`/table/${match}`, ...steps)

const CROWDED: readonly State[] = [
  id('wellsix-full'),
  id('wellsix-full', '.hand [data-card]'),
  id('wellsix-full-clock'),
  id('wellsix-wide', 'See all', ...cells('3,0', '4,0'), 'Confirm', 'Done'),
  id('grafa-eight'),
  id('grafa-hearts'),
  id('tennis-fresh', '.choice'),
  id('tennis-mid', '.strip [data-card]'),
  ...['wetice-words', 'tennis-words'].flatMap(each => [id(each), state(`/result/${each}`)]),
]

const TABLES: readonly State[] = [
  ...menu('wetice-fresh'),
  id('wetice-full'),
  id('wetice-tall'),
  // A refusal stays until it is cancelled, even if the table is reopened, so it comes last.
  id('wetice-full', 'Pass'),
  id('wetice-full', ...cells('a1')),
  id('wetice-full', ...cells('a1', 'b1')),
  id('wetice-full', ...cells('a1', 'b1'), 'We played it'),
  id('wetice-full', 'Menu', 'Get help', 'Show a swap'),
  id('wetice-full', 'Menu', 'Get help', 'Advice'),
  id('wetice-full', 'Menu', 'Correct the layout'),
  id('wetice-give', ...cells('c1', 'd1')),
  id('wetice-give', ...cells('c1', 'd1'), 'Confirm'),
  id('wetice-given'),
  ...['wetice-solo', 'wetice-clock', 'wetice-app', 'wetice-long'].flatMap(each => [id(each), id(each, 'Menu')]),
  id('wetice-long', 'Menu', 'Report illegal move'),
  id('wetice-long', 'Menu', 'End the game'),
  id('wetice-long', 'Undo'),
  id('wetice-long', 'Menu', 'Open the log', 'The record'),
  id('wetice-fresh', 'Menu', 'Open the log', 'The record', 'As a QR code'),
  id('wetice-fresh', 'Menu', 'Let others watch', 'Continue on another phone'),
  id('wetice-fresh', 'Menu', 'Let others watch', 'Continue on another phone', 'As a QR code'),
  state('/replay/wetice-long'),
  state('/replay/wetice-long/5'),
  state('/replay/wetice-long/5/change'),
  ...end('wetice'),
  state('/replay/wetice-end/review'),
  ...menu('wellsix-main'),
  id('wellsix-fresh'),
  id('wellsix-opening'),
  id('wellsix-opening', '.hand [data-card]'),
  id('wellsix-main', ...cells('0,0')),
  id('wellsix-main', ...cells('0,0', '-1,0')),
  id('wellsix-main', ...cells('0,0', '1,0')),
  id('wellsix-main', ...cells('0,0', '4,1')),
  id('wellsix-main', 'Menu', 'Correct the layout'),
  ...['wellsix-long', 'wellsix-clock', 'wellsix-app', 'wellsix-score'].flatMap(each => [id(each), id(each, 'Menu')]),
  id('wellsix-long', 'Undo'),
  state('/replay/wellsix-long/40'),
  ...end('wellsix'),
  ...menu('tennis-fresh'),
  ...['tennis-mid', 'tennis-hand', 'tennis-clock', 'tennis-score', 'tennis-app'].flatMap(each => [id(each), id(each, 'Menu')]), // oxfmt-ignore
  id('tennis-app', 'Deal in the app'),
  id('tennis-enter', '.controls .button-primary'),
  id('tennis-mid', 'Undo'),
  state('/replay/tennis-mid/10'),
  ...end('tennis'),
  ...menu('grafa-fresh'),
  ...['grafa-own', 'grafa-reveal', 'grafa-mid'].flatMap(each => [id(each), id(each, 'Menu')]),
  id('grafa-own', '[data-card="6S"]'),
  id('grafa-mid', 'Undo'),
  ...CROWDED,
  state('/replay/grafa-mid/3'),
  ...end('grafa'),
]

const TABLES_OF_GAMES = ['wetice-full', 'wellsix-main', 'tennis-fresh', 'grafa-fresh'].map(each => `/table/${each}`)

export const STATES: readonly State[] = [...PAGES, ...NEW, ...TABLES]

/** A page of each kind, the entry of a deal, and a table of each game. */
export const EACH_KIND: readonly State[] = STATES.filter(({ name }) =>
  [...ROUTES, '/new/wetice › Enter the deal', ...TABLES_OF_GAMES].some(each => each === name),
)

/** Fills the book with a match of each kind. */
export async function fillBook(page: Page, served: Served): Promise<void> {
  await openApp(page, served, '/book')
  await addMatches(page)
  await page.getByLabel('Or paste a record, or a whole book').fill(await bookFile())
  await press(page, 'Import the text')
  await expect(page.getByRole('button', { name: /^Add \d/ })).toBeVisible()
  await press(page, /^Add \d/)
  await expect(page.locator('.toast')).toContainText('Imported')
}

const IS_SELECTOR = /^[.[#]|^input/

/** Clicks by script, without a touch. Returns false if the target doesn't exist. */
const tapOn = (page: Page, step: string): Promise<boolean> =>
  page.evaluate(what => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    const isSelector = /^[.[#]|^input/.test(what)
    const keys = [...root.querySelectorAll<HTMLElement>(isSelector ? what : 'button, a, summary')]
    const says = (key: HTMLElement): boolean =>
      [key.ariaLabel ?? '', key.textContent ?? ''].some(text => text.trim().startsWith(what))
    const key = keys.find(each => each.checkVisibility() && (isSelector || says(each)))
    key?.click()
    return key !== undefined
  }, step)

/** Returns false if the target doesn't appear within a second. */
async function tapWhenThere(page: Page, step: string): Promise<boolean> {
  const ways = IS_SELECTOR.test(step) ? [step] : [...said(page, step), ...startingWith(page, step)]
  for (let tries = 0; tries < 20; tries++) {
    await page.waitForTimeout(50)
    await page.evaluate(slide)
    for (const way of ways) if (await tapOn(page, way)) return true
  }
  return false
}

/** Brings the app to a state. Returns the step that failed; null if none did. */
export async function bringTo(page: Page, { route, steps }: State): Promise<string | null> {
  for (let open = await page.locator('dialog[open]').count(); open > 0; open--) await page.keyboard.press('Escape')
  await turnTo(page, '/settings')
  // Without this, the table would restore an earlier proposal.
  await page.evaluate(() => sessionStorage.clear())
  await turnTo(page, route)
  for (const step of steps) if (!(await tapWhenThere(page, step))) return step
  await page.waitForTimeout(150)
  return null
}
