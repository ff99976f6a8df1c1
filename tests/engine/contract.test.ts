import { describe, expect, it } from 'vitest'
import { grafa } from '../../src/engine/grafa/index.ts'
import { tennis } from '../../src/engine/tennis/index.ts'
import { wellsix } from '../../src/engine/wellsix/index.ts'
import { wetice } from '../../src/engine/wetice/index.ts'

describe('the contract of a game', () => {
  it('lists the events that the log shows', () => {
    expect(wetice.logged).toEqual(['irregular', 'correct', 'score', 'give', 'over'])
    expect(wellsix.logged).toEqual(['irregular', 'capture', 'isolate', 'align', 'game-over', 'over', 'correct'])
    expect(tennis.logged).toEqual(['irregular', 'clear', 'match', 'net', 'ghost', 'result', 'hand-over', 'over'])
    expect(grafa.logged).toEqual(['irregular', 'pair', 'return', 'dig', 'draw', 'turn', 'over'])
  })

  it('has rounds only for Wellsix (games) and A Lifelike Tennis (hands)', () => {
    expect([wellsix.rounds, tennis.rounds]).toEqual([
      { unit: 'game', worth: 'one' },
      { unit: 'hand', worth: 'scores' },
    ])
    expect([wetice.rounds, grafa.rounds]).toEqual([undefined, undefined])
  })

  it('recognises corrections in the two games that allow them', () => {
    expect(wetice.isCorrection({ type: 'correct', changes: [] })).toBe(true)
    expect(wetice.isCorrection({ type: 'pass' })).toBe(false)
    expect(wellsix.isCorrection({ type: 'correct', changes: [] })).toBe(true)
    expect(wellsix.isCorrection({ type: 'pass' })).toBe(false)
    expect(tennis.isCorrection({ type: 'next' })).toBe(false)
    expect(grafa.isCorrection({ type: 'use', suit: 'S' })).toBe(false)
  })
})
