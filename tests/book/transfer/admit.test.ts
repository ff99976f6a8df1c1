import { describe, expect, it, vi } from 'vitest'
import { err } from '../../../src/engine/result.ts'
import { matchesOf } from '../../../src/book/matches.ts'
import type { Match } from '../../../src/book/journal/entries.ts'
import { admit, previewMerge, admitEvening, previewEvening } from '../../../src/book/transfer/admit.ts'
import { setPairing } from '../../../src/book/evening/changes.ts'
import { eveningOf, TALLY } from '../evening/evenings.ts'
import { Browser } from '../world.ts'
import { entriesOf, headOf } from './backups.ts'

function begin() {
  const browser = new Browser()
  return { disk: browser.disk, book: browser.openTab().book }
}

const matchOf = (plays: number, ids = ''): Match => ({
  head: headOf('m'),
  entries: entriesOf('m', plays).map(entry => ({ ...entry, id: `${ids}${entry.id}` })),
})

describe('an imported match', () => {
  it('is added as a separate match if the one in the book diverged, and extends the one that it continues', async () => {
    const { book, disk } = begin()
    expect(await admit(book, matchOf(1))).toEqual({ id: 'm', type: 'added', reason: null })
    const fork = { id: 'm~x-m-0', type: 'forked' } as const
    for (const other of [matchOf(2, 'x-'), matchOf(3, 'x-')]) {
      expect(await previewMerge(book, other)).toEqual(fork)
      expect(await admit(book, other)).toEqual({ ...fork, reason: null })
    }
    expect(await admit(book, matchOf(3, 'x-'))).toEqual({ ...fork, type: 'known', reason: null })
    expect([disk.entries('m').length, disk.entries('m~x-m-0').length]).toEqual([1, 3])
  })

  it.each(['damaged', 'newer', 'out-of-reach'] as const)(
    'is added as a separate match if the one in the book is %s',
    async error => {
      const { book } = begin()
      const load = vi.spyOn(matchesOf(book), 'load')
      load.mockResolvedValueOnce(err(error))
      expect(await previewMerge(book, matchOf(1))).toEqual({ id: 'm~m-0', type: 'forked' })
      load.mockResolvedValueOnce(err(error))
      expect(await admit(book, matchOf(1))).toEqual({ id: 'm~m-0', type: 'forked', reason: null })
    },
  )

  it('is rejected if the book can’t be read or written', async () => {
    const { book, disk } = begin()
    const write = vi.spyOn(book.storage, 'write').mockResolvedValue(err('full'))
    expect(await admit(book, matchOf(1))).toEqual({ id: 'm', type: 'failed', reason: 'full' })
    write.mockRestore()
    vi.spyOn(matchesOf(book), 'load').mockResolvedValueOnce(err('blocked'))
    expect(await admit(book, matchOf(1))).toEqual({ id: 'm', type: 'failed', reason: 'blocked' })
    expect(disk.writes).toBe(0)
    disk.failing = 'broken'
    expect(await previewMerge(book, matchOf(1))).toEqual({ id: 'm', type: 'failed' })
    expect(await admit(book, matchOf(1))).toEqual({ id: 'm', type: 'failed', reason: 'broken' })
  })
})

describe('an imported evening', () => {
  const friday = eveningOf(2, { games: TALLY, touched: 5 })

  it('is added, or is already known, or changes the one in the book', async () => {
    const { book, disk } = begin()
    for (const [touched, type, kept] of [
      [5, 'added', 5],
      [5, 'known', 5],
      [4, 'known', 5],
      [6, 'longer', 6],
    ] as const) {
      const found = { ...friday, touched }
      expect(await previewEvening(book, found)).toMatchObject({ type, differing: [] })
      expect(await admitEvening(book, found)).toEqual({ id: 'friday', evening: true, type, reason: null })
      expect(disk.all('evenings')).toEqual([{ ...friday, touched: kept }])
    }
  })

  it('adds its results, even if the one in the book was changed later', async () => {
    const { book, disk } = begin()
    const told = { guests: [1, 2], told: [{ winner: 1, at: 4 }] } as const
    disk.put('evenings', { ...friday, touched: 9 })
    expect(await admitEvening(book, setPairing(null, told)(friday))).toMatchObject({ type: 'longer' })
    expect(disk.all('evenings')).toEqual([{ ...friday, touched: 9, pairings: [told] }])
  })

  it('replaces a damaged one, but not one of a newer version', async () => {
    const { book, disk } = begin()
    disk.put('evenings', { ...friday, format: 3 })
    expect(await admitEvening(book, friday)).toMatchObject({ type: 'known', reason: null })
    expect(disk.all('evenings')).toEqual([{ ...friday, format: 3 }])
    disk.put('evenings', { ...friday, name: '' })
    expect(await admitEvening(book, friday)).toMatchObject({ type: 'longer', reason: null })
    expect(disk.all('evenings')).toEqual([friday])
  })

  it('is rejected if the book can’t be read or written', async () => {
    const { book, disk } = begin()
    vi.spyOn(book.storage, 'write').mockResolvedValue(err('full'))
    expect(await admitEvening(book, friday)).toEqual({ id: 'friday', evening: true, type: 'failed', reason: 'full' })
    disk.failing = 'broken'
    expect(await admitEvening(book, friday)).toEqual({ id: 'friday', evening: true, type: 'failed', reason: null })
    expect(disk.writes).toBe(0)
  })
})
