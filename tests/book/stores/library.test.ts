import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../src/book/journal/entries.ts'
import { Disk } from '../memory.ts'
import { bookText, settled, valueOf } from '../results.ts'
import { HEAD } from '../tally.ts'
import { Browser } from '../world.ts'
import { ENTRY_FORMAT, HEAD_FORMAT } from '../../../src/book/storage/names.ts'
import { some } from '../../runs.ts'

type Tab = ReturnType<Browser['openTab']>

/** A book with one match of three plays, the last of them undone. */
async function begin(browser = new Browser()) {
  const tab = browser.openTab()
  const { id } = valueOf(await tab.library.create(HEAD))
  await playOn(tab, id, ['add 1', 'add 2', 'add 3'])
  await tab.match.open(id)
  await tab.match.undo()
  await tab.match.close()
  await tab.library.refresh()
  return { ...tab, tab, id, browser, disk: browser.disk }
}

async function playOn({ match }: Pick<Tab, 'match'>, id: string, actions: readonly string[]): Promise<void> {
  await match.open(id)
  for (const action of actions) await match.play(action)
  await match.close()
  await settled()
}

async function bring({ library }: Pick<Tab, 'library'>, text: string): Promise<string[]> {
  return (await library.admit(await library.read(text))).map(each => each.type)
}

/** The stored result of a match. */
async function summaryIn({ library }: Pick<Tab, 'library'>, id: string) {
  await library.refresh()
  await library.storeSummaries()
  return library.list.find(item => item.id === id)?.summary
}

const rowsOf = (disk: Disk): unknown => [disk.all('matches'), disk.all('entries')]
const listed = (tab: Pick<Tab, 'library'>): string[] => tab.library.list.map(item => item.id)

describe('the library', () => {
  it('lists matches, the last played first', async () => {
    const { tab, library, id } = await begin()
    const second = valueOf(await library.create(HEAD))
    expect(listed(tab)).toEqual([second.id, id])
    await playOn(tab, id, ['add 4'])
    await library.refresh()
    expect(listed(tab)).toEqual([id, second.id])
    expect(library.list.map(item => [item.entries, item.saved])).toEqual([
      [5, true],
      [0, true],
    ])
    expect(library.state).toBe('ready')
  })

  it('stores that a match is for learning', async () => {
    const { library, match, disk } = await begin()
    const { id } = valueOf(await library.create(HEAD, { practice: true }))
    const again = new Browser(disk).openTab()
    await again.match.open(id)
    expect(again.match.head?.practice).toBe(true)
    expect(match.head?.practice).toBeUndefined()
  })

  it('stores that a match is played without the referee, also in its branches', async () => {
    const { library, match, disk, id } = await begin()
    const created = valueOf(await library.create(HEAD, { scoreOnly: true }))
    const branch = valueOf(await library.branch(created.id))
    await match.open(id)
    expect(match.head?.scoreOnly).toBeUndefined()
    const again = new Browser(disk).openTab()
    for (const each of [created, branch]) {
      await again.match.open(each.id)
      expect(again.match.head?.scoreOnly).toBe(true)
    }
    const other = new Browser().openTab()
    await bring(other, await bookText({ library }))
    expect(other.library.list.filter(({ head }) => head.scoreOnly)).toHaveLength(2)
  })

  it('refuses a head that no game can start from', async () => {
    const { library, disk } = await begin()
    const rows = rowsOf(disk)
    expect(await library.create('game tally\ntarget 0\nplay')).toMatchObject({
      ok: false,
      error: { problem: { code: 'setup' }, setup: [{ code: 'no-target' }] },
    })
    expect(rowsOf(disk)).toEqual(rows)
  })

  it('has the result of each match', async () => {
    const { tab, id } = await begin()
    expect(await summaryIn(tab, id)).toMatchObject({ plays: 2, over: false, scores: [1, 2], entries: 4 })
    expect(await summaryIn(tab, 'none')).toBeUndefined()
  })

  it('offers the running match at the start, unless its table was left', async () => {
    const { library, id } = await begin()
    expect(library.lastOpened).toBe(id)
    await library.leaveTable()
    expect(library.lastOpened).toBeNull()
  })

  it('archives, restores and deletes a match', async () => {
    const { tab, library, disk, id } = await begin()
    const other = valueOf(await library.create(HEAD))
    const rows = rowsOf(disk)
    await library.remove(id)
    expect([listed(tab), library.removed.map(item => item.id), library.lastOpened]).toEqual([[other.id], [id], null])
    await library.restore(id)
    expect(rowsOf(disk)).toEqual(rows)
    expect(await library.erase(id)).toEqual({ ok: true, value: null })
    expect([listed(tab), disk.entries(id)]).toEqual([[other.id], []])
  })

  it('deletes no match that is open or comes from a newer version', async () => {
    const { match, library, disk, id } = await begin()
    await match.open(id)
    expect(await library.erase(id)).toEqual({ ok: false, error: 'in-use' })
    await match.close()
    await settled()
    disk.put('entries', { ...disk.entries(id)[3], format: ENTRY_FORMAT + 1 })
    disk.put('matches', { ...disk.all('matches')[0], id: 'later', format: HEAD_FORMAT + 1 })
    const rows = rowsOf(disk)
    expect(await library.erase(id)).toEqual({ ok: false, error: 'kept' })
    expect(await library.erase('later')).toEqual({ ok: false, error: 'newer' })
    expect(await library.remove('later')).toEqual({ ok: false, error: 'newer' })
    expect(rowsOf(disk)).toEqual(rows)
    await library.refresh()
    expect(library.unreadable).toEqual([{ id: 'later', why: 'newer' }])
  })

  it('notifies the other tabs of changes', async () => {
    const { library, id, browser } = await begin()
    const other = browser.openTab()
    await other.library.refresh()
    await library.remove(id)
    await settled()
    expect(listed(other)).toEqual([])
  })

  it('reports why the book can’t be read', async () => {
    const { library, disk } = await begin()
    disk.failing = 'broken'
    await library.refresh()
    expect(library.state).toEqual({ failed: 'broken' })
    expect(await library.backup()).toEqual({ ok: false, error: 'broken' })
  })

  it('begins matches in memory if nothing can be stored, and reports that', async () => {
    const disk = new Disk()
    disk.failing = 'refused'
    const tab = new Browser(disk).openTab()
    const created = valueOf(await tab.library.create(HEAD))
    expect(created.unsaved).toBe('refused')
    expect(tab.library.list.map(item => [item.id, item.saved])).toEqual([[created.id, false]])
    expect(tab.library.state).toEqual({ failed: 'refused' })
    await tab.library.remove(created.id)
    expect([listed(tab), tab.library.removed.length]).toEqual([[], 1])
    await tab.library.erase(created.id)
    expect(tab.library.removed).toEqual([])
  })
})

describe('a branch', () => {
  it('begins with the moves of its match, which is unchanged', async () => {
    const { tab, library, match, disk, id } = await begin()
    const rows = disk.entries(id)
    const branch = valueOf(await library.branch(id, { entries: 2 }))
    await playOn({ match }, branch.id, ['add 9'])
    expect((await summaryIn(tab, branch.id))?.plays).toBe(3)
    expect(disk.entries(id)).toEqual(rows)
    expect(library.list.find(item => item.id === branch.id)?.head.origin).toEqual({ match: id, entries: 2 })
  })

  it('can’t be made from a missing match', async () => {
    const { library } = await begin()
    expect(await library.branch('none')).toEqual({ ok: false, error: 'missing' })
  })
})

describe('an import', () => {
  it('can be previewed before it is stored', async () => {
    const { library, disk } = await begin()
    const rows = rowsOf(disk)
    expect(await library.read(`${HEAD}\nadd 1\njump`)).toMatchObject({
      found: [{ head: { game: 'tally' }, entries: { length: 1 } }],
      lost: [{ type: 'refused', line: 7 }],
    })
    expect(rowsOf(disk)).toEqual(rows)
  })

  it('of a record without a stamp is a new match each time', async () => {
    const { tab, library, id } = await begin()
    const text = valueOf(await library.recordText(id))
    const [stamp = '', ...lines] = text.split('\n')
    const record = lines.join('\n')
    expect(stamp).toMatch(new RegExp(`^# match ${id} \\d+ \\d+$`))
    expect(record).toBe(`${HEAD}\nadd 1\nadd 2\n# undone: add 3\n`)
    expect(await bring(tab, record + record)).toEqual(['added', 'added'])
    expect(listed(tab)).toHaveLength(3)
    for (const item of library.list) expect((await summaryIn(tab, item.id))?.scores).toEqual([1, 2])
  })

  it('of a backup restores everything into an empty book', async () => {
    const { library, disk } = await begin()
    const other = new Browser().openTab()
    expect(await bring(other, await bookText({ library }))).toEqual(['added'])
    expect((await bookText(other)).split('\n').slice(1)).toEqual((await bookText({ library })).split('\n').slice(1))
    expect(disk.all('matches')).toHaveLength(1)
  })

  it('of a backup changes nothing if all of it is known', async () => {
    const { tab, library, disk, id } = await begin()
    const early = await bookText({ library })
    await playOn(tab, id, ['add 4'])
    const rows = rowsOf(disk)
    expect(await bring(tab, early)).toEqual(['known'])
    expect(await bring(tab, await bookText({ library }))).toEqual(['known'])
    expect(rowsOf(disk)).toEqual(rows)
  })

  it('of a backup continues the match in the book', async () => {
    const { tab, library, id } = await begin()
    const early = await bookText({ library })
    await playOn(tab, id, ['add 4'])
    const late = await bookText({ library })
    const other = new Browser().openTab()
    await bring(other, early)
    expect(await bring(other, late)).toEqual(['longer'])
    expect((await summaryIn(other, id))?.plays).toBe(3)
  })

  it('of a backup adds a separate match if the one in the book diverged', async () => {
    const { tab, library, disk, id } = await begin()
    const other = new Browser().openTab()
    await bring(other, await bookText({ library }))
    await playOn(other, id, ['pass', 'pass'])
    await playOn(tab, id, ['add 4'])
    const rows = disk.entries(id)
    const theirs = await bookText(other)
    expect(await bring(tab, theirs)).toEqual(['forked'])
    expect(await bring(tab, theirs)).toEqual(['known'])
    expect(disk.entries(id)).toEqual(rows)
    const fork = library.list.find(item => item.id !== id)
    expect(fork?.head.origin).toEqual({ match: id, entries: 4 })
    expect((await summaryIn(tab, fork?.id ?? ''))?.plays).toBe(4)
  })

  it('of a backup adds a separate match if the one in the book is damaged', async () => {
    const { tab, library, disk, id } = await begin()
    const backup = await bookText({ library })
    disk.put('entries', { ...disk.entries(id)[1], what: null })
    const rows = disk.entries(id)
    expect(await bring(tab, backup)).toEqual(['forked'])
    expect(disk.entries(id)).toEqual(rows)
    expect(library.list).toHaveLength(2)
  })

  it('of a backup doesn’t change an open match', async () => {
    const { tab, library, match, id } = await begin()
    const backup = await bookText({ library })
    await match.open(id)
    expect(await bring(tab, backup)).toEqual(['in-use'])
  })

  it('reports what could not be stored', async () => {
    const { library, disk, id } = await begin()
    const preview = await library.read(`${HEAD}\nadd 1`)
    disk.failing = 'full'
    expect(await library.admit(preview)).toMatchObject([{ type: 'failed', reason: 'full' }])
    disk.failing = null
    await library.refresh()
    expect(library.list.map(item => item.id)).toEqual([id])
  })

  it('never changes existing matches', async () => {
    const { tab, library, disk } = await begin()
    const backup = await bookText({ library })
    const before = new Set([...disk.all('matches'), ...disk.all('entries')].map(row => JSON.stringify(row)))
    const damage = fc.tuple(fc.nat(backup.length), fc.nat(9), fc.string({ unit: 'binary', maxLength: 4 }))
    await fc.assert(
      fc.asyncProperty(fc.oneof(damage, fc.string({ unit: 'binary' })), async given => {
        const text =
          typeof given === 'string' ? given : backup.slice(0, given[0]) + given[2] + backup.slice(given[0] + given[1])
        await bring(tab, text)
        const after = new Set([...disk.all('matches'), ...disk.all('entries')].map(row => JSON.stringify(row)))
        expect([...before].filter(row => !after.has(row))).toEqual([])
      }),
      { numRuns: some(100) },
    )
  })
})

it('a match with entries that this version can’t read is saved completely in a backup', async () => {
  const { library, disk, id } = await begin()
  const strange = { ...disk.entries(id)[3], format: 9, what: { type: 'wave' } }
  disk.put('entries', strange)
  const rows = (JSON.parse(await bookText({ library })) as { rows: { entry?: Entry }[] }).rows
  expect(rows.map(row => row.entry?.what.type ?? 'head')).toEqual(['head', 'play', 'play', 'play', 'wave'])
})
