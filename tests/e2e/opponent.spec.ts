import type { Page } from '@playwright/test'
import { wetice } from '../../src/engine/wetice/index.ts'
import { readLine } from '../../src/engine/text.ts'
import type { Action, Cell, Position } from '../../src/engine/wetice/types.ts'
import { expect, expectAccessible, LONG, openApp, type Served, test } from './app.ts'
import { beginBy, inSettings, press, tap } from './finger.ts'
import { playByTaps, sentence, walkToEnd } from './wetice-hands.ts'

const ROWS = ['SHDSHDSH', 'HSDHSDHS', 'DCHCSCDC']
const HEAD = [
  'game wetice',
  'players Ann, Tess',
  'phase swap',
  'deal',
  ...Array.from({ length: 6 - ROWS.length }, () => '........'),
  ...ROWS,
  'play',
].join('\n')

function startOf(text: string): Position {
  const lines = text.split('\n').slice(1, -1).map(readLine)
  const setup = wetice.parseSetup(lines)
  const start = setup.ok ? wetice.start(setup.value) : null
  if (!start?.ok) throw new Error('no set-up')
  return start.value
}

function after(position: Position, action: Action): Position {
  const ruling = wetice.play(position, action)
  if (!ruling.accepted) throw new Error(`refused: ${wetice.makeAction(action)}`)
  return ruling.position
}

/** The app gets the same random numbers each time. */
async function begin(page: Page, served: Served, level: string): Promise<void> {
  await page.addInitScript(() => {
    let last = 0
    crypto.getRandomValues = array => {
      if (array instanceof Uint8Array) array.forEach((_, i) => (array[i] = last = (last * 31 + 7) % 251))
      return array
    }
  })
  await openApp(page, served, '/new/wetice')
  await inSettings(page, () => page.getByRole('radio', { name: level, exact: true }).check())
  await beginBy(page, 'From a text')
  await page.getByLabel('A record, or the rows of a layout').fill(HEAD)
  await press(page, /^Open it/)
  await expect(page.getByLabel('Tess', { exact: true })).toContainText(`Tableside, ${level}`)
}

async function heard(page: Page): Promise<Action> {
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible({ timeout: 20_000 })
  const text = await sentence(page).innerText()
  const [, a, b] = /(\w\d) and (\w\d)/.exec(text) ?? []
  if (a !== undefined && b !== undefined) return { type: 'swap', cells: [a as Cell, b as Cell] }
  const suit = (['S', 'H', 'D', 'C'] as const).find((_, i) => text.includes(['spade', 'heart', 'diamond', 'club'][i] ?? '')) // oxfmt-ignore
  return suit ? { type: 'give', suit } : { type: 'pass' }
}

test(
  'a game against the app is played to its end with real cards, and continues after a reload',
  LONG,
  async ({ page, served }) => {
    test.setTimeout(120_000)
    await begin(page, served, 'easy')
    let position = startOf(HEAD)
    let turns = 0
    while (position.phase !== 'over') {
      const mine = position.turn === 1
      const action = mine ? (wetice.legal(position).at(-1) ?? { type: 'pass' }) : await heard(page)
      if (mine) await playByTaps(page, action)
      else {
        if (turns === 1) await expectAccessible(page)
        await press(page, 'Confirm')
        await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
        if (action.type !== 'pass') await walkToEnd(page)
      }
      position = after(position, action)
      if (++turns === 3) await page.reload()
    }
    await expect(sentence(page)).toContainText(position.winner === 0 ? 'A draw' : 'won')
    const [ann] = wetice.status(position).scores
    await expect(page.locator('.end .scores li').first()).toHaveText(new RegExp(`^\\s*Ann\\s*${ann}\\s*$`))
  },
)

test('an undo removes the app’s move, and a person can take over the app’s seat', LONG, async ({ page, served }) => {
  await begin(page, served, 'strong')
  await playByTaps(page, { type: 'pass' })
  await heard(page)
  await press(page, 'Undo')
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  await press(page, 'Menu')
  await press(page, /^Table settings/)
  await press(page, 'Play for Tess')
  await expect(page.getByLabel('Tess', { exact: true })).not.toContainText('the app')
  await playByTaps(page, { type: 'pass' })
  await tap(page.getByRole('button', { name: 'Pass', exact: true }))
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
})

test(
  'the app plays seats of Tennis with cards that it has dealt, and continues after a reload',
  LONG,
  async ({ page, served }) => {
    await openApp(page, served, '/new/tennis')
    await inSettings(page, async () => {
      await page.getByText('Seats played by the app').click()
      for (const [i, level] of ['easy', 'medium', 'strong'].entries())
        await page.locator('.app fieldset').nth(i).getByRole('radio', { name: level }).check()
      await expectAccessible(page)
    })
    await press(page, 'Start')
    await press(page, 'Deal in the app')
    await expect(sentence(page)).toContainText('Cleo plays ', { timeout: 20_000 })
    await page.reload()
    await expect(sentence(page)).toContainText('Ben plays ', { timeout: 20_000 })
    const hand = page.getByRole('group', { name: 'Player 4’s cards' }).getByRole('button')
    await expect(hand).toHaveCount(13)
    await expectAccessible(page)
    await tap(hand.first())
    await press(page, 'Confirm')
    await expect(hand).toHaveCount(12)
    await expect(page.getByLabel(/^Player 4, Cormorant, .*12 cards left/)).toBeVisible()
  },
)
