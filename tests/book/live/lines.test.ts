import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMatchReader, createMatchWriter } from '../../../src/book/live/lines.ts'
import type { Entry, Match, MatchHead, Operation } from '../../../src/book/journal/entries.ts'
import { handedKey, roomKey } from '../../../src/book/storage/names.ts'
import { rowsToDelete } from '../../../src/book/storage/rows.ts'
import { runs } from '../../runs.ts'

const HEAD: MatchHead = {
  format: 1,
  id: 'm',
  game: 'tennis',
  head: 'game tennis\nplayers Ann, Bob, Cat, Dee\ntarget 5\nplay',
  players: ['Ann', 'Bob', 'Cat', 'Dee'],
  created: 5,
}

const HIDDEN: readonly Operation[] = [
  { type: 'note', note: { type: 'dealt', round: 1, hands: [['KH'], ['QS'], ['2D'], ['3C']] } },
  { type: 'note', note: { type: 'hand', seat: 2, round: 1, cards: ['Q', 'K'] } },
]
const SHOWN: readonly Operation[] = [
  { type: 'play', action: 'play K' },
  { type: 'undo', count: 1 },
  { type: 'names', players: ['Zoë', 'Bob', 'Cat', 'Dee'] },
  { type: 'note', note: { type: 'help', seat: 1 } },
]

const matchOf = (operations: readonly Operation[]): Match => ({
  head: HEAD,
  entries: operations.map((what, number): Entry => ({ format: 3, match: 'm', number, id: `e${number}`, at: 9, what })),
})

const linesOf = (match: Match): readonly string[] => createMatchWriter()(match)

const OPERATIONS = fc.array(fc.constantFrom(...HIDDEN, ...SHOWN), { maxLength: 30 })

/** The match as a follower has read it; a problem if it can't be read, null if there are no lines. */
function readAll(portions: readonly (readonly string[])[]) {
  const read = createMatchReader(['tennis'])
  return portions.map(read).at(-1) ?? null
}

const operationsOf = (followed: ReturnType<typeof readAll>): readonly Operation[] =>
  followed === null || typeof followed === 'string' ? [] : followed.entries.map(({ what }) => what)

describe('a match that is followed', () => {
  it('contains everything except the cards that a seat holds in secret', () => {
    fc.assert(
      fc.property(OPERATIONS, operations => {
        const lines = linesOf(matchOf(operations))
        expect(lines.join()).not.toMatch(/"(dealt|hand)"|"[KQ23][HSDC]?"/)
        expect(operationsOf(readAll([lines]))).toEqual(operations.filter(each => SHOWN.includes(each)))
      }),
      { numRuns: runs(25) },
    )
  })

  it('gets only additional lines while it continues, and can be read in any portions', () => {
    fc.assert(
      fc.property(OPERATIONS, OPERATIONS, fc.array(fc.nat(30)), (before, more, cuts) => {
        const lines = linesOf(matchOf([...before, ...more]))
        const earlier = linesOf(matchOf(before))
        expect(lines.slice(0, earlier.length)).toEqual(earlier)
        const write = createMatchWriter()
        write(matchOf(before))
        expect(write(matchOf([...before, ...more]))).toEqual(lines)
        const ends = [...cuts.map(cut => Math.min(cut, lines.length)), lines.length].sort((a, b) => a - b)
        const portions = ends.map((end, i) => lines.slice(ends[i - 1] ?? 0, end))
        expect(readAll(portions)).toEqual(readAll([lines]))
      }),
      { numRuns: runs(25) },
    )
  })

  it('is read as far as possible, and reports why it stops', () => {
    const [head = '', entry = ''] = linesOf(matchOf(SHOWN))
    expect(readAll([[]])).toBeNull()
    expect(readAll([['x']])).toBe('damaged')
    expect(readAll([['null']])).toBe('damaged')
    expect(readAll([[entry]])).toBe('damaged')
    expect(readAll([[head, head]])).toBe('damaged')
    expect(readAll([[head, entry, entry]])).toBe('damaged')
    expect(readAll([[head.replace('"format":1', '"format":99')]])).toBe('newer')
    expect(readAll([[head, entry.replace('"format":3', '"format":99')]])).toBe('newer')
    expect(createMatchReader([])([head])).toBe('newer')
    expect(readAll([[head, entry], ['{}'], [entry]])).toBe('damaged')
  })

  it('is deleted together with the keys of its room', () => {
    const keys = rowsToDelete('m').flatMap(row => ('key' in row && row.store === 'settings' ? [row.key] : []))
    expect(keys).toEqual([handedKey('m'), roomKey('m')])
  })
})
