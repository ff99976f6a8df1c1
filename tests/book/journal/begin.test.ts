import { describe, expect, it } from 'vitest'
import {
  createEntry,
  createHead,
  withAppSeats,
  archivedAt,
  type MatchKind,
  createMonotonicClock,
} from '../../../src/book/journal/begin.ts'
import type { Operation, Clock } from '../../../src/book/journal/entries.ts'
import { startReplay } from '../../../src/book/journal/replay.ts'
import { valueOf } from '../results.ts'
import { note, play, WELLSIX } from './made.ts'
import { RULES } from '../../rules.ts'

const MAKING = { now: () => 7, newId: () => 'new' }
const CLOCK: Clock = { type: 'stopwatch' }

function headOf(kind: MatchKind, text = WELLSIX.head) {
  const { game, setup } = valueOf(startReplay(text, RULES))
  return createHead(game, setup, MAKING, kind)
}

describe('the head of a new match', () => {
  it('contains only what was requested, and has format version 1', () => {
    const { head, ...plain } = headOf({})
    expect(plain).toEqual({ format: 1, id: 'new', game: 'wellsix', players: ['Ann', 'Bob'], created: 7 })
    expect(valueOf(startReplay(head, RULES)).players).toEqual(['Ann', 'Bob'])
    expect(headOf({ practice: false, scoreOnly: false, help: 'asked' })).toEqual(headOf({}))
  })

  it.each<[MatchKind, number]>([
    [{ practice: true }, 1],
    [{ scoreOnly: true }, 2],
    [{ help: 'off' }, 3],
    [{ app: [null, 'easy'] }, 3],
    [{ clock: CLOCK }, 4],
    [{ practice: true, scoreOnly: true, help: 'off', clock: CLOCK, app: ['strong', null] }, 4],
  ])('keeps %j, and has the earliest format version that supports it', (kind, format) => {
    expect(headOf(kind)).toEqual({ ...headOf({}), ...kind, format })
  })

  it('lets the app play only beside a person', () => {
    expect(headOf({ app: [null, 'easy', 'strong'] }).app).toEqual([null, 'easy'])
    expect(headOf({ app: [null, null] })).toEqual(headOf({}))
    const alone = headOf({ app: ['easy'] }, 'game grafa\nplayers Ann\nhand AH 6S 4C 3H 2S\ndeck 4H\nplay')
    expect(alone).toMatchObject({ format: 1, players: ['Ann'] })
    expect(alone).not.toHaveProperty('app')
  })

  it('returns to its earlier format version when the app leaves its seat', () => {
    expect(withAppSeats(headOf({ app: [null, 'easy'] }), [])).toEqual(headOf({}))
    expect(withAppSeats(headOf({ help: 'off', app: [null, 'easy'] }), [])).toEqual(headOf({ help: 'off' }))
  })

  it('contains the time of archiving, until the match is restored', () => {
    const head = headOf({ clock: CLOCK })
    expect(archivedAt(head, 5)).toEqual({ ...head, shelved: 5 })
    expect(archivedAt(archivedAt(head, 5), null)).toEqual(head)
  })
})

describe('a new entry', () => {
  it.each<[Operation, number]>([
    [play('pass'), 1],
    [note({ type: 'help', seat: 1 }), 2],
    [note({ type: 'clock', seat: 1 }), 3],
    [note({ type: 'time-up', seat: 1, verdict: 'on' }), 3],
    [{ type: 'lost', seat: 1 }, 4],
    [{ type: 'setup', head: 'game wetice', cells: ['a1', 'b1'] }, 4],
    [note({ type: 'hand', seat: 1, round: 1, cards: ['K'] }), 3],
    [note({ type: 'dealt', round: 1, hands: [['K'], ['2']] }), 3],
  ])('of %j has the earliest format version that supports it', (what, format) => {
    expect(createEntry('m', 3, what, MAKING)).toEqual({ format, match: 'm', number: 3, id: 'new', at: 7, what })
  })
})

describe('a monotonic clock', () => {
  it('follows the device’s clock, and keeps rising if the device’s clock is set back', () => {
    let [wall, ticks] = [1_000_000, 50]
    const now = createMonotonicClock(
      () => wall,
      () => ticks,
    )
    expect(now()).toBe(1_000_000)
    wall -= 500_000
    ticks += 2_000.5
    expect(now()).toBe(1_002_000)
    // Timers don't run during sleep.
    wall = 1_900_000
    expect(now()).toBe(1_900_000)
    expect(now(2_000_000)).toBe(2_000_000)
    ticks += 10
    expect(now()).toBe(2_000_010)
  })
})
