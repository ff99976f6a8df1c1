import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeClock, parseClock, type Clock } from '../../../src/book/journal/clock.ts'

const up = fc.constantFrom('told' as const, 'decided' as const)
const seconds = fc.integer({ min: 1, max: 86_400 })
const clock: fc.Arbitrary<Clock> = fc.oneof(
  fc.record({ type: fc.constant('move' as const), seconds, up }),
  fc.record({ type: fc.constant('player' as const), seconds, increment: fc.integer({ min: 0, max: 3_600 }), up }),
  fc.constant({ type: 'stopwatch' as const }),
)

describe('a clock in words', () => {
  it('is read as it was made', () => {
    fc.assert(
      fc.property(clock, each => {
        expect(parseClock(makeClock(each))).toEqual(each)
      }),
    )
  })

  it.each([
    ['  move 60 told ', { type: 'move', seconds: 60, up: 'told' }],
    ['move \t 86400  decided', { type: 'move', seconds: 86_400, up: 'decided' }],
    ['player 1 3600 told', { type: 'player', seconds: 1, increment: 3_600, up: 'told' }],
  ])('is read as people write it: %j', (text, expected) => {
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
  ])('is none: %s', text => {
    expect(parseClock(text)).toBeNull()
  })
})
