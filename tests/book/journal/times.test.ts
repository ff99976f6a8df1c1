import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Operation, Entry, Match, MatchHead, Clock } from '../../../src/book/journal/entries.ts'
import { fold } from '../../../src/book/journal/timeline.ts'
import { clockStateOf, readingOf, type ClockState } from '../../../src/book/journal/times.ts'

const head: MatchHead = { format: 4, id: 'm', game: 'wetice', head: '', players: ['Ann', 'Bob'], created: 0 }

const run = (seat: number): Operation => ({ type: 'note', note: { type: 'clock', seat } })
const STOP = run(0)
const PLAY: Operation = { type: 'play', action: 'pass' }
const undo = (count = 1): Operation => ({ type: 'undo', count })
const redo = (count = 1): Operation => ({ type: 'redo', count })

const entriesOf = (operations: readonly (readonly [at: number, what: Operation])[]): Entry[] =>
  operations.map(([at, what], number) => ({ format: 3, match: 'm', number, id: `e${number}`, at: at * 1000, what }))

const matchOf = (clock: Clock, operations: readonly (readonly [at: number, what: Operation])[]): Match => ({
  head: { ...head, clock },
  entries: entriesOf(operations),
})

function stateOf(clock: Clock, ...operations: (readonly [at: number, what: Operation])[]): ClockState {
  const state = clockStateOf(matchOf(clock, operations))
  if (!state) throw new Error('no clock')
  return state
}

const inSeconds = (times: readonly number[]): number[] => times.map(time => time / 1000)

const EACH: Clock = { type: 'player', seconds: 600, increment: 5, up: 'told' }
const MOVE: Clock = { type: 'move', seconds: 30, up: 'decided' }
const WATCH: Clock = { type: 'stopwatch' }

describe('the clock of a match', () => {
  it('is missing if no clock was chosen', () => {
    expect(clockStateOf({ head, entries: [] })).toBeNull()
  })

  it('waits to be started', () => {
    expect(stateOf(EACH)).toMatchObject({ used: [0, 0], left: [600_000, 600_000], running: null, stopped: true })
  })

  it('runs for a player until the next move, then pauses until it is started for the next player', () => {
    const played = stateOf(EACH, [10, run(1)], [40, PLAY])
    expect([inSeconds(played.used), inSeconds(played.left)]).toEqual([
      [30, 0],
      [575, 600],
    ])
    expect([played.running, played.stopped]).toEqual([null, false])
    const next = stateOf(EACH, [10, run(1)], [40, PLAY], [50, run(2)])
    expect(next.running).toEqual({ seat: 2, since: 50_000 })
    expect(readingOf(next, 2, 62_000)).toEqual({ used: 12_000, left: 588_000 })
    expect(readingOf(next, 1, 62_000)).toEqual({ used: 30_000, left: 575_000 })
  })

  it('gives each move a new allowance, and shows time beyond it as negative', () => {
    const late = stateOf(MOVE, [0, run(1)])
    expect(readingOf(late, 1, 42_000)).toEqual({ used: 42_000, left: -12_000 })
    const next = stateOf(MOVE, [0, run(1)], [42, PLAY])
    expect([inSeconds(next.used), inSeconds(next.left)]).toEqual([
      [42, 0],
      [30, 30],
    ])
  })

  it('as a stopwatch only counts time', () => {
    const state = stateOf(WATCH, [0, run(2)], [7, PLAY])
    expect(readingOf(state, 2, 99_000)).toEqual({ used: 7_000, left: null })
  })

  it('counts no time while it is stopped, and a move then adds no increment', () => {
    const state = stateOf(EACH, [0, run(1)], [10, STOP], [500, PLAY])
    expect(state).toMatchObject({ stopped: true, used: [10_000, 0], left: [590_000, 600_000] })
  })

  it('restores the time of the earlier position after an undo', () => {
    const operations = [
      [0, run(1)],
      [20, PLAY],
      [25, run(2)],
      [60, undo()],
    ] as const
    expect(stateOf(EACH, ...operations)).toMatchObject({ used: [0, 0], left: [600_000, 600_000], running: null })
    expect(stateOf(EACH, ...operations, [61, redo()])).toMatchObject({ used: [20_000, 0], left: [585_000, 600_000] })
  })

  it('counts the excess time, and restores it after an undo', () => {
    const late = [[0, run(1)], [42, PLAY], [42, run(2)], [50, PLAY]] as const // oxfmt-ignore
    expect(inSeconds(stateOf(MOVE, ...late).over)).toEqual([12, 0])
    expect(inSeconds(stateOf(MOVE, ...late, [60, undo(2)]).over)).toEqual([0, 0])
    expect(stateOf(EACH, ...late).over).toEqual([0, 0])
    expect([stateOf(EACH).started, stateOf(EACH, [0, run(1)], [9, STOP]).started]).toEqual([false, true])
  })

  it('never runs backwards if the device’s clock is set back', () => {
    const state = stateOf(EACH, [1000, run(1)], [1030, PLAY], [500, run(2)], [510, STOP])
    expect([state.used, state.last]).toEqual([[30_000, 0], 1_030_000])
    expect(readingOf(stateOf(EACH, [1000, run(1)]), 1, 900_000).used).toBe(0)
  })

  it('remembers the decision to play on after a player’s time was up, for that move or for the whole match', () => {
    const decided: Operation = { type: 'note', note: { type: 'time-up', seat: 1, verdict: 'on' } }
    const operations = [[0, run(1)], [40, decided], [41, PLAY]] as const // oxfmt-ignore
    expect(stateOf(MOVE, ...operations.slice(0, 2)).decided).toEqual([1])
    expect(stateOf(MOVE, ...operations).decided).toEqual([])
    expect(stateOf(EACH, ...operations).decided).toEqual([1])
  })

  it('keeps running when a note is added', () => {
    const helped: Operation = { type: 'note', note: { type: 'help', seat: 2 } }
    const state = stateOf(EACH, [5, run(1)], [20, helped])
    expect([state.running, state.stopped, state.decided]).toEqual([{ seat: 1, since: 5_000 }, false, []])
  })

  it('restores the times of exactly the moves that are undone', () => {
    const operations = [[0, run(1)], [20, PLAY], [20, run(2)], [50, PLAY]] as const // oxfmt-ignore
    expect(inSeconds(stateOf(EACH, ...operations, [60, undo(1)]).used)).toEqual([20, 0])
    expect(inSeconds(stateOf(EACH, ...operations, [60, undo(2)], [61, redo(1)]).used)).toEqual([20, 0])
  })

  it('doesn’t start for an unknown player', () => {
    expect(stateOf(EACH, [0, run(7)]).running).toBeNull()
  })
})

const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.nat({ max: 2 }).map(run),
  fc.constant(PLAY),
  fc.integer({ min: 1, max: 3 }).map(undo),
  fc.integer({ min: 1, max: 3 }).map(redo),
  fc.constant<Operation>({ type: 'amend', from: 0, remove: 0, insert: ['pass'] }),
  fc.constant<Operation>({ type: 'names', players: ['A', 'B'] }),
)
const evening = fc.array(fc.tuple(fc.nat({ max: 50 }), operation), { maxLength: 30 })
const clocks = fc.constantFrom<Clock>(EACH, MOVE, WATCH)

/** Operations with their times, computed from the gap before each. */
const later = (operations: readonly (readonly [number, Operation])[]): (readonly [number, Operation])[] => {
  let at = 0
  return operations.map(([gap, what]) => [(at += gap), what] as const)
}

describe('after any operations', () => {
  it('an undo of everything restores all time, and no time is negative', () => {
    fc.assert(
      fc.property(clocks, evening, (clock, gaps) => {
        const operations = later(gaps)
        const match = matchOf(clock, operations)
        const state = clockStateOf(match)
        const { undoable } = fold(match.entries)
        const empty = clockStateOf(matchOf(clock, [...operations, [9999, undo(undoable.length)]]))
        fc.pre(undoable.length > 0)
        expect(empty).toMatchObject({ used: [0, 0], running: null })
        expect(state?.used.every(used => used >= 0)).toBe(true)
      }),
    )
  })

  it('an undo and a redo of the same number of changes restore the times of the last move', () => {
    fc.assert(
      fc.property(clocks, evening, fc.integer({ min: 1, max: 3 }), (clock, gaps, count) => {
        const operations = later([...gaps, [0, PLAY]])
        const played = stateOf(clock, ...operations)
        const many = Math.min(count, fold(matchOf(clock, operations).entries).undoable.length)
        const again = stateOf(clock, ...operations, [9000, undo(many)], [9001, redo(many)])
        expect([again.used, again.left]).toEqual([played.used, played.left])
      }),
    )
  })

  it('time is counted once, and only while a clock runs', () => {
    fc.assert(
      fc.property(evening, gaps => {
        const operations = later(gaps.filter(([, { type }]) => type === 'note' || type === 'play'))
        const state = stateOf(WATCH, ...operations, [5000, STOP])
        let expected = 0
        let since: number | null = null
        for (const [at, what] of [...operations, [5000, STOP] as const]) {
          if (since !== null) expected += at - since
          since = what.type === 'note' && what.note.type === 'clock' && what.note.seat > 0 ? at : null
        }
        expect(state.used.reduce((sum, used) => sum + used, 0) / 1000).toBe(expected)
      }),
    )
  })
})
