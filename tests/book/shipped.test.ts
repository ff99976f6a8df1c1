import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { firstSeats, playedIn } from '../../src/book/evening/outcome.ts'
import { planOf } from '../../src/book/evening/plan.ts'
import type { StoreName } from '../../src/book/storage/names.ts'
import { readRoom } from '../../src/book/stores/sharing.ts'
import { unpackRecord } from '../../src/book/transfer/link.ts'
import { Disk } from './memory.ts'
import { valueOf } from './results.ts'
import { Browser } from './world.ts'
import { runs } from '../../src/lessons/wetice/lessons.ts'
import { useLessonProgress } from '../../src/pages/learn/learner.ts'
import rows from './shipped/rows-1.json' with { type: 'json' }

/** What earlier versions of the app stored or exported. Every later version must read it. */
const shipped = (name: string): string => readFileSync(new URL(`./shipped/${name}`, import.meta.url), 'utf8')

const LINE = ['swap c1 d1', 'correct e1 D', 'pass']
const PLAYERS = [['Zoë', 'Bo'], ['Ann', 'Bea'], ['Ann', 'Bob', 'Cat', 'Dee'], ['Ann', 'Bob', 'Cat', 'Dee'], ['Ann']]

function diskOf(tables: Readonly<Record<string, readonly object[]>>): Disk {
  const disk = new Disk()
  for (const store of Object.keys(disk.rows) as StoreName[]) for (const row of tables[store] ?? []) disk.put(store, row)
  return disk
}

const line = ({ match }: Pick<ReturnType<Browser['openTab']>, 'match'>): string[] =>
  match.timeline.line.map(play => play.action)

const sorted = (lists: readonly (readonly string[])[]): string[] => lists.map(String).sort()

describe('data stored by earlier versions', () => {
  it('is read completely, with the heads of every kind', async () => {
    const { library } = new Browser(diskOf(rows)).openTab()
    await library.refresh()
    const items = [...library.list, ...library.removed]
    expect(library.unreadable).toEqual([])
    expect(sorted(items.map(item => item.players))).toEqual(sorted(PLAYERS))
    expect(items.filter(({ head }) => head.practice).map(({ head }) => head.game)).toEqual(['wellsix'])
    expect(library.removed.map(({ head }) => head.game)).toEqual(['grafa'])
    expect(items.find(({ head }) => head.origin)).toMatchObject({ head: { game: 'tennis' }, summary: { plays: 1 } })
    expect(items.every(({ summary }) => summary !== null)).toBe(true)
  })

  it('is read completely even if it is from a version before tips and results', async () => {
    const { tips: _tips, results: _results, progress: _progress, ...first } = rows
    const { library } = new Browser(diskOf(first)).openTab()
    await library.refresh()
    await library.storeSummaries()
    const known = new Browser(diskOf(rows)).openTab()
    await known.library.refresh()
    const told = (tab: Pick<typeof known, 'library'>) =>
      tab.library.list.map(item => [item.id, item.entries, item.summary])
    expect(told({ library })).toEqual(told(known))
  })

  it('opens with every kind of entry, at the stored step', async () => {
    const tab = new Browser(diskOf(rows)).openTab()
    valueOf(await tab.match.open('id-1'))
    expect(line(tab)).toEqual(LINE)
    expect(tab.match.timeline.log.filter(({ place }) => place === null).map(({ action }) => action)).toEqual(['pass'])
    expect([tab.match.cursor, tab.match.replay?.players, tab.match.readOnly]).toEqual([0, ['Ann', 'Bea'], null])
  })

  it('keeps the settings and the progress', async () => {
    const { settings, progress } = new Browser(diskOf(rows)).openTab()
    await Promise.all([settings.load(), progress.load()])
    expect([settings.theme, useLessonProgress(progress, { now: () => 0 }).solvedIn('wetice', runs)]).toEqual([
      'dark',
      ['row', 'cross'],
    ])
    expect(progress.drillOf('wetice')).toMatchObject({ best: 4, missed: [] })
  })
})

describe('exports of earlier versions', () => {
  it('in a backup are imported completely', async () => {
    const browser = new Browser()
    const { library, book } = browser.openTab()
    const preview = await library.read(shipped('backup-1.txt'))
    expect(preview).toMatchObject({ lost: [] })
    expect((await library.admit(preview)).map(({ type }) => type)).toEqual(Array.from(PLAYERS, () => 'added'))
    expect(browser.disk.all('entries')).toEqual(rows.entries)
    expect(valueOf(await book.storage.all('matches'))).toEqual(rows.matches)
  })

  it('of a match with its room are imported with the room', async () => {
    const { library } = new Browser().openTab()
    const incoming = await library.open(shipped('handed.txt'))
    expect([incoming.found.map(({ head }) => head.id), incoming.lost]).toEqual([['id-1'], []])
    expect(readRoom(shipped('handed.txt'))).toEqual({
      id: '5e0bd6f3a9',
      key: 'c4Wq0r7n',
      ask: 'h2Tz81Lp',
      asks: 'confirmed',
    })
  })

  it('in a backup with evenings are imported, each result as it was reported', async () => {
    const { library, evenings } = new Browser().openTab()
    const incoming = await library.open(shipped('backup-2.txt'))
    expect([incoming.evenings.map(({ name, type }) => [name, type]), incoming.lost]).toEqual([
      [
        ['Friday', 'added'],
        ['Saturday', 'added'],
      ],
      [],
    ])
    await library.importFrom(incoming)
    await evenings.refresh()
    expect(evenings.find('id-20')).toMatchObject({
      format: 2,
      games: [{ name: 'wellsix', seats: 2 }],
      ties: [],
      guests: [{ name: 'Zoë' }, { name: 'Bo' }, { name: 'Cem', left: true }],
      pairings: [
        { guests: [1, 2], match: 'id-14' },
        { guests: [3, 1], told: [{ winner: 1, at: 18_000 }] },
        { guests: [2, 1], match: 'id-30', told: [{ winner: 0, at: 19_000, match: 'id-30' }] },
        { guests: [2, 3] },
      ],
    })
    expect(evenings.removed.map(({ name, ended }) => [name, ended])).toEqual([['Saturday', 20_000]])
  })

  it('in a backup with rounds of an evening are imported, with the reports in their rounds', async () => {
    const { library, evenings } = new Browser().openTab()
    const incoming = await library.open(shipped('backup-4.txt'))
    expect([incoming.evenings.map(({ name, differing }) => [name, differing]), incoming.lost]).toEqual([
      [['Sunday', []]],
      [],
    ])
    await library.importFrom(incoming)
    await evenings.refresh()
    const sunday = evenings.find('id-40')
    expect(sunday?.pairings.map(({ round, fixed, also }) => [round, fixed, also])).toEqual([
      [1, true, [{ guests: [2, 1], match: 'id-42' }]],
      [1, true, undefined],
      [2, undefined, undefined],
    ])
    expect(sunday && planOf(sunday).rounds.map(({ number, fixtures }) => [number, fixtures.length])).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
      [4, 1],
    ])
    expect([evenings.of('id-42')?.id, evenings.of('id-41')?.id]).toEqual(['id-40', 'id-40'])
  })

  it('in a backup keep shared first places', async () => {
    const { library, evenings } = new Browser().openTab()
    const incoming = await library.open(shipped('backup-6.txt'))
    expect(incoming.lost).toEqual([])
    await library.importFrom(incoming)
    await evenings.refresh()
    const monday = evenings.find('id-70')
    expect(monday && playedIn(monday, new Map()).map(said => firstSeats(said, 4))).toEqual([
      [2, 3],
      [1, 2, 4],
    ])
  })

  it('in a backup with an evening named by its day keep that day', async () => {
    const { library } = new Browser().openTab()
    const { evenings, lost } = await library.open(shipped('backup-7.txt'))
    expect([evenings.map(({ name }) => name), lost]).toEqual([['2026-11-28'], []])
  })

  it('in a backup with people keep their names and merges', async () => {
    const { library, evenings } = new Browser().openTab()
    const incoming = await library.open(shipped('backup-3.txt'))
    expect([incoming.people, incoming.lost]).toEqual([3, []])
    await library.importFrom(incoming)
    await evenings.refresh()
    expect(library.list.map(({ players }) => players)).toContainEqual(['Zoe Ó Briain', 'Bo'])
    expect(evenings.find('id-20')?.guests.map(({ name }) => name)).toEqual(['Zoe Ó Briain', 'Bo', 'Cem'])
    expect((await library.open(shipped('backup-3.txt'))).people).toBe(0)
  })

  it.each(['backup-5.txt', 'record-2.txt'])('with losses on time (%s) have the right winners', async name => {
    const { library } = new Browser().openTab()
    const incoming = await library.open(shipped(name))
    expect(incoming.lost).toEqual([])
    await library.importFrom(incoming)
    await library.storeSummaries()
    const came = library.list.map(({ id, summary }) => [id, summary?.over, summary?.winner, summary?.onTime])
    // A loss on time, as it is stored now, and as earlier versions noted and exported it.
    expect(came.sort()).toEqual(
      name === 'record-2.txt' ? [['id-60', true, 2, 1]] : [['id-40', true, 2, 1], ['id-50', true, 2, 1]], // oxfmt-ignore
    )
  })

  it('with a corrected deal use it from the first move on', async () => {
    const tab = new Browser().openTab()
    await tab.library.importFrom(await tab.library.open(shipped('backup-5.txt')))
    valueOf(await tab.match.open('id-40'))
    expect(tab.match.replay?.head).toContain('DHHHCCDC')
    expect([tab.match.clock?.used, tab.match.clock?.paused]).toEqual([[2_000, 0], true])
  })

  it('as a record, or in a link, are recognised as the stored match', async () => {
    const linked = await unpackRecord(shipped('link.txt').trim())
    for (const text of [shipped('record.txt'), linked ?? '']) {
      const { library } = new Browser(diskOf(rows)).openTab()
      const preview = await library.read(text)
      expect((await library.admit(preview)).map(({ id, type }) => [id, type])).toEqual([['id-1', 'known']])
      const empty = new Browser().openTab()
      expect((await empty.library.admit(preview)).map(({ id, type }) => [id, type])).toEqual([['id-1', 'added']])
      valueOf(await empty.match.open('id-1'))
      expect(line(empty)).toEqual(LINE)
    }
  })
})
