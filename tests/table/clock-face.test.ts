import { describe, expect, it } from 'vitest'
import type { Clock } from '../../src/book/journal/entries.ts'
import type { ClockState } from '../../src/book/journal/times.ts'
import { faceOf, msUntilChange } from '../../src/table/controls/clock-face.ts'

const EACH: Clock = { type: 'player', seconds: 600, increment: 0, up: 'told' }
const MOVE: Clock = { type: 'move', seconds: 30, up: 'told' }
const STOPWATCH: Clock = { type: 'stopwatch' }

const state = (left: readonly number[], used: readonly number[] = [0, 0]): ClockState => ({
  used,
  left,
  running: { seat: 1, since: 0 },
  stopped: false,
  paused: false,
  started: true,
  over: [0, 0],
  decided: [],
  last: 0,
})

describe('the face of a clock', () => {
  it.each([
    [EACH, 600_000, 0, '10:00', 'ample'],
    [EACH, 600_000, 1, '10:00', 'ample'],
    [EACH, 600_000, 539_999, '1:01', 'ample'],
    [EACH, 600_000, 540_000, '1:00', 'low'],
    [EACH, 600_000, 599_999, '0:01', 'low'],
    [EACH, 600_000, 600_000, '0:00', 'up'],
    [EACH, 600_000, 612_500, '−0:12', 'up'],
    [EACH, 7_200_000, 1_000, '1:59:59', 'ample'],
    [MOVE, 30_000, 23_000, '0:07', 'ample'],
    [MOVE, 30_000, 24_000, '0:06', 'low'],
  ] as const)('of %j with %i ms left, after %i ms, shows %s as “%s”', (clock, left, now, text, how) => {
    expect(faceOf(clock, state([left, left]), 1, now)).toMatchObject({ text, state: how, runs: true })
    expect(faceOf(clock, state([left, left]), 2, now).runs).toBe(false)
  })

  it('of a stopwatch shows the whole seconds that were used', () => {
    const used = state([], [65_900, 0])
    expect(faceOf(STOPWATCH, used, 1, 99)).toMatchObject({ text: '1:05', state: 'counts' })
    expect(faceOf(STOPWATCH, used, 1, 100).text).toBe('1:06')
  })

  it.each([
    [EACH, state([600_000, 0])],
    [EACH, state([500, 0])],
    [EACH, state([-2_300, 0])],
    [STOPWATCH, state([], [65_900, 0])],
  ])('of %j changes exactly at the time that was computed for its next change', (clock, each) => {
    const shown = (now: number): string => faceOf(clock, each, 1, now).text
    let now = 0
    for (let second = 0; second < 4; second++) {
      const next = now + msUntilChange(each, now)
      expect(shown(next - 1)).toBe(shown(now))
      expect(shown(next + 1)).not.toBe(shown(now))
      now = next + 1
    }
  })

  it('has no next change while no time runs', () => {
    expect(msUntilChange({ ...state([600_000, 0]), running: null }, 0)).toBe(Infinity)
  })
})
