import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replayMatch } from '../../../src/book/journal/replay.ts'
import { type Entry, MAX_LENGTH } from '../../../src/book/journal/entries.ts'
import { fold } from '../../../src/book/journal/timeline.ts'
import {
  withSettings,
  answersTo,
  MAX_CHARACTERS,
  playedRecord,
  readRecords,
  recordOf,
} from '../../../src/book/transfer/record.ts'
import { idsOf } from '../../../src/book/transfer/comments.ts'
import { MAX_HEAD_LINES } from '../../../src/engine/record.ts'
import { valueOf } from '../results.ts'
import { HEAD } from '../tally.ts'
import { RULES, playable } from '../../rules.ts'
import { some } from '../../runs.ts'

let ids = 0
const world = { now: () => 7, newId: () => `id-${++ids}` }
const actionsOf = (entries: readonly Entry[]): string[] => fold(entries).line.map(play => play.action)

/** The maximum number of lines of a text. */
const MAX_LINES = MAX_LENGTH + MAX_HEAD_LINES

const HELP = { type: 'note', note: { type: 'help', seat: 2 } } as const

describe('the record of a match', () => {
  const operations = [
    { type: 'play', action: 'add 1' },
    { type: 'play', action: 'add 2' },
    { type: 'undo', count: 1 },
    { type: 'play', action: 'add 3' },
  ] as const
  const entries = operations.map((what, number): Entry => ({
    format: 1,
    match: 'm',
    number,
    id: `e${number}`,
    at: 0,
    what,
  }))

  it('identifies its match, with the times of its beginning and end', () => {
    const head = { format: 1, id: 'm', game: 'tally', head: HEAD, players: ['Zoë', 'Bo'], created: 5 } as const
    const at = (time: number): readonly Entry[] => entries.map(entry => ({ ...entry, at: time + entry.number }))
    expect(recordOf(playable({ head, entries: [] }))).toBe(`# match m 5 5\n${HEAD}\n`)
    expect(recordOf(playable({ head, entries: at(0) }))).toMatch(/^# match m 5 5\n/)
    expect(recordOf(playable({ head, entries: at(6) }))).toMatch(/^# match m 5 9\n/)
    const asked: Entry = { ...entries[0], format: 1, match: 'm', number: 0, id: 'x', at: 9, what: HELP }
    expect(recordOf(playable({ head, entries: [asked] }))).toBe(`# match m 5 9\n${HEAD}\n# player 2 asked for help\n`)
  })

  it('is exported at the table without undone moves', () => {
    const head = { format: 1, id: 'm', game: 'tally', head: HEAD, players: ['Zoë', 'Bo'], created: 5 } as const
    expect(playedRecord(playable(valueOf(replayMatch(playable({ head, entries })))))).toBe(
      `# match m 5 5\n${HEAD}\nadd 1\nadd 3\n`,
    )
  })

  it('ends with the time that each player took', () => {
    const clock = { type: 'stopwatch' } as const
    const head = { format: 4, id: 'm', game: 'tally', head: HEAD, players: ['Zoë', 'Bo'], created: 5, clock } as const
    const timed = (number: number, at: number, what: Entry['what']): Entry => ({
      format: 3,
      match: 'm',
      number,
      id: `e${number}`,
      at,
      what,
    })
    const runs = (seat: number): Entry['what'] => ({ type: 'note', note: { type: 'clock', seat } })
    const journal = [timed(0, 10_000, runs(1)), timed(1, 14_400, runs(2)), timed(2, 16_100, runs(0))]
    expect(recordOf(playable({ head, entries: journal }))).toBe(
      `# match m 5 16100\n# clock stopwatch\n${HEAD}\n# player 1 used 4 s\n# player 2 used 2 s\n`,
    )
  })

  it('begins with the house rules', () => {
    const clock = { type: 'move', seconds: 60, up: 'decided' } as const
    const text = withSettings({ help: 'off', clock, app: [null, 'easy'] }, HEAD)
    expect(text).toBe(`# help off\n# clock move 60 decided\n# app - easy\n${HEAD}`)
    expect(withSettings({ help: 'asked' }, HEAD)).toBe(HEAD)
    const [all, plain] = readRecords(`${text}\n${HEAD}`, RULES, world).found.map(({ head }) => head)
    expect(all).toMatchObject({ format: 4, help: 'off', clock, app: [null, 'easy'] })
    expect(plain).toMatchObject({ format: 1 })
    expect(Object.keys(plain ?? {})).not.toEqual(expect.arrayContaining(['help']))
    const { found } = readRecords(`\n# nothing\n${HEAD}\n# clock stopwatch\n\nadd 1\n${HEAD}`, RULES, world)
    expect(found.map(({ head }) => [head.help, head.clock])).toEqual([
      [undefined, undefined],
      [undefined, { type: 'stopwatch' }],
    ])
  })

  it('has undone moves as comments, which have no effect', () => {
    const head = { format: 1, id: 'm', game: 'tally', head: HEAD, players: ['Zoë', 'Bo'], created: 5 } as const
    const full = recordOf(playable({ head, entries }))
    expect(full).toBe(`# match m 5 5\n${HEAD}\nadd 1\n# undone: add 2\nadd 3\n`)
    expect(readRecords(full, RULES, world).found.map(found => actionsOf(found.entries))).toEqual([['add 1', 'add 3']])
  })
})

describe('a text of records', () => {
  it('imports each record as a new match, in canonical spelling', () => {
    const { found, lost } = readRecords(
      '\uFEFFGAME Tally\r\nplay\r\nADD 3\r\nlegal\n\n# Bo\npass\ngame tally\nplay',
      RULES,
      world,
    )
    expect(lost).toEqual([])
    expect(found.map(each => actionsOf(each.entries))).toEqual([['add 3', 'pass'], []])
    expect(found[0]?.head).toMatchObject({
      format: 1,
      game: 'tally',
      head: 'game tally\nplayers Player 1, Player 2\ntarget 20\npace slow\nplay',
      players: ['Player 1', 'Player 2'],
      created: 7,
    })
    expect(found[0]?.entries.map(entry => [entry.match === found[0]?.head.id, entry.number])).toEqual([
      [true, 0],
      [true, 1],
    ])
    expect(new Set(found.map(each => each.head.id)).size).toBe(2)
  })

  it('leaves out refused actions, with a message', () => {
    const { found, lost } = readRecords(`${HEAD}\nadd 9\njump\nadd 2`, RULES, world)
    expect(found.map(each => actionsOf(each.entries))).toEqual([['add 9', 'add 2']])
    expect(lost).toEqual([{ type: 'refused', line: 7, action: 'jump', code: 'unknown-action' }])
  })

  it('keeps everything before a line that can’t be read, and reads the records after it', () => {
    const { found, lost } = readRecords(`${HEAD}\nadd 9\nadd x\nadd 2\ngame chess\nplay\n${HEAD}\nadd 1`, RULES, world)
    expect(found.map(each => actionsOf(each.entries))).toEqual([['add 9'], ['add 1']])
    expect(lost).toMatchObject([
      { type: 'unreadable', line: 7, problem: { code: 'not-a-number' } },
      { type: 'unreadable', line: 9, problem: { code: 'unknown-game' } },
    ])
  })

  it('imports no match whose players’ names can’t be shown', () => {
    const { found, lost } = readRecords(`${HEAD}\n\n${HEAD.replace('Bo', 'B\u202Eo')}\nadd 1\n${HEAD}`, RULES, world)
    expect(found.map(({ head }) => head.players)).toEqual([
      ['Zoë', 'Bo'],
      ['Zoë', 'Bo'],
    ])
    expect(lost).toEqual([{ type: 'names', line: 7 }])
  })

  it('with a stamp has equal ids in every version, also for notes', () => {
    const text = `# match m 5 9\n${HEAD}\nadd 1\n# player 2 asked for help\n`
    const [match] = readRecords(text, RULES, world).found
    expect(match?.entries.map(({ id }) => id)).toEqual(idsOf('m', ['add 1', JSON.stringify(HELP)]))
    expect(match?.entries.map(({ number, at }) => [number, at])).toEqual([
      [0, 9],
      [1, 9],
    ])
  })

  it('with a stamp is read up to the maximum length of a match; further notes are dropped, and a further play is reported', () => {
    const words = (count: number): string => '# player 1 asked for help\n'.repeat(count)
    const read = (body: string) => {
      const { found, lost } = readRecords(`# match m 5 9\n${HEAD}\n${body}`, RULES, world)
      return [found[0]?.entries.length, found[0]?.entries.at(-1)?.what.type, lost]
    }
    expect(read(words(MAX_LENGTH))).toEqual([MAX_LENGTH, 'note', []])
    expect(read(words(MAX_LENGTH + 1))).toEqual([MAX_LENGTH, 'note', []])
    expect(read(`pass\n${words(MAX_LENGTH)}`)).toEqual([MAX_LENGTH, 'note', []])
    const line = MAX_LENGTH + 8
    expect(read(`${words(MAX_LENGTH + 1)}pass`)).toEqual([MAX_LENGTH, 'note', [{ type: 'too-many-lines', line }]])
  })

  it('may have any number of lines without content', () => {
    const { found, lost } = readRecords(`${HEAD}\n${'# \n\n'.repeat(MAX_LINES)}pass`, RULES, world)
    expect([found[0]?.entries.length, lost]).toEqual([1, []])
  })

  it('is read without listing the legal actions of a position', () => {
    const types = (text: string) => [...answersTo(text, RULES)].map(({ type }) => type)
    expect(types(`${HEAD}\nlegal\nLEGAL\npass`)).toEqual(['head', 'ruling'])
    expect(types(`${HEAD}\npass\nlegal 2\npass`)).toEqual(['head', 'ruling', 'problem'])
    expect(types(`${HEAD}\n${'pass\n'.repeat(MAX_LINES)}`)).toHaveLength(MAX_LINES - 4)
  })

  it('is not read if it is too long', () => {
    expect(readRecords('#'.repeat(MAX_CHARACTERS), RULES, world)).toEqual({ found: [], lost: [] })
    expect(readRecords('#'.repeat(MAX_CHARACTERS + 1), RULES, world)).toEqual({
      found: [],
      lost: [{ type: 'too-long' }],
    })
  })

  it('is read up to the referee’s limit of lines', () => {
    const game = `game tally\nplay\n${'pass\n'.repeat(MAX_LENGTH / 2)}`
    const { found, lost } = readRecords(game.repeat(3), RULES, world)
    expect(found.map(({ entries }) => entries.length)).toEqual([
      MAX_LENGTH / 2,
      MAX_LENGTH / 2,
      MAX_LINES - MAX_LENGTH - 6,
    ])
    expect(lost).toEqual([{ type: 'too-many-lines', line: MAX_LINES + 1 }])
  })

  it('is read up to the maximum length of a match, and the next record is read too', () => {
    const { found, lost } = readRecords(
      `game tally\nplay\n${'pass\n'.repeat(MAX_LENGTH + 2)}${HEAD}\nadd 1`,
      RULES,
      world,
    )
    expect(found.map(({ entries }) => entries.length)).toEqual([MAX_LENGTH, 1])
    expect(lost).toEqual([{ type: 'too-many-lines', line: MAX_LENGTH + 3 }])
  })

  it('gives only matches that can be read back, whatever it contains', () => {
    const word = fc.constantFrom('game tally', 'play', 'add 3', 'pass', 'target 4', 'legal', '#', 'game', '\r', 'x')
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word).map(words => words.join('\n')),
    )
    fc.assert(
      fc.property(text, given => {
        for (const { head, entries } of readRecords(given, RULES, world).found) {
          const again = readRecords([head.head, ...actionsOf(entries)].join('\n'), RULES, world)
          expect(again.lost).toEqual([])
          expect(again.found.map(each => actionsOf(each.entries))).toEqual([actionsOf(entries)])
        }
      }),
      { numRuns: some(100) },
    )
  })
})
