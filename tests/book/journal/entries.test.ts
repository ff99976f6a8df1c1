import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatClock,
  parseClock,
  type Clock,
  type Operation,
  type Entry,
  countFitting,
  lengthOf,
  MAX_LENGTH,
  canAppend,
} from '../../../src/book/journal/entries.ts'
import { readEntries } from '../../../src/book/storage/schema.ts'
import { readRecords, recordOf } from '../../../src/book/transfer/record.ts'
import { backupSource, openBackup, writeBackup } from '../../../src/book/transfer/backup-file.ts'
import { matchesOf } from '../../../src/book/matches.ts'
import { settled, valueOf } from '../results.ts'
import { begin } from '../table.ts'
import { Browser } from '../world.ts'
import { RULES, playable } from '../../rules.ts'
import { isLong } from '../../runs.ts'

const up = fc.constantFrom('told' as const, 'decided' as const)
const seconds = fc.integer({ min: 1, max: 86_400 })
const clock: fc.Arbitrary<Clock> = fc.oneof(
  fc.record({ type: fc.constant('move' as const), seconds, up }),
  fc.record({ type: fc.constant('player' as const), seconds, increment: fc.integer({ min: 0, max: 3_600 }), up }),
  fc.constant({ type: 'stopwatch' as const }),
)

describe('the text of a clock', () => {
  it('can be read back', () => {
    fc.assert(
      fc.property(clock, each => {
        expect(parseClock(formatClock(each))).toEqual(each)
      }),
    )
  })

  it.each([
    ['  move 60 told ', { type: 'move', seconds: 60, up: 'told' }],
    ['move \t 86400  decided', { type: 'move', seconds: 86_400, up: 'decided' }],
    ['player 1 3600 told', { type: 'player', seconds: 1, increment: 3_600, up: 'told' }],
  ])('can be read as people write it: %j', (text, expected) => {
    expect(parseClock(text)).toEqual(expected)
  })

  it.each([
    '',
    'move 1.5 told',
    'move 1e3 told',
    'sundial 600 5 told',
    'player 600 5 6 told',
    'sundial 600 told',
    'stopwatch 600',
    'move 0 told',
    'move 86401 told',
    'move 60',
    'move 60 5 told',
    'move 60 never',
    'player 600 told',
    'player 600 -1 told',
    'player 600 3601 told',
    'player 600 5 told more',
  ])('is invalid: %s', text => {
    expect(parseClock(text)).toBeNull()
  })
})

const PASS: Operation = { type: 'play', action: 'pass' }

const journal = (operations: readonly Operation[], match = 'm'): Entry[] =>
  operations.map((what, number) => ({
    format: what.type === 'note' ? 2 : 1,
    match,
    number,
    id: `e${number}`,
    at: 5,
    what,
  }))

const times = (count: number, what: Operation = PASS): Operation[] => Array.from({ length: count }, () => what)

const lengthOfOperations = (...operations: readonly Operation[]): number => lengthOf(journal(operations))

describe('the length of a match', () => {
  it('counts the work of reading each operation', () => {
    expect(lengthOfOperations()).toBe(0)
    expect(lengthOfOperations(...times(7))).toBe(7)
    expect(lengthOfOperations({ type: 'play', action: 'a'.repeat(99) })).toBe(1)
    expect(lengthOfOperations({ type: 'play', action: 'a'.repeat(250) })).toBe(3)
    expect(lengthOfOperations({ type: 'amend', from: 0, remove: 0, insert: ['pass', 'a'.repeat(100)] })).toBe(4)
    expect(lengthOfOperations({ type: 'names', players: ['Ann', 'Bo'] })).toBe(2)
    expect(lengthOfOperations({ type: 'note', note: { type: 'help', seat: 1 } })).toBe(1)
    const word = 'w'.repeat(150)
    expect(lengthOfOperations({ type: 'note', note: { type: 'protest', seat: 1, word } })).toBe(2)
    expect(
      lengthOfOperations({
        type: 'note',
        note: { type: 'declined', seat: 1, what: 'undo', about: 'a'.repeat(300), word },
      }),
    ).toBe(6)
  })

  it('counts dealt cards by the length of their text', () => {
    const cards = Array.from({ length: 40 }, () => 'KH')
    expect(lengthOfOperations({ type: 'note', note: { type: 'hand', seat: 1, round: 1, cards } })).toBe(2)
    expect(lengthOfOperations({ type: 'note', note: { type: 'dealt', round: 1, hands: [cards, ['KH']] } })).toBe(3)
  })

  it('counts an undone amendment as one change, and never counts a note or names as undone', () => {
    const back: Operation = { type: 'undo', count: 1e9 }
    expect(lengthOfOperations(PASS, { type: 'amend', from: 0, remove: 1, insert: [] }, back)).toBe(4)
    const names: Operation = { type: 'names', players: ['Ann'] }
    expect(lengthOfOperations(PASS, names, { type: 'note', note: { type: 'help', seat: 1 } }, back)).toBe(4)
  })

  it('counts undone and redone changes, at most the number that exists', () => {
    const back: Operation = { type: 'undo', count: 1e9 }
    const forth: Operation = { type: 'redo', count: 1e9 }
    expect(lengthOfOperations(back)).toBe(1)
    expect(lengthOfOperations(...times(5), back)).toBe(10)
    expect(lengthOfOperations(...times(5), back, back)).toBe(11)
    expect(lengthOfOperations(...times(5), back, forth, back)).toBe(20)
    expect(lengthOfOperations(...times(5), { type: 'undo', count: 2 }, PASS, forth)).toBe(9)
    expect(lengthOfOperations(...times(5), { type: 'undo', count: 2 }, { type: 'redo', count: 1 }, back)).toBe(12)
  })

  it('has a limit, beyond which nothing is read', () => {
    const long = journal(times(MAX_LENGTH + 3))
    expect(countFitting(long)).toBe(MAX_LENGTH)
    expect(readEntries(long, 'm')).toEqual({
      entries: long.slice(0, MAX_LENGTH),
      damage: { entry: MAX_LENGTH, why: 'too-long' },
    })
    const swinging = journal([...times(100), ...Array.from({ length: 200 }, () => ['undo', 'redo'] as const).flat().map((type): Operation => ({ type, count: 100 }))]) // oxfmt-ignore
    expect(readEntries(swinging, 'm').entries).toHaveLength(299)
    expect(canAppend(long.slice(0, MAX_LENGTH - 1), long[0] ?? fail())).toBe(true)
    expect(canAppend(long.slice(0, MAX_LENGTH), long[0] ?? fail())).toBe(false)
  })
})

function fail(): never {
  throw new Error('none')
}

async function openLong(length: number) {
  const tab = await begin()
  await tab.match.close()
  for (const entry of journal(times(length), tab.id)) tab.disk.put('entries', entry)
  valueOf(await tab.match.open(tab.id))
  return tab
}

describe('a match of the maximum length', () => {
  it('is shown, and accepts no further entries', async () => {
    const { match, library, disk, id } = await openLong(MAX_LENGTH - 1)
    expect([match.readOnly, match.freeLength]).toEqual([null, 1])
    expect(await match.amend(0, 0, ['pass', 'pass'])).toEqual({ type: 'read-only', why: 'too-long' })
    expect(await match.undo(2)).toEqual({ type: 'read-only', why: 'too-long' })
    expect((await match.play('pass')).type).toBe('accepted')
    expect([match.readOnly, match.freeLength]).toEqual(['too-long', 0])
    const nothing = { type: 'read-only', why: 'too-long' }
    expect([await match.play('pass'), await match.undo(), await match.note({ type: 'help', seat: 1 })]).toEqual([
      nothing,
      nothing,
      nothing,
    ])
    await match.close()
    await settled()
    expect(await library.rename(id, ['Cat', 'Dog'])).toEqual({ ok: false, error: 'too-long' })
    expect(disk.entries(id)).toHaveLength(MAX_LENGTH)
  })

  it('is restored completely from its record and from a backup', async () => {
    const tab = await openLong(MAX_LENGTH)
    await tab.match.close()
    const loaded = valueOf(await matchesOf(tab.book).load(tab.id))
    const again = readRecords(recordOf(playable(loaded)), RULES, { now: () => 1, newId: () => 'x' })
    expect([again.lost, again.found[0]?.entries.length]).toEqual([[], MAX_LENGTH])
    const { blob } = valueOf(await writeBackup(backupSource(tab.book), 1))
    const contents = await openBackup(blob, RULES)
    expect(contents.lost).toEqual([])
    const elsewhere = new Browser().openTab()
    const incoming = await elsewhere.library.open(blob)
    expect((await elsewhere.library.importFrom(incoming)).map(({ type }) => type)).toEqual(['added'])
    expect(valueOf(await matchesOf(elsewhere.book).load(tab.id)).entries).toHaveLength(MAX_LENGTH)
  })

  it.runIf(isLong)('isn’t made longer by a record that continues it, which is stored as another match', async () => {
    const tab = await openLong(MAX_LENGTH - 1)
    const record = valueOf(await tab.library.recordText(tab.id))
    await tab.match.undo()
    await tab.match.close()
    await settled()
    const admitted = await tab.library.admit(await tab.library.read(`${record}pass\n`))
    expect(admitted.map(({ type }) => type)).toEqual(['forked'])
  })
})
