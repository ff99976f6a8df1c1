import { describe, expect, it } from 'vitest'
import { matchesOf } from '../../../src/book/matches.ts'
import type { Failure } from '../../../src/book/storage/port.ts'
import { Disk } from '../memory.ts'
import { valueOf } from '../results.ts'
import { begin, line, stored } from '../table.ts'
import { HEAD } from '../tally.ts'
import { Browser } from '../world.ts'
import { ENTRY_FORMAT } from '../../../src/book/storage/names.ts'

describe('a play that can’t be stored', () => {
  it.each<Failure>(['full', 'refused', 'broken', 'newer'])('(%s) counts and is shown, with a message', async reason => {
    const { match, book, disk, id } = await begin()
    disk.failing = reason as 'full'
    expect(await match.play('add 3')).toEqual({ type: 'not-saved', reason })
    expect([line({ match }), match.saving, matchesOf(book).unsaved(id)]).toEqual(['add 3', { failed: reason }, 1])
    await match.play('add 2')
    expect([line({ match }), matchesOf(book).unsaved(id)]).toEqual(['add 3, add 2', 2])
    disk.failing = null
    expect(await match.retry()).toEqual({ ok: true, value: null })
    expect([match.saving, matchesOf(book).unsaved(id)]).toEqual(['saved', 0])
    expect(stored(disk, id)).toHaveLength(2)
  })

  it('is stored together with the next one', async () => {
    const { match, disk, id } = await begin()
    disk.failing = 'full'
    await match.play('add 3')
    disk.failing = null
    expect(await match.play('add 2')).toMatchObject({ type: 'accepted' })
    expect(stored(disk, id)).toHaveLength(2)
  })

  it('is not lost when another match is opened, and is stored later', async () => {
    const { match, book, library, disk, id } = await begin()
    disk.failing = 'full'
    await match.play('add 3')
    disk.failing = null
    const other = valueOf(await library.create(HEAD))
    await match.open(other.id)
    await match.open(id)
    expect([line({ match }), match.saving, matchesOf(book).unsaved(id)]).toEqual(['add 3', 'saved', 0])
    expect(stored(disk, id)).toHaveLength(1)
  })

  it('is not stored twice if it was stored despite an error', async () => {
    const { match, disk, id } = await begin()
    disk.lostAnswer = 'broken'
    expect(await match.play('add 3')).toEqual({ type: 'not-saved', reason: 'broken' })
    expect(await match.play('add 2')).toMatchObject({ type: 'accepted' })
    expect([stored(disk, id).length, match.saving, line({ match })]).toEqual([2, 'saved', 'add 3, add 2'])
  })

  it('is stored with the whole match if the storage has lost that', async () => {
    const { match, disk, id } = await begin()
    await match.play('add 3')
    disk.rows.matches.clear()
    disk.rows.entries.clear()
    expect(await match.play('add 2')).toMatchObject({ type: 'accepted' })
    expect([stored(disk, id).length, match.saving]).toEqual([2, 'saved'])
    const again = new Browser(disk).openTab()
    valueOf(await again.match.open(id))
    expect([line(again), again.match.cursor]).toEqual(['add 3, add 2', 0])
  })

  it('doesn’t stop the match if the browser stores nothing at all', async () => {
    const disk = new Disk()
    disk.failing = 'refused'
    const { match, book, id } = await begin(new Browser(disk))
    expect(match.saving).toEqual({ failed: 'refused' })
    await match.play('add 3')
    await match.close()
    valueOf(await match.open(id))
    expect([line({ match }), matchesOf(book).unsaved(id)]).toEqual(['add 3', 2])
    disk.failing = null
    await match.retry()
    expect([disk.all('matches').length, disk.all('entries').length, match.saving]).toEqual([1, 1, 'saved'])
  })
})

describe('a journal that can’t be read to its end', () => {
  async function damaged(number: number, row: object | null) {
    const { match, disk, id, browser } = await begin()
    for (const action of ['add 1', 'add 2', 'add 3']) await match.play(action)
    await match.close()
    const old = disk.entries(id)[number]
    if (row) disk.put('entries', { ...old, ...row })
    else disk.rows.entries.delete([...disk.rows.entries.keys()][number] ?? '')
    const tab = browser.openTab()
    valueOf(await tab.match.open(id))
    return { ...tab, disk, id }
  }

  it.each([
    [1, { what: { type: 'play', action: 7 } }, 'damaged'],
    [1, { what: { type: 'play', action: 'add 1\nadd 2' } }, 'damaged'],
    [1, { at: -1 }, 'damaged'],
    [1, { extra: true }, 'damaged'],
    [1, { format: ENTRY_FORMAT + 1, what: { type: 'wave' } }, 'newer'],
    [1, null, 'gap'],
  ])('(entry %j: %j) is shown as far as it can be read, and is read-only', async (number, row, why) => {
    const { match, disk, id } = await damaged(number, row)
    const rows = disk.entries(id)
    expect([line({ match }), match.readOnly]).toEqual(['add 1', why])
    expect(await match.play('add 1')).toEqual({ type: 'read-only', why })
    expect(disk.entries(id)).toEqual(rows)
  })

  it('can be continued as a branch', async () => {
    const { match, library, disk, id } = await damaged(2, null)
    const branch = valueOf(await library.branch(id))
    valueOf(await match.open(branch.id))
    expect(line({ match })).toBe('add 1, add 2')
    expect(match.head?.origin).toEqual({ match: id, entries: 2 })
    expect(await match.play('add 5')).toMatchObject({ type: 'accepted' })
    expect(disk.entries(id)).toHaveLength(2)
  })
})
