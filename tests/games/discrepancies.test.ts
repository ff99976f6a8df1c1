import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import type { AnalysisClient } from '../../src/analysis/client.ts'
import type { DiscrepancyInput, SearchMessage } from '../../src/analysis/advice.ts'
import type { Clock } from '../../src/book/journal/entries.ts'
import PhotoReader from '../../src/games/wetice/PhotoReader.vue'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import { mountTable } from './mount.ts'

const ROWS = ['........', '........', '........', '........', 'SSS.....', 'HHDHC...']
const WETICE = ['game wetice', 'players Ann, Bob', 'phase swap', 'deal', ...ROWS, 'play'].join('\n')

/** A search whose results are provided by the test. */
function puppet() {
  const asked: DiscrepancyInput[] = []
  let take: (news: SearchMessage) => void = () => undefined
  let fail = (): void => undefined
  let running = false
  const ask: AnalysisClient['explain'] = (differing, onNews, onFailure) => {
    asked.push(differing)
    ;[take, fail, running] = [onNews, onFailure, true]
    return () => void (running = false)
  }
  return {
    ask,
    asked,
    runs: (): boolean => running,
    async tell(news: SearchMessage): Promise<void> {
      take(news)
      await flushPromises()
    },
    async fail(): Promise<void> {
      fail()
      await flushPromises()
    },
  }
}

/**
 * Opens a match in which the heart at b1 and the club at e1 are swapped on the real table, and the spades are missing
 * there.
 */
async function differing(ask?: AnalysisClient['explain'], clock?: Clock) {
  const table = await mountTable(weticeTable, WETICE, [], clock ? { clock } : {}, ask ? { explain: ask } : null)
  await table.click('[aria-label="Menu"]')
  await table.press('Correct the layout')
  for (const [cell, suit] of [
    ['b1', 'clubs'],
    ['e1', 'hearts'],
  ] as const) {
    // oxfmt-ignore
    await table.tap(cell)
    await table.click(`.pad [aria-label^="${suit}"]`)
  }
  for (const cell of ['a2', 'b2', 'c2']) {
    await table.tap(cell)
    await table.click('.pad [aria-label="Empty square"]')
  }
  await table.press('Correct')
  const sheet = () => table.wrapper.get('.discrepancies').text()
  const actions = () => table.match.timeline.line.map(({ action }) => action)
  return { ...table, sheet, actions }
}

const IRREGULAR = { type: 'missing', place: 0, action: 'stands swap b1 e1' } as const

describe('a layout that differs from the record', () => {
  it('starts a search for the cause, which people can stop', async () => {
    const search = puppet()
    const table = await differing(search.ask)
    expect(search.asked).toMatchObject([{ game: 'wetice', actions: [] }])
    await search.tell({ type: 'looks', looking: { stage: 'both', share: 0.5, found: [IRREGULAR] } })
    expect(table.sheet()).toContain('Looking for two mistakes together.')
    expect(table.wrapper.get('progress').attributes('value')).toBe('0.5')
    await table.press('Stop searching')
    expect([search.runs(), table.wrapper.find('progress').exists()]).toEqual([false, false])
    expect(table.sheet()).toContain(
      'After the last move the cards at b1 and e1 were swapped, which the rules don’t allow.' +
        'It is missing from the record. All players are asked to let it stand, and it is marked.',
    )
  })

  it.each(['Undo', 'Cancel'])('ends the search for its cause after “%s”', async how => {
    const search = puppet()
    const table = await differing(search.ask)
    await table.press(how)
    expect(search.runs()).toBe(false)
    expect(table.hasKey('Confirm')).toBe(false)
  })

  it('because of an illegal swap is resolved by adding that swap to the record, if all players let it stand', async () => {
    const table = await differing()
    await table.press('After the last move the cards at b1 and e1 were swapped')
    expect(table.actions()).toEqual([])
    await table.press('Ann agrees')
    await table.press('Bob agrees')
    expect(table.actions()).toEqual(['stands swap b1 e1'])
  })

  it('because of two missing moves is resolved by adding both moves to the record in one step', async () => {
    const search = puppet()
    const table = await differing(search.ask)
    const first = { type: 'missing', place: 0, action: 'swap c1 d1' } as const
    const second = { type: 'missing', place: 0, action: 'pass' } as const
    await search.tell({ type: 'ends', found: [{ type: 'both', discrepancies: [first, second] }] })
    expect(table.sheet()).toContain(
      'After the last move the cards at c1 and d1 were swapped, and then the turn was passed.The record is corrected in both places.',
    )
    expect(table.sheet()).toMatch(/^The cards were moved by accident/)
    await table.press('After the last move the cards')
    expect(table.actions()).toEqual(['swap c1 d1', 'pass'])
    expect(table.match.timeline.undoable).toHaveLength(1)
  })

  it('because two cards were swapped on entry is resolved by correcting the deal, and the clock and names are unchanged', async () => {
    const search = puppet()
    const clock = { type: 'player', seconds: 900, increment: 0, up: 'told' } as const
    const table = await differing(search.ask, clock)
    const { head } = table.match
    await table.match.note({ type: 'clock', seat: 1 })
    const rows = ROWS.with(5, 'HCDHH...')
    const deal = ['players Ann, Bob', 'phase swap', 'deal', ...rows]
    await search.tell({ type: 'ends', found: [{ type: 'deal', cells: ['b1', 'e1'], head: deal }] })
    await table.press('The cards at b1 and e1 were entered in each other’s place.')
    expect([table.match.head, table.match.replay?.head]).toEqual([head, ['game wetice', ...deal, 'play'].join('\n')])
    expect(table.match.clock?.started).toBe(true)
    expect(table.card('b1')).toContain('club')
    expect(table.wrapper.get('.log').text()).toContain('The cards at b1 and e1 were entered in each other’s place.')
    await table.library.refresh()
    expect(table.library.list.map(({ id }) => id)).toEqual([head?.id])
    await table.match.undo()
    await flushPromises()
    expect(table.card('b1')).toContain('heart')
    expect(table.wrapper.get('.log del').text()).toContain('were entered in each other’s place.')
  })

  it('shows an explanation once if the search finds it twice', async () => {
    const search = puppet()
    const table = await differing(search.ask)
    const missing = { type: 'missing', place: 0, action: 'pass' } as const
    await search.tell({ type: 'ends', found: [missing, IRREGULAR, missing] })
    expect(table.sheet().match(/the turn was passed/g)).toHaveLength(1)
    expect(table.sheet()).toMatch(/correct the layout$/)
  })

  it.each(['nothing is found', 'the search fails', 'the search is stopped before it finds anything'])(
    'is corrected without an explanation if %s',
    async how => {
      const search = puppet()
      const table = await differing(search.ask)
      await search.tell({ type: 'looks', looking: { stage: 'regular', share: 0, found: [] } })
      if (how === 'nothing is found') await search.tell({ type: 'ends', found: [] })
      else if (how === 'the search fails') await search.fail()
      else await table.press('Stop searching')
      expect(table.wrapper.find('.discrepancies').exists()).toBe(false)
      await table.press('Confirm')
      expect(table.actions()).toEqual(['correct b1 C e1 H a2 . b2 . c2 .'])
    },
  )
})

describe('a photo of the layout', () => {
  const LAID = ROWS.join('')

  async function filmed(letters: string) {
    const { ask, asked } = puppet()
    const table = await mountTable(weticeTable, WETICE, [], {}, { explain: ask })
    await table.click('[aria-label="Menu"]')
    await table.press('Correct the layout')
    await table.press('From a photo (beta)')
    await vi.waitFor(() => expect(table.wrapper.findComponent(PhotoReader).exists()).toBe(true), 60_000)
    const reader = table.wrapper.getComponent(PhotoReader)
    expect(reader.props('held')).toBe(LAID)
    reader.vm.$emit('done', letters)
    await flushPromises()
    return { ...table, asked }
  }

  it('marks the differences, which are confirmed or undone together', async () => {
    const table = await filmed(`${LAID.slice(0, 32)}S.?.....HCDHH...`)
    expect(table.card('b1')).toContain('club')
    expect(table.card('c2')).toContain('spade')
    await table.press('Correct')
    expect(table.asked[0]?.real).toMatchObject({ cells: expect.arrayContaining(['H', 'C']) })
    await table.press('Undo')
    expect(table.card('b1')).toContain('heart')
  })

  it('reports if nothing differs', async () => {
    const table = await filmed(LAID)
    expect(table.wrapper.text()).toContain('the same layout as the app')
    expect(table.hasKey('Correct')).toBe(false)
  })
})
