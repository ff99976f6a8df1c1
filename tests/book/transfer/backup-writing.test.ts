import { describe, expect, it, vi } from 'vitest'
import { err, ok } from '../../../src/engine/result.ts'
import { openBackup, writeBackup } from '../../../src/book/transfer/backup-file.ts'
import { eveningOf, TALLY } from '../evening/evenings.ts'
import { bookText, valueOf } from '../results.ts'
import { HEAD } from '../tally.ts'
import { Browser } from '../world.ts'
import { contentsOf, entriesOf, headOf, oneOf, sourceOf, Streamed } from './backups.ts'
import { RULES } from '../../rules.ts'

const ANN = {
  format: 1,
  id: '=ann',
  called: [
    { name: 'Ann', at: 0 },
    { name: 'Anna', at: 5 },
  ],
}

describe('writing a backup file', () => {
  it('proceeds match by match, as reading does, with progress', async () => {
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
    expect(new Set(shares).size).toBe(300 + Math.ceil(blob.size / (1 << 16)))
    expect(await blob.slice(0, 50).text()).toContain('"version":1,')
    const expected = Array.from({ length: 300 }, (_, i) => `m${i} 40`)
    expect(await contentsOf(new Streamed([blob]))).toEqual([expected, []])
  })

  it('reports progress, also while the file is read back', async () => {
    const shares: number[] = []
    const progress = (share: number): void => void shares.push(share)
    const { blob } = valueOf(
      await writeBackup(
        sourceOf(2, match => entriesOf(match, 1)),
        9,
        { progress },
      ),
    )
    expect(shares.splice(0)).toEqual([0.25, 0.5, 1])
    const { matches } = await openBackup(blob, RULES, { progress })
    expect(shares.splice(0)).toEqual([1])
    for await (const { head } of matches({ progress })) expect(head.id).toMatch(/^m/)
    expect(shares).toEqual([0.5, 1])
    expect(blob.type).toBe('application/json')
  })

  it('writes heads, entries without a match, and evenings, and counts the heads', async () => {
    const evening = eveningOf(2, { games: TALLY })
    const written = await writeBackup(
      {
        evenings: async () => ok([evening, { ...evening, id: 'second' }]),
        people: async () => ok([ANN]),
        async *everyMatch() {
          yield ok({ rows: { match: 'lone', head: undefined, entries: entriesOf('lone', 1) }, share: 0.5 })
          yield ok({ rows: { match: 'a', head: headOf('a'), entries: [] }, share: 1 })
        },
      },
      9,
    )
    const { blob, matches } = valueOf(written)
    expect(matches).toBe(1)
    const contents = await openBackup(blob, RULES)
    expect(contents.evenings.map(({ id }) => id)).toEqual(['friday', 'second'])
    expect(contents.people).toEqual([ANN])
    expect(await blob.slice(0, 50).text()).toContain('"version":3,')
    expect(await contentsOf(blob)).toEqual([['a 0'], [{ type: 'match', match: 'lone', why: 'damaged' }]])
    expect((await blob.text()).split('\n')).toHaveLength(8)
  })

  it('reports why the book can’t be read, and can be cancelled', async () => {
    const tab = new Browser().openTab()
    valueOf(await tab.library.create(HEAD))
    vi.spyOn(tab.book.storage, 'entries').mockResolvedValue({ ok: false, error: 'broken' })
    expect(await tab.library.backup()).toEqual({ ok: false, error: 'broken' })
    const giving = new AbortController()
    const written = writeBackup(
      sourceOf(9, match => entriesOf(match, 1)),
      9,
      { signal: giving.signal, progress: () => giving.abort() },
    )
    expect(await written).toEqual({ ok: false, error: 'cancelled' })
  })

  it('can be cancelled, also while the file is read back', async () => {
    for (const [limit, most] of [
      [0, 1],
      [0.5, 9],
    ] as const) {
      const giving = new AbortController()
      let read = 0
      const progress = (share: number): void => void (share > limit && giving.abort())
      const source = sourceOf(9, match => {
        read++
        return entriesOf(match, 1)
      })
      expect(await writeBackup(source, 9, { signal: giving.signal, progress })).toEqual({
        ok: false,
        error: 'cancelled',
      })
      expect(read - most).toBeLessThanOrEqual(1)
    }
  })

  it('offers no file that can’t be read back completely', async () => {
    const written = await writeBackup(
      sourceOf(2, () => [undefined]),
      9,
    )
    expect(written).toEqual({ ok: false, error: 'unverified' })
  })

  it.each<[string, Parameters<typeof writeBackup>[0]]>([
    ['a valid head of a match', oneOf({ head: {} })],
    ['a head that is an object', oneOf({ head: 'tableside-book' })],
    ['a valid evening', { ...oneOf({}), evenings: async () => ok([{}]) }],
    ['a valid person', { ...oneOf({}), people: async () => ok([{}]) }],
  ])('offers no file without %s', async (_what, source) => {
    expect(await writeBackup(source, 9)).toEqual({ ok: false, error: 'unverified' })
  })

  it('fails if the evenings or the people can’t be read', async () => {
    for (const part of ['evenings', 'people']) {
      const source = { ...oneOf({}), [part]: async () => err('broken' as const) }
      expect(await writeBackup(source, 9)).toEqual({ ok: false, error: 'broken' })
    }
  })

  it('includes everything that waits to be stored, and rows without a match', async () => {
    const browser = new Browser()
    const tab = browser.openTab()
    const { id } = valueOf(await tab.library.create(HEAD))
    await tab.match.open(id)
    browser.disk.put('entries', { ...entriesOf('lone', 1)[0], what: null })
    const write = vi.spyOn(tab.book.storage, 'write').mockResolvedValue({ ok: false, error: 'full' })
    await tab.match.play('add 1')
    const other = valueOf(await tab.library.create(HEAD))
    write.mockRestore()
    const text = await bookText(tab)
    expect([text.includes('add 1'), text.includes(other.id), text.includes('"match":"lone"')]).toEqual([
      true,
      true,
      true,
    ])
  })

  it('offers no file if the device loses the end of the file, or can’t read the file back', async () => {
    const source = sourceOf(2, match => entriesOf(match, 1))
    class Torn extends Blob {
      override slice = (from?: number, to = this.size): Blob => super.slice(from, Math.min(to, this.size - 4))
    }
    class Gone extends Blob {
      override slice = (): Blob => {
        throw new DOMException('gone', 'NotReadableError')
      }
    }
    for (const broken of [Torn, Gone]) {
      vi.stubGlobal('Blob', broken)
      expect(await writeBackup(source, 9)).toEqual({ ok: false, error: 'unverified' })
      vi.unstubAllGlobals()
    }
    expect((await writeBackup(source, 9)).ok).toBe(true)
  })

  it('assembles the file from few parts', async () => {
    let parts = 0
    class Counted extends Blob {
      constructor(given?: BlobPart[], options?: BlobPropertyBag) {
        super(given, options)
        parts++
      }
    }
    vi.stubGlobal('Blob', Counted)
    const written = await writeBackup(
      sourceOf(300, match => entriesOf(match, 40)),
      9,
    )
    vi.unstubAllGlobals()
    expect([written.ok, parts]).toEqual([true, 2])
  })
})
