import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  BACKUP_END,
  backupBeginning,
  isBackup,
  MOST_BACKUP_CHARACTERS,
  readBackup,
} from '../../../src/book/transfer/backup.ts'
import type { Entry, MatchHead } from '../../../src/book/journal/entries.ts'
import { HEAD } from '../tally.ts'
import { ENTRY_FORMAT, HEAD_FORMAT } from '../../../src/book/storage/names.ts'

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

/** As earlier versions laid it out: the heads first. */
const makeBackup = (heads: readonly unknown[], entries: readonly unknown[], exported: number): string =>
  backupBeginning(exported) +
  [...heads.map(match => ({ match })), ...entries.map(entry => ({ entry }))]
    .map(row => JSON.stringify(row))
    .join(',\n') +
  BACKUP_END

const heads = [headOf('a'), headOf('b')]
const entries = [...entriesOf('a', 3), ...entriesOf('b', 2)]
const text = makeBackup(heads, entries, 9)
const lines = text.split('\n')

const summary = (given: string): unknown =>
  readBackup(given).found.map(found => `${found.head.id} ${found.entries.length}`)

describe('a backup', () => {
  it('is JSON that says what it is, with a row on each line', () => {
    expect(JSON.parse(text)).toMatchObject({ format: 'tableside-book', version: 1, exported: 9, rows: { length: 7 } })
    expect(lines).toHaveLength(1 + 7 + 2)
    expect(isBackup(text)).toBe(true)
    expect(isBackup(HEAD)).toBe(false)
  })

  it('of an empty book can be read', () => {
    expect(readBackup(makeBackup([], [], 9))).toEqual({ found: [], evenings: [], lost: [] })
  })

  it('gives back what went in', () => {
    expect(readBackup(text)).toEqual({
      found: [
        { head: heads[0], entries: entriesOf('a', 3) },
        { head: heads[1], entries: entriesOf('b', 2) },
      ],
      evenings: [],
      lost: [],
    })
  })

  it('can be laid out in another way, and in another order', () => {
    const file = JSON.parse(text) as { rows: unknown[] }
    expect(summary(JSON.stringify({ ...file, rows: file.rows.reverse() }, null, 2))).toEqual(['b 2', 'a 3'])
  })

  it('that was cut short gives back what stands before the cut', () => {
    const read = readBackup(text.slice(0, text.indexOf('"b-1"')))
    expect(read.found.map(found => [found.head.id, found.entries.length])).toEqual([
      ['a', 3],
      ['b', 1],
    ])
    expect(read.lost).toEqual([{ type: 'damaged-row', line: 8 }])
  })

  it('that lost an entry gives back the match up to it, and says how much is missing', () => {
    const torn = lines.map(line => (line.includes('"a-1"') ? '\u0000\u0001' : line)).join('\n')
    const read = readBackup(torn)
    expect(read.found.map(found => found.entries.length)).toEqual([1, 2])
    expect(read.lost).toEqual([
      { type: 'damaged-row', line: 5 },
      { type: 'entries', match: 'a', from: 1, count: 1 },
    ])
  })

  it('that lost a head says which match has none', () => {
    const read = readBackup(makeBackup([headOf('a')], entries, 9))
    expect(read).toMatchObject({
      found: [{ head: { id: 'a' } }],
      lost: [{ type: 'match', match: 'b', why: 'damaged' }],
    })
  })

  it.each([
    [{ ...headOf('x'), format: HEAD_FORMAT + 1 }, 'newer'],
    [{ ...headOf('x'), game: 'bridge' }, 'newer'],
    [{ ...headOf('x'), created: 'today' }, 'damaged'],
    [{ ...headOf('x'), more: 1 }, 'damaged'],
    [{ ...headOf('x'), head: 'game grafa\ntarget 0\nplay' }, 'unplayable'],
  ])('leaves out the head %j as %s', (head, why) => {
    expect(readBackup(makeBackup([head], [], 9))).toEqual({
      found: [],
      evenings: [],
      lost: [{ type: 'match', match: 'x', why }],
    })
  })

  it('says where a newer version is needed', () => {
    const newer = [
      entriesOf('a', 1)[0],
      { format: ENTRY_FORMAT + 1, match: 'a', number: 1, id: 'x', what: { type: 'wave' } },
    ]
    const read = readBackup(makeBackup([headOf('a')], newer, 9).replace('"version":1', '"version":3'))
    expect(read.found.map(found => found.entries.length)).toEqual([1])
    expect(read.lost).toEqual([
      { type: 'newer-file' },
      { type: 'match', match: 'a', why: 'newer' },
      { type: 'entries', match: 'a', from: 1, count: 1 },
    ])
  })

  it('takes the first of two rows for one place', () => {
    const other = { ...entriesOf('a', 1)[0], id: 'other' }
    const read = readBackup(makeBackup([headOf('a'), { ...headOf('a'), created: 6 }], [...entriesOf('a', 2), other], 9))
    expect(read).toEqual({ evenings: [], found: [{ head: headOf('a'), entries: entriesOf('a', 2) }], lost: [] })
  })

  it('is not read when it is too long', () => {
    const long = ' '.repeat(MOST_BACKUP_CHARACTERS + 1)
    expect(readBackup(long)).toEqual({ found: [], evenings: [], lost: [{ type: 'too-long' }] })
  })

  it('may be anything, and a damaged one gives back no more than went in', () => {
    const damage = fc.tuple(fc.nat(text.length), fc.nat(30), fc.string({ unit: 'binary', maxLength: 5 }))
    fc.assert(
      fc.property(damage, ([from, length, instead]) => {
        const { found } = readBackup(text.slice(0, from) + instead + text.slice(from + length))
        for (const { entries: read } of found) expect(read.length).toBeLessThanOrEqual(3)
      }),
    )
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), given => {
        expect(readBackup(given).found).toEqual([])
      }),
    )
  })
})
