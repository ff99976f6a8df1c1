import { describe, expect, it, vi } from 'vitest'
import { BACKUP_END } from '../../../src/book/transfer/backup.ts'
import { openIncoming } from '../../../src/book/transfer/incoming.ts'
import { eveningOf, TALLY } from '../evening/evenings.ts'
import { HEAD } from '../tally.ts'
import { Browser } from '../world.ts'
import { entriesOf, headOf, linesOf, Streamed } from './backups.ts'

/** A backup of matches with these numbers of plays. */
function backupOf(plays: Readonly<Record<string, number>>): string {
  const rows = Object.entries(plays).flatMap(([id, count]): object[] => [
    { match: headOf(id) },
    ...entriesOf(id, count).map(entry => ({ entry })),
  ])
  return linesOf(...rows)
}

const MANY = backupOf(Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`m${i}`, 100]))).replace(
  BACKUP_END,
  `,\n${JSON.stringify({ evening: eveningOf(2, { games: TALLY }) })}${BACKUP_END}`,
)

/** The backup with its entries in reverse, before their matches. */
function scattered(backup: string): string {
  const rows: Record<string, unknown[]> = JSON.parse(backup)
  return JSON.stringify(
    Object.fromEntries(Object.entries(rows).map(([k, v]) => [k, Array.isArray(v) ? v.toReversed() : v])),
  )
}

/** Cancels when the progress exceeds `limit`. */
function givenUpAt(limit: number) {
  const giving = new AbortController()
  const progress = (share: number): void => void (share > limit && giving.abort())
  return { signal: giving.signal, progress }
}

class Endless extends Streamed {
  override get size(): number {
    return 16_000_001
  }
}

describe('an import', () => {
  it('stores a summary of each match', async () => {
    const { book, library } = new Browser().openTab()
    await (await openIncoming(book, backupOf({ a: 1, b: 2 }))).store()
    await library.refresh()
    expect(library.list.map(({ id, summary }) => [id, summary?.entries]).sort()).toEqual([
      ['a', 1],
      ['b', 2],
    ])
  })

  it('is described before it is imported, with what is already in the book', async () => {
    const { book } = new Browser().openTab()
    await (await openIncoming(book, backupOf({ a: 1, b: 2 }))).store()
    const incoming = await openIncoming(book, backupOf({ a: 1, b: 3, c: 1 }))
    const kinds = incoming.found.map(({ head, type }) => [head.id, type])
    expect(kinds).toEqual([
      ['a', 'known'],
      ['b', 'longer'],
      ['c', 'added'],
    ])
    expect((await incoming.store()).map(({ id, type }) => [id, type])).toEqual(kinds)
    expect([incoming.lost, incoming.evenings, incoming.cancelled]).toEqual([[], [], false])
  })

  it('is recognised as a backup or a record by its content', async () => {
    const { book } = new Browser().openTab()
    const record = await openIncoming(book, new Blob([`${HEAD}\nadd 1\njump`]))
    expect([record.found.length, record.evenings, record.lost]).toEqual([
      1,
      [],
      [{ type: 'refused', line: 7, action: 'jump', code: 'unknown-action' }],
    ])
    const backup = await openIncoming(book, new Streamed([`\uFEFF  ${backupOf({ a: 1 })}`]))
    expect(backup.found.map(({ head }) => head.id)).toEqual(['a'])
  })

  it('is not read beyond the maximum length of a record', async () => {
    const { book } = new Browser().openTab()
    const incoming = await openIncoming(book, new Endless([HEAD]))
    expect([incoming.found, incoming.lost, await incoming.store()]).toEqual([[], [{ type: 'too-long' }], []])
  })

  it('reports its progress', async () => {
    const { book } = new Browser().openTab()
    const shares: number[] = []
    await openIncoming(book, backupOf({ a: 1 }), { progress: share => shares.push(share) })
    expect(shares).toEqual([0.5, 1])
  })

  it('can be cancelled while it is read', async () => {
    const { book } = new Browser().openTab()
    const incoming = await openIncoming(book, MANY, givenUpAt(0.3))
    expect([incoming.cancelled, incoming.found.length > 0, incoming.found.length < 40]).toEqual([true, true, true])
    expect(await incoming.store()).toEqual([])
  })

  it.each([
    ['a backup of the app', 100, MANY],
    ['a backup whose rows are in another order', 100, scattered(MANY)],
    ['records', 20, Array.from({ length: 40 }, () => `${HEAD}\n${'add 1\n'.repeat(20)}`).join('\n')],
  ])('of %s can be cancelled while it is stored, and what is stored by then stays', async (_, entries, source) => {
    const { book, library } = new Browser().openTab()
    const incoming = await openIncoming(book, source)
    expect(incoming.found).toHaveLength(40)
    const brought = await incoming.store(givenUpAt(0.3))
    expect([brought.length > 0, brought.length < 40, brought.some(({ evening }) => evening)]).toEqual([
      true,
      true,
      false,
    ])
    await library.refresh()
    expect(library.list.map(match => match.entries)).toEqual(brought.map(() => entries))
  })

  it('reports for each match that the book can’t be read', async () => {
    const browser = new Browser()
    browser.disk.failing = 'broken'
    const incoming = await openIncoming(browser.openTab().book, backupOf({ a: 1 }))
    expect(incoming.found.map(({ type }) => type)).toEqual(['failed'])
    expect(await incoming.store()).toEqual([{ id: 'a', type: 'failed', reason: 'broken' }])
  })
})

describe('importing a backup', () => {
  const text = (matches: number, plays: number): string =>
    backupOf(Object.fromEntries(Array.from({ length: matches }, (_, i) => [`m${i}`, plays])))

  it('first reports what would be new, and then stores new matches in batches', async () => {
    const browser = new Browser()
    const { library } = browser.openTab()
    const incoming = await library.open(text(40, 3))
    expect(incoming.found.map(({ head, type }) => `${head.id} ${type}`).slice(0, 2)).toEqual(['m0 added', 'm1 added'])
    const before = browser.disk.writes
    expect((await library.importFrom(incoming)).map(({ type }) => type)).toEqual(
      Array.from({ length: 40 }, () => 'added'),
    )
    expect(browser.disk.writes - before).toBe(1)
    expect(library.list.map(item => item.entries)).toEqual(Array.from({ length: 40 }, () => 3))
    const again = await library.open(text(40, 3))
    expect(new Set(again.found.map(({ type }) => type))).toEqual(new Set(['known']))
  })

  it('limits the size of a batch', async () => {
    for (const [matches, writes] of [
      [8, 4],
      [9, 5],
    ] as const) {
      const browser = new Browser()
      const { book } = browser.openTab()
      const incoming = await openIncoming(book, text(matches, 999))
      expect(await incoming.store()).toHaveLength(matches)
      expect([browser.disk.writes, browser.disk.all('entries').length]).toEqual([writes, matches * 999])
      const again = await openIncoming(book, text(matches, 999))
      expect(new Set((await again.store()).map(({ type }) => type))).toEqual(new Set(['known']))
      expect(browser.disk.writes).toBe(writes)
    }
  })

  it('stores matches one by one if a batch doesn’t fit', async () => {
    const tab = new Browser().openTab()
    const { write } = tab.book.storage
    vi.spyOn(tab.book.storage, 'write').mockImplementation(async writes =>
      writes.length > 3 ? { ok: false, error: 'full' } : write(writes),
    )
    const brought = await tab.library.importFrom(await tab.library.open(text(3, 1)))
    expect(brought.map(({ type }) => type)).toEqual(['added', 'added', 'added'])
  })

  it('accepts a text that contains a match twice', async () => {
    const { book, library } = new Browser().openTab()
    const record = `# match m 5 6\n${HEAD}\nadd 1\n`
    const incoming = await openIncoming(book, `${record}${record}add 2\n`)
    expect((await incoming.store()).map(({ id, type }) => [id, type])).toEqual([
      ['m', 'added'],
      ['m', 'known'],
    ])
    await library.refresh()
    expect(library.list.map(({ entries }) => entries)).toEqual([2])
  })
})
