import { expect, it } from 'vitest'
import type { MatchChange } from '../../../src/book/stores/match.ts'
import { settled } from '../results.ts'
import { begin, type Tab } from '../table.ts'

/** Lists the reported changes in short: the operation, its author, and the lines before and after it. */
function heard({ match }: Pick<Tab, 'match'>): string[] {
  const told: string[] = []
  const lineOf = (line: MatchChange['from']): string => line.map(({ action }) => action.slice(4)).join(',')
  match.listen(({ type, by, from, to }) => told.push(`${type} ${by}: ${lineOf(from)} > ${lineOf(to)}`))
  return told
}

it('the state of a match is reported after every operation, as soon as that is stored', async () => {
  const tab = await begin()
  const told = heard(tab)
  const playing = tab.match.play('add 1')
  expect(told).toEqual([])
  await playing
  await tab.match.play('add 2')
  await tab.match.undo()
  await tab.match.redo()
  await tab.match.amend(0, 1, ['add 9'])
  await tab.match.note({ type: 'help', seat: 1 })
  expect(told).toEqual([
    'play people-here:  > 1',
    'play people-here: 1 > 1,2',
    'undo people-here: 1,2 > 1',
    'redo people-here: 1 > 1,2',
    'amend people-here: 1,2 > 9,2',
    'note people-here: 9,2 > 9,2',
  ])
})

it('the state of a match is not reported for refusals, changes of the step, or unchanged matches', async () => {
  const tab = await begin()
  const told = heard(tab)
  await tab.match.play('jump')
  await tab.match.undo()
  await tab.match.setCursor(1)
  await tab.match.open(tab.id)
  expect(told).toEqual([])
})

it('the state of a match is reported as changed elsewhere if another tab has written it', async () => {
  const first = await begin()
  const second = first.browser.openTab()
  const opening = heard(second)
  await first.match.play('add 1')
  await second.match.open(first.id)
  await first.match.play('add 4')
  await settled()
  await first.match.undo()
  await settled()
  expect(opening).toEqual(['opened people-here:  > 1', 'play elsewhere: 1 > 1,4', 'undo elsewhere: 1,4 > 1'])
})

it('the state of a match is not reported to listeners that were removed', async () => {
  const tab = await begin()
  let times = 0
  const stop = tab.match.listen(() => times++)
  await tab.match.play('add 1')
  stop()
  await tab.match.play('add 2')
  expect(times).toBe(1)
})
