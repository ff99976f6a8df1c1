import { describe, expect, it } from 'vitest'
import { weticeTable } from '../../../src/games/wetice/table/index.ts'
import { mountTable } from '../mount.ts'

const head = (...lines: string[]): string => ['game wetice', 'players Ann, Bob', ...lines, 'play'].join('\n')

const swap = (...low: string[]): string =>
  head('phase swap', 'deal', ...Array.from({ length: 6 - low.length }, () => '........'), ...low)
const CHAIN = swap('SSS.....', 'HHDHC...')
const STUCK = swap('SHDCSHDC')
const CLEANUP = head('deal', 'HHHSDCSD', 'SDCSDCSD', 'CSDCSDCS', 'DCSDCDDC', 'HHSHHCHH', 'SHCDHHSC')

describe('a position without a legal swap', () => {
  it('is reported with the ruling, and offers no swap', async () => {
    const table = await mountTable(weticeTable, STUCK, ['pass'])
    expect(table.adds()).toBe('No valid swap is left. Bob can only pass.')
    await table.tap('a1')
    await table.tap('b1')
    expect(table.hasKey('We played it')).toBe(true)
    expect(table.hasKey('Show a valid swap')).toBe(false)
  })

  it('is announced even if help is off', async () => {
    const table = await mountTable(weticeTable, STUCK, [], { help: 'off' })
    expect(table.adds()).toBe('No valid swap is left. Ann can only pass.')
  })
})

describe('a pass that ends the game', () => {
  it('needs a confirmation, even if moves count immediately', async () => {
    const table = await mountTable(weticeTable, CHAIN)
    table.settings.confirm = 'immediate'
    await table.press('Pass')
    expect(table.match.timeline.line).toHaveLength(1)
    await table.press('Pass')
    expect(table.match.timeline.line).toHaveLength(1)
    expect(table.adds()).toBe('This pass ends the game.')
    await table.press('Confirm')
    expect(table.match.timeline.line).toHaveLength(2)
  })
})

describe('marks on the layout', () => {
  it('that show matches stay while the first card is chosen', async () => {
    const table = await mountTable(weticeTable, CLEANUP)
    expect(table.card('a6')).toContain('marked')
    await table.tap('e5')
    expect(table.card('e5')).toContain('selected')
    expect(table.card('a6')).toContain('marked')
  })

  it('that show a preview have the colour of the cards’ new owner', async () => {
    const mine = head('phase swap', 'piles - / H3', 'deal', ...CHAIN.split('\n').slice(4, -1))
    const table = await mountTable(weticeTable, mine)
    await table.tap('c1')
    await table.tap('d1')
    expect(table.says()).toBe('Three hearts for Bob.')
    const outline = (cell: string): string => table.wrapper.get(`[data-cell="${cell}"] .card`).classes().join(' ')
    expect(outline('a1')).not.toBe(outline('a2'))
    const preview = outline('b1').replace(/ ?(selected|ghost|lit)/g, '')
    await table.press('Confirm')
    if (table.hasKey('Swapped')) await table.press('Swapped')
    expect(outline('b1').replace(/ ?(selected|ghost|lit)/g, '')).toBe(preview)
  })
})

describe('a proposed correction', () => {
  it('is not shown as accepted, and nothing in the menu discards it', async () => {
    const table = await mountTable(weticeTable, CHAIN)
    await table.click('[aria-label="Menu"]')
    await table.press('Correct the layout')
    await table.tap('e1')
    await table.click('.pad [aria-label^="diamonds"]')
    await table.press('Correct')
    expect(table.says()).toBe('Corrected: now a diamond at e1.')
    expect(table.wrapper.get('.ruling').classes()).not.toContain('accepted')
    await table.click('[aria-label="Menu"]')
    expect(['Correct the layout', 'Report illegal move'].map(table.hasKey)).toEqual([false, false])
    await table.press('Get help')
    expect(table.hasKey('Advice')).toBe(false)
  })
})

it('the number of valid swaps is shown on request after a pass is undone', async () => {
  const table = await mountTable(weticeTable, CHAIN, ['pass'])
  await table.click('[aria-label="Undo"]')
  await table.click('[aria-label="Menu"]')
  await table.press('Get help')
  await table.press('Any valid swap?')
  expect(table.says()).toMatch(/valid swaps? (is|are) left\.$/)
})
