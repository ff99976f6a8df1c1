import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  BACKUP_END,
  backupBeginning,
  isBackup,
  MAX_BACKUP_CHARACTERS,
  readBackup,
} from '../../../src/book/transfer/backup.ts'
import { runs } from '../../runs.ts'
import { MAX_LENGTH } from '../../../src/book/journal/entries.ts'
import { eveningOf, TALLY } from '../evening/evenings.ts'
import { HEAD, tally } from '../tally.ts'
import { entriesOf, headOf } from './backups.ts'
import { ENTRY_FORMAT, HEAD_FORMAT } from '../../../src/book/storage/names.ts'
import { RULES } from '../../rules.ts'

/** The layout of earlier versions, with the heads first. */
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
  readBackup(given, RULES).found.map(found => `${found.head.id} ${found.entries.length}`)

const SOME = { numRuns: runs(50) }

describe('a backup', () => {
  it('is JSON with the name of its format, and a row on each line', () => {
    expect(JSON.parse(text)).toMatchObject({ format: 'tableside-book', version: 1, exported: 9, rows: { length: 7 } })
    expect(lines).toHaveLength(1 + 7 + 2)
    expect([text, '\uFEFF{', ' \n[', `\uFEFF ${text}`].map(isBackup)).toEqual([true, true, true, true])
    expect([HEAD, '# {', 'game {', '\uFEFFgame', `${HEAD}\n{`, ''].map(isBackup)).toEqual(Array(6).fill(false))
  })

  it('of an empty book, or of an empty match, can be read', () => {
    expect(readBackup(makeBackup([], [], 9), RULES)).toEqual({ found: [], evenings: [], people: [], lost: [] })
    const found = [{ head: headOf('a'), entries: [] }]
    expect(readBackup(makeBackup([headOf('a')], [], 9), RULES)).toEqual({ found, evenings: [], people: [], lost: [] })
  })

  it('restores what was saved', () => {
    expect(readBackup(text, RULES)).toEqual({
      found: [
        { head: heads[0], entries: entriesOf('a', 3) },
        { head: heads[1], entries: entriesOf('b', 2) },
      ],
      evenings: [],
      people: [],
      lost: [],
    })
  })

  it('can have another layout and another order', () => {
    const file = JSON.parse(text) as { rows: unknown[] }
    expect(summary(JSON.stringify({ ...file, rows: file.rows.reverse() }, null, 2))).toEqual(['b 2', 'a 3'])
  })

  it('that was cut off restores everything before the cut', () => {
    const read = readBackup(text.slice(0, text.indexOf('"b-1"')), RULES)
    expect(read.found.map(found => [found.head.id, found.entries.length])).toEqual([
      ['a', 3],
      ['b', 1],
    ])
    expect(read.lost).toEqual([{ type: 'cut-off' }])
  })

  it('that has lost an entry restores the match up to it, and reports the number of missing entries', () => {
    const torn = lines.map(line => (line.includes('"a-1"') ? '\u0000\u0001' : line)).join('\n')
    const read = readBackup(torn, RULES)
    expect(read.found.map(found => found.entries.length)).toEqual([1, 2])
    expect(read.lost).toEqual([
      { type: 'damaged-row', line: 5 },
      { type: 'entries', match: 'a', from: 1, count: 1 },
    ])
  })

  it('that has lost a head reports which match has no head', () => {
    const read = readBackup(makeBackup([headOf('a')], entries, 9), RULES)
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
    [{ ...headOf('x'), head: 'game tally\ntarget 0\nplay' }, 'unplayable'],
  ])('leaves out the head %j as %s', (head, why) => {
    expect(readBackup(makeBackup([head], [], 9), RULES)).toEqual({
      found: [],
      evenings: [],
      people: [],
      lost: [{ type: 'match', match: 'x', why }],
    })
  })

  it('reports rows that need a newer version', () => {
    const newer = [
      entriesOf('a', 1)[0],
      { format: ENTRY_FORMAT + 1, match: 'a', number: 1, id: 'x', what: { type: 'wave' } },
    ]
    const read = readBackup(makeBackup([headOf('a')], newer, 9).replace('"version":1', '"version":4'), RULES)
    expect(read.found.map(found => found.entries.length)).toEqual([1])
    expect(read.lost).toEqual([
      { type: 'newer-file' },
      { type: 'match', match: 'a', why: 'newer' },
      { type: 'entries', match: 'a', from: 1, count: 1 },
    ])
  })

  it('counts as written by a newer version from format version 4 on, whole or incomplete', () => {
    const lostIn = (given: string) => readBackup(given, RULES).lost
    const [second, fourth] = [3, 4].map(version => text.replace('"version":1', `"version":${version}`))
    expect(lostIn(second ?? '')).toEqual([])
    expect(lostIn(`${second}x`)).toEqual([{ type: 'damaged-row', line: 10 }])
    expect(lostIn(fourth ?? '')).toEqual([{ type: 'newer-file' }])
    expect(lostIn(`${fourth}x`)).toEqual([{ type: 'newer-file' }, { type: 'damaged-row', line: 10 }])
  })

  it('is read line by line if it is incomplete, and reports that its end is missing', () => {
    const torn = text.slice(0, text.indexOf('\n]}'))
    expect(readBackup(torn, RULES)).toEqual({ ...readBackup(text, RULES), lost: [{ type: 'cut-off' }] })
    expect(readBackup(torn.replaceAll('\n', '\r\n'), RULES)).toEqual(readBackup(torn, RULES))
    expect(readBackup('{', RULES).lost).toEqual([{ type: 'cut-off' }])
    expect(readBackup(`${torn},\n{"entry":5}`, RULES).lost).toEqual([{ type: 'damaged-row', line: 9 }])
    expect(readBackup('', RULES).lost).toEqual([{ type: 'cut-off' }])
  })

  it('is read without rows of an unknown kind', () => {
    const rows = [{}, null, { match: {} }, { entry: { number: 0 } }, { entry: { match: 'a' } }, { evening: {} }]
    const read = readBackup(JSON.stringify({ format: 'tableside-book', version: 1, rows }), RULES)
    expect(read).toEqual({
      found: [],
      evenings: [],
      people: [],
      lost: rows.map(() => ({ type: 'damaged-row', line: null })),
    })
    const lost = readBackup(backupBeginning(9) + rows.map(row => JSON.stringify(row)).join(',\n'), RULES).lost
    expect(lost).toEqual(rows.map((_, index) => ({ type: 'damaged-row', line: index + 2 })))
  })

  it('is read with valid evenings, and with the first of two for one id', () => {
    const friday = eveningOf(3, { games: TALLY })
    const rows = [friday, { ...friday, name: 'Later' }, { ...friday, id: 'b', format: 3 }, { id: 'c' }]
    const whole = backupBeginning(9, 2) + rows.map(evening => JSON.stringify({ evening })).join(',\n') + BACKUP_END
    for (const given of [whole, `${whole}]}`]) {
      expect(readBackup(given, RULES)).toEqual({
        found: [],
        evenings: [friday],
        people: [],
        lost: [
          { type: 'evening', why: 'newer' },
          { type: 'evening', why: 'damaged' },
        ],
      })
    }
  })

  it('is read without matches and changes of names that contain an invalid name', () => {
    const hidden = 'B\u202Eo'
    const head = { ...headOf('x'), head: HEAD.replace('Bo', hidden), players: ['Zoë', hidden] }
    expect(readBackup(makeBackup([head], [], 9), RULES)).toEqual({
      found: [],
      evenings: [],
      people: [],
      lost: [{ type: 'match', match: 'x', why: 'names' }],
    })
    for (const from of [0, 1]) {
      const named = entriesOf('a', 3).map(entry =>
        entry.number === from ? { ...entry, what: { type: 'names', players: ['Ann', hidden] } } : entry,
      )
      const { found, lost } = readBackup(makeBackup([headOf('a')], named, 9), RULES)
      expect(found[0]?.entries).toHaveLength(from)
      expect(lost).toEqual([{ type: 'entries', match: 'a', from, count: 3 - from }])
    }
  })

  it('is read without entries beyond the maximum length of a match', () => {
    const { found, lost } = readBackup(makeBackup([headOf('a')], entriesOf('a', MAX_LENGTH + 2), 9), RULES)
    expect(found[0]?.entries).toHaveLength(MAX_LENGTH)
    expect(lost).toEqual([
      { type: 'match', match: 'a', why: 'too-long' },
      { type: 'entries', match: 'a', from: MAX_LENGTH, count: 2 },
    ])
  })

  it('restores the other matches if one of them causes an error in its game', () => {
    const start = vi.spyOn(tally, 'start').mockImplementationOnce(() => {
      throw new Error('never heard of it')
    })
    const { found, lost } = readBackup(text, RULES)
    start.mockRestore()
    expect(found.map(({ head }) => head.id)).toEqual(['b'])
    expect(lost).toEqual([{ type: 'match', match: 'a', why: 'unplayable' }])
  })

  it('is read with the first of two rows for one item', () => {
    const other = { ...entriesOf('a', 1)[0], id: 'other' }
    const read = readBackup(
      makeBackup([headOf('a'), { ...headOf('a'), created: 6 }], [...entriesOf('a', 2), other], 9),
      RULES,
    )
    expect(read).toEqual({
      evenings: [],
      people: [],
      found: [{ head: headOf('a'), entries: entriesOf('a', 2) }],
      lost: [],
    })
  })

  it('is not read if it is too long', () => {
    expect(readBackup(' '.repeat(MAX_BACKUP_CHARACTERS), RULES).lost).toEqual([{ type: 'cut-off' }])
    const long = ' '.repeat(MAX_BACKUP_CHARACTERS + 1)
    expect(readBackup(long, RULES)).toEqual({ found: [], evenings: [], people: [], lost: [{ type: 'too-long' }] })
  })

  it('restores no more than was saved if it is damaged, and nothing if it is any other text', () => {
    const damage = fc.tuple(fc.nat(text.length), fc.nat(30), fc.string({ unit: 'binary', maxLength: 5 }))
    fc.assert(
      fc.property(damage, ([from, length, instead]) => {
        const { found } = readBackup(text.slice(0, from) + instead + text.slice(from + length), RULES)
        for (const { entries: read } of found) expect(read.length).toBeLessThanOrEqual(3)
      }),
      SOME,
    )
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), given => {
        expect(readBackup(given, RULES).found).toEqual([])
      }),
      SOME,
    )
  })
})
