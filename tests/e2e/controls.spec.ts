import { expect, LONG, openApp, test } from './app.ts'
import { enter } from './finger.ts'
import { at, heard, listen, reach } from './hearing.ts'
import { countControls, FIRST_HOME, SCREENS, summaryOf } from './sweep/controls.ts'
import { SMALL } from './sweep/sizes.ts'
import { bringTo, state } from './sweep/states.ts'
import { setOut } from './tour.ts'

const SET_UPS = SCREENS.filter(({ state }) => state.route.startsWith('/new/'))

test(
  'no main screen has more controls than its maximum, and a game can be set up without scrolling',
  LONG,
  async ({ page, served }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openApp(page, served)
    const first = await countControls(page, FIRST_HOME)
    await setOut(page, served)
    const counts = [first]
    for (const screen of SCREENS) counts.push(await countControls(page, screen))
    expect(counts.filter(({ screen, controls }) => controls.length > screen.most).map(summaryOf)).toEqual([])
    await page.setViewportSize(SMALL)
    for (const { name, state } of SET_UPS) {
      await bringTo(page, state)
      const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      expect([name, below]).toEqual([name, 0])
    }
  },
)

/** The twenty most frequent tasks: the maximum number of taps, the route on which a task starts, the taps, and a selector for the result. */
const DOINGS: readonly (readonly [
  name: string,
  most: number,
  route: string,
  steps: readonly string[],
  shows: string,
])[] = [
  ['start again', 1, '/table/tennis-end', ['Play again'], '.pad'],
  ['enter a deal', 3, '/', ['WetIce', 'Enter the deal', '.pad [aria-label^=spades]'], '.pad'],
  ['undo', 1, '/table/wellsix-long', ['Undo'], '[aria-label="Redo"]'],
  ['redo', 2, '/table/tennis-mid', ['Undo', 'Redo'], '[aria-label="Undo"]'],
  ['correct', 2, '/table/wetice-full', ['Menu', 'Correct the layout'], '.keys'],
  [
    'let stand',
    4,
    '/table/wetice-full',
    ['[data-cell="a1"]', '[data-cell="b1"]', 'We played it', 'Let it stand'],
    '[open]',
  ],
  ['advice', 2, '/table/wetice-long', ['Menu', 'Advice'], '.ruling .sentence'],
  ['hint', 1, '/learn/wetice/swap', ['Hint'], '.hinted'],
  ['share a result', 1, '/table/wetice-end', ['Share'], '[open] .row-key'],
  ['enter a result', 2, '/evening/running', ['.tables .row-key', 'Wilhelmina Featherstone won'], 'main'],
  ['join an evening', 2, '/', ['More', 'Read a code'], 'h1'],
  ['watch', 2, '/table/wetice-long', ['Menu', 'Let others watch'], '[open]'],
  ['open the log', 2, '/table/wetice-long', ['Menu', 'Open the log'], '[open] .log, [open] ol'],
  ['edit a move', 3, '/table/wetice-long', ['Menu', 'Report illegal move', 'Edit the last move'], '.ask'],
  ['end the game', 3, '/table/wellsix-main', ['Menu', 'End the game', 'Continue it later'], '.tiles, main'],
  ['settings', 2, '/', ['More', 'Settings'], 'h1'],
  ['print', 3, '/table/wetice-end', ['Share', 'Result sheet', 'Print'], 'main'],
  ['back up', 3, '/', ['Match book', 'Back up', 'Save'], '[open]'],
  ['replay', 2, '/table/wetice-end', ['Look back', 'Replay'], '.scrubber'],
  // This task comes last, because the app asks before a page with running clocks is left.
  ['start the clocks, or pause them', 2, '/table/tennis-clock', ['Menu', 'Start the clocks'], '.clock'],
]

test('no frequent task needs more taps than its maximum', LONG, async ({ page, served }) => {
  await setOut(page, served)
  for (const [name, most, route, steps, shows] of DOINGS) {
    expect.soft([name, await bringTo(page, state(route, ...steps))]).toEqual([name, null])
    await expect.soft(page.locator(shows).first(), name).toBeVisible()
    expect.soft(steps.length, name).toBeLessThanOrEqual(most)
  }
})

test(
  'frequent tasks can be done by keyboard, each button has a role and a name, and each result is announced',
  LONG,
  async ({ page, served }) => {
    await listen(page)
    await page.addInitScript(() => (globalThis.print = () => void globalThis.heard.push('printed')))
    await setOut(page, served)
    for (const [name, , route, steps, shows] of DOINGS) {
      await bringTo(page, state(route))
      for (const step of steps) {
        expect.soft(await reach(page, step), `${name}: ${step} is reached`).toBe(true)
        const before = await at(page)
        expect.soft(before, `${name}: ${step}`).toMatch(/^- '?(button|link|gridcell) "./)
        const { length } = await heard(page)
        await enter(page)
        // A sheet or page that opens takes the focus and is then read; everything else is announced.
        await expect
          .soft(async () => expect((await at(page)) !== before || (await heard(page)).length > length).toBe(true), name)
          .toPass({ timeout: 3000 })
      }
      await expect.soft(page.locator(shows).first(), name).toBeVisible()
    }
  },
)
