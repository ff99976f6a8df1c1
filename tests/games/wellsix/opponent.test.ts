import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watch } from 'vue'
import { wellsixTable } from '../../../src/games/wellsix/table/index.ts'
import { announcements } from '../../../src/ui/useAnnouncer.ts'
import { mountTable } from '../mount.ts'
import { PAUSE, nearby, puppet } from '../opponent.ts'
import { head, PAIR } from './heads.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const APP = { app: [null, 'easy'] } as const
const later = async (): Promise<void> => {
  vi.advanceTimersByTime(PAUSE)
  await flushPromises()
  // The second card is requested after the first, and the search is loaded once.
  await vi.dynamicImportSettled()
  await flushPromises()
}

describe('a seat that the app plays', () => {
  it('proposes both its cards of the opening together, and one tap confirms them', async () => {
    const table = await mountTable(wellsixTable, head(), ['place 7H 0,0'], APP, nearby())
    const played = () => table.match.timeline.line.map(({ action }) => action)
    await later()
    expect(table.says()).toMatch(/^Bob puts the /)
    expect(table.adds()).toMatch(/^Put the [^.]*\.$/)
    expect(table.adds()).not.toContain(table.says().slice('Bob puts '.length))
    expect(table.wrapper.findAll('.ghost')).toHaveLength(2)
    await table.press('Confirm')
    expect(played()).toHaveLength(3)
    expect(table.match.replay?.game.status(table.match.position).turn).toBe(1)
    await table.click('[aria-label="Undo"]')
    expect(played()).toEqual([])
  })

  it('proposes a move that is confirmed when the person’s next move begins', async () => {
    const table = await mountTable(wellsixTable, head(), ['place 7H 0,0'], APP, nearby())
    await later()
    expect(table.hasKey('Confirm')).toBe(true)
    await table.click('[data-card="AH"]')
    expect(table.match.timeline.line).toHaveLength(3)
    expect(table.says()).toBe('Ace of hearts.')
  })

  it('announces its move once if moves count immediately', async () => {
    const table = await mountTable(wellsixTable, head(), [], { app: ['easy', null] }, nearby())
    table.settings.confirm = 'immediate'
    const said: string[] = []
    const stop = watch(
      () => announcements.polite,
      ({ text }) => said.push(text),
      { flush: 'sync' },
    )
    await later()
    stop()
    expect(table.says()).toMatch(/^Ann puts the /)
    expect(said.filter(text => text.includes('puts the'))).toHaveLength(1)
  })

  it('can’t be played by a person’s taps', async () => {
    const table = await mountTable(wellsixTable, head(), ['place 7H 0,0'], APP, puppet().client)
    await table.click('[data-card="9S"]')
    await table.tap('1,0')
    expect(table.hasKey('Confirm')).toBe(false)
    expect(table.match.timeline.line).toHaveLength(1)
  })

  it('isn’t asked to agree to the end while captures are possible', async () => {
    const table = await mountTable(wellsixTable, PAIR, [], APP, puppet().client)
    await table.click('[aria-label="Menu"]')
    expect(table.hasKey('Correct the layout')).toBe(true)
    expect(table.hasKey('Agree to end')).toBe(false)
  })
})
