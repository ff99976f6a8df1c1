import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Operation, Entry } from '../../../src/book/journal/entries.ts'
import { fold, foldOn } from '../../../src/book/journal/timeline.ts'

const journal = (...operations: readonly Operation[]): Entry[] =>
  operations.map((what, number) => ({ format: 1, match: 'm', number, id: `e${number}`, at: number, what }))

const play = (action: string): Operation => ({ type: 'play', action })
const undo = (count: number): Operation => ({ type: 'undo', count })
const redo = (count: number): Operation => ({ type: 'redo', count })
const amend = (from: number, remove: number, ...insert: string[]): Operation => ({
  type: 'amend',
  from,
  remove,
  insert,
})

const lineOf = (operations: readonly Operation[]): string =>
  fold(journal(...operations))
    .line.map(each => each.action)
    .join(' ')
const logOf = (operations: readonly Operation[]): string =>
  fold(journal(...operations))
    .log.map(item => (item.place === null ? `(${item.action})` : item.action))
    .join(' ')

const anyNumber = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.constantFrom(NaN, Infinity, -Infinity, 0.5))
const anyOperation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 4, arbitrary: fc.string({ maxLength: 3 }).map(play) },
  anyNumber.map(undo),
  anyNumber.map(redo),
  fc
    .tuple(anyNumber, anyNumber, fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 }))
    .map(([from, remove, insert]) => amend(from, remove, ...insert)),
)
const anyOperations = fc.array(anyOperation, { maxLength: 40 })

describe('a journal', () => {
  it('without entries has no plays', () => {
    const nothing = { line: [], undoable: [], redoable: [], log: [], notes: [], decisions: [], whole: 0 }
    expect(fold([])).toEqual({ ...nothing, names: null, setup: null, lost: null })
  })

  it('contains losses on time and corrections of the head, and an undo reverts only those that it reaches', () => {
    const lost = { type: 'lost', seat: 1 } as const
    const setup = { type: 'setup', head: 'other', cells: ['a1', 'b1'] } as const
    const stand = (...operations: readonly (Operation | string)[]) => {
      const entries = journal(...operations.map(each => (typeof each === 'string' ? play(each) : each)))
      const { line, setup: head, lost: by, decisions } = fold(entries)
      return [line.length, head, by?.seat ?? null, decisions.map(({ undone }) => undone)]
    }
    expect(stand('a', setup, 'b', lost)).toEqual([2, 'other', 1, [false, false]])
    expect(stand('a', setup, 'b', lost, undo(1))).toEqual([2, 'other', null, [false, true]])
    expect(stand('a', setup, 'b', lost, undo(3))).toEqual([1, null, null, [true, true]])
    expect(stand('a', setup, 'b', lost, undo(3), { type: 'redo', count: 3 })).toEqual([2, 'other', 1, [false, false]])
    // A loss on time still counts if an amendment or a corrected deal follows it.
    expect(stand('a', lost, setup)).toEqual([1, 'other', 1, [false, false]])
    // Earlier versions wrote a loss as a note, and an undo after it reverted a move. If play continued after the note,
    // the match was not lost.
    const noted: Operation = { type: 'note', note: { type: 'time-up', seat: 2, verdict: 'lost' } }
    expect(stand('a', noted)).toEqual([1, null, 2, []])
    expect(stand('a', noted, 'b')).toEqual([2, null, null, []])
    expect(stand('a', 'b', noted, undo(1))).toEqual([1, null, 2, []])
  })

  it.each([
    ['lists plays in order', [play('a'), play('b')], 'a b', 'a b'],
    ['keeps undone plays in the log', [play('a'), play('b'), undo(1)], 'a', 'a (b)'],
    ['undoes several plays together', [play('a'), play('b'), play('c'), undo(2)], 'a', 'a (b) (c)'],
    ['undoes no more changes than exist', [play('a'), undo(7)], '', '(a)'],
    ['redoes undone plays', [play('a'), play('b'), undo(2), redo(1)], 'a', 'a (b)'],
    ['discards what could be redone when a play follows', [play('a'), undo(1), play('b'), redo(1)], 'b', '(a) b'],
    ['amends a play in the middle', [play('a'), play('b'), play('c'), amend(1, 1, 'x')], 'a x c', 'a (b) x c'],
    ['inserts without removing', [play('a'), play('c'), amend(1, 0, 'b')], 'a b c', 'a b c'],
    ['removes without inserting', [play('a'), play('b'), amend(0, 1)], 'b', '(a) b'],
    ['inserts at the end', [play('a'), amend(1, 0, 'b', 'c')], 'a b c', 'a b c'],
    [
      'undoes an amendment as one change',
      [play('a'), play('b'), amend(0, 2, 'x', 'y', 'z'), undo(1)],
      'a b',
      'a b (x) (y) (z)',
    ],
    ['redoes an amendment', [play('a'), amend(0, 1, 'x'), undo(2), redo(2)], 'x', '(a) x'],
    [
      'inserts after what was undone at that place',
      [play('a'), undo(1), play('b'), amend(0, 0, 'x')],
      'x b',
      '(a) x b',
    ],
  ] satisfies [string, Operation[], string, string][])('%s', (_, operations, line, log) => {
    expect(lineOf(operations)).toBe(line)
    expect(logOf(operations)).toBe(log)
  })

  it('distinguishes two plays of one amendment, each with its time', () => {
    const { line } = fold(journal(play('a'), amend(1, 0, 'b', 'b')))
    expect(line.map(each => [each.key, each.entry, each.at])).toEqual([
      ['0.0', 0, 0],
      ['1.0', 1, 1],
      ['1.1', 1, 1],
    ])
  })

  it('lists the changes that can be undone and redone, the next to redo first', () => {
    const { undoable, redoable } = fold(journal(play('a'), play('b'), amend(0, 1, 'x'), undo(2)))
    expect(undoable.map(each => each.entry)).toEqual([0])
    expect(redoable.map(each => each.entry)).toEqual([1, 2])
    expect(redoable[1]?.removed.map(each => each.action)).toEqual(['a'])
  })
})

describe('a journal that continues', () => {
  it('keeps the log’s items as they are, except those whose place has changed', () => {
    const entries = journal(play('a'), play('b'), play('c'), undo(1))
    const earlier = fold(entries.slice(0, 3))
    const { log } = foldOn(earlier, entries.slice(3))
    expect(log[0]).toBe(earlier.log[0])
    expect(log[1]).toBe(earlier.log[1])
    expect(log.map(({ place }) => place)).toEqual([0, 1, null])
  })

  it('keeps the order of plays in an amendment with more plays than a function call may have arguments', () => {
    const many = Array.from({ length: 10_002 }, (_, number) => String(number))
    const { line, log } = fold(journal(amend(0, 0, ...many), undo(1), redo(1)))
    expect(line.map(({ action }) => action)).toEqual(many)
    expect(log.map(({ action }) => action)).toEqual(many)
  })
})

describe('any journal', () => {
  it('has a line that equals its log without the items that don’t count', () => {
    fc.assert(
      fc.property(anyOperations, operations => {
        const { line, log } = fold(journal(...operations))
        const standing = log.filter(item => item.place !== null)
        expect(standing.map(item => item.key)).toEqual(line.map(each => each.key))
        expect(standing.map(item => item.place)).toEqual(line.map((_, place) => place))
      }),
    )
  })

  it('gives an equal result if it is folded in two parts', () => {
    const beside: fc.Arbitrary<Operation> = fc.constantFrom(
      { type: 'names', players: ['Ann', 'Bea'] },
      { type: 'note', note: { type: 'help', seat: 1 } },
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(anyOperation, beside), { maxLength: 40 }), fc.nat(40), (operations, cut) => {
        const entries = journal(...operations)
        expect(foldOn(fold(entries.slice(0, cut)), entries.slice(cut))).toEqual(fold(entries))
      }),
    )
  })

  it('has every play in its log exactly once', () => {
    fc.assert(
      fc.property(anyOperations, operations => {
        const made = operations.flatMap(operation =>
          operation.type === 'play' ? [operation.action] : operation.type === 'amend' ? operation.insert : [],
        )
        const { log } = fold(journal(...operations))
        expect(new Set(log.map(item => item.key)).size).toBe(made.length)
        expect(log.length).toBe(made.length)
      }),
    )
  })

  it('is unchanged by an undo and a redo of the same number of changes', () => {
    fc.assert(
      fc.property(anyOperations, fc.nat(10), (operations, count) => {
        const before = fold(journal(...operations))
        const undone = Math.min(count, before.undoable.length)
        const after = fold(journal(...operations, undo(undone), redo(undone)))
        expect(after.line).toEqual(before.line)
        expect(after.log).toEqual(before.log)
      }),
    )
  })

  it('returns to each of its earlier lines by undos', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            anyOperation.filter(operation => operation.type === 'amend'),
            fc.constant(play('p')),
          ),
        ),
        operations => {
          for (let back = 0; back <= operations.length; back++) {
            expect(lineOf([...operations, undo(back)])).toBe(lineOf(operations.slice(0, operations.length - back)))
          }
        },
      ),
    )
  })

  it('has its earlier line again when a second amendment reverts the first', () => {
    const plays = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 })
    fc.assert(
      fc.property(plays, plays, fc.nat(12), fc.nat(12), (made, insert, start, most) => {
        const from = Math.min(start, made.length)
        const taken = made.slice(from, from + most)
        const operations = made.map(play)
        const there = amend(from, taken.length, ...insert)
        expect(lineOf([...operations, there, amend(from, insert.length, ...taken)])).toBe(lineOf(operations))
      }),
    )
  })

  it('is not modified by folding', () => {
    fc.assert(
      fc.property(anyOperations, operations => {
        const entries = journal(...operations)
        const copy = structuredClone(entries)
        fold(entries)
        expect(entries).toEqual(copy)
      }),
    )
  })
})
