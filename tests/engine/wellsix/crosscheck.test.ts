import { describe, expect, it } from 'vitest'
import { differ } from './cross.ts'

const MATCHES = 100
const ACTIONS = 80

/** Refusals, and what a move can bring with it, that the matches below have to show. */
const KINDS = [
  'agree game-over',
  'cannot-capture',
  'capture isolate',
  'capture isolate phase',
  'capture phase',
  'empty-cell',
  'exchange phase',
  'isolate phase',
  'must-move',
  'not-adjacent',
  'not-in-hand',
  'not-largest',
  'not-yours',
  'occupied',
  'over',
  'pass game-over',
  'pass phase',
  'phase',
  'place align game-over',
  'same-cell',
  'switch phase',
  'unknown-action',
  'wrong-phase',
]

describe('random matches', () => {
  it('are ruled on alike by two implementations, whatever happens in them', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < MATCHES; seed++) expect(differ(seed, ACTIONS, seen)).toBeNull()
    expect(KINDS.filter(kind => !seen.has(kind))).toEqual([])
  })
})
