import { flushPromises } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import { wellsixTable } from '../../../src/games/wellsix/table/index.ts'
import { adviser } from '../adviser.ts'
import { mountTable } from '../mount.ts'

/** Taps a button of a sheet as a person does, and waits until the sheet is closed. */
async function touch(name: string): Promise<void> {
  const key = [...document.querySelectorAll('dialog button')].find(({ textContent }) => textContent.trim() === name)
  const click = new UIEvent('click', { bubbles: true, detail: 1 })
  Object.defineProperty(click, 'isTrusted', { value: true })
  key?.dispatchEvent(click)
  await vi.waitFor(() => expect(document.querySelector('dialog[open]')).toBe(null), 60_000)
}

it('a move of Wellsix is advised with its expected value', async () => {
  const analyst = adviser()
  const head = 'game wellsix\nplayers Ann, Bob\nplay'
  const table = await mountTable(wellsixTable, head, [], {}, analyst.client)
  await table.click('[aria-label="Menu"]')
  await table.press('Get help')
  table.wait()
  await touch('Advice')
  expect(analyst.asked).toMatchObject([{ game: 'wellsix', position: { phase: 'opening' } }])
  const action = { type: 'place', card: 'AH', cell: '0,0' }
  analyst.ends({ basis: 'searched', value: -1.2, best: [{ action, value: -1.2 }] })
  await flushPromises()
  expect(table.says()).toBe('Advice: Ann puts the ace of hearts in the middle.')
  expect(table.adds()).toBe('The best found so far: 1 point behind in this game.')
  await table.press('Confirm')
  expect(table.match.timeline.line).toHaveLength(1)
})
