import { describe, expect, it, vi } from 'vitest'
import { addGuest } from '../../src/book/evening/changes.ts'
import { eveningsOf } from '../../src/book/evening/evenings.ts'
import { matchesOf } from '../../src/book/matches.ts'
import { NO_PEOPLE, rowsForRename } from '../../src/book/people/people.ts'
import { loadPeople, changePeople } from '../../src/book/people/stored.ts'
import { readBackup } from '../../src/book/transfer/backup.ts'
import { eveningOf, TALLY } from './evening/evenings.ts'
import { createLocks } from './locks.ts'
import { Disk, PaperCopy } from './memory.ts'
import { settled, valueOf } from './results.ts'
import { line } from './table.ts'
import { HEAD } from './tally.ts'
import { Browser } from './world.ts'
import { RULES } from '../rules.ts'

const browserOf = (disk: Disk, paper: PaperCopy) => new Browser(disk, createLocks(), paper)

/** A book with a second copy and one match of three plays, the last of them undone. */
async function begin(disk = new Disk(), paper = new PaperCopy()) {
  const browser = browserOf(disk, paper)
  const tab = browser.openTab()
  await tab.safety.check()
  const { id } = valueOf(await tab.library.create(HEAD))
  valueOf(await tab.match.open(id))
  for (const action of ['add 1', 'add 2', 'add 3']) await tab.match.play(action)
  await tab.match.undo()
  await settled()
  return { browser, disk, paper, id, ...tab }
}

async function reopen(disk: Disk, paper: PaperCopy) {
  const tab = browserOf(disk, paper).openTab()
  await tab.safety.check()
  await tab.library.refresh()
  return tab
}

const rowsOf = (disk: Disk): unknown => [disk.all('matches'), disk.all('entries')]

describe('a database that was emptied', () => {
  it('is restored from the second copy, with a message', async () => {
    const { disk, paper, id } = await begin()
    const emptied = new Disk()
    const tab = await reopen(emptied, paper)
    expect(rowsOf(emptied)).toEqual(rowsOf(disk))
    expect(tab.safety.restored).toMatchObject({ matches: 1, failed: 0, torn: [] })
    valueOf(await tab.match.open(id))
    expect(line(tab)).toBe('add 1, add 2')
    expect((await reopen(emptied, paper)).safety.restored).toBeNull()
  })

  it('is restored without deleted rows, and archived rows stay archived', async () => {
    const { library, match, paper, id } = await begin()
    await match.close()
    await settled()
    const second = valueOf(await library.create(HEAD))
    const third = valueOf(await library.create(HEAD))
    valueOf(await library.erase(id))
    valueOf(await library.remove(second.id))
    await settled()
    expect(paper.lines.join('\n')).not.toContain(id)
    const tab = await reopen(new Disk(), paper)
    expect([tab.library.list.map(item => item.id), tab.library.removed.map(item => item.id)]).toEqual([
      [third.id],
      [second.id],
    ])
  })

  it('is restored up to the end of an incomplete copy', async () => {
    const { book, paper, id } = await begin()
    const { players } = valueOf(await matchesOf(book).load(id)).head
    paper.text = paper.text
      .split('\n')
      .map(row => (row.includes('"number":1') ? row.slice(0, 30) : row))
      .join('\n')
    const tab = await reopen(new Disk(), paper)
    valueOf(await tab.match.open(id))
    expect(line(tab)).toBe('add 1')
    expect(tab.safety.restored).toMatchObject({ matches: 1, torn: [{ id, head: { players } }], isWhole: false })
    expect(tab.safety.copyState()).toBe('torn')
  })

  for (const lost of [1, 3])
    it(`is reported as incomplete if both copies have lost entry ${lost}`, async () => {
      const { disk, paper, id } = await begin()
      const [key = ''] = [...disk.rows.entries].find(([, row]) => row['number'] === lost) ?? []
      const entry = JSON.stringify(disk.rows.entries.get(key)?.['id'])
      disk.rows.entries.delete(key)
      paper.text = paper.lines.filter(row => !row.includes(`"id":${entry}`)).join('\n')
      for (const tab of [await reopen(disk, paper), await reopen(disk, paper)]) {
        expect(tab.safety.restored).toMatchObject({ matches: 0, torn: [{ id }] })
        expect(tab.safety.copyState()).toBe('torn')
      }
    })

  it('is restored without rows that were altered in the copy', async () => {
    const { paper, id } = await begin()
    paper.text = paper.text.replace('add 3', 'add 4')
    const tab = await reopen(new Disk(), paper)
    valueOf(await tab.match.open(id))
    expect(line(tab)).toBe('add 1, add 2')
  })

  it('is restored from a copy of an earlier version, which has no checksums, even with damaged rows', async () => {
    const { disk, paper } = await begin()
    paper.text = `${paper.text.replace(/\t.*$/gm, '')}{"troubled":true}\n`
    const emptied = new Disk()
    await reopen(emptied, paper)
    expect(rowsOf(emptied)).toEqual(rowsOf(disk))
  })

  it('is marked as being checked until its matches are restored', async () => {
    const { paper, id } = await begin()
    const tab = browserOf(new Disk(), paper).openTab()
    const checked = tab.safety.check()
    expect([tab.safety.checking, tab.library.list]).toEqual([true, []])
    await checked
    await tab.library.refresh()
    expect([tab.safety.checking, tab.library.list.map(item => item.id)]).toEqual([false, [id]])
  })

  it('is left alone while it can’t be read, and can be replaced by the second copy', async () => {
    const { paper, id } = await begin()
    const disk = new Disk()
    disk.failing = 'broken'
    const tab = browserOf(disk, paper).openTab()
    await tab.safety.check()
    expect([tab.safety.restored, tab.safety.copyState()]).toEqual([null, 'database-unreadable'])
    expect(tab.safety.copied.map(({ head, entries }) => [head.id, entries.length])).toEqual([[id, 4]])
    const saved = valueOf(await tab.safety.saveCopy())
    expect(readBackup(await saved.blob.text(), RULES).found).toMatchObject([{ head: { id } }])
    expect(await tab.safety.renew()).toBe(true)
    await tab.library.refresh()
    expect([tab.safety.copyState(), tab.library.list.map(item => item.entries)]).toEqual(['whole', [4]])
  })

  it('is restored at the next start if there was no space before', async () => {
    const { paper, id } = await begin()
    const disk = new Disk()
    const tab = browserOf(disk, paper).openTab()
    const write = tab.book.storage.write
    tab.book.storage.write = async () => ({ ok: false, error: 'full' })
    await tab.safety.check()
    expect(tab.safety.restored).toMatchObject({ matches: 0, failed: 1, isWhole: false })
    tab.book.storage.write = write
    const again = await reopen(disk, paper)
    expect([again.safety.restored?.matches, again.library.list.map(item => item.id)]).toEqual([1, [id]])
  })
})

describe('evenings and people', () => {
  const FRIDAY = eveningOf(2, { games: TALLY })

  /** A book with an evening, in which Dave is renamed. */
  async function beginEvening(stores = { disk: new Disk(), paper: new PaperCopy() }) {
    const tab = browserOf(stores.disk, stores.paper).openTab()
    await tab.safety.check()
    valueOf(await eveningsOf(tab.book).put(FRIDAY))
    valueOf(await changePeople(tab.book, people => rowsForRename(people, 'Dave', 'David', 5)))
    return { ...stores, tab }
  }

  /** Removes all rows of an evening or a person from the copy, or only the last row. */
  function forget(paper: PaperCopy, id: string, all = true): void {
    const says = (line: string): boolean => line.includes(`"id":"${id}"`)
    const last = paper.lines.findLastIndex(says)
    paper.text = paper.lines
      .map(line => `${line}\n`)
      .filter((line, i) => (all ? !says(line) : i !== last))
      .join('')
  }

  it('are restored with a message if only they were lost, and the screen is updated', async () => {
    const { disk, paper } = await beginEvening()
    disk.rows.evenings.clear()
    disk.rows.people.clear()
    const tab = browserOf(disk, paper).openTab()
    await tab.evenings.refresh()
    expect(tab.evenings.list).toEqual([])
    await tab.safety.check()
    await settled()
    expect(tab.safety.restored).toEqual({ matches: 0, evenings: 1, people: 1, failed: 0, torn: [], isWhole: true })
    expect(tab.evenings.list).toEqual([FRIDAY])
    expect(valueOf(await loadPeople(tab.book)).nameOf('Dave')).toBe('David')
    expect((await reopen(disk, paper)).safety.restored).toBeNull()
  })

  it('that are lost from both copies are listed, once', async () => {
    const { disk, paper } = await beginEvening()
    disk.rows.evenings.clear()
    disk.rows.people.clear()
    for (const id of [FRIDAY.id, NO_PEOPLE.whoIs('Dave')]) forget(paper, id)
    const tab = await reopen(disk, paper)
    expect([tab.safety.restored?.torn, tab.safety.copyState()]).toEqual([
      [
        { id: NO_PEOPLE.whoIs('Dave'), type: 'person', name: 'David', head: null },
        { id: FRIDAY.id, type: 'evening', name: 'Friday', head: null },
      ],
      'torn',
    ])
    await tab.safety.acceptLoss()
    expect((await reopen(disk, paper)).safety.restored).toBeNull()
  })

  it('that have lost their last change in both copies are listed, and the rest is restored', async () => {
    const { disk, paper, tab: before } = await beginEvening()
    valueOf(await eveningsOf(before.book).change(FRIDAY.id, addGuest('Cem')))
    valueOf(await changePeople(before.book, people => rowsForRename(people, 'Dave', 'Davide', 9)))
    disk.rows.evenings.clear()
    disk.rows.people.clear()
    for (const id of [FRIDAY.id, NO_PEOPLE.whoIs('Dave')]) forget(paper, id, false)
    const tab = await reopen(disk, paper)
    expect(tab.safety.restored).toMatchObject({ evenings: 1, people: 1 })
    expect(tab.safety.restored?.torn.map(({ name }) => name)).toEqual(['Davide', 'Friday'])
    expect(valueOf(await eveningsOf(tab.book).all()).evenings).toEqual([FRIDAY])
  })

  it('that are lost from a book of an earlier version are listed, except deleted ones', async () => {
    const { disk, paper } = await beginEvening()
    disk.rows.tips.clear()
    const tab = await reopen(disk, paper)
    expect([tab.safety.restored, tab.safety.copyState()]).toEqual([null, 'whole'])
    disk.rows.people.clear()
    forget(paper, NO_PEOPLE.whoIs('Dave'))
    valueOf(await eveningsOf(tab.book).erase(FRIDAY.id))
    const again = await reopen(disk, paper)
    expect(again.safety.restored?.torn.map(({ name }) => name)).toEqual(['David'])
  })

  it('keep their earlier changes if the database is lost while the app is open', async () => {
    const { disk, paper, tab } = await beginEvening()
    disk.rows.people.clear()
    valueOf(await changePeople(tab.book, people => rowsForRename(people, 'Dave', 'Davo', 9)))
    const again = await reopen(disk, paper)
    expect(valueOf(await loadPeople(again.book)).nameOf('David')).toBe('Davo')
  })
})

describe('a book whose second copy is missing or incomplete', () => {
  it('gets a second copy if it has none', async () => {
    const { disk, id } = await begin()
    disk.rows.settings.clear()
    const paper = new PaperCopy()
    expect((await reopen(disk, paper)).safety.restored).toBeNull()
    const tab = await reopen(new Disk(), paper)
    expect(tab.library.list.map(item => [item.id, item.entries])).toEqual([[id, 4]])
  })

  it('gets the missing rows in its second copy', async () => {
    const { match, disk, paper, id } = await begin()
    paper.failing = true
    await match.play('add 4')
    await settled()
    paper.failing = false
    await reopen(disk, paper)
    const tab = await reopen(new Disk(), paper)
    expect(tab.library.list.map(item => [item.id, item.entries])).toEqual([[id, 5]])
  })
})

describe('a device without free space', () => {
  it('is reported until everything is stored', async () => {
    const { match, library, safety, disk, book } = await begin()
    disk.failing = 'full'
    await match.play('add 5')
    disk.failing = null
    const { id: other } = valueOf(await library.create(HEAD))
    expect(safety.failing).toBe('full')
    const reopened = vi.spyOn(book.storage, 'reopen')
    const entries = vi.spyOn(book.storage, 'entries').mockResolvedValue({ ok: true, value: [] })
    await match.play('add 6')
    expect([match.saving, safety.failing, reopened.mock.calls.length]).toEqual([{ failed: 'full' }, 'full', 1])
    entries.mockRestore()
    await match.retry()
    expect([match.saving, safety.failing]).toEqual(['saved', null])
    await match.open(other)
    expect(match.saving).toBe('saved')
  })

  it('keeps in the second copy what the database could not store, and stores it at the next start', async () => {
    const { match, disk, paper, id } = await begin()
    disk.failing = 'full'
    await match.play('add 5')
    disk.failing = null
    const tab = await reopen(disk, paper)
    expect(tab.safety.restored).toMatchObject({ matches: 1, failed: 0, torn: [] })
    valueOf(await tab.match.open(id))
    expect(line(tab)).toBe('add 1, add 2, add 5')
  })

  it('stores a play from the second copy at the next start, even if the match is already open by then', async () => {
    const { match, disk, paper, id } = await begin()
    disk.failing = 'full'
    await match.play('add 5')
    disk.failing = null
    const tab = browserOf(disk, paper).openTab()
    valueOf(await tab.match.open(id))
    await tab.safety.check()
    valueOf(await tab.match.open(id))
    expect(line(tab)).toBe('add 1, add 2, add 5')
    expect(await tab.match.play('add 6')).toMatchObject({ type: 'accepted' })
  })

  it('does not restore moves that could not be stored if different ones were stored later', async () => {
    const { match, disk, paper, id } = await begin()
    disk.failing = 'full'
    await match.play('add 5')
    await match.play('add 6')
    disk.failing = null
    const other = browserOf(disk, paper).openTab()
    valueOf(await other.match.open(id))
    await other.match.play('add 7')
    await settled()
    const tab = await reopen(new Disk(), paper)
    valueOf(await tab.match.open(id))
    expect(line(tab)).toBe('add 1, add 2, add 7')
  })
})
