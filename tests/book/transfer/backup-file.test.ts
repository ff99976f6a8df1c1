import { describe, expect, it, vi } from 'vitest'
import { ok } from '../../../src/engine/result.ts'
import type { Entry, MatchHead } from '../../../src/book/journal/entries.ts'
import { BACKUP_END, backupBeginning } from '../../../src/book/transfer/backup.ts'
import { openBackup, writeBackup } from '../../../src/book/transfer/backup-file.ts'
import { bookText, valueOf } from '../results.ts'
import { HEAD } from '../tally.ts'
import { Browser } from '../world.ts'

vi.mock('../../../src/engine/games.ts', () => import('../tally.ts'))

const headOf = (id: string): MatchHead => ({
  format: 1,
  id,
  game: 'grafa',
  head: HEAD,
  players: ['Zoë', 'Bo'],
  created: 5,
})
const entriesOf = (match: string, count: number): Entry[] =>
  Array.from({ length: count }, (_, number) => ({
    format: 1,
    match,
    number,
    id: `${match}-${number}`,
    at: number,
    what: { type: 'play', action: 'pass' },
  }))

const sourceOf = (
  matches: number,
  entries: (match: string) => readonly unknown[],
  evenings: readonly unknown[] = [],
) => ({
  evenings: async () => ok(evenings),
  async *everyMatch() {
    for (let i = 0; i < matches; i++) {
      const match = `m${i}`
      yield ok({ rows: { match, head: headOf(match), entries: entries(match) }, share: (i + 1) / matches })
    }
  },
})

async function contentsOf(text: string | Blob): Promise<unknown> {
  const contents = await openBackup(typeof text === 'string' ? new Blob([text]) : text)
  const found: string[] = []
  for await (const { head, entries } of contents.matches()) found.push(`${head.id} ${entries.length}`)
  return [found, contents.lost]
}

const linesOf = (...rows: readonly object[]): string =>
  backupBeginning(9) + rows.map(row => JSON.stringify(row)).join(',\n') + BACKUP_END

describe('a backup file', () => {
  it('is written and read match by match, with what is done told', async () => {
    const shares: number[] = []
    const written = await writeBackup(
      sourceOf(300, match => entriesOf(match, 40)),
      9,
      { progress: share => shares.push(share) },
    )
    const { blob, matches } = valueOf(written)
    expect(matches).toBe(300)
    expect(blob.size).toBeGreaterThan(1 << 20)
    expect([...shares].sort((a, b) => a - b)).toEqual(shares)
    expect(shares.at(-1)).toBe(1)
    const expected = Array.from({ length: 300 }, (_, i) => `m${i} 40`)
    expect(await contentsOf(blob)).toEqual([expected, []])
  })

  it('is not handed out when it can’t be read back whole', async () => {
    const written = await writeBackup(
      sourceOf(2, () => [undefined]),
      9,
    )
    expect(written).toEqual({ ok: false, error: 'unverified' })
  })

  it('says why the book can’t be read, and is given up on request', async () => {
    const tab = new Browser().openTab()
    valueOf(await tab.shelf.create(HEAD))
    vi.spyOn(tab.book.storage, 'entries').mockResolvedValue({ ok: false, error: 'broken' })
    expect(await tab.shelf.backup()).toEqual({ ok: false, error: 'broken' })
    const giving = new AbortController()
    const written = writeBackup(
      sourceOf(9, match => entriesOf(match, 1)),
      9,
      { signal: giving.signal, progress: () => giving.abort() },
    )
    expect(await written).toEqual({ ok: false, error: 'cancelled' })
  })

  it('has all that waits to be stored, and what stands alone', async () => {
    const browser = new Browser()
    const tab = browser.openTab()
    const { id } = valueOf(await tab.shelf.create(HEAD))
    await tab.match.open(id)
    browser.disk.put('entries', { ...entriesOf('lone', 1)[0], what: null })
    const write = vi.spyOn(tab.book.storage, 'write').mockResolvedValue({ ok: false, error: 'full' })
    await tab.match.play('add 1')
    const other = valueOf(await tab.shelf.create(HEAD))
    write.mockRestore()
    const text = await bookText(tab)
    expect([text.includes('add 1'), text.includes(other.id), text.includes('"match":"lone"')]).toEqual([
      true,
      true,
      true,
    ])
  })

  it('may have all its heads first, as earlier versions wrote it', async () => {
    const rows = ['a', 'b'].flatMap(id => entriesOf(id, 2).map(entry => ({ entry })))
    expect(await contentsOf(linesOf({ match: headOf('a') }, { match: headOf('b') }, ...rows))).toEqual([
      ['a 2', 'b 2'],
      [],
    ])
  })

  it('may have its rows in any order, or in any layout', async () => {
    const [a0, b0, a1] = [entriesOf('a', 2)[0], entriesOf('b', 1)[0], entriesOf('a', 2)[1]]
    const rows = [{ entry: a0 }, { match: headOf('b') }, { entry: b0 }, { entry: a1 }, { match: headOf('a') }]
    const found = [['b 1', 'a 2'], []]
    expect(await contentsOf(linesOf(...rows))).toEqual(found)
    expect(await contentsOf(JSON.stringify(JSON.parse(linesOf(...rows)), null, 2))).toEqual(found)
  })

  it('gives back what is whole of a torn one', async () => {
    const text = linesOf(
      { match: headOf('a') },
      ...entriesOf('a', 2).map(entry => ({ entry })),
      { match: headOf('b') },
      ...entriesOf('b', 3).map(entry => ({ entry })),
    )
    expect(await contentsOf(text.slice(0, text.indexOf('"b-1"')))).toEqual([
      ['a 2', 'b 1'],
      [{ type: 'damaged-row', line: 7 }],
    ])
  })

  it('may have a line without end, which is damaged, and keeps nobody busy', async () => {
    const endless = ' '.repeat(30_000_000)
    const text = linesOf({ match: headOf('a') }, ...entriesOf('a', 2).map(entry => ({ entry })))
    const [first = '', ...rest] = text.split('\n')
    expect(await contentsOf([first, `{"match":${endless}`, ...rest].join('\n'))).toEqual([
      ['a 2'],
      [{ type: 'damaged-row', line: 2 }],
    ])
    expect(await contentsOf(`${text}${endless}${endless}`)).toEqual([['a 2'], []])
  })

  it('says that something is missing, wherever a file was cut', async () => {
    const text = linesOf({ match: headOf('a') }, ...entriesOf('a', 2).map(entry => ({ entry })))
    const { length } = text.trimEnd()
    const unnoticed: string[] = []
    for (let kept = backupBeginning(9).length; kept < length; kept++) {
      const { lost } = await openBackup(new Blob([text.slice(0, kept)]))
      if (lost.length === 0) unnoticed.push(text.slice(kept - 20, kept))
    }
    expect(unnoticed).toEqual([])
  })
})

describe('bringing a file in', () => {
  it('tells first what would come, and brings new matches many at once', async () => {
    const { blob } = valueOf(
      await writeBackup(
        sourceOf(40, match => entriesOf(match, 3)),
        9,
      ),
    )
    const browser = new Browser()
    const { shelf } = browser.openTab()
    const incoming = await shelf.open(blob)
    expect(incoming.found.map(({ head, type }) => `${head.id} ${type}`).slice(0, 2)).toEqual(['m0 added', 'm1 added'])
    const before = browser.disk.writes
    expect((await shelf.bring(incoming)).map(({ type }) => type)).toEqual(Array.from({ length: 40 }, () => 'added'))
    expect(browser.disk.writes - before).toBe(1)
    expect(shelf.list.map(item => item.entries)).toEqual(Array.from({ length: 40 }, () => 3))
    const again = await shelf.open(blob)
    expect(new Set(again.found.map(({ type }) => type))).toEqual(new Set(['known']))
  })

  it('tries one after the other where there is no room for all', async () => {
    const { blob } = valueOf(
      await writeBackup(
        sourceOf(3, match => entriesOf(match, 1)),
        9,
      ),
    )
    const tab = new Browser().openTab()
    const { write } = tab.book.storage
    vi.spyOn(tab.book.storage, 'write').mockImplementation(async writes =>
      writes.length > 3 ? { ok: false, error: 'full' } : write(writes),
    )
    const brought = await tab.shelf.bring(await tab.shelf.open(blob))
    expect(brought.map(({ type }) => type)).toEqual(['added', 'added', 'added'])
  })
})
