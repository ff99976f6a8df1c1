import { describe, expect, it, vi } from 'vitest'
import { watch } from 'vue'
import { valueOf } from '../results.ts'
import { begin } from '../table.ts'
import { HEAD } from '../tally.ts'
import { Browser } from '../world.ts'

const closed = async () => {
  const tab = await begin()
  await tab.match.play('add 3')
  await tab.match.close()
  await tab.library.refresh()
  return tab
}

describe('renamed players', () => {
  it('have their new names from the first move on, and the stored head is unchanged', async () => {
    const { library, match, id, disk } = await closed()
    const [head] = disk.all('matches')
    expect(await library.rename(id, ['Ann', 'Bo'])).toEqual({ ok: true, value: null })
    expect(disk.all('matches')).toEqual([head])
    await match.open(id)
    expect(match.replay?.players).toEqual(['Ann', 'Bo'])
    expect(match.recordText()).toContain('players Ann, Bo')
    expect(valueOf(await library.recordText(id))).toContain('players Ann, Bo')
    await match.undo()
    expect([match.replay?.players, match.timeline.line]).toEqual([['Ann', 'Bo'], []])
  })

  it('have their new names in any branch of the match', async () => {
    const { library, id } = await closed()
    await library.rename(id, ['Ann', 'Bo'])
    valueOf(await library.branch(id, { entries: 0 }))
    expect(library.list.map(item => item.players)).toContainEqual(['Ann', 'Bo'])
  })

  it('need one name for each player, and names that a record can hold', async () => {
    const { library, id, disk } = await closed()
    for (const players of [['Ann'], ['Ann', 'B,o'], ['Ann', ' '], []]) {
      expect(await library.rename(id, players)).toEqual({ ok: false, error: 'not-a-name' })
    }
    expect(disk.entries(id)).toHaveLength(1)
  })

  it('can’t be renamed while another window plays the match', async () => {
    const { browser, library, match, id } = await closed()
    const other = browser.openTab()
    await other.match.open(id)
    expect(await library.rename(id, ['Ann', 'Bo'])).toEqual({ ok: false, error: 'in-use' })
    expect(await library.rename('none', ['Ann', 'Bo'])).toEqual({ ok: false, error: 'missing' })
    await match.close()
  })

  it('are renamed in memory if nothing can be stored', async () => {
    const browser = new Browser()
    browser.disk.failing = 'full'
    const { library } = browser.openTab()
    const { id } = valueOf(await library.create('game tally\nplay'))
    expect(await library.rename(id, ['Ann', 'Bo'])).toEqual({ ok: false, error: 'full' })
    browser.disk.failing = null
    expect(await library.rename(id, ['Ann', 'Bo'])).toEqual({ ok: true, value: null })
    await library.storeSummaries()
    expect(library.list.map(item => [item.players, item.saved])).toEqual([[['Ann', 'Bo'], true]])
  })
})

describe('the newest matches', () => {
  it('are shown as in the complete list while that is being read', async () => {
    const { browser, library } = await closed()
    for (const add of ['add 1', 'add 2', 'add 4']) {
      const { id } = valueOf(await library.create(HEAD))
      const { match } = browser.openTab()
      await match.open(id)
      await match.play(add)
      await match.close()
    }
    const { library: fresh } = browser.openTab()
    const shown: unknown[] = []
    watch(
      () => fresh.newest,
      newest => newest.length > 0 && shown.push([fresh.state, fresh.list.length, newest]),
      { flush: 'sync' },
    )
    await fresh.refresh()
    expect(fresh.list).toHaveLength(4)
    expect(shown).toEqual([['loading', 0, fresh.list]])
    expect(fresh.newest).toEqual([])
  })
})

describe('the list of matches', () => {
  it('immediately has the results of matches played here', async () => {
    const { library, match, id, disk } = await closed()
    expect(library.list[0]?.summary).toMatchObject({ plays: 1, scores: [3, 0] })
    await match.open(id)
    await match.play('add 4')
    await match.undo()
    await match.redo()
    await library.refresh()
    expect(library.list[0]).toMatchObject({ entries: 4, summary: { plays: 2, scores: [3, 4] } })
    expect(disk.all('results')).toHaveLength(1)
  })

  it('summarises imported matches once, and again when they continue', async () => {
    const { library, id, disk } = await closed()
    disk.rows.results.clear()
    await library.refresh()
    expect(library.list.map(item => item.summary)).toEqual([null])
    await library.storeSummaries()
    expect(library.list[0]?.summary).toMatchObject({ plays: 1, scores: [3, 0] })
    const play = { format: 1, match: id, number: 1, id: 'other', at: 9_000, what: { type: 'play', action: 'add 4' } }
    disk.put('entries', play)
    disk.put('tips', { match: id, entries: 2, touched: 9_000 })
    await library.refresh()
    expect(library.list.map(item => [item.entries, item.summary])).toEqual([[2, null]])
    await library.storeSummaries()
    expect(disk.all('results')).toMatchObject([{ match: id, entries: 2, scores: [3, 4] }])
    const again = new Browser(disk).openTab()
    await again.library.refresh()
    expect(again.library.list[0]?.summary).toMatchObject({ plays: 2 })
  })

  it('keeps the summary of a damaged match, with the number of its stored entries', async () => {
    const { library, id, disk } = await closed()
    disk.put('entries', { ...disk.entries(id)[0], what: null })
    disk.rows.results.clear()
    await library.refresh()
    await library.storeSummaries()
    await library.refresh()
    expect(library.list[0]?.summary).toMatchObject({ plays: 0, entries: 1 })
  })

  it('reads a match without a summary only once', async () => {
    const { library, disk, book } = await closed()
    disk.put('matches', { ...disk.all('matches')[0], id: 'odd', head: 'game tally\ntarget 0\nplay' })
    await library.refresh()
    await library.storeSummaries()
    expect(library.list.find(item => item.id === 'odd')?.summary).toBeNull()
    const reads = vi.spyOn(book.storage, 'entries')
    await library.refresh()
    await library.storeSummaries()
    expect(reads).not.toHaveBeenCalled()
    expect(library.summing).toBe(false)
  })

  it('counts the entries of matches that earlier versions stored', async () => {
    const { library, id, disk } = await closed()
    disk.rows.tips.clear()
    await library.refresh()
    expect(library.list.map(item => [item.id, item.entries])).toEqual([[id, 1]])
  })
})
