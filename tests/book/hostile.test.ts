import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fold, type Entry } from '../../src/book/journal/entries.ts'
import { isFitName } from '../../src/book/journal/players.ts'
import { readBackup } from '../../src/book/transfer/backup.ts'
import { packRecord, unpackRecord } from '../../src/book/transfer/link.ts'
import { readRecords } from '../../src/book/transfer/record.ts'
import { valueOf } from './results.ts'
import { Browser } from './world.ts'

const shipped = (name: string): string => readFileSync(new URL(`./shipped/${name}`, import.meta.url), 'utf8')
const BACKUP = shipped('backup-1.txt')
const RECORD = shipped('record.txt')

/** 100_000 for a long night. */
const RUNS = Number(process.env['FUZZ'] ?? 1_500)

const inBackup = (change: (text: string) => string): string[] => {
  const text = change(BACKUP)
  expect(text).not.toBe(BACKUP)
  return readBackup(text).lost.map(lost => (lost.type === 'match' ? lost.why : lost.type))
}

describe('a crafted backup', () => {
  it.each([
    [
      'a time that is no date',
      (text: string) => text.replace(/"created":\d+/, '"created":8640000000000001'),
      'damaged',
    ],
    ['a move at no date', (text: string) => text.replace(/"at":\d+/, '"at":9000000000000000'), 'entries'],
    ['a head of another game', (text: string) => text.replace('"game":"tennis"', '"game":"grafa"'), 'unplayable'],
    ['other players', (text: string) => text.replace('"players":["Ann","Bob"]', '"players":["Ann"]'), 'unplayable'],
    ['a name that turns the text', (text: string) => text.replaceAll('Zoë', 'Zo\u202Eë'), 'names'],
    ['a name without end', (text: string) => text.replaceAll('Zoë', 'Zoë'.repeat(99)), 'names'],
    ['a new name that can’t be seen', (text: string) => text.replace('["Ann","Bea"]', '["Ann","\u200B"]'), 'entries'],
  ])('loses what has %s, and nothing else', (_what, change, why) => {
    expect(inBackup(change)).toEqual([why])
    expect(readBackup(change(BACKUP)).found.length).toBeGreaterThanOrEqual(4)
  })

  it('may put in any number of actions and take them back', () => {
    const entry = (number: number, what: Entry['what']): Entry => ({
      format: 1,
      match: 'm',
      number,
      id: `${number}`,
      at: 1,
      what,
    })
    const insert = Array.from({ length: 300_000 }, () => 'pass')
    const entries = [
      entry(0, { type: 'amend', from: 0, remove: 0, insert }),
      entry(1, { type: 'amend', from: 0, remove: 300_000, insert: ['pass'] }),
      entry(2, { type: 'undo', count: 1 }),
    ]
    expect(fold(entries).line).toHaveLength(300_000)
  })

  it('that is in the book already stops nothing there', async () => {
    const browser = new Browser()
    const tab = browser.openTab()
    await tab.shelf.admit(await tab.shelf.read(BACKUP))
    const [first] = browser.disk.all('matches')
    browser.disk.put('matches', { ...first, game: 'grafa' })
    await tab.shelf.refresh()
    await tab.shelf.sumUp()
    expect(tab.shelf.list.filter(item => item.summary !== null).length).toBeGreaterThanOrEqual(3)
    expect(await tab.match.open(String(first?.['id']))).toEqual({ ok: false, error: 'unplayable' })
  })
})

describe('a name from outside', () => {
  it.each(['Ann', 'Zoë', 'Łukasz', '李', 'علي', 'Ann Bé', '👩‍🚀', 'O’Neil', '7'])('may be %s', name => {
    expect(isFitName(name)).toBe(true)
  })

  it.each([
    '',
    ' ',
    '\u200B',
    '\u3164',
    '\u2800',
    '\u00A0\u200D',
    'A\u202EB',
    'A\u0007',
    'A\u2066B',
    'A,B',
    'A#',
    'A\nB',
    'A'.repeat(81),
  ])('is not %j', name => {
    expect(isFitName(name)).toBe(false)
  })
})

const damage = fc.array(
  fc.tuple(
    fc.nat(10_000),
    fc.nat(40),
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(
        '-1',
        '9e99',
        '9007199254740993',
        '[]',
        'null',
        '"',
        '\\u202e',
        '}',
        ',',
        '\n',
        'play',
        'game grafa',
      ),
    ),
  ),
  { minLength: 1, maxLength: 4 },
)

const damaged = (text: string, changes: readonly (readonly [number, number, string])[]): string =>
  changes.reduce((now, [at, length, put]) => {
    const from = at % (now.length + 1)
    return now.slice(0, from) + put + now.slice(from + length)
  }, text)

describe('anything', () => {
  it('that was a backup is read without a throw, shown, brought in and opened', async () => {
    await fc.assert(
      fc.asyncProperty(damage, async changes => {
        const tab = new Browser().openTab()
        const incoming = await tab.shelf.open(damaged(BACKUP, changes))
        await tab.shelf.bring(incoming)
        await tab.shelf.sumUp()
        for (const { id, touched, players } of [...tab.shelf.list, ...tab.shelf.removed]) {
          expect([new Date(touched).toISOString(), players.every(isFitName)]).toEqual([expect.anything(), true])
          valueOf(await tab.match.view(id))
          valueOf(await tab.shelf.recordText(id))
        }
      }),
      { numRuns: Math.ceil(RUNS / 10) },
    )
  })

  it('that was a record, or a link, is read without a throw', async () => {
    const making = { now: () => 1, newId: () => 'id' }
    const packed = valueOf(await packRecord(RECORD))
    await fc.assert(
      fc.asyncProperty(damage, async changes => {
        for (const { head } of readRecords(damaged(RECORD, changes), making).found) {
          expect(head.players.every(isFitName)).toBe(true)
        }
        const text = await unpackRecord(damaged(packed, changes))
        if (text !== null) readRecords(text, making)
      }),
      { numRuns: RUNS },
    )
  })
})
