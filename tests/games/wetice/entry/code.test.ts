// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dealOfDay, makeCode } from '../../../../src/games/deal-code.ts'
import { dealOf, DEALS } from '../../../../src/games/wetice/deal.ts'
import { openEntry } from './screen.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 20) }))
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const rowsOf = (deal: string): string => (deal.match(/.{8}/g) ?? []).join('\n')

async function layOut(screen: Awaited<ReturnType<typeof openEntry>>): Promise<void> {
  for (let row = 1; row < 6; row++) await screen.tap('Next row')
  await screen.tap('Start')
}

describe('a deal that is entered by its code', () => {
  it('is laid out row by row, and its cards need not be entered', async () => {
    const screen = await openEntry()
    await screen.tap('More ways')
    await screen.wrapper.get('input.code').setValue(makeCode(123_456_789).toLowerCase())
    await screen.wrapper.get('input.code').trigger('submit')
    expect(screen.word()).toBe('Put these cards on the table, then continue.')
    expect(screen.wrapper.text()).toContain('Lay it out')
    await layOut(screen)
    expect(screen.started()[0]?.[0]).toContain(rowsOf(dealOf(123_456_789)))
  })

  it('is refused with a message if the code is invalid', async () => {
    const screen = await openEntry()
    await screen.tap('More ways')
    await screen.wrapper.get('input.code').setValue('K7M')
    await screen.wrapper.get('input.code').trigger('submit')
    expect(screen.wrapper.get('[role="alert"]').text()).toBe('A code has 7 letters and digits; this one has 3.')
  })

  it('can be the deal of the day for a single player', async () => {
    const screen = await openEntry()
    expect(screen.wrapper.text()).not.toContain('Deal of the day')
    await screen.wrapper.get('input[value="solo"]').setValue(true)
    await screen.way('Deal of the day')
    await layOut(screen)
    expect(screen.started()[0]?.[0]).toContain(rowsOf(dealOf(dealOfDay(new Date(2026, 10, 22), DEALS))))
  })
})
