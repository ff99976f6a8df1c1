import type { SwapAction } from '../../../src/engine/wetice/types.ts'
import type { AnyAction } from '../../../src/engine/game.ts'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Advice } from '../../../src/analysis/advice.ts'
import type { MatchKind } from '../../../src/book/journal/begin.ts'
import { weticeTable } from '../../../src/games/wetice/table/index.ts'
import { adviser } from '../adviser.ts'
import { mountTable } from '../mount.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const head = (...lines: string[]): string =>
  ['game wetice', 'phase swap', ...lines, 'deal', ...Array.from({ length: 4 }, () => '........'), 'SSS.....', 'HHDHC...', 'play'].join('\n') // oxfmt-ignore
const DUEL = head('players Ann, Bob')
const ALONE = head('mode solo', 'players Ann')

const swap = (a: string, b: string, value: number, rest: Partial<Advice<SwapAction>> = {}): Advice<SwapAction> => ({
  basis: 'searched',
  value,
  best: [{ action: { type: 'swap', cells: [a, b] }, value }],
  ...rest,
})
const PASS: Advice<AnyAction> = { basis: 'exact', value: 0, best: [{ action: { type: 'pass' }, value: 0 }] }

async function open(text = DUEL, kind: MatchKind = {}) {
  const analyst = adviser()
  const table = await mountTable(weticeTable, text, [], kind, analyst.client)
  return {
    ...table,
    ...analyst,
    async ask() {
      await table.click('[aria-label="Menu"]')
      await table.press('Get help')
      await table.press('Advice')
    },
    async hear(act: () => void) {
      act()
      await flushPromises()
    },
    async beat() {
      vi.advanceTimersByTime(1000)
      await flushPromises()
    },
    played: () => table.match.timeline.line.map(({ action }) => action),
    ghosts: () => table.wrapper.find('.ghost').exists(),
  }
}

describe('advice in a duel', () => {
  it('is requested for the position, and updated every second until it is certain', async () => {
    const table = await open()
    await table.ask()
    expect(table.asked).toMatchObject([{ game: 'wetice', ms: 10_000, position: { phase: 'swap', turn: 1 } }])
    expect(table.says()).toBe('Looking for the best move for Ann.')
    await table.beat()
    expect(table.adds()).toBe('Still looking: 1 of 10 seconds.')
    await table.hear(() => table.finds(PASS))
    expect(table.says()).toBe('Advice: Ann passes.')
    await table.hear(() => table.finds(swap('c1', 'd1', 6)))
    expect(table.says()).toBe('Advice: Ann passes.')
    await table.beat()
    expect(table.says()).toBe('Advice: Ann swaps the cards at c1 and d1.')
    expect(table.adds()).toContain('The best found so far: 6 cards ahead at the end.')
    expect(table.ghosts()).toBe(true)
    expect(table.hasKey('Confirm')).toBe(false)
    await table.hear(() => table.ends(swap('c1', 'd1', -1, { basis: 'exact' })))
    expect(table.adds()).toBe('This is certain: 1 card behind at the end.')
    await table.press('Confirm')
    expect(table.played()).toEqual(['swap c1 d1'])
    expect(table.says()).not.toContain('Advice')
  })

  it('is noted in the log', async () => {
    const table = await open()
    await table.ask()
    await table.hear(() => table.finds(swap('c1', 'd1', 6)))
    expect(table.match.timeline.notes).toMatchObject([{ note: { type: 'help', seat: 1 } }])
    expect(table.says()).toContain('Advice')
  })

  it('can be stopped, and the move found so far then waits for confirmation', async () => {
    const table = await open()
    await table.ask()
    await table.hear(() => table.finds(swap('c1', 'd1', 6)))
    await table.press('Stop searching')
    expect(table.isWanted()).toBe(false)
    expect(table.adds()).toBe('The best found so far: 6 cards ahead at the end.')
    expect(table.hasKey('Confirm')).toBe(true)
    expect(table.played()).toEqual([])
  })

  it.each<[string, (table: Awaited<ReturnType<typeof open>>) => Promise<unknown>]>([
    ['a tap on a card', table => table.tap('a1')],
    ['Escape', table => table.wrapper.get('main').trigger('keydown', { key: 'Escape' })],
    ['undo', table => table.click('[aria-label="Undo"]')],
    ['its button', table => table.press('Cancel')],
    ['the menu', table => table.click('[aria-label="Menu"]')],
    ['a move', table => table.match.play('pass')],
    ['leaving the table', async table => table.wrapper.unmount()],
  ])('ends with %s', async (_, act) => {
    const table = await open()
    await table.ask()
    await table.hear(() => table.finds(swap('c1', 'd1', 6)))
    expect(table.isWanted()).toBe(true)
    await act(table)
    await flushPromises()
    expect(table.isWanted()).toBe(false)
    await table.beat()
    if (!table.wrapper.exists()) return
    expect(table.says()).not.toContain('Advice')
    expect(table.ghosts()).toBe(false)
  })

  it('is cancelled by a tap before a move is found', async () => {
    const table = await open()
    await table.ask()
    await table.tap('a1')
    expect(table.isWanted()).toBe(false)
    expect(table.says()).toBe('A heart at a1.')
  })

  it.each<[string, (table: Awaited<ReturnType<typeof open>>) => void]>([
    ['its worker fails', table => table.fails()],
    ['no advice is found', table => table.ends(null)],
    ['the referee refuses it', table => table.ends(swap('a1', 'b1', 3))],
  ])('is replaced by a message with “Try again” if %s', async (_, goWrong) => {
    const table = await open()
    await table.ask()
    await table.hear(() => table.finds(swap('c1', 'd1', 6)))
    await table.hear(() => goWrong(table))
    expect(table.says()).toBe('No advice right now.')
    expect(table.ghosts()).toBe(false)
    await table.press('Try again')
    await table.hear(() => table.ends(swap('c1', 'd1', 6)))
    expect(table.says()).toBe('Advice: Ann swaps the cards at c1 and d1.')
  })

  it.each<[string, MatchKind]>([
    ['help is off', { help: 'off' }],
    ['it is the app’s turn', { app: ['easy', null] }],
  ])('is not available if %s', async (_, kind) => {
    const table = await open(DUEL, kind)
    await table.click('[aria-label="Menu"]')
    await table.press('Get help')
    expect([table.hasKey('Advice'), document.querySelector('dialog[open] a')?.textContent]).toEqual([
      false,
      'The rules',
    ])
  })

  it('is not available after the end', async () => {
    const table = await open()
    await table.match.play('pass')
    await table.match.play('pass')
    await flushPromises()
    expect(table.hasKey('Advice')).toBe(false)
    expect(table.wrapper.find('[aria-label="Menu"]').exists()).toBe(false)
  })
})

describe('advice in solitaire', () => {
  it('can also be requested with a button on the table, and states the number of further moves', async () => {
    const table = await open(ALONE)
    await table.press('Advice')
    expect(table.hasKey('Advice')).toBe(false)
    const line = [{ type: 'swap', cells: ['c1', 'd1'] }] as const
    await table.hear(() => table.ends(swap('c1', 'd1', 2, { swaps: line })))
    expect(table.adds()).toBe('The best found so far: 2 cards left after 1 more move.')
    await table.press('Cancel')
    expect(table.ghosts()).toBe(false)
    expect(table.hasKey('Advice')).toBe(true)
  })
})
