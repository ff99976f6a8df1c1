import { expect, it } from 'vitest'
import { rowsForMerge, rowsForSplit, rowsForRename } from '../../../src/book/people/people.ts'
import { loadPeople } from '../../../src/book/people/stored.ts'
import { usePeopleStore } from '../../../src/book/stores/people.ts'
import { createLocks } from '../locks.ts'
import { Disk, PaperCopy } from '../memory.ts'
import { settled, valueOf } from '../results.ts'
import { Browser } from '../world.ts'

const head = (...players: readonly string[]): string => `game wellsix\nplayers ${players.join(', ')}\ngames 2\nplay`

function open(disk = new Disk(), paper = new PaperCopy()) {
  const tab = new Browser(disk, createLocks(), paper).openTab()
  const people = usePeopleStore(tab.pinia)
  const call = (name: string, to: string) => people.edit(each => rowsForRename(each, name, to, 1_000))
  return {
    ...tab,
    disk,
    paper,
    people,
    call,
    names: () => tab.library.list.map(({ players }) => players.join(' ')).sort(),
  }
}

it('renaming a person shows the new name in every match, in one transaction that rewrites no match', async () => {
  const { disk, library, match, call, names } = open()
  const { id } = valueOf(await library.create(head('Dave', 'Bo')))
  valueOf(await library.create(head('Cem', 'dave')))
  const [rows, writes] = [[disk.all('matches'), disk.all('entries')], disk.writes]
  await call('Dave', 'David')
  expect(names()).toEqual(['Cem David', 'David Bo'])
  expect([disk.writes, [disk.all('matches'), disk.all('entries')]]).toEqual([writes + 1, rows])
  await match.open(id)
  expect(match.replay?.players).toEqual(['David', 'Bo'])
  await match.play('result 3 3')
  await match.close()
  expect(disk.all('results')[0]).toMatchObject({ players: ['Dave', 'Bo'] })
  expect(valueOf(await library.recordText(id))).toContain('players David, Bo\n')
})

it('a record is recognised, whether it was exported before or after a person was renamed', async () => {
  const { library, match, call } = open()
  const { id } = valueOf(await library.create(head('Dave', 'Bo')))
  await match.open(id)
  await match.play('result 3 3')
  await match.close()
  const before = valueOf(await library.recordText(id))
  await call('Dave', 'David')
  for (const text of [before, valueOf(await library.recordText(id))])
    expect((await library.open(text)).found.map(({ type }) => type)).toEqual(['known'])
})

it('an evening shows the present name of a guest, and still draws the guest’s lot from the earlier name', async () => {
  const { evenings, call } = open()
  const started = { name: 'Friday', games: [{ name: 'wellsix', seats: 2 }], everyone: true, ties: [] } as const
  const id = valueOf(await evenings.create({ ...started, points: { win: 2, draw: 1, loss: 0 }, names: ['Dave', 'Bo'] }))
  await call('Dave', 'David')
  expect(evenings.find(id)?.guests.map(({ name }) => name)).toEqual(['David', 'Bo'])
  await evenings.change(id, evening => ({ ...evening, name: 'Saturday' }))
  expect(evenings.find(id)?.guests).toEqual([{ name: 'David', lot: 'Dave' }, { name: 'Bo' }])
})

it('people are restored from the second copy, with the changes that the book had lost', async () => {
  const first = open()
  valueOf(await first.library.create(head('Dave', 'Bo')))
  await first.call('Dave', 'David')
  const old = first.disk.all('people')
  await first.people.edit(each => rowsForMerge(each, 'Bo', 'Cem', 5))
  await settled()
  const torn = new Disk()
  for (const row of first.disk.all('matches')) torn.put('matches', row)
  for (const row of old) torn.put('people', row)
  const again = open(torn, first.paper)
  await again.safety.check()
  await again.library.refresh()
  expect([again.names(), again.safety.copyState()]).toEqual([['David Cem'], 'whole'])
})

it('no person and no change is lost when the page dies at any moment', async () => {
  for (let dies = 0; dies < 4; dies++) {
    const { disk, library, people, call } = open()
    valueOf(await library.create(head('Dave', 'Bo')))
    disk.diesAfter = disk.writes + dies
    void call('Dave', 'David')
      .then(() => people.edit(each => rowsForMerge(each, 'Bo', 'Cem', 5)))
      .then(() => people.edit(each => rowsForSplit(each, '=bo', 6)))
    await settled()
    disk.diesAfter = Infinity
    const now = open(disk)
    await now.library.refresh()
    expect(now.names()).toEqual([[`Dave Bo`, 'David Bo', 'David Cem', 'David Bo'][dies]])
  }
})

it('a row of a newer version stays unchanged', async () => {
  const { disk, book, call } = open()
  disk.put('people', { id: '=ann', format: 2 })
  await call('Dave', 'David')
  expect(valueOf(await loadPeople(book)).rows).toHaveLength(1)
  expect(disk.all('people')).toHaveLength(2)
})
