import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  activityOf,
  withMark,
  rightsDuring,
  withoutMark,
  type PendingCorrection,
} from '../../src/table/session/activity.ts'

type Facts = Parameters<typeof activityOf>[0]

const RESTS: Facts = {
  lookedAt: null,
  walks: { line: false, ruling: false },
  proposed: null,
  pending: null,
  over: false,
  closed: false,
}

const activity = (facts: Partial<Facts>) => activityOf({ ...RESTS, ...facts })
const rights = (facts: Partial<Facts>) => rightsDuring(activity(facts))

const anyFacts: fc.Arbitrary<Facts> = fc.record({
  lookedAt: fc.option(fc.nat(9)),
  walks: fc.record({ line: fc.boolean(), ruling: fc.boolean() }),
  proposed: fc.constantFrom('person', 'app', null),
  pending: fc.constantFrom('choosing', 'correcting', 'amending', 'entering', null),
  over: fc.boolean(),
  closed: fc.boolean(),
})

describe('the activity at a table', () => {
  it('is the one with the highest priority among those that apply', () => {
    expect(activity({})).toEqual({ type: 'playing' })
    expect(activity({ closed: true })).toEqual({ type: 'watching' })
    expect(activity({ over: true, closed: true })).toEqual({ type: 'over' })
    expect(activity({ over: true, walks: { line: false, ruling: true } })).toEqual({ type: 'walking', to: 'ruling' })
    expect(activity({ pending: 'correcting', walks: { line: false, ruling: true } })).toEqual({ type: 'correcting' })
    const judged = activity({ pending: 'correcting', proposed: 'person' })
    expect(judged).toEqual({ type: 'proposing', by: 'person', pending: 'correcting' })
    expect(activity({ walks: { line: true, ruling: false }, over: true })).toEqual({ type: 'walking', to: 'line' })
  })

  it('becomes “looking back”, with the previous activity inside it, while an earlier position is shown', () => {
    fc.assert(
      fc.property(anyFacts, fc.nat(9), (facts, made) => {
        const below = activityOf({ ...facts, lookedAt: null })
        expect(activityOf({ ...facts, lookedAt: made })).toEqual({ type: 'looking-back', made, below })
      }),
    )
  })
})

describe('the permissions at a table', () => {
  it('choose the group of buttons for the activity', () => {
    expect(rights({}).keys).toBe('play')
    expect(rights({ over: true }).keys).toBe('end')
    expect(rights({ pending: 'choosing' }).keys).toBe('own')
    expect(rights({ proposed: 'app' }).keys).toBe('confirm')
    expect(rights({ walks: { line: false, ruling: true } }).keys).toBe('walk')
    expect(rights({ lookedAt: 3, over: true }).keys).toBe('back')
  })

  it('let an undo first cancel pending input or a player’s proposal', () => {
    expect([rights({}), rights({ proposed: 'app' })].map(each => each.takesBack)).toEqual([false, false])
    expect([rights({ pending: 'choosing' }), rights({ proposed: 'person' })].map(each => each.takesBack)).toEqual([
      true,
      true,
    ])
  })

  it('stop all clocks during a correction, even while it is proposed or an earlier position is shown', () => {
    for (const pending of ['correcting', 'amending', 'entering'] as const) {
      const all = [{ pending }, { pending, proposed: 'person' as const }, { pending, lookedAt: 2 }]
      expect(all.map(facts => rights(facts).clock)).toEqual(['stands', 'stands', 'stands'])
    }
    expect(rights({ pending: 'choosing' }).clock).toBe('starts')
    expect(rights({ walks: { line: false, ruling: true } }).clock).toBe('waits')
  })

  it('don’t let the app play during catch-up instructions, during input, or while an earlier position is shown', () => {
    fc.assert(
      fc.property(anyFacts, facts => {
        const isBusy = facts.lookedAt !== null || facts.pending !== null || facts.walks.line
        expect(isBusy && rightsDuring(activityOf(facts)).app).toBe(false)
      }),
    )
    expect(rights({}).app).toBe(true)
  })
})

describe('a pending correction', () => {
  const none: PendingCorrection<string> = { type: 'correcting', made: [], chosen: null }

  it('loses its chosen square first, and then its marks one by one, when it is undone', () => {
    const two = { ...withMark(withMark(none, 'a1'), 'b2'), chosen: 'c3' }
    expect(withoutMark(two)).toEqual({ ...none, made: ['a1', 'b2'] })
    expect(withoutMark(withMark(none, 'a1'))).toEqual(none)
    expect(withoutMark(none)).toBeNull()
  })
})
