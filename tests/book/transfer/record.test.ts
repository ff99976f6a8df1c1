import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { LONGEST } from '../../../src/book/journal/length.ts'
import { fold, type Entry } from '../../../src/book/journal/entries.ts'
import {
  fullRecordText,
  MOST_CHARACTERS,
  MOST_LINES,
  readRecords,
  recordText,
} from '../../../src/book/transfer/record.ts'
import { HEAD } from '../tally.ts'

vi.mock('../../../src/engine/games.ts', () => import('../tally.ts'))

let ids = 0
const making = { now: () => 7, newId: () => `id-${++ids}` }
const actionsOf = (entries: readonly Entry[]): string[] => fold(entries).line.map(play => play.action)

describe('the record of a match', () => {
  const deeds = [
    { type: 'play', action: 'add 1' },
    { type: 'play', action: 'add 2' },
    { type: 'undo', count: 1 },
    { type: 'play', action: 'add 3' },
  ] as const
  const entries = deeds.map((what, number): Entry => ({ format: 1, match: 'm', number, id: `e${number}`, at: 0, what }))
  const { line, log } = fold(entries)

  it('is its head and the plays that count', () => {
    expect(recordText(HEAD, line)).toBe(`${HEAD}\nadd 1\nadd 3\n`)
  })

  it('has what was undone as comments, which change nothing', () => {
    const full = fullRecordText(HEAD, log)
    expect(full).toBe(`${HEAD}\nadd 1\n# undone: add 2\nadd 3\n`)
    expect(readRecords(full, making).found.map(found => actionsOf(found.entries))).toEqual([['add 1', 'add 3']])
  })
})

describe('a text of records', () => {
  it('brings in each as a new match, in canonical spelling', () => {
    const { found, lost } = readRecords(
      '\uFEFFGAME grafa\r\nplay\r\nADD 3\r\nlegal\n\n# Bo\npass\ngame grafa\nplay',
      making,
    )
    expect(lost).toEqual([])
    expect(found.map(each => actionsOf(each.entries))).toEqual([['add 3', 'pass'], []])
    expect(found[0]?.head).toMatchObject({
      format: 1,
      game: 'grafa',
      head: 'game grafa\nplayers Player 1, Player 2\ntarget 20\npace slow\nplay',
      players: ['Player 1', 'Player 2'],
      created: 7,
    })
    expect(found[0]?.entries.map(entry => [entry.match === found[0]?.head.id, entry.number])).toEqual([
      [true, 0],
      [true, 1],
    ])
    expect(new Set(found.map(each => each.head.id)).size).toBe(2)
  })

  it('leaves out what is refused, and says so', () => {
    const { found, lost } = readRecords(`${HEAD}\nadd 9\njump\nadd 2`, making)
    expect(found.map(each => actionsOf(each.entries))).toEqual([['add 9', 'add 2']])
    expect(lost).toEqual([{ type: 'refused', line: 7, action: 'jump', code: 'unknown-action' }])
  })

  it('keeps what stands before a line that can not be read, and reads the records after it', () => {
    const { found, lost } = readRecords(`${HEAD}\nadd 9\nadd x\nadd 2\ngame chess\nplay\n${HEAD}\nadd 1`, making)
    expect(found.map(each => actionsOf(each.entries))).toEqual([['add 9'], ['add 1']])
    expect(lost).toMatchObject([
      { type: 'unreadable', line: 7, problem: { code: 'not-a-number' } },
      { type: 'unreadable', line: 9, problem: { code: 'unknown-game' } },
    ])
  })

  it('is not read when it is too long', () => {
    expect(readRecords('#'.repeat(MOST_CHARACTERS + 1), making)).toEqual({ found: [], lost: [{ type: 'too-long' }] })
  })

  it('is read as far as the referee has patience', () => {
    const game = `game grafa\nplay\n${'pass\n'.repeat(LONGEST / 2)}`
    const { found, lost } = readRecords(game.repeat(3), making)
    expect(found.map(({ entries }) => entries.length)).toEqual([LONGEST / 2, LONGEST / 2, MOST_LINES - LONGEST - 6])
    expect(lost).toEqual([{ type: 'too-many-lines', line: MOST_LINES + 1 }])
  })

  it('is read as far as a match may go, and the next one after it', () => {
    const { found, lost } = readRecords(`game grafa\nplay\n${'pass\n'.repeat(LONGEST + 2)}${HEAD}\nadd 1`, making)
    expect(found.map(({ entries }) => entries.length)).toEqual([LONGEST, 1])
    expect(lost).toEqual([{ type: 'too-many-lines', line: LONGEST + 3 }])
  })

  it('may be anything', () => {
    const word = fc.constantFrom('game grafa', 'play', 'add 3', 'pass', 'target 4', 'legal', '#', 'game', '\r', 'x')
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word).map(words => words.join('\n')),
    )
    fc.assert(
      fc.property(text, given => {
        for (const { head, entries } of readRecords(given, making).found) {
          const again = readRecords(recordText(head.head, fold(entries).line), making)
          expect(again.lost).toEqual([])
          expect(again.found.map(each => actionsOf(each.entries))).toEqual([actionsOf(entries)])
        }
      }),
    )
  })
})
