import { enableAutoUnmount, flushPromises } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import { wellsixTable } from '../../../src/games/wellsix/table/index.ts'
import { adviser } from '../adviser.ts'
import { mountTable } from '../mount.ts'

enableAutoUnmount(afterEach)

it('advises on a move, and says what it is thought to bring', async () => {
  const analyst = adviser()
  const head = 'game wellsix\nplayers Ann, Bob\nplay'
  const table = await mountTable(wellsixTable, head, [], {}, analyst.client)
  await table.click('[aria-label="Menu"]')
  await table.press('Advice')
  expect(analyst.asked).toMatchObject([{ game: 'wellsix', position: { phase: 'opening' } }])
  const action = { type: 'place', card: 'AH', cell: '0,0' }
  analyst.ends({ basis: 'searched', value: -1.2, best: [{ action, value: -1.2 }] })
  await flushPromises()
  expect(table.says()).toBe('Advice: Ann puts the ace of hearts in the middle.')
  expect(table.adds()).toBe('The best found so far: 1 point behind in this game.')
  await table.press('Confirm')
  expect(table.match.timeline.line).toHaveLength(1)
})
