import type { Page } from '@playwright/test'
import { grafaCourse } from '../../src/lessons/grafa/index.ts'
import { CUT } from '../games/wellsix/heads.ts'
import { expect, test, type Served } from './app.ts'
import { bringIn } from './book-hands.ts'
import { enter, tap } from './finger.ts'

// Nothing here looks at a board: what is known is what was heard, and what keys and fields are called.

declare global {
  // Kept by the page while it is listened to.
  var heard: string[]
}

const EMPTY = Array.from({ length: 4 }, () => '........').join('\n')
const WETICE = `game wetice\nplayers Ann, Bob\nphase swap\ndeal\n${EMPTY}\nSSS.....\nHHDHC...\nplay\n`

/** Whoever hears the page has all that its live regions ever said. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.heard = []
    const note = (node: Node): void => {
      const region = node instanceof Element ? node.closest('[aria-live]') : node.parentElement?.closest('[aria-live]')
      const text = region?.textContent.trim() ?? ''
      if (text !== '' && globalThis.heard.at(-1) !== text) globalThis.heard.push(text)
    }
    new MutationObserver(changes => changes.forEach(({ target }) => note(target))).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
}

const heard = (page: Page): Promise<string[]> => page.evaluate(() => globalThis.heard)
const hears = (page: Page, what: string | RegExp): Promise<void> =>
  expect(async () => {
    const lines = await heard(page)
    expect(lines.join('\n')).toMatch(what)
  }).toPass({ timeout: 8000 })

async function sit(page: Page, served: Served, record: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await listen(page)
  await bringIn(page, served, record)
  await tap(page.getByRole('button', { name: / and |^Ada/ }).first())
  await tap(page.getByRole('link', { name: 'Go on' }))
  await expect(page.getByRole('textbox', { name: 'Type a move' })).toBeVisible()
}

async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Type a move' })
  await field.fill(text)
  await field.press('Enter')
}

/** What the walk tells to do with the cards is done, step by step. */
async function walk(page: Page): Promise<void> {
  const steps = page.getByRole('group', { name: 'Steps' })
  await steps.waitFor()
  while (await steps.isVisible()) await enter(page)
}

test('a chain of WetIce', async ({ page, served }) => {
  await sit(page, served, WETICE)
  await say(page, 'in words')
  await hears(page, 'Row 2: spades, spades, spades. Row 1: hearts, hearts, diamonds, hearts, clubs.')
  await say(page, 'between a1 d1')
  await hears(page, 'Hearts on b1. Diamonds on c1.')
  await say(page, 'swap c1 d1')
  await hears(page, 'Makes three hearts.')
  await enter(page)
  await hears(page, 'Lift the three spades on a2, b2 and c2 for Ann.')
  await walk(page)
  await say(page, 'piles')
  await hears(page, 'Ann: three spades and three hearts. Bob: no card.')
  await say(page, 'turn')
  await hears(page, 'It is Bob’s turn.')
})

test('a capture of Wellsix that cuts cards off', async ({ page, served }) => {
  await sit(page, served, `${CUT}\n`)
  await say(page, 'row 0')
  await hears(page, '10 of spades on 3,0, jack of hearts on 4,0')
  await say(page, '4,0 3,0')
  await hears(page, /jack of hearts.* takes? the 10 of spades/)
  await enter(page)
  await walk(page)
  await hears(page, 'Ann has seized the 4, 6 and 10 of spades')
  await hears(page, 'Back in Ann’s hand: the 5 of hearts')
  await say(page, 'piles')
  await hears(page, 'Ann has seized the 4, 6 and 10 of spades. Bob has seized no card.')
  await say(page, 'turn')
  await hears(page, 'It is Ann’s turn: 1 move left')
})

test('a hand of tennis', async ({ page, served }) => {
  test.slow()
  await sit(page, served, 'game tennis\nplayers Ada, Ben, Cleo, Dan\ntarget 2\nplay\nplay J\n')
  await say(page, '4')
  await hears(page, 'Jack 11 − 4 = Net 7.')
  await say(page, 'turn')
  await hears(page, 'Ben plays next, as the Angler.')
  await say(page, '8')
  await hears(page, '8 is higher than Net 7: a point for Ben.')
  await say(page, '8')
  await hears(page, 'The cards match: Ben and Dan have two points each from this pair.')
  await say(page, 'left')
  await hears(page, 'Still to come: 4 × ace')
  const rest = [...'A23456789TJQK'].flatMap(rank => Array.from({ length: 4 }, () => rank))
  for (const played of 'J488') rest.splice(rest.indexOf(played), 1)
  for (const [made, rank] of rest.entries()) {
    await say(page, rank)
    if (made % 8 === 0) await hears(page, /plays next|point|match/)
  }
  await hears(page, /(Ada|Ben|Cleo|Dan) wins the hand as the (Ghost|Angler|Fish|Cormorant)/)
  await tap(page.getByRole('button', { name: 'Next hand' }))
  await hears(page, 'Deal hand 2: Ben is the Ghost now')
})

test('a game of Grafa', async ({ page, served }) => {
  test.slow()
  await sit(page, served, `${grafaCourse.guide.deal(7)}\n`)
  await say(page, 'hand')
  await hears(page, /In your hand: the .* and the /)
  await say(page, 'deck')
  await hears(page, /47 cards in the deck\. The .* is face up\./)
  const pairing = page.getByRole('button', { name: /, pairs, / })
  const first = page.getByRole('button', { name: /^(Spades|Hearts|Diamonds|Clubs) first/ })
  const putBack = page.getByRole('button', { name: /^Put (them )?back/ })
  const over = page.getByRole('button', { name: 'Play again' })
  const steps = page.getByRole('group', { name: 'Steps' })
  const chance = steps.or(pairing).or(first).or(putBack).or(over)
  for (let turn = 0; turn < 90; turn++) {
    await chance.first().waitFor()
    if (await over.isVisible()) break
    const before = await heard(page)
    if (await steps.isVisible()) await tap(steps.getByRole('button').nth(1))
    else if (await putBack.isVisible()) await tap(putBack)
    else await tap(pairing.or(first).first())
    await expect.poll(() => heard(page)).not.toEqual(before)
  }
  await expect(over).toBeVisible()
  await hears(page, /You discarded \d+ cards\./)
  await say(page, 'score')
  await hears(page, /\d+ cards discarded\./)
})
