import { describe, expect, it } from 'vitest'
import { differ, kindsOf } from './cross.ts'

const MATCHES = 20
const ACTIONS = 70

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

const seedsFrom = (first: number): number[] => Array.from({ length: MATCHES }, (_, index) => first + index)

describe('random matches', () => {
  it.each([0, 20, 40, 60])('from seed %i on are ruled on alike by two implementations', first => {
    expect(
      seedsFrom(first)
        .map(seed => differ(seed, ACTIONS))
        .filter(each => each !== null),
    ).toEqual([])
  })

  it('bring every refusal, and whatever a move can bring', () => {
    const seen = new Set([0, 20, 40, 60].flatMap(seedsFrom).flatMap(seed => kindsOf(seed, ACTIONS)))
    expect(KINDS.filter(kind => !seen.has(kind))).toEqual([])
  })
})
