import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { expect, expectAccessible, LONG, openApp, test } from './app.ts'
import { beginBy, inSettings, press, tap } from './finger.ts'
import { cell, openRecord, sentence, walkToEnd } from './wetice-hands.ts'

const ROWS = ['........', '........', '........', '........', 'SSS.....', 'HHDHC...']
const WETICE = ['game wetice', 'players Ann, Bob', 'phase swap', 'deal', ...ROWS, 'play'].join('\n')
const PLAYED = 'We played it, and no one noticed'

async function refuse(page: Page): Promise<void> {
  await tap(cell(page, 'b1'))
  await tap(cell(page, 'e1'))
  await expect(sentence(page)).toHaveText('Swapping b1 and e1 makes no match.')
}

async function agree(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await press(page, `${name} agrees`)
}

async function pass(page: Page): Promise<void> {
  await press(page, 'Pass')
  await press(page, 'Confirm')
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0

test(
  'an illegal swap is let stand if both players agree, and the game is finished and confirmed',
  LONG,
  async ({ page, served }) => {
    await openRecord(page, served, WETICE)
    await refuse(page)
    await press(page, PLAYED)
    await expect(page.getByRole('dialog', { name: 'You already played it. What now?' })).toBeVisible()
    await expectAccessible(page)
    await press(page, /^Let it stand/)
    await expect(page.getByRole('dialog', { name: 'Do all agree?' })).toContainText(
      'The heart at b1 and the club at e1 were swapped. The swap is illegal',
    )
    await expectAccessible(page)
    await agree(page, 'Ann', 'Bob')
    await expect(sentence(page)).toHaveText('Put the three spades at a2, b2 and c2 on Ann’s pile.')
    await walkToEnd(page)
    await expect(sentence(page)).toHaveText('Ann scored 3 cards.')
    await page.reload()
    await expect(sentence(page)).toHaveText('Ann scored 3 cards.')
    await pass(page)
    await pass(page)
    await expect(page.locator('.ruling .detail')).toContainText('The players let one illegal move stand.')
    await press(page, 'Share')
    await page.getByRole('link', { name: 'Result sheet' }).click()
    await press(page, 'Both confirm')
    await expect(page.getByText('Bob confirmed the result.')).toBeVisible()
    await press(page, 'Each player confirms or protests')
    await press(page, 'Protest by Bob')
    await page.getByLabel(/^What does Bob say/).fill('It made no line.')
    await press(page, 'Add to the sheet')
    await expect(page.getByText('Bob protested. “It made no line.”')).toBeVisible()
    await expectAccessible(page)
    await openApp(page, served, '/book')
    await expect(page.locator('.match')).toContainText('Ann won, illegal move')
  },
)

test('a result sheet is printed on one page, and saved as a picture', async ({ page, served }) => {
  await openRecord(page, served, `${WETICE}\nswap c1 d1\npass\npass`)
  await press(page, 'Share')
  await page.getByRole('link', { name: 'Result sheet' }).click()
  await press(page, 'Both confirm')
  await expect(page.getByText('Bob confirmed the result.')).toBeVisible()
  await expectAccessible(page)
  for (const format of ['A4', 'Letter']) expect([format, pagesOf(await page.pdf({ format }))]).toEqual([format, 1])
  await press(page, 'Share')
  const [picture] = await Promise.all([page.waitForEvent('download'), press(page, 'Save a picture')])
  const bytes = readFileSync(await picture.path())
  // The first bytes of a PNG contain its width and height.
  expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16)]).toEqual(['PNG', 1440])
  expect(bytes.length).toBeGreaterThan(20_000)
})

test(
  'an illegal move doesn’t stand if a player declines, and the log notes the objection',
  LONG,
  async ({ page, served }) => {
    await openRecord(page, served, WETICE)
    await refuse(page)
    await press(page, PLAYED)
    await press(page, /^Let it stand/)
    await agree(page, 'Ann')
    await press(page, 'No, Bob doesn’t agree')
    await page.getByLabel(/^What does Bob say/).fill('I did object.')
    await press(page, 'Add to the log')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await press(page, 'Menu')
    await press(page, /^Open the log/)
    await expect(page.getByRole('dialog', { name: 'Open the log' })).toContainText('“I did object.”')
  },
)

test('players can agree that it was the other player’s turn', LONG, async ({ page, served }) => {
  await openRecord(page, served, WETICE)
  await press(page, 'Menu')
  await press(page, /^Report illegal move/)
  await press(page, 'It was Bob’s turn')
  await agree(page, 'Ann', 'Bob')
  await expect(page.locator('.ruling .detail')).toHaveText('Bob: tap two cards to swap, or pass.')
})

test(
  'an illegal move that is found later can be let stand at the point where it was played',
  LONG,
  async ({ page, served }) => {
    await openRecord(page, served, [WETICE, 'swap c1 d1', 'pass'].join('\n'))
    await press(page, 'Menu')
    await press(page, /^Open the log/)
    await tap(page.getByRole('dialog', { name: 'Open the log' }).locator('.line').last())
    await press(page, 'Let an illegal move stand: this was not allowed')
    await expect(sentence(page)).toHaveText(/^What should move \d+ be\?/)
    await cell(page, 'b1').click()
    await cell(page, 'e1').click()
    await press(page, 'Illegal, and let stand')
    await press(page, 'Accept')
    await agree(page, 'Ann', 'Bob')
    await expect(page.locator('.toast p')).toBeVisible()
    await expect(sentence(page)).toHaveText(/^The swap is illegal: it makes no match/)
  },
)

test('players can agree before a match to play without help', LONG, async ({ page, served }) => {
  await openApp(page, served, '/new/wetice')
  await inSettings(page, async () => {
    await page.getByRole('group', { name: 'Help from the app' }).getByRole('radio', { name: 'Off' }).check()
    await expectAccessible(page)
  })
  await beginBy(page, 'From a text')
  await page.getByLabel('A record, or the rows of a layout').fill(WETICE)
  await press(page, /^Open it/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('WetIce Game, no help')
  await refuse(page)
  await expect(page.getByRole('button', { name: 'Show a valid swap' })).toHaveCount(0)
})
