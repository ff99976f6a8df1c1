// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import { SUITS } from '../../../../src/engine/cards.ts'
import { createRandom, shuffle } from '../../../../src/engine/random.ts'
import { CARDS_PER_SUIT } from '../../../../src/engine/wetice/board.ts'
import { applyMend, mendOf } from '../../../../src/games/wetice/entry/mend.ts'
import { DEAL, entered, whole } from './deals.ts'
import { openEntry } from './screen.ts'

afterEach(() => document.body.replaceChildren())

const SOME = SUITS.flatMap(suit => Array<string>(CARDS_PER_SUIT).fill(suit))
const ROWS = ['SSSCSHDC', 'DCHHDCDH', ...DEAL.slice(2)]

it.each([1, 2, 3, 4, 5])('at most twelve swaps remove all matches from a random deal: seed %i', seed => {
  let draft = entered(shuffle(SOME, createRandom(seed)).join(''))
  let swaps = 0
  for (let mend = mendOf(draft); mend && swaps < 12; mend = mendOf(draft)) {
    draft = applyMend(draft, mend)
    swaps++
  }
  expect(mendOf(draft)).toBeNull()
  expect([...draft.table.letters].sort()).toEqual([...SOME].sort())
})

it('no swaps are needed in a deal without a match', () => {
  expect(mendOf(whole())).toBeNull()
})

it('a first game with real cards has no cleanup, because swaps before the game remove all matches', async () => {
  const screen = await openEntry(undefined, { own: true })
  await screen.tap('Enter the deal')
  await screen.type(ROWS.join(''))
  await screen.tap('Start')
  await vi.waitUntil(() => screen.wrapper.text().includes('Before you start'))
  expect(screen.started()).toEqual([])
  for (let swaps = 0; screen.started().length === 0 && swaps < 12; swaps++) {
    expect(screen.word()).toMatch(/^Three of a suit are in line\. Swap the cards at [a-h]\d and [a-h]\d\.$/)
    await screen.tap('Swapped')
    await flushPromises()
  }
  expect(screen.started()[0]?.[0]).toContain('phase swap')
  expect(screen.kind()).toMatchObject({ practice: true })
})
